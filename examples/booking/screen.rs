//! What the person sees: plain lines of at most 80 columns, a little emphasis on a terminal.

use std::io::{self, Write};

const WIDTH: usize = 80;
/// Width of the left column of a pair.
const COLUMN: usize = 15;

/// How a piece of text stands out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Style {
    Plain,
    Strong,
    Quiet,
}

/// A place to write to.
pub(crate) struct Screen {
    out: Box<dyn Write>,
    styled: bool,
}

impl Screen {
    /// A screen on `out`; escape sequences are written only if `styled`.
    pub(crate) fn new(out: impl Write + 'static, styled: bool) -> Self {
        Self {
            out: Box::new(out),
            styled,
        }
    }

    /// An empty line.
    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A rule with a title in it.
    pub(crate) fn heading(&mut self, title: &str) -> io::Result<()> {
        let rest = WIDTH.saturating_sub(title.chars().count() + 4);
        self.gap()?;
        self.piece(Style::Quiet, "── ")?;
        self.piece(Style::Strong, title)?;
        self.piece(Style::Quiet, &format!(" {}", "─".repeat(rest)))?;
        self.gap()?;
        self.gap()
    }

    /// A paragraph.
    pub(crate) fn text(&mut self, style: Style, indent: usize, text: &str) -> io::Result<()> {
        for line in wrap(text, WIDTH - indent) {
            write!(self.out, "{:indent$}", "")?;
            self.piece(style, &line)?;
            self.gap()?;
        }
        Ok(())
    }

    /// A name and what belongs to it, in two columns.
    pub(crate) fn pair(&mut self, name: &str, text: &str) -> io::Result<()> {
        for (index, line) in wrap(text, WIDTH - COLUMN - 2).iter().enumerate() {
            let name = if index == 0 { name } else { "" };
            write!(self.out, "  ")?;
            self.piece(Style::Quiet, &format!("{name:COLUMN$}"))?;
            self.piece(Style::Plain, line)?;
            self.gap()?;
        }
        Ok(())
    }

    /// A name with a remark after it, on one line if it fits.
    pub(crate) fn label(&mut self, name: &str, remark: &str) -> io::Result<()> {
        if name.chars().count() + remark.chars().count() + 4 > WIDTH {
            self.text(Style::Plain, 2, name)?;
            return self.text(Style::Quiet, 4, remark);
        }
        write!(self.out, "  ")?;
        self.piece(Style::Plain, name)?;
        if !remark.is_empty() {
            write!(self.out, "  ")?;
            self.piece(Style::Quiet, remark)?;
        }
        self.gap()
    }

    /// Invites the person to type, after `hint` if it is not empty.
    pub(crate) fn prompt(&mut self, hint: &str) -> io::Result<()> {
        write!(self.out, "  ")?;
        if !hint.is_empty() {
            self.piece(Style::Quiet, hint)?;
            write!(self.out, " ")?;
        }
        self.piece(Style::Strong, "> ")?;
        self.out.flush()
    }

    /// Shows what was typed where no terminal does.
    pub(crate) fn echo(&mut self, typed: &str) -> io::Result<()> {
        let typed = printable(typed);
        writeln!(self.out, "{typed}")
    }

    fn piece(&mut self, style: Style, text: &str) -> io::Result<()> {
        let text = printable(text);
        match style {
            Style::Strong if self.styled => write!(self.out, "\x1b[1m{text}\x1b[0m"),
            Style::Quiet if self.styled => write!(self.out, "\x1b[2m{text}\x1b[0m"),
            _ => write!(self.out, "{text}"),
        }
    }
}

/// The text without control characters: what comes from a server must not drive the terminal.
fn printable(text: &str) -> String {
    text.chars().filter(|char| !char.is_control()).collect()
}

/// Breaks a text at spaces, a word that is too long at the width; keeps its line breaks.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split_inclusive(' ') {
            let mut word = word;
            if line.chars().count() + word.trim_end().chars().count() > width && !line.is_empty() {
                lines.push(std::mem::take(&mut line).trim_end().to_owned());
            }
            while let Some((cut, _)) = word.char_indices().nth(width) {
                let (head, tail) = word.split_at(cut);
                if tail.trim_end().is_empty() {
                    break;
                }
                lines.push(head.to_owned());
                word = tail;
            }
            line.push_str(word);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_long_words_at_the_width() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("one two", 7), ["one two"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("a\n\nb", 3), ["a", "", "b"]);
        assert_eq!(wrap("", 3), [""]);
    }

    #[test]
    fn a_text_cannot_drive_the_terminal() {
        assert_eq!(printable("a\x1b[2Jb\u{9b}c"), "a[2Jbc");
        assert_eq!(printable("Zoë → 14C"), "Zoë → 14C");
    }
}
