//! What somebody changes in a program between two releases.

use super::{Program, rng::Rng};

/// A kind of edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A question says something else.
    Words,
    /// Two questions exchange their words.
    WordsSwapped,
    /// Two questions stand in each other's place.
    QuestionsSwapped,
    /// A question is gone.
    Dropped,
    /// There is one more.
    Added,
    /// One is gone, and another has come elsewhere.
    Replaced,
    /// A variable has another name.
    Renamed,
    /// Options are in another order.
    Options,
    /// The branches of an `if` are swapped.
    Branches,
    /// An effect is another one.
    Effect,
}

impl Change {
    const ALL: [Self; 10] = [
        Self::Words,
        Self::WordsSwapped,
        Self::QuestionsSwapped,
        Self::Dropped,
        Self::Added,
        Self::Replaced,
        Self::Renamed,
        Self::Options,
        Self::Branches,
        Self::Effect,
    ];
}

impl Program {
    /// The next release, and what has changed; `None` where nothing can be.
    pub fn edited(&self, seed: u64) -> Option<(Self, Change)> {
        let mut rng = Rng::new(seed ^ self.index.wrapping_mul(0x9e6c_63d0_876a_3f6b));
        let mut left = Change::ALL.to_vec();
        while !left.is_empty() {
            let change = left.swap_remove(rng.below(left.len()));
            let mut edited = self.clone();
            // Most edits are made in the tool, some in a flow.
            let flows = edited.flows.len();
            let text = match edited.flows.get_mut(rng.below(flows * 3 + 1)) {
                Some(flow) => &mut flow.body,
                None => &mut edited.body,
            };
            if let Some(changed) = apply(change, text, &mut rng) {
                *text = changed;
                return Some((edited, change));
            }
        }
        None
    }

    /// The words of its questions, without values: `q7` of `format!("q7 {a}")`.
    pub fn words(&self) -> Vec<&str> {
        let bodies = self.flows.iter().map(|flow| &flow.body).chain([&self.body]);
        let literals = bodies.flat_map(|body| body.split('"').skip(1).step_by(2));
        literals
            .filter_map(|literal| literal.split(' ').next())
            .filter(|word| {
                let digits = word.trim_start_matches(['q', 'r']);
                let is_number = digits.bytes().all(|digit| digit.is_ascii_digit());
                *word == "new" || (digits.len() + 1 == word.len() && is_number)
            })
            .collect()
    }
}

fn apply(change: Change, text: &str, rng: &mut Rng) -> Option<String> {
    match change {
        Change::Words => {
            let word = pick(&words(text), rng)?;
            Some(replaced(text, &[(word.clone(), &new_words(&text[word]))]))
        }
        Change::WordsSwapped => {
            let (one, other) = pick_two(&words(text), rng)?;
            let (first, second) = (text[one.clone()].to_owned(), text[other.clone()].to_owned());
            Some(replaced(text, &[(one, &second), (other, &first)]))
        }
        Change::QuestionsSwapped => {
            let mut lines: Vec<&str> = text.lines().collect();
            let (one, other) = pick_two(&questions(&lines), rng)?;
            lines.swap(one, other);
            Some(joined(&lines))
        }
        Change::Dropped => {
            let mut lines: Vec<&str> = text.lines().collect();
            lines.remove(pick(&questions(&lines), rng)?);
            Some(joined(&lines))
        }
        Change::Added => {
            let mut lines: Vec<&str> = text.lines().collect();
            lines.insert(pick(&questions(&lines), rng)?, NEW);
            Some(joined(&lines))
        }
        Change::Replaced => {
            let mut lines: Vec<&str> = text.lines().collect();
            let (gone, new) = pick_two(&questions(&lines), rng)?;
            lines.remove(gone);
            lines.insert(new, NEW);
            Some(joined(&lines))
        }
        Change::Renamed => {
            let name = pick(&names(text), rng)?;
            Some(renamed(text, &name, &format!("{name}x")))
        }
        Change::Options => {
            let places: Vec<_> = text.match_indices("[\"x\", \"y\"").collect();
            let (at, options) = pick(&places, rng)?;
            Some(replaced(text, &[(at..at + options.len(), "[\"y\", \"x\"")]))
        }
        Change::Branches => {
            let lines: Vec<&str> = text.lines().collect();
            let (first, between, last) = pick(&branches(&lines), rng)?;
            let [before, then, otherwise, after] = [
                &lines[..=first],
                &lines[first + 1..between],
                &lines[between + 1..last],
                &lines[last..],
            ];
            Some(joined(
                &[before, otherwise, &lines[between..=between], then, after].concat(),
            ))
        }
        Change::Effect => {
            let places: Vec<_> = text.match_indices("log.note(\"e").collect();
            let (at, note) = pick(&places, rng)?;
            let end = at + note.len();
            Some(replaced(text, &[(end..end, "x")]))
        }
    }
}

/// A question that no program has.
const NEW: &str = "let _ = confirm(\"new\").await?;";

fn new_words(old: &str) -> String {
    format!("r{}", old.trim_start_matches('q'))
}

/// Where the words of questions are: `q` and a number behind a quote.
fn words(text: &str) -> Vec<std::ops::Range<usize>> {
    text.match_indices("\"q")
        .filter_map(|(quote, _)| {
            let digits = text[quote + 2..].bytes().take_while(u8::is_ascii_digit);
            let length = 1 + digits.count();
            (length > 1).then_some(quote + 1..quote + 1 + length)
        })
        .collect()
}

/// The lines that are a question and nothing else.
fn questions(lines: &[&str]) -> Vec<usize> {
    const STARTS: [&str; 4] = [
        "let _ = confirm(\"",
        "log.val(ask_user::<u32>(\"",
        "log.note(choose(\"",
        "let _: u32 = ask_user(\"",
    ];
    let is_question = |line: &str| {
        STARTS.iter().any(|start| line.starts_with(start))
            && line.ends_with(';')
            && words(line).len() == 1
    };
    (0..lines.len())
        .filter(|at| is_question(lines[*at]))
        .collect()
}

/// Variables that nothing else is called like.
fn names(text: &str) -> Vec<String> {
    let own = |word: &str| {
        let digits = word.trim_start_matches(|c: char| c.is_ascii_lowercase());
        let prefix = &word[..word.len() - digits.len()];
        let is_own = ["w", "late", "t", "open"].contains(&prefix);
        is_own && !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
    };
    let mut names: Vec<String> = text
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| own(word))
        .map(str::to_owned)
        .collect();
    names.sort();
    names.dedup();
    names
}

fn renamed(text: &str, name: &str, new: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        out += before;
        let whole = !out.ends_with(is_part) && !after.starts_with(is_part);
        out += if whole { new } else { name };
        rest = after;
    }
    out + rest
}

/// The lines of each `if` with one `else`: its first, the one between the branches, and its last.
fn branches(lines: &[&str]) -> Vec<(usize, usize, usize)> {
    let starts = (0..lines.len())
        .filter(|at| lines[*at].starts_with("if ") && lines[*at].ends_with('{'))
        // What a pattern binds is there in one branch only.
        .filter(|at| !lines[*at].contains("let "));
    starts
        .filter_map(|first| {
            let between = closing(lines, first)?;
            (lines[between] == "} else {").then_some(())?;
            let last = closing(lines, between)?;
            (lines[last] == "}").then_some((first, between, last))
        })
        .collect()
}

/// The line that closes the brace which `from` ends with.
fn closing(lines: &[&str], from: usize) -> Option<usize> {
    let mut depth = 1_usize;
    for (at, line) in lines.iter().enumerate().skip(from + 1) {
        for brace in line.chars() {
            match brace {
                '{' => depth += 1,
                '}' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                _ => {}
            }
        }
    }
    None
}

fn replaced(text: &str, by: &[(std::ops::Range<usize>, &str)]) -> String {
    let mut by = by.to_vec();
    by.sort_by_key(|(at, _)| at.start);
    let mut out = String::new();
    let mut end = 0;
    for (at, new) in by {
        out += &text[end..at.start];
        out += new;
        end = at.end;
    }
    out + &text[end..]
}

fn joined(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn pick<T: Clone>(of: &[T], rng: &mut Rng) -> Option<T> {
    (!of.is_empty()).then(|| rng.pick(of).clone())
}

fn pick_two<T: Clone>(of: &[T], rng: &mut Rng) -> Option<(T, T)> {
    if of.len() < 2 {
        return None;
    }
    let (one, step) = (rng.below(of.len()), 1 + rng.below(of.len() - 1));
    let other = (one + step) % of.len();
    Some((of[one].clone(), of[other].clone()))
}
