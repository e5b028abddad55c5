/// Several questions in one round.
#[mrtr_tool]
async fn reserve(place: String) -> Result<String, ToolError> {
    let (people, outside) = ask_all((
        ask_user::<u8>("How many people?").title("People"),
        confirm("Outside?"),
    ))
    .await?;
    Ok(format!("{place}: {people}, outside: {outside}"))
}
