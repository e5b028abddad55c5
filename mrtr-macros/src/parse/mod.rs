//! Stage one: the attribute and the function's header, as types.

pub(crate) mod checkpoint;
pub(crate) mod known_macros;
pub(crate) mod options;
pub(crate) mod plain;
pub(crate) mod signature;
pub(crate) mod spelling;
pub(crate) mod uri;
