//! From a tool's return value to its reply, chosen by the type.
//!
//! Traits cannot overlap, so the choice is made by method lookup: of several traits with one
//! method name, the one that needs the fewest references taken off the receiver wins. That works
//! because a tool's return type is concrete; it is why this is a macro and not a function.
//! Only the last resort of each choice carries a bound, so a type that fits nowhere gives one
//! error, in the words below.

use std::{error::Error, fmt::Display};

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

use super::{IntoReply, Json, Reply};
use crate::{
    function::schema,
    ground::probe::Probe,
    protocol::error::{AskError, RpcError, ToolError},
};

/// The JSON Schema of what a tool of this return type puts into `structuredContent`, if known.
#[doc(hidden)]
#[macro_export]
macro_rules! __mrtr_output_schema {
    ($returned:ty $(,)?) => {{
        use $crate::function::reply::finish::{
            SchemaKnown as _, SchemaOfJson as _, SchemaOfReply as _, SchemaUnknown as _,
            SplitPlain as _, SplitResult as _,
        };
        let __returned = $crate::ground::probe::Probe::<$returned>::new();
        let __value = (&&__returned).mrtr_split().value_of(&__returned);
        (&&&&__value).mrtr_schema().schema(&__value)
    }};
}

// First choice: a `Result`, or a value that cannot fail.

/// Chosen for a `Result`.
#[derive(Clone, Copy, Debug)]
pub struct Fallible;

/// Chosen for everything else.
#[derive(Clone, Copy, Debug)]
pub struct Certain;

pub trait SplitResult {
    fn mrtr_split(&self) -> Fallible {
        Fallible
    }
}
impl<T, E> SplitResult for &Probe<Result<T, E>> {}

pub trait SplitPlain {
    fn mrtr_split(&self) -> Certain {
        Certain
    }
}
impl<T> SplitPlain for Probe<T> {}

impl Fallible {
    pub fn split<T, E>(self, value: Result<T, E>) -> Result<T, E> {
        value
    }

    pub fn value_of<T, E>(self, _: &Probe<Result<T, E>>) -> Probe<T> {
        Probe::new()
    }
}

impl Certain {
    pub fn split<T>(self, value: T) -> Result<T, ToolError> {
        Ok(value)
    }

    pub fn value_of<T>(self, _: &Probe<T>) -> Probe<T> {
        Probe::new()
    }
}

// Second choice: how a value becomes a reply.

/// Chosen for [`IntoReply`].
#[derive(Clone, Copy, Debug)]
pub struct ByItself;

/// Chosen for everything else.
#[derive(Clone, Copy, Debug)]
pub struct BySerialize;

pub trait ValueByItself {
    fn mrtr_value(&self) -> ByItself {
        ByItself
    }
}
impl<T: IntoReply> ValueByItself for &Probe<T> {}

pub trait ValueBySerialize {
    fn mrtr_value(&self) -> BySerialize {
        BySerialize
    }
}
impl<T> ValueBySerialize for Probe<T> {}

/// What a tool may return; `By` is the choice made for it.
#[diagnostic::on_unimplemented(
    message = "a tool cannot return `{Self}`",
    label = "not a supported return type",
    note = "derive `serde::Serialize` for it, or return `String`, `()`, `Content`, `Vec<Content>` or `Reply`",
    note = "a tool returns one of these, or a `Result` of one of these and an error"
)]
pub trait ReturnValue<By = BySerialize>: Sized {
    fn reply(by: By, value: Self) -> Result<Reply, ToolError>;
}

impl<T: IntoReply> ReturnValue<ByItself> for T {
    fn reply(_: ByItself, value: Self) -> Result<Reply, ToolError> {
        value.into_reply()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Serialize> ReturnValue<BySerialize> for T {
    fn reply(_: BySerialize, value: Self) -> Result<Reply, ToolError> {
        Reply::structured(&value)
    }
}

// Third choice: how an error becomes a tool error.

/// Chosen for `Into<ToolError>`, which every [`Error`] is.
#[derive(Clone, Copy, Debug)]
pub struct ByConversion;

/// Chosen for boxes and reports that hold an [`Error`] without being one.
#[derive(Clone, Copy, Debug)]
pub struct ByReference;

/// Chosen for everything else.
#[derive(Clone, Copy, Debug)]
pub struct ByDisplay;

pub trait ErrorByConversion {
    fn mrtr_error(&self) -> ByConversion {
        ByConversion
    }
}
impl<E: Into<ToolError>> ErrorByConversion for &&Probe<E> {}

pub trait ErrorByReference {
    fn mrtr_error(&self) -> ByReference {
        ByReference
    }
}
impl<E: AsRef<dyn Error + Send + Sync + 'static> + Display> ErrorByReference for &Probe<E> {}

pub trait ErrorByDisplay {
    fn mrtr_error(&self) -> ByDisplay {
        ByDisplay
    }
}
impl<E> ErrorByDisplay for Probe<E> {}

/// How a tool may fail; `By` is the choice made for it.
#[diagnostic::on_unimplemented(
    message = "this function cannot fail with `{Self}`",
    label = "not a supported error type",
    note = "implement `std::error::Error` or `std::fmt::Display` for it, or use `ToolError`"
)]
pub trait ReturnError<By = ByDisplay>: Sized {
    fn tool_error(by: By, error: Self) -> ToolError;
}

impl<E: Into<ToolError>> ReturnError<ByConversion> for E {
    fn tool_error(_: ByConversion, error: Self) -> ToolError {
        error.into()
    }
}

impl<E: AsRef<dyn Error + Send + Sync + 'static> + Display> ReturnError<ByReference> for E {
    fn tool_error(_: ByReference, error: Self) -> ToolError {
        // The same two causes `From<impl Error>` looks for: they are protocol errors, not texts.
        let mut cause: Option<&(dyn Error + 'static)> = Some(error.as_ref());
        while let Some(current) = cause {
            if let Some(AskError::Unsupported(kind)) = current.downcast_ref::<AskError>() {
                return AskError::Unsupported(*kind).into();
            }
            if let Some(rpc) = current.downcast_ref::<RpcError>() {
                return rpc.clone().into();
            }
            cause = current.source();
        }
        ToolError::new(error.to_string())
    }
}

#[diagnostic::do_not_recommend]
impl<E: Display> ReturnError<ByDisplay> for E {
    fn tool_error(_: ByDisplay, error: Self) -> ToolError {
        ToolError::new(error.to_string())
    }
}

// Fourth choice: what is known about the structured result.

/// Chosen for [`Json`] of a type with a schema.
#[derive(Clone, Copy, Debug)]
pub struct OfJson;

/// Chosen for types that choose their content themselves.
#[derive(Clone, Copy, Debug)]
pub struct OfReply;

/// Chosen for types with a schema.
#[derive(Clone, Copy, Debug)]
pub struct Known;

/// Chosen for everything else.
#[derive(Clone, Copy, Debug)]
pub struct Unknown;

pub trait SchemaOfJson {
    fn mrtr_schema(&self) -> OfJson {
        OfJson
    }
}
impl<T: JsonSchema> SchemaOfJson for &&&Probe<Json<T>> {}

pub trait SchemaOfReply {
    fn mrtr_schema(&self) -> OfReply {
        OfReply
    }
}
impl<T: IntoReply> SchemaOfReply for &&Probe<T> {}

pub trait SchemaKnown {
    fn mrtr_schema(&self) -> Known {
        Known
    }
}
impl<T: JsonSchema> SchemaKnown for &Probe<T> {}

pub trait SchemaUnknown {
    fn mrtr_schema(&self) -> Unknown {
        Unknown
    }
}
impl<T> SchemaUnknown for Probe<T> {}

impl OfJson {
    pub fn schema<T: JsonSchema>(self, _: &Probe<Json<T>>) -> Option<Map<String, Value>> {
        schema_of::<T>()
    }
}

impl OfReply {
    pub fn schema<T>(self, _: &Probe<T>) -> Option<Map<String, Value>> {
        None
    }
}

impl Known {
    pub fn schema<T: JsonSchema>(self, _: &Probe<T>) -> Option<Map<String, Value>> {
        schema_of::<T>()
    }
}

impl Unknown {
    pub fn schema<T>(self, _: &Probe<T>) -> Option<Map<String, Value>> {
        None
    }
}

fn schema_of<T: JsonSchema>() -> Option<Map<String, Value>> {
    match schema::settings()
        .for_serialize()
        .into_generator()
        .into_root_schema_for::<T>()
        .to_value()
    {
        Value::Object(mut schema) => {
            // The Rust type's name is no business of the client's.
            if schema.get("title").and_then(Value::as_str) == Some(&*T::schema_name()) {
                schema.remove("title");
            }
            // An empty schema allows everything and tells nothing; so does `true`.
            Some(schema).filter(|schema| !schema.is_empty())
        }
        _ => None,
    }
}
