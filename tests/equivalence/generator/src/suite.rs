//! The programs that `cargo test` runs.

use crate::{Kind, Recipe};

const PROGRAMS: u64 = 200;

/// Those of them that are refused as documented: `cargo xtask equivalence --programs 200` names them.
const REFUSED: &[u64] = &[
    16, 20, 48, 77, 82, 104, 119, 129, 138, 163, 165, 170, 181, 194, 195,
];

const EDITED: u64 = 60;

/// Programs over the whole language, for `differential!`.
pub fn programs() -> String {
    let recipe = Recipe {
        seed: 1,
        kinds: Kind::working(),
        size: None,
        shared: false,
    };
    recipe.file((0..PROGRAMS).filter(|program| !REFUSED.contains(program)))
}

/// Small programs, each with its next release.
pub fn releases() -> String {
    let recipe = Recipe {
        seed: 1,
        kinds: Vec::new(),
        size: Some(5),
        shared: false,
    };
    recipe.releases(0..EDITED)
}
