//! Random bytes, always from the operating system.

/// The operating system gave no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gave no random bytes")]
pub struct NoEntropy;

/// `N` random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoEntropy> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(bytes)
}
