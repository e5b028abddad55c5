//! What an author sees: tools that must compile, and the errors of those that must not.
//!
//! A binary of its own, because each run builds hundreds of programs. After a change: `TRYBUILD=overwrite cargo test --all-features --test ui`, then read `git diff`. One case:
//! `cargo test --test ui -- every trybuild=ask-in-closure`.

mod rules;

#[test]
fn every_tool_compiles_or_fails_as_written_down() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    cases.compile_fail("tests/ui/fail/*.rs");
}
