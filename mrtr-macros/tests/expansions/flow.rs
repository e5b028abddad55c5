/// Asks until the user is sure.
#[mrtr_flow]
async fn pick_seat(airline: &Airline, mut free: Vec<String>) -> Result<String, AskError> {
    loop {
        let seat = choose("Which seat?", free.clone()).await?;
        if confirm(format!("{seat}, really?")).await? && airline.hold(&seat).await {
            return Ok(seat);
        }
        free.retain(|other| *other != seat);
    }
}
