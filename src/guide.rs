//! The book: how to write, test and run tools that ask.
//!
//! In reading order:
//!
//! 1. [A first tool](first_tool) in five minutes.
//! 2. [Questions](questions): what can be asked, and what counts as an answer.
//! 3. [The language](language): what works around a question, and each refusal with its cure.
//! 4. [How locals travel](locals).
//! 5. [Testing](testing).
//! 6. [Keys](keys), and how to replace one.
//! 7. [Deploying](deploying): replicas, redeploys, limits.
//! 8. [Once](once): what can happen twice, and what cannot.
//! 9. [Threat model](threat_model).
//! 10. [Older clients](old_clients).
//! 11. [Migrating](migrating) from rounds by hand, and from replay.
//! 12. [Questions people ask](faq).
//!
//! For those who want to look inside: [what a tool is compiled to](expansion). For those who build on the adapter: [where rmcp surprises](rmcp_traps).

/// A page for each of them.
macro_rules! pages {
    ($($(#[$condition:meta])* $page:ident = $file:literal;)+) => {$(
        $(#[$condition])*
        pub mod $page {
            // Inside, so that links are those of a sibling.
            #![doc = include_str!(concat!("../docs/", $file))]
        }
    )+};
}

pages! {
    first_tool = "first-tool.md";
    questions = "questions.md";
    language = "language.md";
    locals = "locals.md";
    testing = "testing.md";
    keys = "keys.md";
    deploying = "deploying.md";
    // Its code needs both.
    #[cfg(any(doc, all(feature = "redis", feature = "rmcp")))]
    once = "once.md";
    threat_model = "threat-model.md";
    old_clients = "old-clients.md";
    migrating = "migrating.md";
    faq = "faq.md";
    expansion = "expansion.md";
    rmcp_traps = "rmcp-traps.md";
}
