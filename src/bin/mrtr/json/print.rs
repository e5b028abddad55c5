//! Prints JSON as Python's `json.dumps` does.

use std::fmt::{self, Write as _};

use super::Json;

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            Self::Number(number) => f.write_str(number),
            Self::Text(text) => write!(f, "\"{text}\""),
            Self::Array(items) => {
                f.write_char('[')?;
                for (index, item) in items.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { ", " })?;
                    item.fmt(f)?;
                }
                f.write_char(']')
            }
            Self::Object(members) => {
                f.write_char('{')?;
                for (index, (name, value)) in members.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { ", " })?;
                    write!(f, "\"{name}\": {value}")?;
                }
                f.write_char('}')
            }
        }
    }
}

/// Adds one UTF-16 code unit.
pub(super) fn push_unit(out: &mut String, unit: u16) {
    let short = match unit {
        0x08 => 'b',
        0x09 => 't',
        0x0a => 'n',
        0x0c => 'f',
        0x0d => 'r',
        0x22 => '"',
        0x5c => '\\',
        0x20..=0x7e => {
            out.extend(char::from_u32(unit.into()));
            return;
        }
        _ => {
            // Writing to a string cannot fail.
            let _ = write!(out, "\\u{unit:04x}");
            return;
        }
    };
    out.push('\\');
    out.push(short);
}
