//! The command line.

use std::{collections::BTreeMap, ops::Range};

use crate::generate::{Kind, Recipe};

/// What is done with the programs.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Run,
    Lints,
    /// Give the answers to each program to an edited one.
    Edits,
    Write(String),
    /// Write both releases of each program to a file.
    WriteEdits(String),
    Show,
}

/// The options given, or what stands for them.
#[derive(Debug)]
pub(crate) struct Options {
    pub(crate) recipe: Recipe,
    pub(crate) task: Task,
    pub(crate) persons: u64,
    pub(crate) chunk: u64,
    pub(crate) jobs: u64,
    first: u64,
    count: u64,
    without: Vec<u64>,
}

const NAMES: [&str; 14] = [
    "seed", "programs", "from", "persons", "kinds", "size", "chunk", "jobs", "shared", "lints",
    "edits", "write", "show", "without",
];

impl Options {
    pub(crate) fn read() -> Result<Self, String> {
        let given = pairs()?;
        let number = |name: &str, default: u64| match given.get(name) {
            Some(value) => value
                .parse()
                .map_err(|_| format!("--{name} takes a number")),
            None => Ok(default),
        };
        let size = given
            .contains_key("size")
            .then(|| number("size", 0))
            .transpose()?
            .and_then(|size| usize::try_from(size).ok());
        let shared = given.contains_key("shared");
        let edits = given.contains_key("edits");
        let mut kinds = Kind::list(given.get("kinds").map_or("working", String::as_str))?;
        if edits {
            // What they count in a `static` is not the same in two runs.
            kinds.retain(|kind| ![Kind::Items, Kind::OwnPlaces].contains(kind));
        }
        let task = if let Some(file) = given.get("write") {
            if edits {
                Task::WriteEdits(file.clone())
            } else {
                Task::Write(file.clone())
            }
        } else if given.contains_key("show") {
            Task::Show
        } else if given.contains_key("lints") {
            Task::Lints
        } else if edits {
            Task::Edits
        } else {
            Task::Run
        };
        Ok(Self {
            recipe: Recipe {
                seed: number("seed", 1)?,
                kinds,
                size,
                shared,
            },
            task,
            persons: number("persons", 4)?,
            chunk: number("chunk", 100)?.max(1),
            jobs: number("jobs", 2)?.max(1),
            first: number("from", 0)?,
            count: number("programs", 1_000)?,
            without: given
                .get("without")
                .map_or("", String::as_str)
                .split_terminator(',')
                .map(|number| {
                    let wrong = |_| format!("--without takes numbers, and `{number}` is none");
                    number.parse().map_err(wrong)
                })
                .collect::<Result<_, _>>()?,
        })
    }

    /// The numbers of the programs.
    pub(crate) fn programs(&self) -> Range<u64> {
        self.first..self.first + self.count
    }

    /// The numbers of those that are written.
    pub(crate) fn written(&self) -> impl Iterator<Item = u64> {
        self.programs()
            .filter(|program| !self.without.contains(program))
    }
}

/// `--name value` pairs.
fn pairs() -> Result<BTreeMap<String, String>, String> {
    let mut options = BTreeMap::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let name = word
            .strip_prefix("--")
            .filter(|name| NAMES.contains(name))
            .ok_or_else(|| format!("{word} is not an option"))?;
        let value = words
            .next()
            .ok_or_else(|| format!("{word} takes a value"))?;
        options.insert(name.to_owned(), value);
    }
    Ok(options)
}
