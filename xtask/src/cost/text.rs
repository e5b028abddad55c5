//! The functions that are measured.

use std::fmt::Write;

/// How questions follow each other.
#[derive(Clone, Copy)]
pub(crate) enum Shape {
    /// One after the other.
    Line,
    /// Each in an `if` of its own.
    Branches,
}

impl Shape {
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Line => "in a line",
            Self::Branches => "in `if`s",
        }
    }
}

/// What a text is compiled as.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    /// Not at all: what everything costs anyway.
    Empty,
    /// An ordinary `async fn`, that asks ordinary ones.
    Plain,
    /// A tool.
    Tool,
}

/// A crate with a function of this shape, that prints the size of its future.
pub(crate) fn text(shape: Shape, form: Form, questions: u32) -> String {
    let (imports, measure) = match form {
        Form::Empty => return format!("{COMMON}fn main() {{ tool(Nothing); }}\n"),
        Form::Plain => ("plain::ask_user", "plain(book(&Shop, 3))"),
        Form::Tool => ("mrtr::prelude::ask_user", "tool(book)"),
    };
    let function = function(shape, form, questions);
    format!("{COMMON}use {imports};\n{function}fn main() {{ tool(Nothing); {measure}; }}\n")
}

/// A function with this many questions and some code around each.
fn function(shape: Shape, form: Form, questions: u32) -> String {
    let attribute = match form {
        Form::Tool => "/// Books.\n#[mrtr_tool]\n",
        _ => "",
    };
    let mut text = format!(
        "{attribute}pub async fn book(shop: &Shop, count: u32) -> Result<String, ToolError> {{\n\
         let mut total = count;\nlet mut notes: Vec<String> = Vec::new();\n"
    );
    for n in 0..questions {
        let ask = r#"ask_user::<u32>(format!("{} at {}?", offer.name, offer.price)).await?"#;
        let _ = match shape {
            Shape::Line => write!(
                text,
                "let offer = shop.offer({n}).await?;\n\
                 let many = {ask};\n\
                 total += many * offer.price;\n\
                 notes.push(format!(\"{{many}} of {{}}\", offer.name));\n"
            ),
            Shape::Branches => write!(
                text,
                "let offer = shop.offer({n}).await?;\n\
                 if total % 7 == {} {{\n\
                 let many = {ask};\n\
                 total += many * offer.price;\n\
                 }}\n\
                 notes.push(format!(\"{{total}} after {{}}\", offer.name));\n",
                n % 7
            ),
        };
    }
    text + "Ok(format!(\"{total}: {}\", notes.join(\", \")))\n}\n"
}

/// Around each function: what it calls, and what measures its future. The engine is in every program.
const COMMON: &str = r#"
#![allow(dead_code, unused_imports)]
use mrtr::{Engine, Reply, Request, Resumable, Tool, ToolError, mrtr_tool, __private::{Descriptor, Run, RunFuture, Scope, Sealed}};
use std::{future::Future, hint::black_box, pin::pin, task::{Context, Poll, Waker}};

pub struct Shop;

#[derive(serde::Serialize, serde::Deserialize)]
pub struct Offer { pub name: String, pub price: u32 }

impl Shop {
    pub async fn offer(&self, n: u32) -> Result<Offer, ToolError> {
        Ok(Offer { name: format!("offer {n}"), price: n })
    }
}

pub mod plain {
    use super::*;
    pub async fn ask_user<T: Default>(message: String) -> Result<T, ToolError> {
        std::future::poll_fn(|_| if message.is_empty() { Poll::Pending } else { Poll::Ready(Ok(T::default())) }).await
    }
}

fn plain(future: impl Future<Output = Result<String, ToolError>>) {
    println!("{}", size_of_val(&future));
    let _ = black_box(pin!(future).poll(&mut Context::from_waker(Waker::noop())));
}

struct Measured<T>(T);

impl<T> Sealed for Measured<T> {}

impl<T: Tool> Resumable for Measured<T> {
    type Reply = Reply;
    fn name(&self) -> &'static str { self.0.name() }
    fn run<'r, 'de: 'r>(&self, scope: &'r Scope<'de>, run: &'r mut Run<'de>) -> RunFuture<'r, Reply> {
        let future = self.0.run(scope, run);
        println!("{}", size_of_val(&*future));
        future
    }
}

impl<T: Tool> Tool for Measured<T> {
    fn describe(&self) -> Descriptor { self.0.describe() }
}

struct Nothing;

impl Sealed for Nothing {}

impl Resumable for Nothing {
    type Reply = Reply;
    fn name(&self) -> &'static str { "nothing" }
    fn run<'r, 'de: 'r>(&self, _: &'r Scope<'de>, _: &'r mut Run<'de>) -> RunFuture<'r, Reply> {
        Box::pin(async { Err(ToolError::new("nothing")) })
    }
}

impl Tool for Nothing {
    fn describe(&self) -> Descriptor { unimplemented!() }
}

fn tool(tool: impl Tool) {
    let engine = Engine::builder("cost").env(Shop).build();
    let request = Request::tool_call(serde_json::json!({ "count": 3 }));
    let tool = Measured(tool);
    let _ = black_box(pin!(engine.call(&tool, request)).poll(&mut Context::from_waker(Waker::noop())));
}
"#;
