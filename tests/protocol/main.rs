//! What goes over the wire: `mrtr::Server` seen from the other end, by rmcp's own client and byte for byte; the client's
//! side of a round; and the schemas of forms.

mod client;
mod connection;
mod lines;
mod logs;
mod modern;
mod older;
mod prompts_and_resources;
mod rmcp_client;
mod schemas;
#[path = "../support/tools.rs"]
mod shared;
mod tools;
