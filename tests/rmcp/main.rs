//! `mrtr::Server` seen from the other end of the wire: by rmcp's own client, and byte for byte.
#![cfg(feature = "rmcp")]

mod connection;
mod lines;
mod logs;
mod modern;
mod older;
mod prompts_and_resources;
mod rmcp_client;
mod tools;
