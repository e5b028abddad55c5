//! Programs and their next releases, which get the answers to them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::Path,
    process::Command,
};

use crate::{
    chunk::Chunk,
    diagnostics,
    generate::{Change, Form, Program},
    options::Options,
    scratch::Scratch,
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
const HEAD: &str = "#![recursion_limit = \"256\"]\n#[allow(unused_imports)]\npub use {std::collections::BTreeMap, support::prelude::*, mrtr::{AskError, ToolError, prelude::*}};\n";

/// Deploys every program, and says what each came to.
const MAIN: &str = r#"use support::{prelude::*, deployed::{Deployments, Release}};

fn main() {
    let persons: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(4);
    std::panic::set_hook(Box::new(|_| {}));
    for (index, deploy) in PROGRAMS {
        let mut seen = Deployments::default();
        let judged = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            for _ in 0..persons {
                deploy(&mut seen);
            }
        }));
        let fault = match &judged {
            Ok(()) => String::new(),
            Err(payload) => {
                let text = payload.downcast_ref::<String>().map(String::as_str);
                text.or(payload.downcast_ref::<&str>().copied()).unwrap_or("it panics").replace('\n', " ")
            }
        };
        println!("{index} {} {} {} {} {fault}", seen.went_on, seen.held, seen.asked_again, seen.outdated);
    }
}
"#;

impl Pairs {
    pub(crate) fn of(chunk: Chunk, options: &Options) -> Self {
        let edited = |(index, old): (u64, Program)| {
            let (new, change) = old.edited(options.recipe.seed)?;
            Some((index, Pair { old, new, change }))
        };
        Self(chunk.programs.into_iter().filter_map(edited).collect())
    }

    pub(crate) fn run(
        mut self,
        scratch: &Scratch,
        folder: &Path,
        options: &Options,
    ) -> Result<Tally, String> {
        let mut tally = Tally::default();
        self.compile("old", |pair| &pair.old, scratch, folder, &mut tally)?;
        self.compile("new", |pair| &pair.new, scratch, folder, &mut tally)?;
        self.deploy(scratch, folder, options.persons, &mut tally)?;
        Ok(tally)
    }

    /// Compiles one release of all programs, and leaves those out that are refused. Both are crates of one name, so that
    /// their types have one name.
    fn compile(
        &mut self,
        release: &str,
        of: fn(&Pair) -> &Program,
        scratch: &Scratch,
        folder: &Path,
        tally: &mut Tally,
    ) -> Result<(), String> {
        let file = format!("{release}.rs");
        let arguments = [
            "--crate-type=rlib",
            "--crate-name=tools",
            &format!("-Cmetadata={release}"),
            &format!("-Cextra-filename=_{release}"),
            "--emit=metadata,link",
            "-Awarnings",
        ];
        loop {
            let mut text = HEAD.to_owned();
            let mut starts = BTreeMap::new();
            for (index, pair) in &self.0 {
                starts.insert(text.lines().count() + 1, *index);
                text += &of(pair).module(Form::Tool);
            }
            fs::write(folder.join(&file), &text).map_err(|error| error.to_string())?;
            let compiled = scratch.compile(folder, &file, &arguments)?;
            if compiled.status.success() {
                return Ok(());
            }
            let errors = diagnostics::read(&compiled.stderr, &file);
            let refused: BTreeSet<u64> = errors
                .iter()
                .filter(|one| one.is_error)
                .filter_map(|one| starts.range(..=one.line).next_back())
                .map(|(_, index)| *index)
                .collect();
            if refused.is_empty() {
                return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
            }
            for index in refused {
                self.0.remove(&index);
                tally.fault(Fault::Documented, "a release is not built", index, &[]);
            }
        }
    }

    fn deploy(
        &self,
        scratch: &Scratch,
        folder: &Path,
        persons: u64,
        tally: &mut Tally,
    ) -> Result<(), String> {
        let mut text = format!("#![allow(warnings)]\n{MAIN}");
        let mut list = String::new();
        for (index, pair) in &self.0 {
            let [old, new] = ["old", "new"].map(|of| format!("&{of}::p{index}::p{index}"));
            text += &pair.old.deployment(&old, &new, &pair.new);
            let _ = writeln!(list, "    ({index}, c{index}),");
        }
        let _ = write!(
            text,
            "const PROGRAMS: &[(u64, fn(&mut Deployments))] = &[\n{list}];\n"
        );
        fs::write(folder.join("deploy.rs"), text).map_err(|error| error.to_string())?;
        let arguments = [
            "--crate-type=bin",
            "--extern=old=libtools_old.rlib",
            "--extern=new=libtools_new.rlib",
            "-o",
            "deployments",
        ];
        let compiled = scratch.compile(folder, "deploy.rs", &arguments)?;
        if !compiled.status.success() {
            return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
        }
        let ran = Command::new(folder.join("deployments"))
            .arg(persons.to_string())
            .output()
            .map_err(|error| error.to_string())?;
        for line in String::from_utf8_lossy(&ran.stdout).lines() {
            let mut words = line.splitn(6, ' ');
            let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
            let index = number().unwrap_or(0);
            tally.programs += 1;
            for became in ["went on", "as their own", "asked again", "outdated"] {
                *tally.answers.entry(became).or_default() += number().unwrap_or(0);
            }
            if let Some(fault) = words.next().filter(|fault| !fault.is_empty()) {
                let change = self.0.get(&index).map(|pair| pair.change);
                let change = change.map_or_else(String::new, |change| format!("{change:?}"));
                println!("program {index} ({change}) is misread: {fault}");
                tally.fault(Fault::Misread, "an answer", index, &[change]);
            }
        }
        if !ran.status.success() {
            return Err(format!("the programs end with {}", ran.status));
        }
        Ok(())
    }
}
