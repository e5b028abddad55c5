//! Runs one text three ways and compares: as a tool that suspends at every checkpoint, as the same tool answered on
//! the spot, and as an ordinary `async fn` that the macro has never seen.

use std::{
    cell::Cell,
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, PoisonError},
};

use mrtr::{
    __private::{Run as Suspending, RunFuture, Scope, Sealed},
    Descriptor, Reply, Resumable, Tool, ToolError, mrtr_tool,
    testing::Client,
};
use serde_json::{Map, Value, json};

/// What a run did, in order. The environment of every tool here.
#[derive(Debug, Default)]
pub struct Log(Mutex<Vec<String>>);

impl Log {
    /// An effect.
    pub fn note(&self, effect: impl Into<String>) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(effect.into());
    }

    /// An effect whose value is used.
    pub fn val<T: std::fmt::Debug>(&self, value: T) -> T {
        self.note(format!("{value:?}"));
        value
    }

    /// An effect that takes a while: pending once.
    pub async fn later<T: std::fmt::Debug>(&self, value: T) -> T {
        self.note(format!("begin {value:?}"));
        tokio::task::yield_now().await;
        self.note(format!("end {value:?}"));
        value
    }

    /// What was done so far, which is forgotten.
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn entries(&self) -> Vec<String> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// What a person does with a question.
#[derive(Clone, Copy, Debug)]
enum Reaction {
    Accept(u64),
    Decline,
    Cancel,
}

/// What a question wants.
#[derive(Clone, Debug)]
enum Shape {
    Bool,
    Integer,
    Number,
    Text,
    One(Vec<String>),
}

/// A person whose answers follow from a seed, the question and how often it was asked.
#[derive(Debug)]
pub struct Person {
    seed: u64,
    asked: BTreeMap<String, u64>,
    keys: Vec<String>,
    log: Arc<Log>,
}

impl Person {
    pub fn new(seed: u64, log: Arc<Log>) -> Self {
        Self {
            seed,
            asked: BTreeMap::new(),
            keys: Vec::new(),
            log,
        }
    }

    fn react(&mut self, message: &str) -> Reaction {
        let times = self.asked.entry(message.to_owned()).or_default();
        *times += 1;
        self.log.note(format!("? {message}"));
        let mut state = self.seed ^ times.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for byte in message.bytes() {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        let roll = mixed(state);
        // Every fourth person always answers, so that long programs reach their end too.
        match roll % 24 {
            0 if !self.seed.is_multiple_of(4) => Reaction::Decline,
            1 if !self.seed.is_multiple_of(4) => Reaction::Cancel,
            _ => Reaction::Accept(roll >> 8),
        }
    }

    /// The response to an input request.
    pub fn respond(&mut self, key: &str, request: &Value) -> Value {
        self.keys.push(key.to_owned());
        let params = &request["params"];
        let message = params["message"].as_str().expect("a form has a message");
        match self.react(message) {
            Reaction::Accept(roll) => {
                let content: serde_json::Map<_, _> = params["requestedSchema"]["properties"]
                    .as_object()
                    .expect("a form has properties")
                    .iter()
                    .map(|(name, property)| (name.clone(), shape(property).value(roll)))
                    .collect();
                json!({ "action": "accept", "content": content })
            }
            Reaction::Decline => json!({ "action": "decline" }),
            Reaction::Cancel => json!({ "action": "cancel" }),
        }
    }
}

/// SplitMix64's finalizer.
fn mixed(mut state: u64) -> u64 {
    state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}

fn shape(property: &Value) -> Shape {
    if let Some(options) = property["enum"].as_array() {
        let text = |value: &Value| value.as_str().expect("an option is a text").to_owned();
        return Shape::One(options.iter().map(text).collect());
    }
    match property["type"].as_str() {
        Some("boolean") => Shape::Bool,
        Some("integer") => Shape::Integer,
        Some("number") => Shape::Number,
        _ => Shape::Text,
    }
}

impl Shape {
    fn value(&self, roll: u64) -> Value {
        match self {
            Self::Bool => json!(roll % 2 == 0),
            Self::Integer => json!(roll % 5),
            Self::Number => json!(f64::from(u8::try_from(roll % 8).unwrap_or(0)) / 2.0),
            Self::Text => {
                json!(["", "a", "bc", "déf", "g h i"][usize::try_from(roll % 5).unwrap_or(0)])
            }
            Self::One(options) => {
                let count = u64::try_from(options.len()).unwrap_or(1);
                json!(options[usize::try_from(roll % count).unwrap_or(0)])
            }
        }
    }
}

/// The questions of the ordinary function, answered by the person of this thread.
pub mod asked {
    use std::{cell::RefCell, future::Future, future::IntoFuture, pin::Pin, sync::Arc};

    use mrtr::AskError;
    use serde::de::DeserializeOwned;

    use super::{Log, Person, Reaction, Shape};

    thread_local! {
        static PERSON: RefCell<Option<Person>> = const { RefCell::new(None) };
    }

    pub(super) fn meet(seed: u64, log: Arc<Log>) {
        PERSON.set(Some(Person::new(seed, log)));
    }

    /// A question; the builder methods of the real ones that tests use.
    pub struct Ask<T> {
        message: String,
        settle: Box<dyn FnOnce(Reaction) -> Result<T, AskError> + Send>,
        foregone: Option<AskError>,
    }

    impl<T> Ask<T> {
        pub fn key(self, _: &str) -> Self {
            self
        }

        fn ask(self) -> Result<T, AskError> {
            if let Some(error) = self.foregone {
                return Err(error);
            }
            let reaction = PERSON
                .with_borrow_mut(|person| person.as_mut().expect("somebody").react(&self.message));
            (self.settle)(reaction)
        }
    }

    impl<T: 'static> IntoFuture for Ask<T> {
        type Output = Result<T, AskError>;
        type IntoFuture = Pin<Box<dyn Future<Output = Self::Output> + Send>>;

        fn into_future(self) -> Self::IntoFuture {
            Box::pin(async move { self.ask() })
        }
    }

    fn refused(reaction: Reaction) -> AskError {
        match reaction {
            Reaction::Cancel => AskError::Cancelled,
            _ => AskError::Declined,
        }
    }

    fn shaped<T: DeserializeOwned>(shape: &Shape, reaction: Reaction) -> Result<T, AskError> {
        match reaction {
            Reaction::Accept(roll) => {
                Ok(serde_json::from_value(shape.value(roll)).expect("it fits"))
            }
            refusal => Err(refused(refusal)),
        }
    }

    /// A type `ask_user` asks for here.
    pub trait Asked: DeserializeOwned + 'static {
        const SHAPE: fn() -> &'static str;
    }

    macro_rules! asked {
        ($($ty:ty: $name:literal),*) => {$(
            impl Asked for $ty {
                const SHAPE: fn() -> &'static str = || $name;
            }
        )*};
    }

    asked!(bool: "boolean", u8: "integer", u32: "integer", i32: "integer", i64: "integer", u64: "integer",
        f64: "number", String: "string");

    pub fn ask_user<T: Asked>(message: impl Into<String>) -> Ask<T> {
        let shape = super::shape(&serde_json::json!({ "type": T::SHAPE() }));
        Ask {
            message: message.into(),
            settle: Box::new(move |reaction| shaped(&shape, reaction)),
            foregone: None,
        }
    }

    pub fn confirm(message: impl Into<String>) -> Ask<bool> {
        Ask {
            message: message.into(),
            settle: Box::new(|reaction| match reaction {
                Reaction::Decline => Ok(false),
                reaction => shaped(&Shape::Bool, reaction),
            }),
            foregone: None,
        }
    }

    pub fn choose<O: Into<String>>(
        message: impl Into<String>,
        options: impl IntoIterator<Item = O>,
    ) -> Ask<String> {
        let options: Vec<String> = options.into_iter().map(Into::into).collect();
        Ask {
            message: message.into(),
            foregone: options.is_empty().then_some(AskError::NoOptions),
            settle: Box::new(move |reaction| shaped(&Shape::One(options), reaction)),
        }
    }

    /// A tuple of questions, all of which are asked.
    pub trait Batch {
        type Each;
        type All;
        fn each(self) -> Self::Each;
        fn all(each: Self::Each) -> Result<Self::All, AskError>;
    }

    macro_rules! batch {
        ($($name:ident $index:tt),*) => {
            impl<$($name),*> Batch for ($(Ask<$name>,)*) {
                type Each = ($(Result<$name, AskError>,)*);
                type All = ($($name,)*);
                fn each(self) -> Self::Each {
                    ($(self.$index.ask(),)*)
                }
                fn all(each: Self::Each) -> Result<Self::All, AskError> {
                    Ok(($(each.$index?,)*))
                }
            }
        };
    }

    batch!(A 0, B 1);
    batch!(A 0, B 1, C 2);

    pub async fn ask_all<B: Batch>(batch: B) -> Result<B::All, AskError> {
        B::all(batch.each())
    }

    pub async fn ask_each<B: Batch>(batch: B) -> B::Each {
        batch.each()
    }

    /// What a flow gives.
    pub type Called<T> = Pin<Box<dyn Future<Output = T> + Send>>;

    /// Runs a helper that may ask.
    pub async fn call<F: Future>(flow: F) -> F::Output {
        flow.await
    }

    /// What a flow's `&Log` is lent.
    pub fn log() -> Arc<Log> {
        PERSON.with_borrow(|person| person.as_ref().expect("somebody").log.clone())
    }

    /// What a state-only round is to the ordinary function.
    pub async fn checkpoint() {}
}

/// What a run came to.
#[derive(Debug, PartialEq)]
struct Outcome {
    reply: Result<Value, Value>,
    log: Vec<String>,
}

impl Outcome {
    /// Stops with the first difference between what a tool and an ordinary function did.
    fn expect_same(&self, ordinary: &Self, what: &str) {
        let at = (0..)
            .find(|at| self.log.get(*at) != ordinary.log.get(*at) || *at >= self.log.len())
            .unwrap_or(0);
        let (ours, theirs) = (self.log.get(at), ordinary.log.get(at));
        assert!(
            ours == theirs,
            "{what}: effect {at} is {ours:?} and, in an ordinary function, {theirs:?}\n{self:?}\n{ordinary:?}"
        );
        assert!(
            self.reply == ordinary.reply,
            "{what}: the reply is {:?} and, from an ordinary function, {:?}",
            self.reply,
            ordinary.reply
        );
    }
}

/// Any tool, so that what compares them is compiled once.
#[derive(Clone)]
struct AnyTool(Arc<dyn Tool>);

impl Sealed for AnyTool {}

impl Resumable for AnyTool {
    type Reply = Reply;

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn run<'r, 'de: 'r>(
        &self,
        scope: &'r Scope<'de>,
        run: &'r mut Suspending<'de>,
    ) -> RunFuture<'r> {
        self.0.run(scope, run)
    }
}

impl Tool for AnyTool {
    fn describe(&self) -> Descriptor {
        self.0.describe()
    }
}

/// Runs a tool with one person, in rounds or answered on the spot. Gives the keys of its questions as well.
async fn as_tool(
    tool: &AnyTool,
    args: &Value,
    seed: u64,
    in_rounds: bool,
) -> (Outcome, Vec<String>) {
    let (log, person) = someone(seed);
    let answer = {
        let person = person.clone();
        move |key: &str, request: &Value| lock(&person).respond(key, request)
    };
    let client = Client::new(tool.clone()).shared(log.clone());
    let reply = if in_rounds {
        client.drive(args.clone(), answer).await
    } else {
        client.run_plain(args.clone(), answer).await
    };
    let log = log.entries();
    let keys = std::mem::take(&mut lock(&person).keys);
    (Outcome { reply, log }, keys)
}

/// Runs the three forms of a program with one person.
async fn compare(suspended: AnyTool, plain: AnyTool, args: [&Value; 2], seed: u64) -> Run {
    let (rounds, keys) = as_tool(&suspended, args[0], seed, true).await;
    let (at_once, keys_at_once) = as_tool(&suspended, args[0], seed, false).await;

    let log = Arc::new(Log::default());
    asked::meet(seed, log.clone());
    let nobody = |_: &str, _: &Value| Value::Null;
    let reply = Client::new(plain)
        .shared(log.clone())
        .run_plain(args[1].clone(), nobody)
        .await;
    let ordinary = Outcome {
        reply,
        log: log.entries(),
    };

    let name = suspended.name();
    rounds.expect_same(&ordinary, &format!("`{name}` in rounds, person {seed}"));
    at_once.expect_same(&ordinary, &format!("`{name}` at once, person {seed}"));
    assert_eq!(
        keys, keys_at_once,
        "the keys `{name}` asks under, person {seed}"
    );
    Run {
        suspensions: keys.len(),
        finished: ordinary.reply.is_ok_and(|reply| reply["isError"] != true),
        log: ordinary.log,
    }
}

thread_local! {
    static BODY: Cell<Option<fn() -> asked::Called<Result<String, ToolError>>>> = const { Cell::new(None) };
}

/// The ordinary form of a program that is a function.
#[mrtr_tool]
async fn ordinary() -> Result<String, ToolError> {
    let body = BODY.get().expect("a body");
    body().await
}

fn someone(seed: u64) -> (Arc<Log>, Arc<Mutex<Person>>) {
    let log = Arc::new(Log::default());
    (log.clone(), Arc::new(Mutex::new(Person::new(seed, log))))
}

fn lock(person: &Mutex<Person>) -> std::sync::MutexGuard<'_, Person> {
    person.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a comparison saw.
struct Run {
    suspensions: usize,
    finished: bool,
    log: Vec<String>,
}

/// What all comparisons of a program saw.
#[derive(Debug, Default)]
pub struct Seen {
    pub persons: u64,
    pub suspensions: usize,
    pub finished: usize,
    pub messages: BTreeSet<String>,
}

impl Seen {
    /// Compares the forms of a program for one more person.
    pub fn another<S: Tool + Copy, P: Tool + Copy>(
        &mut self,
        suspended: S,
        plain: P,
        args: &Value,
    ) {
        let (suspended, plain) = (AnyTool(Arc::new(suspended)), AnyTool(Arc::new(plain)));
        self.one_more(suspended, plain, [args, args]);
    }

    /// The same, where the ordinary form is a function and no tool.
    pub fn beside<S: Tool>(
        &mut self,
        suspended: S,
        body: fn() -> asked::Called<Result<String, ToolError>>,
        args: Map<String, Value>,
    ) {
        BODY.set(Some(body));
        let (suspended, plain) = (AnyTool(Arc::new(suspended)), AnyTool(Arc::new(ordinary)));
        self.one_more(suspended, plain, [&Value::Object(args), &json!({})]);
    }

    fn one_more(&mut self, suspended: AnyTool, plain: AnyTool, args: [&Value; 2]) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime");
        let run = runtime.block_on(compare(suspended, plain, args, self.persons));
        self.persons += 1;
        self.suspensions += run.suspensions;
        self.finished += usize::from(run.finished);
        let asked = |entry: String| entry.strip_prefix("? ").map(str::to_owned);
        self.messages.extend(run.log.into_iter().filter_map(asked));
    }

    /// The questions in a program's text that nobody was asked so far.
    pub fn open(&self, text: &str) -> Vec<String> {
        text.split('"')
            .skip(1)
            .step_by(2)
            .filter(|literal| literal.ends_with('?') && !literal.contains('{'))
            .filter(|literal| !self.messages.contains(*literal))
            .map(str::to_owned)
            .collect()
    }
}

/// Declares a program in its forms, and `compare`, which runs them all with one more person.
#[macro_export]
macro_rules! differential {
    (
        $name:ident, ($log:ident $(, $(#[$attr:meta])* $($word:ident)+ : $ty:ty = $value:expr)* $(,)?) -> $ret:ty, $body:tt
        $(flow $flow:ident ($flow_log:ident $(, $($flow_word:ident)+ : $flow_ty:ty)*) -> $flow_ret:ty, $flow_body:tt)*
        $(outside { $($outside:tt)* })?
    ) => {
        mod $name {
            $($($outside)*)?

            mod suspended {
                use super::super::*;
                use mrtr::prelude::*;

                $(
                    #[mrtr_flow]
                    async fn $flow($flow_log: &$crate::differential::Log $(, $($flow_word)+: $flow_ty)*) -> $flow_ret $flow_body
                )*

                #[mrtr_tool]
                pub async fn $name($log: &$crate::differential::Log $(, $(#[$attr])* $($word)+: $ty)*) -> $ret $body
            }

            mod ordinary {
                use super::super::*;
                use mrtr::{AskError, ToolError};
                use $crate::differential::asked::*;

                $(
                    #[allow(unused_mut)]
                    fn $flow($($($flow_word)+: $flow_ty),*) -> $crate::differential::asked::Called<$flow_ret> {
                        async fn body($flow_log: &$crate::differential::Log $(, $($flow_word)+: $flow_ty)*) -> $flow_ret $flow_body
                        Box::pin(async move {
                            let log = $crate::differential::asked::log();
                            body(&log $(, $crate::last!($($flow_word)+))*).await
                        })
                    }
                )*

                pub async fn body($log: &$crate::differential::Log $(, $(#[$attr])* $($word)+: $ty)*) -> $ret $body
            }

            mod plain {
                use super::super::*;
                use mrtr::prelude::*;

                #[mrtr_tool]
                #[allow(unused_mut)]
                pub async fn $name($log: &$crate::differential::Log $(, $(#[$attr])* $($word)+: $ty)*) -> $ret {
                    super::ordinary::body($log $(, $(#[$attr])* $crate::last!($($word)+))*).await
                }
            }

            pub(super) const TEXT: &str = stringify!($body $($flow_body)*);

            pub(super) fn compare(seen: &mut $crate::differential::Seen) {
                #[allow(unused_mut)]
                let mut args = serde_json::Map::new();
                $($(#[$attr])* {
                    use super::*;
                    let name = stringify!($($word)+);
                    let name = name.rsplit([' ', '#']).next().unwrap_or(name);
                    let value: $ty = $value;
                    args.insert(name.to_owned(), serde_json::to_value(value).expect("an argument"));
                })*
                seen.another(suspended::$name, plain::$name, &serde_json::Value::Object(args));
            }
        }
    };
}

/// The last of some words: an argument without its `mut`.
#[macro_export]
macro_rules! last {
    ($word:ident) => { $word };
    ($first:ident $($rest:ident)+) => { $crate::last!($($rest)+) };
}

/// A test that compares the forms of a program, until every question in its text has been asked and somebody came to
/// a good end.
#[macro_export]
macro_rules! same {
    ($(#[$attr:meta])* $name:ident ($($head:tt)*) -> $ret:ty, $body:tt $($flows:tt)*) => {
        $crate::differential! { $name, ($($head)*) -> $ret, $body $($flows)* }

        $(#[$attr])*
        #[test]
        fn $name() {
            let mut seen = $crate::differential::Seen::default();
            while seen.persons < 12 || !seen.open($name::TEXT).is_empty() || seen.finished == 0 {
                assert!(seen.persons < 400, "never asked {:?}; {seen:?}", seen.open($name::TEXT));
                $name::compare(&mut seen);
            }
            assert!(seen.suspensions > 0, "it never suspends");
        }
    };
}

/// Two values as one text.
pub fn cat(left: impl std::fmt::Display, right: impl std::fmt::Display) -> String {
    format!("{left}{right}")
}
