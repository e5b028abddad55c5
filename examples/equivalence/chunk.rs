//! Some programs that are built and run together.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    ops::Range,
    path::Path,
    process::Command,
};

use crate::{
    diagnostics::{self, Diagnostic},
    documented::is_documented,
    generate::{Form, Program},
    options::{Options, Task},
    scratch::Scratch,
    tally::{Fault, Tally},
};

/// Consecutive programs of one seed, without those that turned out not to compile.
pub(crate) struct Chunk {
    pub(crate) programs: BTreeMap<u64, Program>,
    shared: bool,
}

/// What both files begin with.
const HEAD: &str = "#![recursion_limit = \"256\"]\n#[allow(unused_imports)]\npub use {std::collections::BTreeMap, support::prelude::*, mrtr::{AskError, ToolError}};\n";
const PLAIN: &str = "#[allow(unused_imports)]\npub use support::thrice::asked::{self, *};\n";
const TOOL: &str = "#[allow(unused_imports)]\npub use mrtr::prelude::*;\n";

/// Runs every program, and says what each came to.
const MAIN: &str = r#"use support::{prelude::*, thrice::{Seen, asked}};

static PANIC: std::sync::Mutex<String> = std::sync::Mutex::new(String::new());

fn main() {
    let persons: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(4);
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map_or(String::new(), |at| format!(" in {}:{}", at.file(), at.line()));
        let payload = panic.payload();
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or(payload.downcast_ref::<&str>().copied()).unwrap_or("it panics").replace('\n', " ");
        *PANIC.lock().unwrap() = format!("{text}{place}");
    }));
    for (index, compare) in PROGRAMS {
        let mut seen = Seen::default();
        let same = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            for _ in 0..persons {
                compare(&mut seen);
            }
        }));
        let fault = match same {
            Ok(()) => String::new(),
            Err(_) => PANIC.lock().unwrap().clone(),
        };
        println!("{index} {} {fault}", seen.suspensions);
    }
}
"#;

impl Chunk {
    /// The next programs of those that are left.
    pub(crate) fn take(left: &mut Range<u64>, options: &Options) -> Option<Self> {
        let end = left.end.min(left.start + options.chunk);
        let taken = left.start..end;
        left.start = end;
        (!taken.is_empty()).then(|| Self {
            programs: taken
                .map(|index| (index, options.recipe.program(index)))
                .collect(),
            shared: options.recipe.shared,
        })
    }

    /// The numbers of its programs, in words.
    pub(crate) fn range(&self) -> String {
        let numbers = self.programs.keys();
        format!(
            "{} to {}",
            numbers.clone().next().unwrap_or(&0),
            numbers.last().unwrap_or(&0)
        )
    }

    pub(crate) fn run(
        mut self,
        scratch: &Scratch,
        folder: &Path,
        options: &Options,
    ) -> Result<Tally, String> {
        let mut tally = Tally::default();
        let lints = options.task == Task::Lints;
        let allowed: &[&str] = if lints { &[] } else { &["-Awarnings"] };
        let emit = if lints || self.shared {
            "--emit=metadata"
        } else {
            "--emit=metadata,link"
        };
        let plain = self.compile(
            Form::Plain,
            scratch,
            folder,
            &mut tally,
            &[&["--crate-type=rlib", "--crate-name=plain", emit], allowed].concat(),
        )?;
        let tools = self.compile(
            Form::Tool,
            scratch,
            folder,
            &mut tally,
            &[&["--crate-type=rlib", "--crate-name=tools", emit], allowed].concat(),
        )?;
        if lints {
            self.compare_warnings(&plain, &tools, &mut tally);
            tally.programs += u64::try_from(self.programs.len()).unwrap_or(0);
            return Ok(tally);
        }
        if self.shared {
            for index in self.programs.keys() {
                println!("program {index} is accepted");
                tally.fault(Fault::Accepted, "a shared value is kept", *index, &[]);
            }
            return Ok(tally);
        }
        self.execute(scratch, folder, options.persons, &mut tally)?;
        Ok(tally)
    }

    /// Compiles one form of all programs, and leaves those out that are refused.
    fn compile(
        &mut self,
        form: Form,
        scratch: &Scratch,
        folder: &Path,
        tally: &mut Tally,
        arguments: &[&str],
    ) -> Result<Vec<(u64, Diagnostic)>, String> {
        let (file, head) = match form {
            Form::Plain => ("plain.rs", PLAIN),
            Form::Tool => ("tools.rs", TOOL),
        };
        loop {
            let (text, starts) = self.text(form, head);
            fs::write(folder.join(file), &text).map_err(|error| error.to_string())?;
            let compiled = scratch.compile(folder, file, arguments)?;
            let said: Vec<(u64, Diagnostic)> = diagnostics::read(&compiled.stderr, file)
                .into_iter()
                .filter_map(|one| {
                    let (start, index) = starts.range(..=one.line).next_back()?;
                    // Lines count from the program's first, which is the same in both forms.
                    let line = one.line - start;
                    Some((*index, Diagnostic { line, ..one }))
                })
                .collect();
            if compiled.status.success() {
                return Ok(said);
            }
            let mut refused = BTreeSet::new();
            for (index, error) in said.iter().filter(|(_, one)| one.is_error) {
                if refused.insert(*index) {
                    self.refuse(form, *index, error, tally);
                }
            }
            if refused.is_empty() {
                return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
            }
        }
    }

    fn refuse(&mut self, form: Form, index: u64, error: &Diagnostic, tally: &mut Tally) {
        let Some(program) = self.programs.remove(&index) else {
            return;
        };
        if form == Form::Tool && self.shared {
            tally.programs += 1;
            println!(
                "program {index} is refused, as it must be: {}",
                error.message
            );
            if !error.message.contains("across a checkpoint") {
                tally.fault(Fault::OtherWords, &error.message, index, &[]);
            }
            return;
        }
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

    /// The file, and the line each program begins at.
    fn text(&self, form: Form, head: &str) -> (String, BTreeMap<usize, u64>) {
        let mut text = format!("{HEAD}{head}");
        let mut starts = BTreeMap::new();
        let mut line = text.lines().count();
        for (index, program) in &self.programs {
            starts.insert(line + 1, *index);
            let module = program.module(form);
            line += module.lines().count();
            text += &module;
        }
        (text, starts)
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
    fn execute(
        &self,
        scratch: &Scratch,
        folder: &Path,
        persons: u64,
        tally: &mut Tally,
    ) -> Result<(), String> {
        let mut text = format!("#![allow(warnings)]\n{MAIN}");
        let mut list = String::new();
        for (index, program) in &self.programs {
            text += &program.comparison();
            let _ = writeln!(list, "    ({index}, c{index}),");
        }
        let _ = write!(
            text,
            "const PROGRAMS: &[(u64, fn(&mut Seen))] = &[\n{list}];\n"
        );
        fs::write(folder.join("main.rs"), text).map_err(|error| error.to_string())?;
        let arguments = [
            "--crate-type=bin",
            "--extern=plain=libplain.rlib",
            "--extern=tools=libtools.rlib",
            "-o",
            "programs",
        ];
        let compiled = scratch.compile(folder, "main.rs", &arguments)?;
        if !compiled.status.success() {
            return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
        }
        let ran = Command::new(folder.join("programs"))
            .arg(persons.to_string())
            .output()
            .map_err(|error| error.to_string())?;
        for line in String::from_utf8_lossy(&ran.stdout).lines() {
            let mut words = line.splitn(3, ' ');
            let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
            let (index, suspensions) = (number().unwrap_or(0), number().unwrap_or(0));
            tally.programs += 1;
            tally.suspensions += suspensions;
            if let Some(fault) = words.next().filter(|fault| !fault.is_empty()) {
                let kinds = self
                    .programs
                    .get(&index)
                    .map(Program::kinds)
                    .unwrap_or_default();
                let (of, words) = if is_documented(fault) {
                    (Fault::Documented, "ends its call, as documented")
                } else {
                    (Fault::Differs, "differs")
                };
                println!("program {index} ({}) {words}: {fault}", kinds.join(", "));
                tally.fault(of, &format!("the tool {words}"), index, &kinds);
            }
        }
        if !ran.status.success() {
            return Err(format!("the programs end with {}", ran.status));
        }
        Ok(())
    }
}
