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
    /// Nothing: what everything costs anyway.
    Empty,
    /// An ordinary `async fn`, that asks ordinary ones.
    Plain,
    /// A tool.
    Tool,
}

/// How many copies of a function are measured together, so that one is measured well.
pub(crate) const COPIES: u32 = 8;

/// The body of a crate with [`COPIES`] functions of this shape.
pub(crate) fn text(shape: Shape, form: Form, questions: u32) -> String {
    let mut text = String::from(COMMON);
    let copies = match form {
        Form::Empty => 0,
        Form::Plain | Form::Tool => COPIES,
    };
    for copy in 0..copies {
        let imports = match form {
            Form::Tool => "use super::*;",
            _ => "use super::{*, plain::*};",
        };
        let _ = write!(
            text,
            "mod copy{copy} {{\n{imports}\n{}}}\n",
            function(shape, form, questions)
        );
    }
    text += "fn main() {\n";
    for copy in 0..copies {
        text += &match form {
            Form::Tool => format!("tool(copy{copy}::book);\n"),
            _ => format!("plain(copy{copy}::book(&Shop, 3));\n"),
        };
    }
    text + "}\n"
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
        let ask =
            format!("ask_user::<u32>(format!(\"{{}} at {{}}?\", offer.name, offer.price)).await?");
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

const COMMON: &str = r#"#![allow(dead_code, unused_imports)]
use mrtr::{Tool, prelude::*};
use std::{future::Future, hint::black_box, pin::pin, task::{Context, Waker}};

pub struct Shop;

#[derive(serde::Serialize, serde::Deserialize)]
pub struct Offer { pub name: String, pub price: u32 }

impl Shop {
    pub async fn offer(&self, n: u32) -> Result<Offer, ToolError> {
        Ok(Offer { name: format!("offer {n}"), price: n })
    }
}

pub mod plain {
    use super::ToolError;
    pub async fn ask_user<T: Default>(message: String) -> Result<T, ToolError> {
        std::future::poll_fn(|_| if message.is_empty() { std::task::Poll::Pending } else { std::task::Poll::Ready(Ok(T::default())) }).await
    }
}

fn plain(future: impl Future<Output = Result<String, ToolError>>) {
    println!("{}", size_of_val(&future));
    let _ = black_box(pin!(future).poll(&mut Context::from_waker(Waker::noop())));
}

struct Measured<T>(T);

impl<T: Tool> mrtr::Resumable for Measured<T> {
    type Reply = mrtr::Reply;
    fn name(&self) -> &'static str { self.0.name() }
    fn run<'r, 'de: 'r>(
        &'r self,
        scope: &'r mrtr::__private::Scope<'de>,
        run: &'r mut mrtr::__private::Run<'de>,
    ) -> mrtr::__private::RunFuture<'r, mrtr::Reply> {
        let future = self.0.run(scope, run);
        println!("{}", size_of_val(&*future));
        future
    }
}

impl<T: Tool> Tool for Measured<T> {
    fn describe(&self) -> mrtr::__private::Descriptor { self.0.describe() }
}

fn tool(tool: impl Tool) {
    let engine = mrtr::Engine::builder("cost").env(Shop).build();
    let request = mrtr::Request::tool_call(serde_json::json!({ "count": 3 }));
    let tool = Measured(tool);
    let _ = black_box(pin!(engine.call(&tool, request)).poll(&mut Context::from_waker(Waker::noop())));
}
"#;
