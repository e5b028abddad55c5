#[cfg(feature = "limits")]
#[::mrtr::mrtr_tool]
/// One `cfg` is settled: the function is there twice, and rustc keeps one of the two.
async fn pay(amount: u32) -> Result<String, ToolError> {
    if amount > 100 && !confirm("So much?").await? {
        return Ok("Nothing was paid.".to_owned());
    }
    if !confirm(format!("Pay {amount} EUR?")).await? {
        return Ok("Nothing was paid.".to_owned());
    }
    Ok("It is paid.".to_owned())
}
#[cfg(not(feature = "limits"))]
#[::mrtr::mrtr_tool]
/// One `cfg` is settled: the function is there twice, and rustc keeps one of the two.
async fn pay(amount: u32) -> Result<String, ToolError> {
    if !confirm(format!("Pay {amount} EUR?")).await? {
        return Ok("Nothing was paid.".to_owned());
    }
    Ok("It is paid.".to_owned())
}
