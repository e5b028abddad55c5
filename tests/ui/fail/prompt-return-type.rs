//! trait: IntoPrompt

use mrtr::prelude::*;

#[mrtr_prompt]
async fn greet() -> Result<u32, ToolError> {
    Ok(3)
}

fn served(_: impl mrtr::Prompt) {}

fn main() {
    served(greet);
}
