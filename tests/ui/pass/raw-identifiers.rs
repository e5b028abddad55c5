//! Keywords may be names.

#![deny(warnings)]

use mrtr::prelude::*;

#[mrtr_tool]
async fn r#match(r#type: String, mut r#ref: u32) -> Result<String, ToolError> {
    let r#fn = r#type.len();
    let r#loop = choose("Which?", ["a", "b"]).await?;
    r#ref += 1;
    for r#in in [1, 2] {
        let _ = confirm(format!("{type} {in}?")).await?;
    }
    let (r#let, r#mut) = ask_all((confirm("Let?"), confirm("Mut?"))).await?;
    Ok(format!("{} {} {loop} {ref} {let} {mut}", r#type, r#fn))
}

#[mrtr_flow]
async fn r#struct(r#enum: u32) -> Result<u32, ToolError> {
    let _ = confirm("Sure?").await?;
    Ok(r#enum)
}

#[mrtr_tool]
async fn r#use() -> Result<u32, ToolError> {
    call(r#struct(3)).await
}

#[mrtr_prompt]
async fn greet(r#type: String) -> String {
    r#type
}

#[mrtr_resource(uri = "docs://{type}")]
async fn page(r#type: String) -> String {
    r#type
}

fn main() {
    let _ = Server::new("ui", "1").tool(r#match).tool(r#use);
    let _ = (greet, page);
}
