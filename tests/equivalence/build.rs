//! Writes the programs of the suite.

use std::{env, fs, path::PathBuf};

use mrtr_equivalence_generator::suite;

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("programs.rs"), suite::programs())?;
    fs::write(out.join("releases.rs"), suite::releases())
}
