/// A review of somebody's code.
#[mrtr_prompt(title = "Review")]
async fn review(code: String) -> Result<Vec<PromptMessage>, ToolError> {
    let focus = choose("What matters most?", ["Speed", "Safety"]).await?;
    Ok(vec![PromptMessage::user(format!("Review for {focus}:\n{code}"))])
}
