//! Edits, as data: a release that asks, a release that gets the answer, and what has to become of it.
//!
//! **An answer counts only for the question as it was asked, and a value only as it was saved.** So an answer lets the
//! new code go on, or its question is asked again with its new words, or its state is outdated; it is never read as an
//! answer to something else. Both releases are modules of one name in one place, so their types have one name, as those
//! of two builds of one program have.

#![allow(
    clippy::too_many_lines,
    reason = "the functions are lists of edits, one after the other"
)]

mod arguments;
mod batch;
mod branch;
mod flow;
mod form;
mod function;
mod harmless;
mod locals_containers;
mod locals_numbers;
mod locals_serde;
mod order;
mod question;
mod words;

use std::sync::{Arc, Mutex, PoisonError};

#[cfg(feature = "http")]
use mrtr::Server;
use mrtr::Tool;
use serde_json::{Value, json};

/// What was done, in order. The environment of every tool here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    pub(crate) fn add(&self, effect: impl Into<String>) {
        let mut effects = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        effects.push(effect.into());
    }

    pub(crate) fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// What the releases are written with.
mod prelude {
    pub(super) use std::collections::*;

    pub(super) use mrtr::prelude::*;
    pub(super) use serde::{Deserialize, Serialize};

    pub(super) use super::{Log, nowhere};
}

/// A value that the new release would make before it asks. It never comes to that.
fn nowhere<T>() -> T {
    unreachable!("the new release only gets the answer")
}

/// One build of a program.
pub(crate) struct Release {
    pub(crate) tool: Box<dyn Tool>,
    /// Adds the tool to a server.
    #[cfg(feature = "http")]
    pub(crate) serve: fn(Server) -> Server,
}

/// An edit of a tool, deployed while its question waits.
pub(crate) struct Edit {
    pub(crate) name: &'static str,
    pub(crate) old: Release,
    pub(crate) new: Release,
    pub(crate) arguments: Value,
    /// What the old release was answered before.
    pub(crate) before: Vec<Value>,
    /// What is said to the old release's question, and given to the new release.
    pub(crate) answer: Value,
    pub(crate) expected: Expected,
}

impl Edit {
    fn given(self, arguments: Value) -> Self {
        Self { arguments, ..self }
    }

    fn after(mut self, answer: Value) -> Self {
        self.before.push(answer);
        self
    }
}

/// What has to become of the answer.
#[derive(Debug)]
pub(crate) enum Expected {
    /// The new code goes on with it, and does this.
    GoesOn(&'static [&'static str]),
    AskedAgain(Again),
    /// The call ends, and nothing is done.
    Outdated,
    /// The request is not one to the new release: an error, and nothing is done.
    Refused,
}

/// A question that is asked again.
#[derive(Debug)]
pub(crate) struct Again {
    /// Key and new words of each question that is; no other is.
    pub(crate) says: &'static [(&'static str, &'static str)],
    /// What is done once that is answered.
    pub(crate) then: &'static [&'static str],
    /// The answer to it, if it is not what was said before.
    pub(crate) answer: Option<Value>,
}

fn goes_on(effects: &'static [&'static str]) -> Expected {
    Expected::GoesOn(effects)
}

fn asked_again(
    says: &'static [(&'static str, &'static str)],
    then: &'static [&'static str],
) -> Expected {
    Expected::AskedAgain(Again {
        says,
        then,
        answer: None,
    })
}

/// The same, and this is answered to it.
fn asked_again_for(
    says: &'static [(&'static str, &'static str)],
    answer: Value,
    then: &'static [&'static str],
) -> Expected {
    Expected::AskedAgain(Again {
        says,
        then,
        answer: Some(answer),
    })
}

/// Edits of one kind: a line of the table in `docs/deploying.md`.
pub(crate) struct Line {
    /// What is changed.
    pub(crate) change: &'static str,
    /// What to do about it.
    pub(crate) advice: &'static str,
    pub(crate) edits: Vec<Edit>,
}

/// Edits of one part of a program.
pub(crate) struct Family {
    pub(crate) of: &'static str,
    pub(crate) lines: Vec<Line>,
}

/// All of them.
pub(crate) fn families() -> Vec<Family> {
    vec![
        harmless::family(),
        words::family(),
        question::family(),
        form::family(),
        batch::family(),
        order::family(),
        branch::family(),
        flow::family(),
        locals_serde::family(),
        locals_numbers::family(),
        locals_containers::family(),
        arguments::family(),
        function::family(),
    ]
}

/// A form accepted with this content.
fn filled(key: &str, content: Value) -> Value {
    json!({ key: { "action": "accept", "content": content } })
}

/// A question with one field, accepted with this value.
fn said(key: &str, value: impl Into<Value>) -> Value {
    filled(key, json!({ key: value.into() }))
}

fn yes(key: &str) -> Value {
    said(key, true)
}

/// Several responses in one round.
fn all<const N: usize>(answers: [Value; N]) -> Value {
    let members = answers.into_iter().filter_map(|answer| match answer {
        Value::Object(members) => Some(members),
        _ => None,
    });
    Value::Object(members.flatten().collect())
}

/// A release: `[options of the attribute] { items } (log, arguments) { body }`.
macro_rules! release {
    ($([$($option:tt)*])? $({$($item:tt)*})? ($log:ident $($argument:tt)*) {$($body:tt)*}) => {
        release! { module tidy {
            $($($item)*)?

            #[mrtr_tool(name = "tidy" $(, $($option)*)?)]
            pub(super) async fn tidy($log: &Log $($argument)*) -> Result<(), ToolError> {
                $($body)*
                Ok(())
            }
        } }
    };
    (module $tool:ident {$($item:tt)*}) => {{
        #[allow(warnings, clippy::all, clippy::pedantic, reason = "what users may write")]
        mod release {
            use crate::matrix::prelude::*;

            $($item)*
        }
        $crate::matrix::Release {
            tool: Box::new(release::$tool),
            #[cfg(feature = "http")]
            serve: |server| server.tool(release::$tool),
        }
    }};
}

/// An edit: `"in words"; old release; new release; answer => what becomes of it`.
macro_rules! edit {
    (
        $name:literal;
        old $([$($old_option:tt)*])? $({$($old_item:tt)*})? ($($old_head:tt)*) $old:tt
        new $([$($new_option:tt)*])? $({$($new_item:tt)*})? ($($new_head:tt)*) $new:tt
        $answer:expr => $expected:expr
    ) => {
        $crate::matrix::Edit {
            name: $name,
            old: release! { $([$($old_option)*])? $({$($old_item)*})? ($($old_head)*) $old },
            new: release! { $([$($new_option)*])? $({$($new_item)*})? ($($new_head)*) $new },
            arguments: serde_json::json!({}),
            before: Vec::new(),
            answer: $answer,
            expected: $expected,
        }
    };
    // The items are edited, and the function is not.
    (
        $name:literal;
        items {$($old_item:tt)*} => {$($new_item:tt)*}
        $head:tt $body:tt
        $answer:expr => $expected:expr
    ) => {
        edit! {
            $name;
            old {$($old_item)*} $head $body
            new {$($new_item)*} $head $body
            $answer => $expected
        }
    };
    // Whole modules, and the tool in each.
    (
        $name:literal;
        old module $old:ident {$($old_item:tt)*}
        new module $new:ident {$($new_item:tt)*}
        $answer:expr => $expected:expr
    ) => {
        $crate::matrix::Edit {
            name: $name,
            old: release! { module $old {$($old_item)*} },
            new: release! { module $new {$($new_item)*} },
            arguments: serde_json::json!({}),
            before: Vec::new(),
            answer: $answer,
            expected: $expected,
        }
    };
}

/// A type of a local is edited: `"in words"; type = the value that is saved; edited type; what becomes of it`. The first
/// item of each is the type of the local, and gets serde's derives.
macro_rules! saved {
    (
        $name:literal;
        {$($old:tt)*} = $value:expr;
        {$($new:tt)*};
        $expected:expr
    ) => {
        edit! {
            $name;
            old {
                #[derive(Debug, Serialize, Deserialize)]
                $($old)*
            } (log) {
                let offer = $value;
                if confirm("Agreed?").await? {
                    log.add(format!("{offer:?}"));
                }
            }
            new {
                #[derive(Debug, Serialize, Deserialize)]
                $($new)*
            } (log) {
                let offer: Offer = nowhere();
                if confirm("Agreed?").await? {
                    log.add(format!("{offer:?}"));
                }
            }
            yes("confirm") => $expected
        }
    };
}

/// The type of a field of a local is edited: `"in words"; type = value => type; what becomes of it`.
macro_rules! field {
    ($name:literal; $old:ty = $value:expr => $new:ty; $expected:expr) => {
        edit! {
            $name;
            old {
                #[derive(Debug, Serialize, Deserialize)]
                struct Offer { value: $old }
            } (log) {
                let offer = Offer { value: $value };
                if confirm("Agreed?").await? {
                    log.add(format!("{:?}", offer.value));
                }
            }
            new {
                #[derive(Debug, Serialize, Deserialize)]
                struct Offer { value: $new }
            } (log) {
                let offer: Offer = nowhere();
                if confirm("Agreed?").await? {
                    log.add(format!("{:?}", offer.value));
                }
            }
            yes("confirm") => $expected
        }
    };
}

use {edit, field, release, saved};
