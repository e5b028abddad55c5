//! The table in `docs/deploying.md`, made of the edits.

use std::{collections::BTreeSet, env, fmt::Write, fs, path::Path};

use crate::matrix::{Edit, Expected, families};

/// Set to `write`, the table is written and not compared.
const VARIABLE: &str = "MRTR_TABLE";

const BEGIN: &str = "<!-- Made by `MRTR_TABLE=write cargo test --test redeploy`: -->\n";
const END: &str = "<!-- End of what is made. -->\n";

#[test]
fn the_table_in_the_documents_is_made_of_the_edits() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/deploying.md");
    let page = fs::read_to_string(&path).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("the place of the table");
    let (written, after) = rest.split_once(END).expect("the end of the table");
    let table = table();
    if env::var_os(VARIABLE).is_some_and(|value| value == "write") {
        let page = format!("{before}{BEGIN}{table}{END}{after}");
        fs::write(&path, page).expect("the page can be written");
        return;
    }
    assert!(
        written == table,
        "the table in docs/deploying.md is another one: `{VARIABLE}=write cargo test --test redeploy table` writes it anew"
    );
}

fn table() -> String {
    let mut table = String::from(
        "| | what is changed | calls that wait | what to do | edits tried |\n|---|---|---|---|---|\n",
    );
    for family in families() {
        let mut of = family.of;
        for line in family.lines {
            let _ = writeln!(
                table,
                "| {of} | {} | {} | {} | {} |",
                line.change,
                outcome(&line.edits),
                line.advice,
                line.edits.len()
            );
            of = "";
        }
    }
    table
}

/// What becomes of the calls, which is the same after all of these edits.
fn outcome(edits: &[Edit]) -> &'static str {
    let outcomes: BTreeSet<_> = edits.iter().map(|edit| in_a_word(&edit.expected)).collect();
    let names: Vec<_> = edits
        .iter()
        .map(|edit| (edit.name, in_a_word(&edit.expected)))
        .collect();
    match outcomes.first() {
        Some(outcome) if outcomes.len() == 1 => outcome,
        _ => panic!("edits of one line, with different outcomes: {names:?}"),
    }
}

fn in_a_word(expected: &Expected) -> &'static str {
    match expected {
        Expected::GoesOn(_) => "go on",
        Expected::AskedAgain(_) => "asked again",
        Expected::Outdated => "outdated",
        Expected::Refused => "refused",
    }
}

#[test]
fn edits_have_names_of_their_own() {
    let mut seen = BTreeSet::new();
    for family in families() {
        for edit in family.lines.iter().flat_map(|line| &line.edits) {
            assert!(
                seen.insert((family.of, edit.name)),
                "{}: {}",
                family.of,
                edit.name
            );
        }
    }
}
