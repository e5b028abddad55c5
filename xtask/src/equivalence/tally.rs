//! What running programs came to.

use std::{
    collections::BTreeMap,
    fmt::{self, Write},
};

/// One way in which a program can fail.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    /// The plain function does not compile: a fault of the generator.
    NoRust,
    /// The plain function compiles and the tool does not.
    Refused,
    /// The tool is refused, or ends its call, as the documents say.
    Documented,
    /// The tool does something else.
    Differs,
    /// The next release takes an answer for one to something else.
    Misread,
    /// It must not compile, and does.
    Accepted,
    /// It must not compile, and does not, but not in our words.
    OtherWords,
    /// The tool has a warning that the plain function has not.
    Warned,
}

/// What running programs came to.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) programs: u64,
    pub(crate) suspensions: u64,
    /// What became of the answers that were given to the next release.
    pub(crate) answers: BTreeMap<&'static str, u64>,
    /// Programs by what is wrong with them and by what is said about it.
    faults: BTreeMap<(Fault, String), Vec<u64>>,
    /// The kinds of the programs with faults.
    kinds: BTreeMap<(Fault, String), u64>,
}

impl Tally {
    pub(crate) fn fault(&mut self, fault: Fault, message: &str, index: u64, kinds: &[String]) {
        let message = generalized(message);
        let programs = self.faults.entry((fault.clone(), message)).or_default();
        if programs.last() != Some(&index) {
            programs.push(index);
        }
        for kind in kinds {
            *self.kinds.entry((fault.clone(), kind.clone())).or_default() += 1;
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.programs += other.programs;
        self.suspensions += other.suspensions;
        for (became, count) in other.answers {
            *self.answers.entry(became).or_default() += count;
        }
        for (fault, programs) in other.faults {
            self.faults.entry(fault).or_default().extend(programs);
        }
        for (kind, count) in other.kinds {
            *self.kinds.entry(kind).or_default() += count;
        }
    }

    fn count(&self, fault: &Fault) -> usize {
        let of_it = self.faults.iter().filter(|((one, _), _)| one == fault);
        of_it.map(|(_, programs)| programs.len()).sum()
    }

    pub(crate) fn is_good(&self) -> bool {
        let mut faults = self.faults.keys();
        faults.all(|(fault, _)| *fault == Fault::Documented)
    }

    /// The faults, the most frequent first, each with some programs that have it.
    pub(crate) fn report(&self) -> String {
        let mut lines: Vec<_> = self.faults.iter().collect();
        lines.sort_by_key(|((fault, _), programs)| {
            (fault.clone(), std::cmp::Reverse(programs.len()))
        });
        let mut text = String::new();
        for ((fault, message), programs) in lines {
            let some: Vec<String> = programs.iter().take(8).map(u64::to_string).collect();
            let _ = writeln!(
                text,
                "{fault:?} {:4} times: {message} ({})",
                programs.len(),
                some.join(" ")
            );
        }
        for ((fault, kind), count) in &self.kinds {
            let _ = writeln!(text, "{fault:?} about {kind}: {count}");
        }
        text
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} ran, {} suspensions, {} differ, {} are refused, {} as documented, {} are no Rust, {} accepted, {} warned",
            self.programs,
            self.suspensions,
            self.count(&Fault::Differs),
            self.count(&Fault::Refused),
            self.count(&Fault::Documented),
            self.count(&Fault::NoRust),
            self.count(&Fault::Accepted),
            self.count(&Fault::Warned),
        )?;
        if !self.answers.is_empty() {
            write!(f, ", {} misread", self.count(&Fault::Misread))?;
        }
        for (became, count) in &self.answers {
            write!(f, ", {count} {became}")?;
        }
        Ok(())
    }
}

/// A message with the names in it left out, so that equal faults are said in equal words.
fn generalized(message: &str) -> String {
    let mut out = String::new();
    for (at, part) in message.split('`').enumerate() {
        if at % 2 == 0 {
            out += part;
        } else {
            out += "`";
            out.extend(part.chars().filter(|c| !c.is_ascii_digit()));
            out += "`";
        }
    }
    out
}
