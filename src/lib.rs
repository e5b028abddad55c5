#![doc = include_str!("../README.md")]

#[doc(hidden)]
pub use mrtr_runtime::{__private, NotBoundByAMacro};

pub use mrtr_macros::{Choice, Form, mrtr_flow, mrtr_prompt, mrtr_resource, mrtr_tool};
pub use mrtr_runtime::{
    Engine, Resumable, Tool, client,
    engine::{
        EngineBuilder, InputRequests, InputRequired, InspectedLocal, Inspection, Method, Reason,
        Rejection, Request, Response, Uninspectable, replay, token,
    },
    function::{
        cx::Cx,
        env::{Env, EnvType},
        flow::{Call, Flow, call},
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
        ask_all, ask_each, ask_user, checkpoint, choose, choose_many, confirm, list_roots,
        open_url, sample,
    },
};

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
