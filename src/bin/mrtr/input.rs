//! Standard input, line by line.

use std::io::{self, BufRead as _};

use crate::Failure;

/// The next line without its end, `\n` or `\r\n`; `None` at the end of the input.
///
/// # Errors
///
/// If the input cannot be read.
pub(crate) fn line() -> Result<Option<Vec<u8>>, Failure> {
    let mut line = Vec::new();
    let read = io::stdin()
        .lock()
        .read_until(b'\n', &mut line)
        .map_err(Failure::Read)?;
    if line.ends_with(b"\n") {
        line.pop();
        if line.ends_with(b"\r") {
            line.pop();
        }
    }
    Ok((read > 0).then_some(line))
}
