//! Written by hand on rmcp: a state machine, and a codec for its state.
//!
//! `hmac` is rmcp's own codec (signed JSON); `aead` seals MessagePack with XChaCha20-Poly1305; `plain` is JSON as it
//! is, which protects nothing. Both codecs bind the state to the tool's name and its arguments, and let it expire.
//! What the others do beside that, this does not: no check of the answers beyond their type, no look at what the
//! client can be asked, no key ring, no flow, no fingerprint.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use chacha20poly1305::{AeadInOut, KeyInit, XChaCha20Poly1305};
use rmcp::{
    ErrorData, RoleServer, ServerHandler, ServiceExt,
    model::{
        BooleanSchema, CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock,
        ElicitRequest, ElicitRequestParams, ElicitationSchema, EnumSchema, InputRequest,
        InputRequests, InputRequiredResult, InputResponses, ListToolsResult,
        PaginatedRequestParams, PrimitiveSchemaDefinition, RequestStateCodec, SealOptions,
        ServerCapabilities, ServerConfig, StringSchema, Tool,
    },
    service::RequestContext,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

const TTL: Duration = Duration::from_secs(900);
const NONCE_LEN: usize = 24;
const TAG_LEN: usize = 16;

#[derive(Serialize, Deserialize)]
struct Offer {
    id: String,
    price: u32,
    currency: String,
    departs: u64,
}

fn quote(flight: &str) -> Offer {
    Offer {
        id: "Q7F3A21C90BE".to_owned(),
        price: 184 + u32::try_from(flight.len()).unwrap_or(0),
        currency: "EUR".to_owned(),
        departs: 1_793_000_000,
    }
}

#[derive(Serialize, Deserialize)]
enum Booking {
    Name { offer: Offer },
    Seat { offer: Offer, name: String },
    Confirm { offer: Offer, name: String, seat: String },
}

#[derive(Serialize, Deserialize)]
struct Often {
    asked: u32,
    agreed: u32,
}

enum Codec {
    Plain,
    Hmac(RequestStateCodec),
    Aead(XChaCha20Poly1305),
}

#[derive(Serialize, Deserialize)]
struct Sealed<T> {
    expires: u64,
    state: T,
}

fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |now| now.as_secs())
}

impl Codec {
    fn seal<T: Serialize>(&self, bound: &[u8], state: &T) -> Option<String> {
        match self {
            Self::Plain => serde_json::to_string(state).ok(),
            Self::Hmac(codec) => {
                let options = SealOptions::new().associated_data(bound).ttl(TTL);
                codec.seal_json_with(state, &options).ok()
            }
            Self::Aead(cipher) => {
                let mut nonce = [0; NONCE_LEN];
                getrandom::fill(&mut nonce).ok()?;
                let mut bytes = Vec::with_capacity(256);
                bytes.extend_from_slice(&nonce);
                let state = Sealed {
                    expires: now() + TTL.as_secs(),
                    state,
                };
                rmp_serde::encode::write_named(&mut bytes, &state).ok()?;
                let plaintext = &mut bytes[NONCE_LEN..];
                let tag = cipher
                    .encrypt_inout_detached(&nonce.into(), bound, plaintext.into())
                    .ok()?;
                bytes.extend_from_slice(&tag);
                Some(URL_SAFE_NO_PAD.encode(bytes))
            }
        }
    }

    fn open<T: DeserializeOwned>(&self, bound: &[u8], text: &str) -> Option<T> {
        match self {
            Self::Plain => serde_json::from_str(text).ok(),
            Self::Hmac(codec) => codec.open_json_with(text, bound).ok(),
            Self::Aead(cipher) => {
                let mut bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
                let (nonce, rest) = bytes.split_first_chunk_mut::<NONCE_LEN>()?;
                let (sealed, tag) = rest.split_last_chunk_mut::<TAG_LEN>()?;
                cipher
                    .decrypt_inout_detached(
                        &(*nonce).into(),
                        bound,
                        (&mut *sealed).into(),
                        &(*tag).into(),
                    )
                    .ok()?;
                let sealed: Sealed<T> = rmp_serde::from_slice(sealed).ok()?;
                (sealed.expires > now()).then_some(sealed.state)
            }
        }
    }
}

struct Server {
    codec: Codec,
    tools: Vec<Tool>,
}

impl Server {
    fn new(codec: Codec) -> Self {
        let schema = |name: &str, of: &str| {
            let schema = json!({
                "type": "object",
                "properties": { name: { "type": of } },
                "required": [name],
            });
            std::sync::Arc::new(schema.as_object().cloned().unwrap_or_default())
        };
        Self {
            codec,
            tools: vec![
                Tool::new(
                    "book_flight",
                    "Books a seat on a flight.",
                    schema("flight", "string"),
                ),
                Tool::new("ask_often", "Asks often.", schema("times", "integer")),
            ],
        }
    }

    fn ask<T: Serialize>(
        &self,
        bound: &[u8],
        key: &str,
        message: &str,
        schema: PrimitiveSchemaDefinition,
        state: &T,
    ) -> Result<CallToolResponse, ErrorData> {
        let requested_schema = ElicitationSchema::builder()
            .required_property(key, schema)
            .build()
            .map_err(|error| ErrorData::internal_error(error, None))?;
        let request =
            InputRequest::Elicitation(ElicitRequest::new(ElicitRequestParams::FormElicitationParams {
                meta: None,
                message: message.to_owned(),
                requested_schema,
            }));
        let state = self
            .codec
            .seal(bound, state)
            .ok_or_else(|| ErrorData::internal_error("cannot seal", None))?;
        Ok(CallToolResponse::InputRequired(InputRequiredResult::new(
            Some(InputRequests::from([(key.to_owned(), request)])),
            Some(state),
        )))
    }

    fn book(
        &self,
        bound: &[u8],
        flight: &str,
        state: Option<&str>,
        answers: &InputResponses,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(state) = state else {
            let state = Booking::Name {
                offer: quote(flight),
            };
            let schema = PrimitiveSchemaDefinition::String(StringSchema::new());
            return self.ask(bound, "name", "Who is flying?", schema, &state);
        };
        match self.codec.open(bound, state).ok_or_else(invalid)? {
            Booking::Name { offer } => {
                let Some(name) = text(answers, "name") else {
                    return Ok(done("Nothing was bought."));
                };
                let state = Booking::Seat { offer, name };
                let schema = EnumSchema::builder(vec!["window".to_owned(), "aisle".to_owned()])
                    .description("Where somebody sits.")
                    .build();
                let schema = PrimitiveSchemaDefinition::Enum(schema);
                self.ask(bound, "seat", "Which seat?", schema, &state)
            }
            Booking::Seat { offer, name } => {
                let Some(seat) = text(answers, "seat") else {
                    return Ok(done("Nothing was bought."));
                };
                let state = Booking::Confirm { offer, name, seat };
                let schema = PrimitiveSchemaDefinition::Boolean(BooleanSchema::new());
                self.ask(bound, "confirm", "Buy it?", schema, &state)
            }
            Booking::Confirm { offer, name, seat } => Ok(match yes(answers, "confirm") {
                true => done(&format!("{seat} is booked for {name} as {}.", offer.id)),
                false => done("Nothing was bought."),
            }),
        }
    }

    fn often(
        &self,
        bound: &[u8],
        times: u64,
        state: Option<&str>,
        answers: &InputResponses,
    ) -> Result<CallToolResponse, ErrorData> {
        let mut often = match state {
            None => Often {
                asked: 0,
                agreed: 0,
            },
            Some(state) => {
                let mut often: Often = self.codec.open(bound, state).ok_or_else(invalid)?;
                often.agreed += u32::from(yes(answers, "confirm"));
                often
            }
        };
        if u64::from(often.asked) == times {
            return Ok(done(&often.agreed.to_string()));
        }
        often.asked += 1;
        let schema = PrimitiveSchemaDefinition::Boolean(BooleanSchema::new());
        self.ask(bound, "confirm", "Sure?", schema, &often)
    }
}

fn invalid() -> ErrorData {
    ErrorData::invalid_params("Invalid or expired requestState", None)
}

fn done(text: &str) -> CallToolResponse {
    CallToolResponse::Complete(CallToolResult::success(vec![ContentBlock::text(text)]))
}

fn accepted<'v>(answers: &'v InputResponses, key: &str) -> Option<&'v Value> {
    let answer = answers.get(key)?;
    (answer["action"] == "accept").then(|| &answer["content"][key])
}

fn text(answers: &InputResponses, key: &str) -> Option<String> {
    accepted(answers, key)?.as_str().map(str::to_owned)
}

fn yes(answers: &InputResponses, key: &str) -> bool {
    accepted(answers, key).and_then(Value::as_bool) == Some(true)
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.tools.clone()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.tools.iter().find(|tool| tool.name == name).cloned()
    }

    async fn call_tool(
        &self,
        params: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = params.arguments.unwrap_or_default();
        let answers = params.input_responses.unwrap_or_default();
        let state = params.request_state.as_deref();
        let mut bound = params.name.as_bytes().to_vec();
        bound.push(0);
        serde_json::to_writer(&mut bound, &arguments)
            .map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        match &*params.name {
            "book_flight" => {
                let flight = arguments.get("flight").and_then(Value::as_str);
                let flight = flight.ok_or_else(|| ErrorData::invalid_params("flight", None))?;
                self.book(&bound, flight, state, &answers)
            }
            "ask_often" => {
                let times = arguments.get("times").and_then(Value::as_u64);
                let times = times.ok_or_else(|| ErrorData::invalid_params("times", None))?;
                self.often(&bound, times, state, &answers)
            }
            _ => Err(ErrorData::invalid_params("unknown tool", None)),
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let codec = match std::env::args().nth(1).as_deref() {
        Some("plain") => Codec::Plain,
        Some("hmac") => Codec::Hmac(RequestStateCodec::try_new([7; 32])?),
        Some("aead") => Codec::Aead(XChaCha20Poly1305::new(&[7; 32].into())),
        _ => return Err("plain, hmac or aead?".into()),
    };
    let running = Server::new(codec).serve(rmcp::transport::stdio()).await?;
    running.waiting().await?;
    Ok(())
}
