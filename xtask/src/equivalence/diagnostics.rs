//! What the compiler says about programs.

use serde_json::Value;

/// An error or a warning.
#[derive(Clone, Debug)]
pub(crate) struct Diagnostic {
    pub(crate) is_error: bool,
    pub(crate) code: String,
    /// The first line.
    pub(crate) message: String,
    /// The line of the file it points to first.
    pub(crate) line: usize,
}

/// Those with a place in `file`.
pub(crate) fn read(output: &[u8], file: &str) -> Vec<Diagnostic> {
    String::from_utf8_lossy(output)
        .lines()
        .filter_map(|line| {
            let said: Value = serde_json::from_str(line).ok()?;
            let spans = said["spans"].as_array()?;
            // A macro's own span comes last, what it was called with first.
            let mut places: Vec<&Value> = spans.iter().collect();
            places.sort_by_key(|span| span["is_primary"] != true);
            let line = places.into_iter().find_map(|span| place(span, file))?;
            let text = said["message"].as_str().unwrap_or("");
            Some(Diagnostic {
                is_error: said["level"] == "error",
                code: said["code"]["code"].as_str().unwrap_or("").to_owned(),
                message: text.lines().next().unwrap_or("").to_owned(),
                line: usize::try_from(line).ok()?,
            })
        })
        .collect()
}

/// The line of a span in `file`, perhaps where a macro is called there.
fn place(span: &Value, file: &str) -> Option<u64> {
    let mut span = span;
    loop {
        if span["file_name"]
            .as_str()
            .is_some_and(|name| name.ends_with(file))
        {
            return span["line_start"].as_u64();
        }
        span = span.get("expansion")?.get("span")?;
    }
}
