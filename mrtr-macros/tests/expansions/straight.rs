/// Books a seat on a flight.
#[mrtr_tool]
async fn book(cx: &Cx, airline: &Airline, flight: String) -> Result<String, ToolError> {
    let price = airline.quote(&flight).await?;
    let name: String = ask_user("Who is flying?").await?;
    if !confirm(format!("Buy {flight} for {price} EUR?")).await? {
        return Ok("Nothing was bought.".to_owned());
    }
    airline.buy(&flight, &name, cx.idempotency_key("buy")).await
}
