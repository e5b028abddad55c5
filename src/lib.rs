#![doc = include_str!("../README.md")]

#[doc(hidden)]
pub use mrtr_runtime::{__private, NotBoundByAMacro};

/// Makes an enum of unit variants an answer: one choice, or several as `Vec<T>`.
///
/// ```
/// use mrtr::prelude::*;
/// use serde::{Deserialize, Serialize};
///
/// /// What is served on board.
/// #[derive(Choice, Serialize, Deserialize)]
/// enum Meal {
///     Vegetarian,
///     #[choice(title = "Fish of the day")]
///     Fish,
/// }
///
/// /// Orders a meal.
/// #[mrtr_tool]
/// async fn order() -> Result<String, ToolError> {
///     Ok(match ask_user("What would you like?").await? {
///         Meal::Vegetarian => "Soup it is.".to_owned(),
///         Meal::Fish => "Fish it is.".to_owned(),
///     })
/// }
/// ```
pub use mrtr_macros::Choice;
/// Makes a struct an answer: a form with one field for each of the struct's.
///
/// ```
/// use mrtr::prelude::*;
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Form, Serialize, Deserialize)]
/// struct Passenger {
///     /// As in the passport.
///     #[form(title = "Full name", min_length = 1)]
///     name: String,
///     #[form(format = "email")]
///     email: Option<String>,
/// }
///
/// /// Greets a passenger.
/// #[mrtr_tool]
/// async fn greet() -> Result<String, ToolError> {
///     let passenger: Passenger = ask_user("Who is flying?").await?;
///     Ok(format!("Welcome, {}!", passenger.name))
/// }
/// ```
pub use mrtr_macros::Form;
/// Compiles an `async fn` that asks to a flow: a helper that tools, prompts, resources and other flows
/// [call](crate::call()).
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Asks until the user is sure.
/// #[mrtr_flow]
/// async fn pick(options: Vec<String>) -> Result<String, AskError> {
///     loop {
///         let choice = choose("Which one?", options.clone()).await?;
///         if confirm(format!("{choice}, really?")).await? {
///             return Ok(choice);
///         }
///     }
/// }
///
/// /// Picks a seat.
/// #[mrtr_tool]
/// async fn pick_seat(free: Vec<String>) -> Result<String, ToolError> {
///     Ok(call(pick(free)).await?)
/// }
/// ```
pub use mrtr_macros::mrtr_flow;
/// Compiles an `async fn` to a prompt that can ask before it answers (MCP `prompts/get`). Register it with
/// `Server::prompt`.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// A review of somebody's code.
/// #[mrtr_prompt(title = "Review")]
/// async fn review(
///     /// What to review.
///     code: String,
/// ) -> Result<Vec<PromptMessage>, ToolError> {
///     let focus = choose("What matters most?", ["Speed", "Safety"]).await?;
///     Ok(vec![PromptMessage::user(format!("Review for {focus}:\n{code}"))])
/// }
/// ```
pub use mrtr_macros::mrtr_prompt;
/// Compiles an `async fn` to a resource that can ask before it answers (MCP `resources/read`). Register it with
/// `Server::resource`.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// A report of one year.
/// #[mrtr_resource(uri = "report://{year}", mime_type = "text/plain")]
/// async fn report(year: u16) -> Result<String, ToolError> {
///     let pages: u8 = ask_user("How many pages?").await?;
///     Ok(format!("{year} on {pages} pages"))
/// }
/// ```
pub use mrtr_macros::mrtr_resource;
/// Compiles a linear `async fn` that asks the user to a tool (MCP `tools/call`). Register it with `Server::tool`.
///
/// The function stops at each question. Its position and its saved locals travel through the client, sealed. When the
/// answer comes, any process with the same keys continues behind the question. The code before the question does not run
/// again.
///
/// ```
/// use mrtr::prelude::*;
///
/// struct Shop;
///
/// /// Deletes an order.
/// #[mrtr_tool(annotations(destructive))]
/// async fn delete_order(
///     shop: &Shop, // from the environment: `Server::env`
///     /// The number of the order.
///     order: u32, // an argument: from the client
/// ) -> Result<String, ToolError> {
///     let _ = shop;
///     if !confirm(format!("Delete order {order}?")).await? {
///         return Ok("Nothing was deleted.".to_owned());
///     }
///     Ok(format!("Order {order} is deleted."))
/// }
/// ```
///
/// # Errors
///
/// A variable that is used after a question must implement `Serialize` and `Deserialize`. Questions work only directly in
/// the function's body. What breaks a rule does not compile; the message says what to write instead.
pub use mrtr_macros::mrtr_tool;
pub use mrtr_runtime::{
    Engine, Resumable, Tool, client,
    engine::{
        EngineBuilder, InputRequests, InputRequired, InspectedLocal, Inspection, Method, Reason,
        Rejection, Request, Response, Uninspectable, replay, token,
    },
    function::{
        cx::Cx,
        env::{Env, EnvType},
        flow::{Call, Flow},
        machine::{self, Machine},
        outcome::Outcome,
        prompt::{self, Prompt, PromptMessage, PromptReply},
        reply::{self, Content, Json, Reply},
        resource::{self, Resource, ResourceReply},
        tool::{Annotations, Descriptor},
    },
    ground::{
        clock::{Clock, SystemClock},
        principal::Principal,
        seal::{self, KeyRing},
        sink::Sink,
    },
    protocol::{
        capability::Capabilities,
        error::{AskError, RpcError, ToolError},
        form,
        log::{LogLevel, LogMessage, LogSink},
        progress::{Progress, ProgressSink},
    },
    question::{
        self, Kind,
        answer::{self, Answer},
        ask_each, choose_many, list_roots,
    },
};

/// A call of a [flow](macro@crate::mrtr_flow).
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Asks until the user is sure.
/// #[mrtr_flow]
/// async fn pick(options: Vec<String>) -> Result<String, AskError> {
///     choose("Which one?", options).await
/// }
///
/// /// Picks a seat.
/// #[mrtr_tool]
/// async fn pick_seat(free: Vec<String>) -> Result<String, ToolError> {
///     Ok(call(pick(free)).await?)
/// }
/// ```
///
pub use mrtr_runtime::function::flow::call;
/// Several questions in one round; the first refusal wins.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Books a table.
/// #[mrtr_tool]
/// async fn book() -> Result<String, ToolError> {
///     let (people, outside) = ask_all((ask_user::<u8>("How many people?"), confirm("Outside?"))).await?;
///     Ok(format!("A table for {people}, outside: {outside}"))
/// }
/// ```
///
pub use mrtr_runtime::question::ask_all;
/// A question with a form: one value, a choice, or a struct of fields.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Rents a bike.
/// #[mrtr_tool]
/// async fn rent(station: String) -> Result<String, ToolError> {
///     let hours: u8 = ask_user("For how many hours?").await?;
///     Ok(format!("A bike is yours at {station} for {hours} hours."))
/// }
/// ```
///
pub use mrtr_runtime::question::ask_user;
/// A round without a question.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Waits until a report is there, without a connection that stays open.
/// #[mrtr_tool]
/// async fn report(cx: &Cx) -> Result<String, ToolError> {
///     for _ in 0..5 {
///         if cx.round() > 2 {
///             return Ok("The report is there.".to_owned());
///         }
///         checkpoint().await;
///     }
///     Err(ToolError::new("there is no report yet"))
/// }
/// ```
///
pub use mrtr_runtime::question::checkpoint;
/// A choice among options that are known at run time.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Seats a passenger.
/// #[mrtr_tool]
/// async fn seat(free: Vec<String>) -> Result<String, ToolError> {
///     let seat = choose("Which seat?", free).await?;
///     Ok(format!("Seat {seat} is yours."))
/// }
/// ```
///
pub use mrtr_runtime::question::choose;
/// A yes-or-no question.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Deletes an order.
/// #[mrtr_tool]
/// async fn delete(order: u32) -> Result<String, ToolError> {
///     if !confirm(format!("Delete order {order}?")).await? {
///         return Ok("Nothing was deleted.".to_owned());
///     }
///     Ok(format!("Order {order} is deleted."))
/// }
/// ```
///
pub use mrtr_runtime::question::confirm;
/// The consent to open a page.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Connects an account: the password never passes through the client.
/// #[mrtr_tool]
/// async fn connect(cx: &Cx) -> Result<String, ToolError> {
///     let url = format!("https://login.example/connect?call={}", cx.flow_id());
///     open_url("Please sign in.", url).await?;
///     Ok("Finish signing in on the page.".to_owned())
/// }
/// ```
///
pub use mrtr_runtime::question::open_url;
/// A completion by the model of the client.
///
/// ```
/// use mrtr::prelude::*;
///
/// /// Summarises a text with the client's model.
/// #[mrtr_tool]
/// async fn summarise(text: String) -> Result<String, ToolError> {
///     let summary = sample(format!("Summarise in one sentence: {text}")).await?;
///     Ok(summary.text)
/// }
/// ```
///
pub use mrtr_runtime::question::sample;

#[cfg(feature = "rmcp")]
pub use mrtr_runtime::rmcp::{self, ServeError, Server};

#[cfg(feature = "testing")]
pub use mrtr_runtime::testing;

/// What compile errors speak of: the traits that the parts of a tool have to meet.
///
/// None of them has to be named or implemented by hand; each says what to derive or to write instead.
// Hidden in the documentation only: the compiler does not shorten the paths of what is hidden from it as well.
#[cfg_attr(doc, doc(hidden))]
pub mod bounds {
    pub use mrtr_runtime::{
        continuation::{
            iterate::{PersistItem, StableOrder},
            persist::Persist,
            rematerialize::{RematerializeDeref, RematerializeIndex},
            shared::Unshared,
        },
        function::{
            arguments::{Argument, TextArgument, plain::PlainArgument},
            flow::{EnteredByCall, Uncalled},
            reply::finish::{ReturnError, ReturnValue},
            tool::FromEnvironment,
        },
        protocol::form::{Field, FormField},
        question::{Batch, InsideMrtrTool, Member, Question, Unsaved},
    };
}

/// What a tool's author needs: `use mrtr::prelude::*;`.
pub mod prelude {
    #[cfg(feature = "rmcp")]
    pub use crate::Server;
    // For `book_flight.machine()` and `pick_seat::machine()`.
    pub use crate::{
        AskError, Choice, Content, Cx, Form, Json, KeyRing, Kind, LogLevel, Progress,
        PromptMessage, ToolError, ask_all, ask_each, ask_user, call, checkpoint, choose,
        choose_many, confirm, list_roots, mrtr_flow, mrtr_prompt, mrtr_resource, mrtr_tool,
        open_url, sample,
    };
    pub use crate::{Flow as _, Resumable as _};
}

#[cfg(any(doc, doctest))]
pub mod guide;
