//! Draws a machine.

use std::fmt::Write as _;

use super::{Asks, CheckpointInfo, Machine, Place};

/// The class of a label that stands on a line from a box to itself.
const TURN: &str = ":::turn";

impl Machine {
    /// The machine as a Mermaid flowchart, as many viewers of Markdown draw it.
    ///
    /// A box is a checkpoint, with its keys, its kind and what travels; a dotted line begins a loop anew. What
    /// stands on a line holds on every way along it. A `?` may end the call at nearly every line of the
    /// function, which is not drawn.
    pub fn mermaid(&self) -> String {
        let mut out = String::from("flowchart TD\n");
        self.draw(&mut out, "", "    ");
        for (index, flow) in self.flows.iter().enumerate() {
            let prefix = format!("flow{index}_");
            line(
                &mut out,
                "    ",
                &format!("subgraph {prefix}[\"{}\"]", text(&flow.name)),
            );
            flow.draw(&mut out, &prefix, "        ");
            line(&mut out, "    ", "end");
        }
        if out.contains(TURN) {
            line(&mut out, "    ", "classDef turn fill:none,stroke:none");
        }
        out
    }

    fn draw(&self, out: &mut String, prefix: &str, indent: &str) {
        let name = text(&self.name);
        line(out, indent, &format!("{prefix}start([\"{name}\"])"));
        for (index, checkpoint) in self.checkpoints.iter().enumerate() {
            let label = label(checkpoint);
            let (open, close) = match checkpoint.asks {
                Asks::InFlow => ("[[", "]]"),
                Asks::Nothing => ("([", "])"),
                _ => ("[", "]"),
            };
            line(
                out,
                indent,
                &format!("{prefix}c{index}{open}\"{label}\"{close}"),
            );
        }
        let edges = || self.edges.iter().filter(|edge| edge.to != Place::Failed);
        if edges().any(|edge| edge.to == Place::End) {
            line(out, indent, &format!("{prefix}done([\"end\"])"));
        }
        for edge in edges() {
            let all: Vec<_> = edge.when.iter().map(|when| text(when)).collect();
            let when = all.join("<br/>");
            let from = format!("{prefix}{}", node(edge.from));
            let to = format!("{prefix}{}", node(edge.to));
            let drawn = match (edge.again, when.as_str()) {
                (false, "") => format!("{from} --> {to}"),
                (false, when) => format!("{from} -->|\"{when}\"| {to}"),
                (true, "") => format!("{from} -.-> {to}"),
                // The label of a line from a box to itself is drawn over the box.
                (true, when) if edge.from == edge.to => {
                    format!("{from} -.- {from}_again[\"{when}\"]{TURN} -.-> {from}")
                }
                (true, when) => format!("{from} -.->|\"{when}\"| {to}"),
            };
            line(out, indent, &drawn);
        }
    }
}

fn line(out: &mut String, indent: &str, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{indent}{text}");
}

fn node(place: Place) -> String {
    match place {
        Place::Start => "start".to_owned(),
        Place::At(index) => format!("c{index}"),
        Place::End | Place::Failed => "done".to_owned(),
    }
}

fn label(checkpoint: &CheckpointInfo) -> String {
    let mut lines = vec![match (&checkpoint.calls, checkpoint.keys.is_empty()) {
        (Some(flow), _) => format!("call {}", text(flow)),
        (None, true) => format!("{}()", text(&checkpoint.with)),
        (None, false) => format!("<b>{}</b>", text(&checkpoint.keys.join(", "))),
    }];
    if checkpoint.calls.is_none() && !checkpoint.keys.is_empty() {
        let line = checkpoint.line;
        lines.push(format!("{}, line {line}", text(&checkpoint.with)));
    }
    for local in &checkpoint.locals {
        lines.push(format!(
            "<small>{}: {}</small>",
            text(&local.name),
            text(&short(&local.ty))
        ));
    }
    lines.join("<br/>")
}

/// A type without the modules it is in.
fn short(ty: &str) -> String {
    let mut out = String::new();
    for part in ty.split_inclusive(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')) {
        out.push_str(part.rsplit("::").next().unwrap_or(part));
    }
    out
}

/// Text inside a label's quotes.
fn text(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '"' => out.push_str("#quot;"),
            '#' => out.push_str("#35;"),
            '&' => out.push_str("#amp;"),
            '<' => out.push_str("#lt;"),
            '>' => out.push_str("#gt;"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{short, text};

    #[test]
    fn types_lose_their_modules_and_nothing_else() {
        for (ty, shown) in [
            ("u32", "u32"),
            ("alloc::string::String", "String"),
            (
                "core::option::Option<(alloc::vec::Vec<my_crate::a::B>, &str)>",
                "Option<(Vec<B>, &str)>",
            ),
            ("[[i32; 2]; 3]", "[[i32; 2]; 3]"),
        ] {
            assert_eq!(short(ty), shown);
        }
    }

    #[test]
    fn no_text_ends_its_label() {
        assert_eq!(
            text("a\"]; x --> y<b>#1\n"),
            "a#quot;]; x --#gt; y#lt;b#gt;#35;1 "
        );
    }
}
