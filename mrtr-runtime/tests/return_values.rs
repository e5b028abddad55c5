//! What becomes of everything a tool may return, as generated code has it.

use std::{borrow::Cow, error::Error, fmt};

use mrtr_runtime::{
    __private::{
        ErrorByConversion as _, ErrorByDisplay as _, ErrorByReference as _, Probe, ReturnError,
        ReturnValue, SplitPlain as _, SplitResult as _, ValueByItself as _, ValueBySerialize as _,
        output_schema,
    },
    function::reply::{Content, IntoReply, Json, Reply},
    protocol::error::{AskError, RpcError, ToolError},
    question::Kind,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

/// What generated code does with the value of a finished tool.
macro_rules! finish {
    ($value:expr $(,)?) => {{
        let returned = $value;
        match (&&Probe::of(&returned)).mrtr_split().split(returned) {
            Ok(value) => ReturnValue::reply((&&Probe::of(&value)).mrtr_value(), value),
            Err(error) => Err(ReturnError::tool_error(
                (&&&Probe::of(&error)).mrtr_error(),
                error,
            )),
        }
    }};
}

#[derive(Serialize, JsonSchema)]
struct Booking {
    seat: String,
    price: Option<u32>,
}

#[derive(Serialize)]
struct Undescribed {
    seat: String,
}

struct OwnText;

impl IntoReply for OwnText {
    fn into_reply(self) -> Result<Reply, ToolError> {
        Ok(Reply::text("own words"))
    }
}

#[derive(Debug)]
enum AirlineError {
    Full,
    Asking(AskError),
}

impl fmt::Display for AirlineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Full => "the flight is full",
            Self::Asking(_) => "asking failed",
        })
    }
}

impl Error for AirlineError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Full => None,
            Self::Asking(error) => Some(error),
        }
    }
}

fn booking() -> Booking {
    Booking {
        seat: "4A".into(),
        price: None,
    }
}

fn structured(value: &Value) -> Reply {
    Reply::structured(value).unwrap()
}

#[test]
fn texts_go_out_as_text() {
    assert_eq!(finish!(String::from("done")).unwrap(), Reply::text("done"));
    assert_eq!(finish!("done").unwrap(), Reply::text("done"));
    assert_eq!(finish!(Cow::Borrowed("done")).unwrap(), Reply::text("done"));
    assert_eq!(
        finish!(Ok::<_, ToolError>(String::from("done"))).unwrap(),
        Reply::text("done")
    );
}

#[test]
fn nothing_goes_out_as_no_content() {
    assert_eq!(finish!(()).unwrap(), Reply::default());
    assert_eq!(finish!(Ok::<_, ToolError>(())).unwrap(), Reply::default());
}

#[test]
fn content_goes_out_as_it_is() {
    let blocks = vec![Content::text("a"), Content::image([1], "image/png")];
    assert_eq!(finish!(blocks.clone()).unwrap(), Reply::new(blocks));
    assert_eq!(finish!(Content::text("a")).unwrap(), Reply::text("a"));
    assert_eq!(finish!(Reply::error("a")).unwrap(), Reply::error("a"));
    assert_eq!(finish!(OwnText).unwrap(), Reply::text("own words"));
}

#[test]
fn everything_else_goes_out_as_structured_content() {
    assert_eq!(
        finish!(booking()).unwrap(),
        structured(&json!({ "seat": "4A", "price": null }))
    );
    assert_eq!(
        finish!(Undescribed { seat: "4A".into() }).unwrap(),
        structured(&json!({ "seat": "4A" }))
    );
    assert_eq!(
        finish!(Ok::<_, AirlineError>(booking())).unwrap(),
        structured(&json!({ "seat": "4A", "price": null }))
    );
    assert_eq!(finish!(vec![1, 2]).unwrap(), structured(&json!([1, 2])));
    assert_eq!(finish!(7_u8).unwrap(), structured(&json!(7)));
    assert_eq!(finish!(None::<bool>).unwrap(), structured(&json!(null)));
    assert_eq!(
        finish!(json!({ "a": 1 })).unwrap(),
        structured(&json!({ "a": 1 }))
    );
}

#[test]
fn json_makes_any_type_structured() {
    assert_eq!(finish!(Json("done")).unwrap(), structured(&json!("done")));
    assert_eq!(
        finish!(Ok::<_, ToolError>(Json(booking()))).unwrap(),
        structured(&json!({ "seat": "4A", "price": null }))
    );
}

#[test]
fn every_way_to_fail_keeps_its_text() {
    let text = "the flight is full";
    let errors = [
        finish!(Err::<(), _>(AirlineError::Full)),
        finish!(Err::<(), _>(ToolError::new(text))),
        finish!(Err::<(), Box<dyn Error + Send + Sync>>(
            AirlineError::Full.into()
        )),
        finish!(Err::<(), Box<dyn Error>>(AirlineError::Full.into())),
        finish!(Err::<(), _>(String::from(text))),
        finish!(Err::<(), _>(text)),
    ];
    for error in errors {
        assert_eq!(error.unwrap_err().to_string(), text);
    }
}

#[test]
fn a_client_that_cannot_be_asked_is_told_so_through_any_error_type() {
    let unsupported = || AirlineError::Asking(AskError::Unsupported(Kind::Url));
    let rpc = || RpcError::new(-32000, "no");
    let seen = [
        finish!(Err::<(), _>(unsupported())),
        finish!(Err::<(), Box<dyn Error + Send + Sync>>(
            unsupported().into()
        )),
    ];
    for error in seen {
        assert!(error.unwrap_err().to_string().ends_with("(-32021)"));
    }
    let seen = [
        finish!(Err::<(), _>(rpc())),
        finish!(Err::<(), Box<dyn Error + Send + Sync>>(rpc().into())),
    ];
    for error in seen {
        assert_eq!(error.unwrap_err().to_string(), "no (-32000)");
    }
}

#[test]
fn an_output_schema_exists_where_the_structured_type_has_one() {
    let expected = json!({
        "type": "object",
        "properties": {
            "seat": { "type": "string" },
            "price": { "type": ["integer", "null"], "minimum": 0 },
        },
        "required": ["seat", "price"],
    });
    for schema in [
        output_schema!(Booking),
        output_schema!(Json<Booking>),
        output_schema!(Result<Booking, ToolError>),
        output_schema!(Result<Json<Booking>, AirlineError>),
    ] {
        assert_eq!(schema.map(Value::Object), Some(expected.clone()));
    }
    let list = output_schema!(Vec<Booking>).unwrap();
    assert_eq!(list["type"], "array");
    assert!(list["$defs"]["Booking"].is_object());
}

#[test]
fn an_output_schema_is_not_made_up() {
    assert_eq!(output_schema!(Undescribed), None);
    assert_eq!(output_schema!(Result<Undescribed, ToolError>), None);
    assert_eq!(output_schema!(Json<Undescribed>), None);
    assert_eq!(output_schema!(Value), None);
    assert_eq!(output_schema!(Result<String, ToolError>), None);
    assert_eq!(output_schema!(&'static str), None);
    assert_eq!(output_schema!(()), None);
    assert_eq!(output_schema!(Vec<Content>), None);
    assert_eq!(output_schema!(Reply), None);
    assert_eq!(output_schema!(OwnText), None);
}
