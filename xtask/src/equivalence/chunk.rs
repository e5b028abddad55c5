//! Programs in both forms, side by side.

use std::collections::{BTreeMap, BTreeSet};

use mrtr_equivalence_generator::{Form, Program};

use super::{
    Task,
    diagnostics::Diagnostic,
    documented::is_documented,
    job::{Job, Library, Main, Ran},
    tally::{Fault, Tally},
};

/// Some programs, without those that turned out not to compile.
pub(crate) struct Chunk {
    programs: BTreeMap<u64, Program>,
    task: Task,
}

/// What both files begin with.
const HEAD: &str = "#![recursion_limit = \"256\"]\n#[allow(unused_imports)]\npub use {std::collections::BTreeMap, mrtr_equivalence::prelude::*, mrtr::{AskError, ToolError}};\n";
const PLAIN: &str =
    "#[allow(unused_imports)]\npub use mrtr_equivalence::differential::asked::{self, *};\n";
const TOOL: &str = "#[allow(unused_imports)]\npub use mrtr::prelude::*;\n";

/// Compares the two forms of each program.
const MAIN: Main<'_> = Main {
    file: "main.rs",
    head: r"use mrtr_equivalence::{prelude::*, differential::{Seen, asked}};

fn counts(seen: &Seen) -> String {
    seen.suspensions.to_string()
}
",
    libraries: ["plain=libplain.rlib", "tools=libtools.rlib"],
};

impl Chunk {
    pub(crate) fn of(programs: impl Iterator<Item = (u64, Program)>, task: Task) -> Self {
        Self {
            programs: programs.collect(),
            task,
        }
    }

    pub(crate) fn run(mut self, job: &Job<'_>) -> Result<Tally, String> {
        let mut tally = Tally::default();
        let plain = self.compile(Form::Plain, job, &mut tally)?;
        let tools = self.compile(Form::Tool, job, &mut tally)?;
        if self.task == Task::Lints {
            self.compare_warnings(&plain, &tools, &mut tally);
            tally.programs += u64::try_from(self.programs.len()).unwrap_or(0);
        } else if self.task == Task::Shared {
            for index in self.programs.keys() {
                println!("program {index} is accepted");
                tally.fault(Fault::Accepted, "a shared value is kept", *index, &[]);
            }
        } else {
            self.execute(job, &mut tally)?;
        }
        Ok(tally)
    }

    /// Compiles one form of all programs.
    fn compile(
        &mut self,
        form: Form,
        job: &Job<'_>,
        tally: &mut Tally,
    ) -> Result<Vec<(u64, Diagnostic)>, String> {
        let (file, head, name) = match form {
            Form::Plain => ("plain.rs", PLAIN, "--crate-name=plain"),
            Form::Tool => ("tools.rs", TOOL, "--crate-name=tools"),
        };
        let emit = if [Task::Lints, Task::Shared].contains(&self.task) {
            "--emit=metadata"
        } else {
            "--emit=metadata,link"
        };
        let allowed: &[&str] = if self.task == Task::Lints {
            &[]
        } else {
            &["-Awarnings"]
        };
        let library = Library {
            file,
            head: &format!("{HEAD}{head}"),
            arguments: &[&["--crate-type=rlib", name, emit], allowed].concat(),
        };
        let shared = self.task == Task::Shared;
        job.compile(
            &library,
            &mut self.programs,
            |program| program.module(form),
            |index, program, error| {
                if form == Form::Tool && shared {
                    must_refuse(index, error, tally);
                } else {
                    refused(form, index, &program, error, tally);
                }
            },
        )
    }

    /// Warnings that only a tool has.
    fn compare_warnings(
        &self,
        plain: &[(u64, Diagnostic)],
        tools: &[(u64, Diagnostic)],
        tally: &mut Tally,
    ) {
        let known: BTreeSet<(u64, usize, &str)> = plain
            .iter()
            .map(|(index, one)| (*index, one.line, one.code.as_str()))
            .collect();
        for (index, one) in tools {
            let Some(program) = self.programs.get(index) else {
                continue;
            };
            if !known.contains(&(*index, one.line, one.code.as_str())) {
                println!(
                    "program {index} ({}) has a warning as a tool: {} {} in line {}",
                    program.kinds().join(", "),
                    one.code,
                    one.message,
                    one.line
                );
                tally.fault(
                    Fault::Warned,
                    &format!("{} {}", one.code, one.message),
                    *index,
                    &program.kinds(),
                );
            }
        }
    }

    /// Links both forms, runs them and compares.
    fn execute(&self, job: &Job<'_>, tally: &mut Tally) -> Result<(), String> {
        let comparison = |_, program: &Program| program.comparison();
        for Ran {
            index,
            counts: [suspensions],
            fault,
        } in job.run(&MAIN, &self.programs, comparison)?
        {
            tally.programs += 1;
            tally.suspensions += suspensions;
            if let Some(fault) = fault {
                let kinds = self
                    .programs
                    .get(&index)
                    .map(Program::kinds)
                    .unwrap_or_default();
                let (of, words) = if is_documented(&fault) {
                    (Fault::Documented, "ends its call, as documented")
                } else {
                    (Fault::Differs, "differs")
                };
                println!("program {index} ({}) {words}: {fault}", kinds.join(", "));
                tally.fault(of, &format!("the tool {words}"), index, &kinds);
            }
        }
        Ok(())
    }
}

/// A program that must be refused is.
fn must_refuse(index: u64, error: &Diagnostic, tally: &mut Tally) {
    tally.programs += 1;
    println!(
        "program {index} is refused, as it must be: {}",
        error.message
    );
    if !error.message.contains("at a question") {
        tally.fault(Fault::OtherWords, &error.message, index, &[]);
    }
}

fn refused(form: Form, index: u64, program: &Program, error: &Diagnostic, tally: &mut Tally) {
    let (fault, words) = match form {
        Form::Plain => (Fault::NoRust, "is no Rust"),
        Form::Tool if is_documented(&error.message) => {
            (Fault::Documented, "is refused, as documented")
        }
        Form::Tool => (Fault::Refused, "is refused"),
    };
    println!(
        "program {index} ({}) {words}: {} {} in line {}",
        program.kinds().join(", "),
        error.code,
        error.message,
        error.line
    );
    tally.fault(
        fault,
        &format!("{} {}", error.code, error.message),
        index,
        &program.kinds(),
    );
}
