//! What travels between two rounds.

use mrtr::{Engine, Request, Tool};

/// Looks into a state, as only the holder of the keys can: the live locals that were saved at the
/// checkpoint the call is waiting at, with their sizes.
///
/// # Errors
///
/// Why the state does not open.
pub(crate) async fn what_travels(
    engine: &Engine,
    tool: &dyn Tool,
    request: &Request,
    state: &str,
) -> Result<String, String> {
    let mut retry = request.clone();
    retry.request_state = Some(state.into());
    let inside = engine
        .inspect(tool, retry)
        .await
        .map_err(|error| error.to_string())?;
    let locals = inside
        .locals
        .iter()
        .map(|local| format!("{} {} B", local.name, local.bytes));
    Ok(locals.collect::<Vec<_>>().join(", "))
}
