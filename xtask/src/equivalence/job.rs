//! Programs that are built and run together.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::PathBuf,
    process::Command,
};

use super::{
    diagnostics::{self, Diagnostic},
    scratch::Scratch,
};

/// One of several that build and run at a time, in a folder of its own.
pub(crate) struct Job<'a> {
    scratch: &'a Scratch,
    folder: PathBuf,
    /// How many scripts of answers each program meets.
    persons: u64,
}

/// A crate with all programs.
pub(crate) struct Library<'a> {
    pub(crate) file: &'a str,
    /// What the file begins with.
    pub(crate) head: &'a str,
    pub(crate) arguments: &'a [&'a str],
}

/// A program that runs all programs.
pub(crate) struct Main<'a> {
    pub(crate) file: &'a str,
    /// Imports; `Seen`; and `counts`, which gives its numbers with spaces between them.
    pub(crate) head: &'a str,
    pub(crate) libraries: [&'a str; 2],
}

/// What one program came to.
pub(crate) struct Ran<const N: usize> {
    pub(crate) index: u64,
    pub(crate) counts: [u64; N],
    pub(crate) fault: Option<String>,
}

/// Runs every program, and says what each came to.
const MAIN: &str = r#"
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
    for (index, run) in PROGRAMS {
        let mut seen = Seen::default();
        let good = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            for _ in 0..persons {
                run(&mut seen);
            }
        }));
        let fault = match good {
            Ok(()) => String::new(),
            Err(_) => PANIC.lock().unwrap().clone(),
        };
        println!("{index} {} {fault}", counts(&seen));
    }
}
"#;

impl<'a> Job<'a> {
    pub(crate) fn new(scratch: &'a Scratch, number: u64, persons: u64) -> Result<Self, String> {
        Ok(Self {
            scratch,
            folder: scratch.folder(number)?,
            persons,
        })
    }

    /// Compiles all programs, and leaves those out that are refused: `refuse` gets the first error of each. Gives what
    /// is said of the others, in lines from the beginning of each program's text.
    pub(crate) fn compile<T>(
        &self,
        library: &Library<'_>,
        programs: &mut BTreeMap<u64, T>,
        text: impl Fn(&T) -> String,
        mut refuse: impl FnMut(u64, T, &Diagnostic),
    ) -> Result<Vec<(u64, Diagnostic)>, String> {
        loop {
            let (text, starts) = joined(library.head, programs, &text);
            self.write(library.file, &text)?;
            let compiled = (self.scratch).compile(&self.folder, library.file, library.arguments)?;
            let said: Vec<(u64, Diagnostic)> = diagnostics::read(&compiled.stderr, library.file)
                .into_iter()
                .filter_map(|one| {
                    let (start, index) = starts.range(..=one.line).next_back()?;
                    let line = one.line - start;
                    Some((*index, Diagnostic { line, ..one }))
                })
                .collect();
            if compiled.status.success() {
                return Ok(said);
            }
            let mut refused = BTreeSet::new();
            for (index, error) in said.iter().filter(|(_, one)| one.is_error) {
                if refused.insert(*index)
                    && let Some(program) = programs.remove(index)
                {
                    refuse(*index, program, error);
                }
            }
            if refused.is_empty() {
                return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
            }
        }
    }

    /// Links and runs all programs: `run` gives a function with the name `c` and the program's number.
    pub(crate) fn run<T, const N: usize>(
        &self,
        main: &Main<'_>,
        programs: &BTreeMap<u64, T>,
        run: impl Fn(u64, &T) -> String,
    ) -> Result<Vec<Ran<N>>, String> {
        let mut text = format!("#![allow(warnings)]\n{}{MAIN}", main.head);
        let mut list = String::new();
        for (index, program) in programs {
            text += &run(*index, program);
            let _ = writeln!(list, "    ({index}, c{index}),");
        }
        let _ = write!(
            text,
            "const PROGRAMS: &[(u64, fn(&mut Seen))] = &[\n{list}];\n"
        );
        self.write(main.file, &text)?;
        let [first, second] = main.libraries.map(|library| format!("--extern={library}"));
        let arguments = ["--crate-type=bin", &first, &second, "-o", "programs"];
        let compiled = self.scratch.compile(&self.folder, main.file, &arguments)?;
        if !compiled.status.success() {
            return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
        }
        let ran = Command::new(self.folder.join("programs"))
            .arg(self.persons.to_string())
            .output()
            .map_err(|error| error.to_string())?;
        if !ran.status.success() {
            return Err(format!("the programs end with {}", ran.status));
        }
        String::from_utf8_lossy(&ran.stdout)
            .lines()
            .map(|line| read(line).ok_or_else(|| format!("the programs say `{line}`")))
            .collect()
    }

    fn write(&self, file: &str, text: &str) -> Result<(), String> {
        fs::write(self.folder.join(file), text).map_err(|error| error.to_string())
    }
}

/// The file, and the line each program begins at.
fn joined<T>(
    head: &str,
    programs: &BTreeMap<u64, T>,
    text: impl Fn(&T) -> String,
) -> (String, BTreeMap<usize, u64>) {
    let mut joined = head.to_owned();
    let mut starts = BTreeMap::new();
    let mut line = joined.lines().count();
    for (index, program) in programs {
        starts.insert(line + 1, *index);
        let text = text(program);
        line += text.lines().count();
        joined += &text;
    }
    (joined, starts)
}

/// A line of the programs: a number, counts, and perhaps a fault.
fn read<const N: usize>(line: &str) -> Option<Ran<N>> {
    let mut words = line.splitn(N + 2, ' ');
    let mut number = || words.next()?.parse::<u64>().ok();
    let index = number()?;
    let mut counts = [0; N];
    for count in &mut counts {
        *count = number()?;
    }
    let fault = words.next().filter(|fault| !fault.is_empty());
    Some(Ran {
        index,
        counts,
        fault: fault.map(str::to_owned),
    })
}
