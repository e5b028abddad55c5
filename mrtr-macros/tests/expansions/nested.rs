/// Branches that ask, in loops that ask: copies end at joins.
#[mrtr_tool]
async fn pack(days: u32) -> Result<u32, ToolError> {
    let mut bags = 0;
    for day in 0..days {
        let mut left: u32 = ask_user(format!("How many things on day {day}?")).await?;
        while left > 0 {
            if left > 5 {
                if confirm("Another bag?").await? {
                    bags += 1;
                }
            } else {
                bags += ask_user::<u32>("How many bags?").await?;
            }
            if confirm(format!("{bags} bags so far. Go on?")).await? {
                left -= 1;
            } else {
                left = 0;
            }
        }
    }
    Ok(bags)
}
