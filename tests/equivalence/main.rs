//! Random programs run as tools, in rounds and at once, and as ordinary functions: the same reply, the same order of
//! effects, the same questions.

#![allow(
    warnings,
    clippy::all,
    clippy::pedantic,
    reason = "the programs are written by a machine"
)]
#![recursion_limit = "256"]

#[path = "../support/deployed.rs"]
mod deployed;
mod generate;
mod prelude;
#[path = "../support/thrice.rs"]
mod thrice;

mod edited;
mod generated;

/// What `generated.rs` was made from. After a change of the generator:
/// `cargo run --example equivalence -- --programs 200 --write tests/equivalence/generated.rs --without NUMBERS`.
const SEED: u64 = 1;
const PROGRAMS: u64 = 200;

/// Those that are refused as documented, which the example tells without `--write`.
const REFUSED: &[u64] = &[
    16, 20, 48, 77, 82, 104, 119, 129, 138, 163, 165, 170, 181, 194, 195,
];

fn recipe() -> generate::Recipe {
    generate::Recipe {
        seed: SEED,
        kinds: generate::Kind::WORKING.to_vec(),
        size: None,
        shared: false,
    }
}

#[test]
fn the_generator_still_writes_these_programs() {
    let programs = (0..PROGRAMS).filter(|program| !REFUSED.contains(program));
    assert!(
        recipe().file(programs) == include_str!("generated.rs"),
        "write `generated.rs` anew"
    );
}

/// What `edited.rs` was made from. After a change of the generator:
/// `cargo run --example equivalence -- --edits yes --kinds none --size 5 --programs 60 --write tests/equivalence/edited.rs`.
const EDITED: u64 = 60;

#[test]
fn the_generator_still_writes_these_releases() {
    let recipe = generate::Recipe {
        kinds: Vec::new(),
        size: Some(5),
        ..recipe()
    };
    assert!(
        recipe.releases(0..EDITED) == include_str!("edited.rs"),
        "write `edited.rs` anew"
    );
}

#[test]
fn no_answer_to_one_release_is_misread_by_the_next() {
    let mut all = deployed::Deployments::default();
    for (_, deploy) in edited::PROGRAMS {
        let mut seen = deployed::Deployments::default();
        for _ in 0..4 {
            deploy(&mut seen);
        }
        all.went_on += seen.went_on;
        all.held += seen.held;
        all.asked_again += seen.asked_again;
        all.outdated += seen.outdated;
    }
    assert!(
        all.held > 100 && all.asked_again > 10 && all.outdated > 10,
        "{all:?}"
    );
}

#[test]
fn every_program_does_the_same_in_rounds_at_once_and_as_a_function() {
    let (mut suspensions, mut finished) = (0, 0);
    for (_, compare) in generated::PROGRAMS {
        let mut seen = thrice::Seen::default();
        for _ in 0..4 {
            compare(&mut seen);
        }
        suspensions += seen.suspensions;
        finished += seen.finished;
    }
    assert!(suspensions > 2_000, "only {suspensions} suspensions");
    assert!(finished > 400, "only {finished} came to a good end");
}
