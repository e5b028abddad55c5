/// Orders lunch for some people.
#[mrtr_tool]
async fn order(
    kitchen: &Kitchen,
    /// How many people eat.
    people: u32,
) -> Result<String, ToolError> {
    let menu = kitchen.menu().await?;
    let dish = loop {
        let dish = choose("What shall it be?", menu.clone()).await?;
        if kitchen.has(&dish, people).await? {
            break dish;
        }
    };
    if !confirm(format!("{people} times {dish}?")).await? {
        return Ok("Nothing was ordered.".to_owned());
    }
    kitchen.cook(&dish, people).await
}
