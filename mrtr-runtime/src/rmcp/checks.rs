//! Whether an engine has what its functions need, before the first call.

use super::ServeError;
use crate::{
    engine::Engine,
    function::{env::EnvType, tool::Descriptor},
};

/// Whether the engine has everything a tool needs.
pub(super) fn suits(engine: &Engine, tool: &Descriptor) -> Result<(), ServeError> {
    provided(engine, tool.name, &tool.environment)?;
    if tool.once && !engine.has_replay_store() {
        return Err(ServeError::ReplayStore {
            tool: tool.name.to_owned(),
        });
    }
    Ok(())
}

/// Whether the engine has everything a function takes by reference.
pub(super) fn provided(
    engine: &Engine,
    function: &str,
    environment: &[EnvType],
) -> Result<(), ServeError> {
    match engine.missing(environment).first() {
        Some(missing) => Err(ServeError::Environment {
            tool: function.to_owned(),
            missing: missing.name,
        }),
        None => Ok(()),
    }
}
