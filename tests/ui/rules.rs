//! Every message has a case in `tests/ui/fail`, and every case a message.
//!
//! A case begins with what it shows, one or more of
//!
//! * `//! rule: Name`: a rule of the attributes (`mrtr-macros/src/rules.rs`);
//! * `//! form: Name`: a rule of the derives (`mrtr-macros/src/form/rules.rs`);
//! * `//! trait: Name`: a trait of the runtime that says in our words what is missing;
//! * `//! rustc: why`: an error that rustc tells best, in the right place;
//! * `//! lint: names`: lints that look at the author's code as they would without the attribute;
//!
//! and `//! errors: N` where it shows more than one.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

const CASES: &str = "tests/ui/fail";

/// What nobody should have to understand to read an error.
const INTERNAL: &[&str] = &[
    "__private",
    "__run",
    "__operand",
    "__iterator",
    "__machine",
    "__asked",
    "Run<",
    "Local<",
    "Point<",
    "Probe",
    "Scope<",
    "mrtr_runtime",
    "{async fn body",
];

struct Case {
    name: String,
    source: String,
    /// What is shown, by kind.
    shows: Vec<(String, String)>,
    errors: usize,
    /// What the author sees.
    told: String,
}

impl Case {
    fn named(&self, kind: &str) -> impl Iterator<Item = &str> {
        self.shows
            .iter()
            .filter(move |(shown, _)| shown == kind)
            .map(|(_, name)| name.as_str())
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn cases() -> Vec<Case> {
    let mut names: Vec<String> = fs::read_dir(root().join(CASES))
        .expect("the cases")
        .filter_map(|entry| {
            let name = entry.expect("an entry").file_name();
            Some(name.to_str()?.strip_suffix(".rs")?.to_owned())
        })
        .collect();
    names.sort();
    names
        .into_iter()
        .map(|name| {
            let source = read(format!("{CASES}/{name}.rs"));
            let mut shows: Vec<(String, String)> = source
                .lines()
                .map_while(|line| line.strip_prefix("//! ")?.split_once(": "))
                .map(|(kind, what)| (kind.to_owned(), what.to_owned()))
                .collect();
            let mut errors = 1;
            if shows.last().is_some_and(|(kind, _)| kind == "errors") {
                errors = shows
                    .pop()
                    .and_then(|(_, number)| number.parse().ok())
                    .unwrap_or_else(|| panic!("{name}: `errors` is a number"));
            }
            let told = read(format!("{CASES}/{name}.stderr"));
            Case {
                name,
                source,
                shows,
                errors,
                told,
            }
        })
        .collect()
}

/// The variants of the enum whose declaration contains `header`.
fn catalogue(file: &str, header: &str) -> BTreeSet<String> {
    let text = read(file);
    let from = text.find(header).expect("the catalogue") + header.len();
    let body = &text[from..];
    body[..body.find("\n}").expect("its end")]
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(char::is_uppercase))
        .map(|line| {
            line.chars()
                .take_while(|letter| letter.is_alphanumeric())
                .collect()
        })
        .collect()
}

/// The traits of the runtime that have words of their own, with these.
fn speaking_traits() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![root().join("mrtr-runtime/src")];
    while let Some(path) = open.pop() {
        for entry in fs::read_dir(path).expect("the runtime") {
            let path: PathBuf = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
                continue;
            }
            let text = read(&path);
            for rest in text.split("#[diagnostic::on_unimplemented(").skip(1) {
                let (_, message) = rest.split_once("message = \"").expect("a message");
                let (message, _) = message.split_once("\",\n").expect("its end");
                let (_, name) = rest.split_once("pub trait ").expect("a trait");
                let name = name.chars().take_while(|letter| letter.is_alphanumeric());
                found.insert(name.collect(), message.to_owned());
            }
        }
    }
    found
}

fn shown(kind: &str) -> BTreeSet<String> {
    let cases = cases();
    cases
        .iter()
        .flat_map(|case| case.named(kind))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_rule_of_the_attributes_has_a_case_and_the_reverse() {
    let rules = catalogue("mrtr-macros/src/rules.rs", "pub(crate) enum Rule {");
    assert!(rules.len() > 20, "{rules:?}");
    assert_eq!(shown("rule"), rules);
}

#[test]
fn every_rule_of_the_derives_has_a_case_and_the_reverse() {
    let rules = catalogue(
        "mrtr-macros/src/form/rules.rs",
        "pub(super) enum FormRule {",
    );
    assert!(rules.len() > 20, "{rules:?}");
    assert_eq!(shown("form"), rules);
}

#[test]
fn every_trait_with_words_of_its_own_has_a_case_and_the_reverse() {
    assert_eq!(shown("trait"), speaking_traits().into_keys().collect());
}

#[test]
fn every_case_says_what_it_shows() {
    for case in cases() {
        assert!(!case.shows.is_empty(), "{} says nothing", case.name);
        for (kind, what) in &case.shows {
            let known = ["rule", "form", "trait", "rustc", "lint"].contains(&kind.as_str());
            assert!(known && !what.is_empty(), "{}: `{kind}: {what}`", case.name);
        }
        assert!(case.source.contains("fn main()"), "{}", case.name);
    }
}

#[test]
fn a_traits_case_shows_the_traits_words() {
    let words = speaking_traits();
    for case in cases() {
        for name in case.named("trait") {
            let message = words.get(name).expect("a trait of the runtime");
            let mut parts = message.split(['{', '}']).step_by(2);
            assert!(
                parts.all(|part| case.told.contains(part)),
                "{} does not say {message:?}",
                case.name
            );
        }
    }
}

#[test]
fn one_fault_is_one_error() {
    let told: BTreeMap<String, usize> = cases()
        .iter()
        .map(|case| {
            let errors = case.told.lines().filter(|line| line.starts_with("error"));
            (case.name.clone(), errors.count())
        })
        .collect();
    let wanted = cases()
        .into_iter()
        .map(|case| (case.name, case.errors))
        .collect();
    assert_eq!(told, wanted);
}

#[test]
fn messages_have_no_internal_names_and_no_loose_ends() {
    let mut faults = Vec::new();
    for case in cases() {
        let mut fault = |what: &str, line: &str| {
            faults.push(format!("{}: {what}: {line}", case.name));
        };
        for line in case.told.lines() {
            if line != line.trim_end() {
                fault("a space at the end", line);
            }
            if let Some(name) = INTERNAL.iter().find(|name| line.contains(*name)) {
                fault(name, line);
            }
            if line.contains("E0282") || line.starts_with("warning") {
                fault("a second message", line);
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn rules_are_told_at_the_authors_tokens_with_a_cure() {
    for case in cases() {
        let ours = case.named("rule").count() + case.named("form").count();
        let theirs = case.shows.len() - ours;
        if ours == 0 || theirs > 0 {
            continue;
        }
        assert_eq!(
            case.told.matches("help: ").count(),
            case.errors,
            "{} lacks a cure",
            case.name
        );
        assert!(!case.told.contains("error["), "{}", case.name);
        assert!(
            !case.told.contains("originates in the"),
            "{} is told at the attribute",
            case.name
        );
    }
}

#[test]
fn every_refusal_is_in_the_guide() {
    let page = read("docs/language.md");
    let cases = cases();
    let missing: Vec<_> = cases
        .iter()
        .filter(|case| {
            case.named("rule")
                .chain(case.named("trait"))
                .next()
                .is_some()
        })
        // These are about forms, which have a page of their own.
        .filter(|case| {
            !["Field", "FormField"]
                .iter()
                .any(|name| case.named("trait").any(|shown| shown == *name))
        })
        .map(|case| format!("`{}`", case.name))
        .filter(|name| !page.contains(name))
        .collect();
    assert!(missing.is_empty(), "docs/language.md lacks {missing:?}");
    // What it names is there.
    let named = page.split('`').skip(1).step_by(2).filter(|word| {
        word.contains('-') && word.chars().all(|c| c.is_ascii_lowercase() || c == '-')
    });
    let unknown: Vec<_> = named
        .filter(|name| !cases.iter().any(|case| case.name == **name))
        .collect();
    assert!(unknown.is_empty(), "no case is called {unknown:?}");
}
