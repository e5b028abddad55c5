//! Programs and their next releases, which get the answers to them.

use std::collections::BTreeMap;

use mrtr_equivalence_generator::{Change, Form, Program};

use super::{
    job::{Job, Library, Main, Ran},
    tally::{Fault, Tally},
};

/// Two releases of each program.
pub(crate) struct Pairs(BTreeMap<u64, Pair>);

struct Pair {
    old: Program,
    new: Program,
    change: Change,
}

/// What both releases begin with.
const HEAD: &str = "#![recursion_limit = \"256\"]\n#[allow(unused_imports)]\npub use {std::collections::BTreeMap, mrtr_equivalence::prelude::*, mrtr::{AskError, ToolError, prelude::*}};\n";

/// Gives the answers to each program to its next release.
const MAIN: Main<'_> = Main {
    file: "deploy.rs",
    head: r#"use mrtr_equivalence::{prelude::*, deployed::{Deployments as Seen, Deployments, Release}};

fn counts(seen: &Seen) -> String {
    format!("{} {} {} {}", seen.went_on, seen.held, seen.asked_again, seen.outdated)
}
"#,
    libraries: ["old=libtools_old.rlib", "new=libtools_new.rlib"],
};

impl Pairs {
    pub(crate) fn of(programs: impl Iterator<Item = (u64, Program)>, seed: u64) -> Self {
        let edited = |(index, old): (u64, Program)| {
            let (new, change) = old.edited(seed)?;
            Some((index, Pair { old, new, change }))
        };
        Self(programs.filter_map(edited).collect())
    }

    pub(crate) fn run(mut self, job: &Job<'_>) -> Result<Tally, String> {
        let mut tally = Tally::default();
        self.compile("old", |pair| &pair.old, job, &mut tally)?;
        self.compile("new", |pair| &pair.new, job, &mut tally)?;
        self.deploy(job, &mut tally)?;
        Ok(tally)
    }

    /// Compiles one release of all programs. Both are crates of one name, so that their types have one name.
    fn compile(
        &mut self,
        release: &str,
        of: fn(&Pair) -> &Program,
        job: &Job<'_>,
        tally: &mut Tally,
    ) -> Result<(), String> {
        let library = Library {
            file: &format!("{release}.rs"),
            head: HEAD,
            arguments: &[
                "--crate-type=rlib",
                "--crate-name=tools",
                &format!("-Cmetadata={release}"),
                &format!("-Cextra-filename=_{release}"),
                "--emit=metadata,link",
                "-Awarnings",
            ],
        };
        let text = |pair: &Pair| of(pair).module(Form::Tool);
        job.compile(&library, &mut self.0, text, |index, _, _| {
            tally.fault(Fault::Documented, "a release is not built", index, &[]);
        })?;
        Ok(())
    }

    fn deploy(&self, job: &Job<'_>, tally: &mut Tally) -> Result<(), String> {
        let deployment = |index: u64, pair: &Pair| {
            let [old, new] = ["old", "new"].map(|of| format!("&{of}::p{index}::p{index}"));
            pair.old.deployment(&old, &new, &pair.new)
        };
        for Ran {
            index,
            counts,
            fault,
        } in job.run(&MAIN, &self.0, deployment)?
        {
            tally.programs += 1;
            let [went_on, held, asked_again, outdated] = counts;
            for (became, count) in [
                ("went on", went_on),
                ("as their own", held),
                ("asked again", asked_again),
                ("outdated", outdated),
            ] {
                *tally.answers.entry(became).or_default() += count;
            }
            if let Some(fault) = fault {
                let change = self.0.get(&index).map(|pair| pair.change);
                let change = change.map_or_else(String::new, |change| format!("{change:?}"));
                println!("program {index} ({change}) is misread: {fault}");
                tally.fault(Fault::Misread, "an answer", index, &[change]);
            }
        }
        Ok(())
    }
}
