//! Whether all that was saved of a value is still in it, after code has read it that may be newer than what saved it.
//!
//! The value is written again, and what was saved is looked for in that: maps by their keys, lists in order, hash sets in
//! any. A number may be wider or narrower if it is the same, but a whole one is never the same as a float. There may be more
//! fields than were saved. A field that is gone is only let pass if it was read, and either held nothing or is there under
//! another name (`skip_serializing_if`, `alias`): that it was read shows when nonsense in its place is not accepted.

#[cfg(test)]
mod tests;

use std::{cell::OnceCell, fmt};

use super::{head::Head, same};

/// A value that has been written again.
#[derive(Debug, Default)]
pub(crate) struct Rewritten {
    pub(crate) bytes: Vec<u8>,
    /// Where the structs begin whose fields were written by name, in order.
    pub(crate) structs: Vec<usize>,
}

impl Rewritten {
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.structs.clear();
    }
}

/// Something that was saved and has not come back. Shown by the names of fields, as a log may have it: no key of a map is
/// in it, and nothing else that is a value.
#[derive(Debug, PartialEq)]
pub(crate) struct Lost {
    /// From the outside in; `None` is an item of a list, or what a map or a variant holds.
    path: Vec<Option<String>>,
    /// It is not there under its name any more.
    is_gone: bool,
}

impl Lost {
    fn changed() -> Self {
        Self {
            path: Vec::new(),
            is_gone: false,
        }
    }

    fn inside(mut self, step: Option<String>) -> Self {
        self.path.insert(0, step);
        self
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            f.write_str("it")?;
        } else {
            f.write_str("`")?;
            for (nth, step) in self.path.iter().enumerate() {
                match step {
                    Some(field) if nth == 0 => f.write_str(field)?,
                    Some(field) => write!(f, ".{field}")?,
                    None => f.write_str("[]")?,
                }
            }
            f.write_str("`")?;
        }
        f.write_str(if self.is_gone {
            " was saved and is not there any more"
        } else {
            " does not come back as it was saved"
        })
    }
}

/// What follows in `saved` after its first value, if all of that is in `again`.
///
/// `differs` tells whether something else comes of the value if it is read from these bytes, or nothing at all.
pub(crate) fn after<'s>(
    saved: &'s [u8],
    again: &Rewritten,
    differs: &mut dyn FnMut(Vec<u8>) -> bool,
) -> Result<&'s [u8], Lost> {
    // No value begins like another one and goes on.
    if let Some(rest) = saved.strip_prefix(again.bytes.as_slice()) {
        return Ok(rest);
    }
    let end = end(saved, 0, same::MAX_DEPTH).ok_or_else(Lost::changed)?;
    let (saved, rest) = saved.split_at(end);
    let mut comparison = Comparison {
        saved,
        again,
        differs,
    };
    comparison.value(0, 0, same::MAX_DEPTH)?;
    Ok(rest)
}

/// Where the value ends that begins at `at`.
fn end(bytes: &[u8], at: usize, depth: usize) -> Option<usize> {
    let depth = depth.checked_sub(1)?;
    let (head, length) = Head::first(bytes.get(at..)?)?;
    let (values, more) = head.holds();
    let mut at = at.checked_add(length)?.checked_add(more)?;
    for _ in 0..values {
        at = end(bytes, at, depth)?;
    }
    (at <= bytes.len()).then_some(at)
}

/// An entry of a map.
struct Entry<'b> {
    key: &'b [u8],
    key_at: usize,
    value_at: usize,
    end: usize,
}

/// The entries of a map that has so many, from the first one on.
fn entries(bytes: &[u8], count: usize, at: usize, depth: usize) -> Option<Vec<Entry<'_>>> {
    let mut key_at = at;
    let mut entries = Vec::new();
    for _ in 0..count {
        let value_at = end(bytes, key_at, depth)?;
        let end = end(bytes, value_at, depth)?;
        entries.push(Entry {
            key: &bytes[key_at..value_at],
            key_at,
            value_at,
            end,
        });
        key_at = end;
    }
    Some(entries)
}

/// What a value is replaced by that may have been read by nobody: one byte as an extension, which no type of Rust's is.
const NONSENSE: [u8; 3] = [0xd4, 0, 0];

/// One value as it was saved, and as it is now.
struct Comparison<'c> {
    saved: &'c [u8],
    again: &'c Rewritten,
    differs: &'c mut dyn FnMut(Vec<u8>) -> bool,
}

impl Comparison<'_> {
    /// Compares the values that begin at `one` in what was saved and at `other` in what is there now.
    fn value(&mut self, one: usize, other: usize, depth: usize) -> Result<(), Lost> {
        let depth = depth.checked_sub(1).ok_or_else(Lost::changed)?;
        let (saved, again) = (self.saved, self.again.bytes.as_slice());
        let (Some((was, one_in)), Some((is, other_in))) = (
            saved.get(one..).and_then(Head::first),
            again.get(other..).and_then(Head::first),
        ) else {
            return Err(Lost::changed());
        };
        let (inside_one, inside_other) = (one + one_in, other + other_in);
        let are_the_same = match (was, is) {
            (Head::Text(length), Head::Text(_))
            | (Head::Bytes(length), Head::Bytes(_))
            | (Head::Extension(length), Head::Extension(_)) => {
                was == is
                    && saved.get(inside_one..inside_one + length)
                        == again.get(inside_other..inside_other + length)
            }
            (Head::Float(was), Head::Float(is)) => {
                was.to_bits() == is.to_bits() || (was.is_nan() && is.is_nan())
            }
            (Head::List(count), Head::List(_)) => {
                return if was == is {
                    self.list(count, inside_one, inside_other, depth)
                } else {
                    Err(Lost::changed())
                };
            }
            (Head::Set(count), Head::Set(of) | Head::List(of)) => {
                return if count == of {
                    self.set(count, inside_one, inside_other, depth)
                } else {
                    Err(Lost::changed())
                };
            }
            (Head::Map(count), Head::Map(of)) => {
                let (Some(was), Some(is)) = (
                    entries(saved, count, inside_one, depth),
                    entries(again, of, inside_other, depth),
                ) else {
                    return Err(Lost::changed());
                };
                return if self.again.structs.binary_search(&other).is_ok() {
                    self.fields(&was, &is, depth)
                } else {
                    self.map(&was, &is, depth)
                };
            }
            _ => was == is,
        };
        if are_the_same {
            Ok(())
        } else {
            Err(Lost::changed())
        }
    }

    fn list(&mut self, count: usize, one: usize, other: usize, depth: usize) -> Result<(), Lost> {
        let (mut one, mut other) = (one, other);
        for _ in 0..count {
            self.value(one, other, depth)
                .map_err(|lost| lost.inside(None))?;
            (one, other) = self.behind(one, other, depth)?;
        }
        Ok(())
    }

    /// Each item of a set has to be there, wherever that is.
    fn set(&mut self, count: usize, one: usize, other: usize, depth: usize) -> Result<(), Lost> {
        let (mut one, mut other) = (one, other);
        let (mut were, mut are) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let (one_end, other_end) = self.behind(one, other, depth)?;
            were.push((&self.saved[one..one_end], one));
            are.push((&self.again.bytes[other..other_end], other));
            (one, other) = (one_end, other_end);
        }
        are.sort_unstable();
        let mut found = vec![false; are.len()];
        for (item, at) in were {
            let place = are
                .binary_search_by_key(&item, |(item, _)| item)
                .ok()
                .or_else(|| {
                    let mut are = are.iter().zip(&found);
                    are.position(|((_, other), found)| {
                        !found && self.value(at, *other, depth).is_ok()
                    })
                });
            match place {
                Some(place) if !found[place] => found[place] = true,
                _ => return Err(Lost::changed()),
            }
        }
        Ok(())
    }

    /// Where the two values end.
    fn behind(&self, one: usize, other: usize, depth: usize) -> Result<(usize, usize), Lost> {
        match (
            end(self.saved, one, depth),
            end(&self.again.bytes, other, depth),
        ) {
            (Some(one), Some(other)) => Ok((one, other)),
            _ => Err(Lost::changed()),
        }
    }

    /// The entries of a map: its keys are data, and none may be gone.
    fn map(&mut self, was: &[Entry<'_>], is: &[Entry<'_>], depth: usize) -> Result<(), Lost> {
        let places = Places::of(is);
        for (nth, entry) in was.iter().enumerate() {
            let place = places.of_key(entry.key, nth).or_else(|| {
                is.iter()
                    .position(|other| self.value(entry.key_at, other.key_at, depth).is_ok())
            });
            let Some(place) = place else {
                return Err(Lost::changed());
            };
            self.value(entry.value_at, is[place].value_at, depth)
                .map_err(|lost| lost.inside(None))?;
        }
        Ok(())
    }

    /// The fields of a struct.
    fn fields(&mut self, was: &[Entry<'_>], is: &[Entry<'_>], depth: usize) -> Result<(), Lost> {
        let places = Places::of(is);
        let mut found = vec![false; is.len()];
        let mut gone = Vec::new();
        for (nth, entry) in was.iter().enumerate() {
            if let Some(place) = places.of_key(entry.key, nth) {
                found[place] = true;
                self.value(entry.value_at, is[place].value_at, depth)
                    .map_err(|lost| lost.inside(name(entry.key)))?;
            } else {
                gone.push(entry);
            }
        }
        for entry in gone {
            let renamed = is.iter().enumerate().position(|(place, field)| {
                !found[place] && self.value(entry.value_at, field.value_at, depth).is_ok()
            });
            let may_be_gone = renamed.is_some() || self.is_empty(entry.value_at);
            if !(may_be_gone && self.was_read(entry)) {
                // A map that has become a struct has no field of the struct's: its keys are data.
                let name = name(entry.key).filter(|_| found.contains(&true));
                return Err(match name {
                    Some(name) => Lost {
                        path: vec![Some(name)],
                        is_gone: true,
                    },
                    None => Lost::changed(),
                });
            }
            if let Some(place) = renamed {
                found[place] = true;
            }
        }
        Ok(())
    }

    /// Whether a saved value is what a type is without anything in it.
    fn is_empty(&self, at: usize) -> bool {
        matches!(
            self.saved.get(at..).and_then(Head::first),
            Some((
                Head::Nil
                    | Head::Bool(false)
                    | Head::Int(0)
                    | Head::Text(0)
                    | Head::Bytes(0)
                    | Head::List(0)
                    | Head::Map(0),
                _
            ))
        )
    }

    /// Whether anybody has read a saved field.
    fn was_read(&mut self, field: &Entry<'_>) -> bool {
        let (before, after) = (&self.saved[..field.value_at], &self.saved[field.end..]);
        (self.differs)([before, &NONSENSE, after].concat())
    }
}

/// A field's name.
fn name(key: &[u8]) -> Option<String> {
    match Head::first(key)? {
        (Head::Text(_), start) => Some(str::from_utf8(key.get(start..)?).ok()?.to_owned()),
        _ => None,
    }
}

/// Where the entries of a map are, by their keys.
struct Places<'e> {
    entries: &'e [Entry<'e>],
    /// Made when the first one is not where it was.
    sorted: OnceCell<Vec<usize>>,
}

impl<'e> Places<'e> {
    fn of(entries: &'e [Entry<'e>]) -> Self {
        Self {
            entries,
            sorted: OnceCell::new(),
        }
    }

    /// The place of a key, which was the `nth`.
    fn of_key(&self, key: &[u8], nth: usize) -> Option<usize> {
        if self.entries.get(nth).is_some_and(|entry| entry.key == key) {
            return Some(nth);
        }
        let sorted = self.sorted.get_or_init(|| {
            let mut sorted: Vec<_> = (0..self.entries.len()).collect();
            sorted.sort_by_key(|place| self.entries[*place].key);
            sorted
        });
        let found = sorted.binary_search_by_key(&key, |place| self.entries[*place].key);
        found.ok().map(|at| sorted[at])
    }
}
