//! What the source of a question says.
//!
//! An answer counts only for the question as it was asked, and the words of a question stand in the source. So a
//! checkpoint tells its words to the runtime: the literal parts of a message, what the values between them are, and the
//! source of everything else. Where a variable is asked with, the texts that it is made of are part of that source.

mod constants;
mod format;
mod message;
mod settled;
mod sources;
mod syntax;

use std::collections::HashSet;

use syn::{Expr, ExprPath, ItemFn};

pub(crate) use self::message::{Message, Part, Settle};
use self::{settled::Settled, sources::Sources};
use crate::{
    parse::checkpoint::{self, asker},
    tree::{Checkpoint, Program},
};

/// What the source of one checkpoint says.
#[derive(Debug)]
pub(crate) struct Wording {
    /// One for each question; for a call of a flow, one.
    pub(crate) members: Vec<Member>,
    /// The question with empty messages, where more of it than the messages is known when the author compiles.
    pub(crate) made: Option<Expr>,
}

#[derive(Debug)]
pub(crate) struct Member {
    pub(crate) message: Message,
    /// The source of what is set beside the message.
    pub(crate) beside: Option<Beside>,
    /// Constants that what is only known at run time is made with.
    pub(crate) constants: Vec<ExprPath>,
}

#[derive(Debug)]
pub(crate) enum Beside {
    /// It is part of what is [made](Wording::made).
    Known(String),
    /// It is only known at run time.
    Open(String),
}

/// The wordings of all checkpoints, in order.
pub(crate) fn of(program: &Program, function: &ItemFn) -> Vec<Wording> {
    let reader = Reader {
        settled: Settled::of(program, function),
        sources: Sources::of(function),
    };
    let checkpoints = program.checkpoints.iter();
    checkpoints
        .map(|checkpoint| reader.wording(checkpoint))
        .collect()
}

/// Reads what questions say, in one function.
struct Reader {
    settled: Settled,
    sources: Sources,
}

/// The builder methods of questions. What others do is not known.
const BUILDERS: [&str; 7] = [
    "key",
    "title",
    "describe",
    "default",
    "at_least",
    "at_most",
    "any_scheme",
];

impl Reader {
    fn wording(&self, checkpoint: &Checkpoint) -> Wording {
        let question = &checkpoint.question;
        let members: Vec<&Expr> = match asker(question) {
            Some((name, call)) if checkpoint::is_batch(name) => checkpoint::members(call).collect(),
            _ => vec![question],
        };
        if members.is_empty() || members.iter().any(|member| !has_message(member)) {
            let opaque = |member: &&Expr| Member {
                message: Message::Opaque(self.sources.whole(member)),
                beside: None,
                constants: self.constants([*member]),
            };
            let members = if members.is_empty() {
                vec![opaque(&question)]
            } else {
                members.iter().map(opaque).collect()
            };
            return Wording {
                members,
                made: None,
            };
        }
        let settled = members.iter().all(|member| self.is_settled(member));
        let bare = members.iter().all(|member| is_bare(member));
        let alone = members.len() == 1;
        let members = members.into_iter().map(|member| {
            let (message, mut open) = self.message(member);
            let beside = match (settled, is_bare(member)) {
                (_, true) => None,
                (true, false) if alone => None,
                (true, false) => Some(Beside::Known(self.beside(member))),
                (false, false) => {
                    open.push(blank(member));
                    Some(Beside::Open(self.beside(member)))
                }
            };
            Member {
                message,
                beside,
                constants: self.constants(&open),
            }
        });
        Wording {
            members: members.collect(),
            made: (settled && !bare).then(|| blank(question)),
        }
    }

    /// The constants in these that are there before the body as well.
    fn constants<'e>(&self, open: impl IntoIterator<Item = &'e Expr>) -> Vec<ExprPath> {
        let (mut seen, settled) = (HashSet::new(), &self.settled);
        let constants = open
            .into_iter()
            .flat_map(|expr| self.sources.constants(expr))
            .filter(|path| settled.is_constant(&path.path) && seen.insert(syntax::text(path)));
        constants.collect()
    }

    /// The message, and what of it is only known at run time.
    fn message(&self, question: &Expr) -> (Message, Vec<Expr>) {
        let message = asker(question).and_then(|(_, call)| call.args.first());
        let expr = message.unwrap_or(question);
        let message = Message::of(expr, &self.settled, &self.sources);
        let open = match &message {
            Message::Words { values, .. } => values.clone(),
            Message::Constant(_) => Vec::new(),
            Message::Opaque(_) => vec![expr.clone()],
        };
        (message, open)
    }

    /// Whether all but the message is known when the author compiles.
    fn is_settled(&self, question: &Expr) -> bool {
        match question {
            Expr::MethodCall(call) => {
                BUILDERS.iter().any(|known| call.method == known)
                    && call
                        .args
                        .iter()
                        .all(|argument| self.settled.is_beside(argument))
                    && self.is_settled(&call.receiver)
            }
            Expr::Paren(paren) => self.is_settled(&paren.expr),
            Expr::Group(group) => self.is_settled(&group.expr),
            Expr::Call(call) => {
                self.settled.names(&call.func)
                    && call
                        .args
                        .iter()
                        .skip(1)
                        .all(|argument| self.settled.is_beside(argument))
            }
            _ => false,
        }
    }

    /// The source of what is beside the message.
    fn beside(&self, question: &Expr) -> String {
        self.sources.whole(&blank(question))
    }
}

/// Whether it is one question, with a message.
fn has_message(question: &Expr) -> bool {
    let known = ["ask_user", "confirm", "choose", "choose_many", "open_url"];
    asker(question).is_some_and(|(name, call)| {
        known.iter().any(|known| name == known) && !call.args.is_empty()
    })
}

/// Whether it has nothing but its message; a key that is a literal is known by the checkpoint.
fn is_bare(question: &Expr) -> bool {
    match question {
        Expr::MethodCall(call) => {
            call.method == "key"
                && matches!(call.args.first(), Some(Expr::Lit(_)))
                && is_bare(&call.receiver)
        }
        Expr::Paren(paren) => is_bare(&paren.expr),
        Expr::Group(group) => is_bare(&group.expr),
        Expr::Call(call) => call.args.len() == 1,
        _ => false,
    }
}

/// The question with empty messages.
fn blank(question: &Expr) -> Expr {
    let mut question = question.clone();
    empty_messages(&mut question);
    question
}

fn empty_messages(question: &mut Expr) {
    match question {
        Expr::MethodCall(call) => empty_messages(&mut call.receiver),
        Expr::Paren(paren) => empty_messages(&mut paren.expr),
        Expr::Group(group) => empty_messages(&mut group.expr),
        Expr::Call(_) => {
            let batch = asker(question).is_some_and(|(name, _)| checkpoint::is_batch(name));
            let Expr::Call(call) = question else { return };
            let Some(first) = call.args.first_mut() else {
                return;
            };
            match unparenthesised(first) {
                Expr::Tuple(tuple) if batch => tuple.elems.iter_mut().for_each(empty_messages),
                _ => *first = syntax::literal(""),
            }
        }
        _ => {}
    }
}

fn unparenthesised(expr: &mut Expr) -> &mut Expr {
    match expr {
        Expr::Paren(paren) => unparenthesised(&mut paren.expr),
        Expr::Group(group) => unparenthesised(&mut group.expr),
        expr => expr,
    }
}

#[cfg(test)]
mod tests;
