//! The book: how to write, test and run tools that ask.
//!
//! In reading order:
//!
//! 1. [A first tool](first_tool) in five minutes.
//! 2. [The attributes](attributes) and their options.
//! 3. [Questions](questions): what can be asked, and what counts as an answer.
//! 4. [The language](language): what works around a question, and each refusal with its cure.
//! 5. [How locals travel](locals).
//! 6. [Testing](testing).
//! 7. [Keys](keys), and how to replace one.
//! 8. [Deploying](deploying): replicas, redeploys, limits.
//! 9. [Once](once): what can happen twice, and what cannot.
//! 10. [Threat model](threat_model).
//! 11. [Older clients](old_clients).
//! 12. [Migrating](migrating) from rounds by hand, and from replay.
//! 13. [The command `mrtr`](command).
//! 14. [Questions people ask](faq).
//!
//! For those who want to look inside: [what a tool is compiled to](expansion), [what that costs](cost). For those who
//! build on the adapter: [where rmcp surprises](rmcp_traps).

/// A page for each of them.
///
/// A page's links are to its neighbours in the folder; the same names in front of it, which count first, make
/// them links to modules.
macro_rules! pages {
    ($($(#[$condition:meta])* $page:ident = $file:literal;)+) => {$(
        $(#[$condition])*
        pub mod $page {
            #![doc = include_str!("guide/links.md")]
            #![doc = include_str!(concat!("../docs/", $file))]
        }
    )+};
}

pages! {
    first_tool = "first-tool.md";
    attributes = "attributes.md";
    questions = "questions.md";
    language = "language.md";
    locals = "locals.md";
    testing = "testing.md";
    keys = "keys.md";
    // Its code needs axum too, and is compiled where that is: in `tests/http`.
    #[cfg(not(doctest))]
    deploying = "deploying.md";
    // Its code needs both.
    #[cfg(any(not(doctest), all(feature = "redis", feature = "rmcp")))]
    once = "once.md";
    threat_model = "threat-model.md";
    old_clients = "old-clients.md";
    migrating = "migrating.md";
    command = "command.md";
    faq = "faq.md";
    expansion = "expansion.md";
    cost = "cost.md";
    rmcp_traps = "rmcp-traps.md";
}
