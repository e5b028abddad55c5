//! The book: how to write, test and run tools that ask.
//!
//! In reading order:
//!
//! 1. [A first tool](first_tool) in five minutes.
//! 2. [Questions](questions): what can be asked, and what counts as an answer.
//! 3. [Errors](errors): how a call can end.
//! 4. [Flows](flows): helpers that ask.
//! 5. [What may be saved](locals).
//! 6. [Testing](testing).
//! 7. [Add mrtr tools to an rmcp server](rmcp).
//! 8. [Keys](keys), and how to replace one.
//! 9. [Repeated answers](once): what can happen twice, and what cannot.
//! 10. [Deploying](deploying): replicas, redeploys, limits.
//! 11. [Older clients](old_clients).
//! 12. [Threat model](threat_model).
//! 13. [Migrating](migrating) from rounds by hand, and from replay.
//! 14. [Questions people ask](faq).
//!
//! To look things up: [the attributes](attributes) and their options, [the language](language) with each refusal and its
//! cure, [one round on the wire](wire), [the compiled machine](machine), [the command `mrtr`](command).
//!
//! For contributors: [what a tool is compiled to](expansion), [what that costs](cost), [where rmcp
//! surprises](rmcp_traps).

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
    errors = "errors.md";
    flows = "flows.md";
    machine = "machine.md";
    wire = "wire.md";
    #[cfg(any(not(doctest), feature = "rmcp"))]
    rmcp = "rmcp.md";
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
    expansion = "internals/expansion.md";
    cost = "internals/cost.md";
    rmcp_traps = "internals/rmcp-traps.md";
}
