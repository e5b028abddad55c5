//! Lists what `mrtr` makes public, and compares the list with the committed one.
//!
//! ```text
//! cargo xtask public-api
//! cargo xtask public-api --write
//! ```
//!
//! `mrtr` only re-exports, and rustdoc describes a re-export of another crate by its path alone. So the list is that of
//! `mrtr-runtime`, cut down to what `mrtr` re-exports and named by the paths it has there. A path that still begins
//! with `mrtr_runtime` belongs to a type that users of `mrtr` meet and cannot name.

use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
    fmt::Write as _,
    fs,
    path::PathBuf,
    process::Command,
};

use public_api::PublicItem;
use serde_json::Value;

use crate::{scratch, workspace};

const COMMITTED: &str = "tests/public-api.txt";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Write the list instead of comparing it.
    #[arg(long)]
    write: bool,
}

/// Gives whether the list is the committed one.
pub(crate) fn run(options: &Options) -> Result<bool, Box<dyn Error>> {
    let facade = Described::of("mrtr")?;
    let runtime = Described::of("mrtr-runtime")?;
    let listed = list(&facade, &runtime)?;
    let committed = workspace().join(COMMITTED);
    if options.write {
        fs::write(committed, listed)?;
        return Ok(true);
    }
    if let Some(line) = listed.lines().find(|line| line.contains("mrtr_runtime::")) {
        eprintln!("users of `mrtr` meet this and cannot name all of it: {line}");
        return Ok(false);
    }
    let expected = fs::read_to_string(committed)?;
    let mut differences = String::new();
    for (sign, one, other) in [('-', &expected, &listed), ('+', &listed, &expected)] {
        let other: BTreeSet<_> = other.lines().collect();
        for line in one.lines().filter(|line| !other.contains(line)) {
            writeln!(differences, "{sign} {line}")?;
        }
    }
    if differences.is_empty() {
        return Ok(true);
    }
    eprintln!(
        "the public API differs from {COMMITTED}:\n{differences}\
         if this is meant: `cargo xtask public-api --write`"
    );
    Ok(false)
}

/// What rustdoc has written about a package.
struct Described {
    file: PathBuf,
    json: Value,
}

/// Items by their paths.
type Paths = BTreeMap<String, Value>;

impl Described {
    fn of(package: &str) -> Result<Self, Box<dyn Error>> {
        let target = scratch("public-api")?;
        // JSON is not stable yet; its format is that of the compiler of `.ci/run`. The variable makes other builds of
        // dependencies, so they have a target folder of their own.
        let status = Command::new("cargo")
            .args(["rustdoc", "--quiet", "--locked", "--lib", "--all-features"])
            .args(["--package", package, "--"])
            .args([
                "-Zunstable-options",
                "--output-format=json",
                "--cap-lints=allow",
            ])
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_TARGET_DIR", &target)
            .current_dir(workspace())
            .status()?;
        if !status.success() {
            return Err(format!("rustdoc has failed for {package}").into());
        }
        let name = package.replace('-', "_");
        let file = target.join("doc").join(name).with_extension("json");
        let json = serde_json::from_str(&fs::read_to_string(&file)?)?;
        Ok(Self { file, json })
    }

    fn item(&self, id: &Value) -> &Value {
        &self.json["index"][id.to_string()]
    }

    /// Every path by which an item of this package can be named.
    fn paths(&self) -> Paths {
        let mut paths = Paths::new();
        let root = self.json["root"].clone();
        let mut open = vec![(text(&self.item(&root)["name"]).to_owned(), root)];
        while let Some((module, id)) = open.pop() {
            for id in members(self.item(&id)) {
                let item = self.item(id);
                let used = &item["inner"]["use"];
                let (name, id) = if used.is_null() {
                    (&item["name"], id)
                } else {
                    (&used["name"], &used["id"])
                };
                let path = format!("{module}::{}", text(name));
                if !members(self.item(id)).is_empty() {
                    open.push((path.clone(), id.clone()));
                }
                paths.insert(path, id.clone());
            }
        }
        paths
    }

    /// What is re-exported: the path here, and the one it has where it comes from.
    fn exports(&self) -> Vec<(String, String)> {
        let mut exports = Vec::new();
        let root = self.json["root"].clone();
        let mut open = vec![(text(&self.item(&root)["name"]).to_owned(), root)];
        while let Some((module, id)) = open.pop() {
            for id in members(self.item(&id)) {
                let item = self.item(id);
                let used = &item["inner"]["use"];
                if used.is_null() {
                    open.push((format!("{module}::{}", text(&item["name"])), id.clone()));
                } else {
                    let path = format!("{module}::{}", text(&used["name"]));
                    exports.push((path, text(&used["source"]).to_owned()));
                }
            }
        }
        exports
    }
}

/// The items of a module; none of anything else.
fn members(item: &Value) -> &[Value] {
    let items = item["inner"]["module"]["items"].as_array();
    items.map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The list: one item a line, sorted.
fn list(facade: &Described, runtime: &Described) -> Result<String, Box<dyn Error>> {
    let mut names = Names {
        paths: runtime.paths(),
        exported: BTreeMap::new(),
    };
    let mut lines = BTreeSet::new();
    for (path, source) in facade.exports() {
        let short = path.trim_start_matches("mrtr::").to_owned();
        if let Some(id) = names.paths.get(&source) {
            let kept = names.exported.entry(id.to_string()).or_insert(path);
            if short.len() + 6 < kept.len() {
                *kept = format!("mrtr::{short}");
            }
        } else {
            lines.insert((path.clone(), format!("pub use {path} = {source}")));
        }
    }
    names.shorten();
    let api = public_api::Builder::from_rustdoc_json(&runtime.file)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build()?;
    for item in api.items().filter(|item| !is_of_trait(item, runtime)) {
        let line = names.facade(&item.to_string());
        let subject = subject(&line);
        if subject.starts_with("mrtr::") {
            lines.insert((subject.to_owned(), line));
        }
    }
    let lines: Vec<_> = lines.into_iter().map(|(_, line)| line).collect();
    Ok(lines.join("\n") + "\n")
}

/// Whether an item is a member of a trait's implementation: the line of the implementation says as much.
fn is_of_trait(item: &PublicItem, runtime: &Described) -> bool {
    let parent = item.parent_id().map(|parent| Value::from(parent.0));
    parent.is_some_and(|parent| runtime.item(&parent)["inner"]["impl"]["trait"].is_object())
}

/// How things of the runtime are called.
struct Names {
    paths: Paths,
    /// By the id of an item, the path that `mrtr` gives it.
    exported: BTreeMap<String, String>,
}

impl Names {
    /// Gives what stands in a re-exported module the shortest path to it.
    fn shorten(&mut self) {
        let mut shortest = self.exported.clone();
        for (path, id) in &self.paths {
            let exported = self.path(path);
            if exported.starts_with("mrtr::") {
                let kept = shortest
                    .entry(id.to_string())
                    .or_insert_with(|| exported.clone());
                if (exported.len(), &exported) < (kept.len(), kept) {
                    *kept = exported;
                }
            }
        }
        self.exported = shortest;
    }

    /// A line with each path as `mrtr` has it.
    fn facade(&self, line: &str) -> String {
        let mut renamed = String::new();
        let mut rest = line;
        while let Some(at) = rest.find("mrtr_runtime::") {
            let (before, path) = rest.split_at(at);
            renamed.push_str(before);
            let end = path
                .find(|character: char| !(character.is_alphanumeric() || "_:".contains(character)))
                .unwrap_or(path.len());
            // A colon behind a field's name is not part of its path.
            let (path, _) = path.split_at(path[..end].trim_end_matches(':').len());
            renamed.push_str(&self.path(path));
            rest = &rest[at + path.len()..];
        }
        renamed + rest
    }

    /// A path of the runtime, from the innermost thing in it on that `mrtr` re-exports.
    fn path(&self, path: &str) -> String {
        let mut ends: Vec<_> = path.match_indices("::").map(|(at, _)| at).collect();
        ends.push(path.len());
        let exported = |end: &usize| {
            let id = self.paths.get(&path[..*end])?;
            let exported = self.exported.get(&id.to_string())?;
            Some(format!("{exported}{}", &path[*end..]))
        };
        let exported = ends.iter().rev().find_map(exported);
        exported.unwrap_or_else(|| path.to_owned())
    }
}

/// The path that a line is about: what is implemented for, or the first one of ours.
fn subject(line: &str) -> &str {
    let implemented_for = line
        .strip_prefix("impl")
        .and_then(|line| line.split_once(" for "))
        .map(|(_, about)| about)
        .filter(|about| about.contains("mrtr"));
    let about = implemented_for.unwrap_or(line);
    let ours = about.find("mrtr::").into_iter();
    let ours = ours.chain(about.find("mrtr_runtime::")).min();
    ours.map_or("", |at| &about[at..])
}
