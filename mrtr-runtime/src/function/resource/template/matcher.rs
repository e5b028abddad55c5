//! Where each part of a template ends in a URI.
//!
//! A literal may also occur in the value before it, so the first place where it stands need not be the right one: it is
//! where all that comes after matches as well. That is found from the end to the beginning, in time that grows with the
//! length of the URI and not with the number of ways to cut it.

use super::Part;

/// A character, or a percent sign and what belongs to it: no part ends within one.
#[derive(Clone, Copy, Debug)]
struct Unit {
    at: usize,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Ends a segment, however it is written.
    Separator,
    /// Ends a path: not in a variable that is one segment.
    Stop,
    Dot,
    Other,
}

/// What a variable has of the segment it has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Segment {
    Empty,
    Dot,
    Dots,
    Name,
}

impl Segment {
    const ALL: [Self; 4] = [Self::Empty, Self::Dot, Self::Dots, Self::Name];

    /// Whether it leads elsewhere.
    fn leads_away(self) -> bool {
        matches!(self, Self::Dot | Self::Dots)
    }
}

/// What a variable may hold.
#[derive(Clone, Copy, Debug)]
struct Variable {
    /// Several segments.
    reserved: bool,
    /// Such as lead elsewhere.
    parents: bool,
}

impl Variable {
    /// What it has after one more unit; `None` if it cannot hold that.
    fn takes(self, segment: Segment, kind: Kind) -> Option<Segment> {
        match (kind, segment) {
            (Kind::Separator | Kind::Stop, _) if !self.reserved => None,
            (Kind::Separator, _) => (!segment.leads_away()).then_some(Segment::Empty),
            (Kind::Dot, Segment::Empty) if !self.parents => Some(Segment::Dot),
            (Kind::Dot, Segment::Dot) => Some(Segment::Dots),
            _ => Some(Segment::Name),
        }
    }
}

/// The parts of `uri`, one for each of `parts`. Where there are several ways, each variable is as short as it can be, the
/// first one before all others.
pub(super) fn split<'u>(parts: &[Part], parents: bool, uri: &'u str) -> Option<Vec<&'u str>> {
    let units = units(uri);
    // From each unit on: whether the parts after this one match.
    let mut rest: Vec<bool> = (0..=units.len()).map(|at| at == units.len()).collect();
    let mut ends = Vec::with_capacity(parts.len());
    for part in parts.iter().rev() {
        let found = match part {
            Part::Literal(literal) => literal_ends(literal, &units, uri, &rest),
            Part::Variable { reserved, .. } => {
                let parents = *reserved && parents;
                let reserved = *reserved;
                variable_ends(Variable { reserved, parents }, &units, &rest)
            }
        };
        rest = found.iter().map(Option::is_some).collect();
        ends.push(found);
    }
    let byte = |at: usize| units.get(at).map_or(uri.len(), |unit| unit.at);
    let mut at = 0;
    ends.iter()
        .rev()
        .map(|ends| {
            let start = at;
            at = (*ends.get(start)?)?;
            uri.get(byte(start)..byte(at))
        })
        .collect()
}

/// From each unit on, where a literal ends.
fn literal_ends(literal: &str, units: &[Unit], uri: &str, rest: &[bool]) -> Vec<Option<usize>> {
    let end = |start: usize| {
        let end = start + literal.len();
        if !uri.get(start..)?.starts_with(literal) {
            return None;
        }
        let unit = units.partition_point(|unit| unit.at < end);
        let whole = units.get(unit).map_or(uri.len(), |unit| unit.at) == end;
        (whole && rest[unit]).then_some(unit)
    };
    let starts = units.iter().map(|unit| unit.at).chain([uri.len()]);
    starts.map(end).collect()
}

/// From each unit on, where a variable ends that begins there.
fn variable_ends(variable: Variable, units: &[Unit], rest: &[bool]) -> Vec<Option<usize>> {
    let mut ends = vec![None; units.len() + 1];
    // Of a variable that has come here with this of its segment.
    let mut later = Segment::ALL.map(|_| None);
    for at in (0..=units.len()).rev() {
        let on = |segment: Segment| {
            let next = variable.takes(segment, units.get(at)?.kind)?;
            later[next as usize]
        };
        ends[at] = on(Segment::Empty);
        later = Segment::ALL.map(|segment| {
            let over = rest[at] && !segment.leads_away();
            over.then_some(at).or_else(|| on(segment))
        });
    }
    ends
}

fn units(uri: &str) -> Vec<Unit> {
    let mut units = Vec::with_capacity(uri.len());
    let mut rest = uri;
    while let Some(first) = rest.chars().next() {
        let (length, character) = match super::escaped(rest) {
            Some(byte) => (3, char::from(byte)),
            None => (first.len_utf8(), first),
        };
        let kind = match character {
            '/' | '\\' => Kind::Separator,
            '?' | '#' if length == 1 => Kind::Stop,
            '.' => Kind::Dot,
            _ => Kind::Other,
        };
        units.push(Unit {
            at: uri.len() - rest.len(),
            kind,
        });
        rest = &rest[length..];
    }
    units
}
