#![doc = include_str!("../README.md")]

#[doc(hidden)]
pub use mrtr_runtime::{__private, NotBoundByAMacro};

pub use mrtr_macros::{Choice, Form, mrtr_flow, mrtr_prompt, mrtr_resource, mrtr_tool};
pub use mrtr_runtime::{
    Engine, Resumable, Tool,
    answer::{self, Answer},
    capability::Capabilities,
    client,
    clock::{Clock, SystemClock},
    cx::Cx,
    engine::{InputRequired, Inspection, Method, Reason, Rejection, Request, Response},
    env::Env,
    error::{AskError, RpcError, ToolError},
    flow::{Call, Flow, call},
    form::{self},
    log::{LogLevel, LogMessage, LogSink},
    machine::{self, Machine},
    outcome::Outcome,
    principal::Principal,
    progress::{Progress, ProgressSink},
    prompt::{self, Prompt, PromptMessage, PromptReply},
    question::{
        self, Kind, ask_all, ask_each, ask_user, checkpoint, choose, choose_many, confirm,
        list_roots, open_url, sample,
    },
    replay,
    reply::{self, Content, Json, Reply},
    resource::{self, Resource, ResourceReply},
    seal::{self, KeyRing},
    token,
    tool::{Annotations, Descriptor},
};

#[cfg(feature = "rmcp")]
pub use mrtr_runtime::rmcp::{self, ServeError, Server};

#[cfg(feature = "testing")]
pub use mrtr_runtime::testing;

/// What compile errors speak of: the traits that the parts of a tool have to meet.
///
/// None of them has to be named or implemented by hand; each says what to derive or to write instead.
pub mod bounds {
    pub use mrtr_runtime::{
        arguments::{Argument, TextArgument, plain::PlainArgument},
        flow::{EnteredByCall, Uncalled},
        form::{Field, FormField},
        iterate::{PersistItem, StableOrder},
        persist::{Persist, shared::Unshared},
        question::{
            InsideMrtrTool, Question, Unsaved,
            batch::{Batch, Member},
        },
        rematerialize::{RematerializeDeref, RematerializeIndex},
        reply::finish::{ReturnError, ReturnValue},
        tool::FromEnvironment,
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
