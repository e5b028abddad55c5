/// Asks until a dish can be cooked.
#[mrtr_tool]
async fn order(kitchen: &Kitchen, people: u32) -> Result<String, ToolError> {
    let menu = kitchen.menu().await?;
    let dish = loop {
        let dish = choose("What shall it be?", menu.clone()).await?;
        if kitchen.has(&dish, people).await? {
            break dish;
        }
    };
    kitchen.cook(&dish, people).await
}
