//! Why a session does not do what is asked of it.

/// Why a session does not do what rmcp asks of it. Without its id: rmcp logs these.
#[derive(Debug, thiserror::Error)]
pub(in crate::rmcp) enum SessionError {
    #[error("there are too many sessions")]
    Full,
    #[error("there is no such session")]
    Unknown,
    #[error("the session has ended")]
    Ended,
    #[error("what came after that event is not known any more")]
    Forgotten,
}
