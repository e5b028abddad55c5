//! Finds an example's program.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

/// The program of the example `booking`: the one `MRTR_BOOKING` names, or else built if need be, since
/// `cargo test --test NAME` builds no examples.
pub(crate) fn booking() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        if let Some(built) = env::var_os("MRTR_BOOKING") {
            return built.into();
        }
        let test = env::current_exe().expect("the path of this test");
        let profile = test.ancestors().nth(2).expect("target/PROFILE/deps/test");
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "--quiet", "--example", "booking", "--target-dir"]);
        build.arg(profile.parent().expect("target/PROFILE"));
        if profile.ends_with("release") {
            build.arg("--release");
        }
        build.current_dir(env!("CARGO_MANIFEST_DIR"));
        assert!(
            build.status().expect("cargo runs").success(),
            "the example does not build"
        );
        profile.join("examples").join("booking")
    })
}
