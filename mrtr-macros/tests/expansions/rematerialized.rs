/// Borrows that are taken again after a question.
#[mrtr_tool]
async fn tidy(inbox: &Inbox) -> Result<usize, ToolError> {
    let mail = inbox.mail().await;
    let first = &mail[0].subject;
    let mut moved = 0;
    for letter in &mail {
        if confirm(format!("Move {}?", letter.subject)).await? {
            inbox.move_away(&letter.subject, first).await;
            moved += 1;
        }
    }
    Ok(moved)
}
