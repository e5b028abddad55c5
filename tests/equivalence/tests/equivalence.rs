//! Random programs run as tools, in rounds and at once, and as ordinary functions: the same reply, the same order of
//! effects, the same questions.

#![allow(
    warnings,
    clippy::all,
    clippy::pedantic,
    reason = "the programs are written by a machine"
)]
#![recursion_limit = "256"]

use mrtr_equivalence::{deployed::Deployments, differential::Seen};
use mrtr_equivalence_generator::suite;

mod programs {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}
mod releases {
    include!(concat!(env!("OUT_DIR"), "/releases.rs"));
}

#[test]
fn the_generator_writes_the_same_programs_again() {
    assert_eq!(programs::PROGRAMS.len(), 185);
    assert!(suite::programs() == include_str!(concat!(env!("OUT_DIR"), "/programs.rs")));
}

#[test]
fn the_generator_writes_the_same_releases_again() {
    assert_eq!(releases::PROGRAMS.len(), 60);
    assert!(suite::releases() == include_str!(concat!(env!("OUT_DIR"), "/releases.rs")));
}

#[test]
fn no_answer_to_one_release_is_misread_by_the_next() {
    let mut all = Deployments::default();
    for (_, deploy) in releases::PROGRAMS {
        let mut seen = Deployments::default();
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
    for (_, compare) in programs::PROGRAMS {
        let mut seen = Seen::default();
        for _ in 0..4 {
            compare(&mut seen);
        }
        suspensions += seen.suspensions;
        finished += seen.finished;
    }
    assert!(suspensions > 2_000, "only {suspensions} suspensions");
    assert!(finished > 400, "only {finished} came to a good end");
}
