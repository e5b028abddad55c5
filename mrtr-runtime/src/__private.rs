//! What generated code names. Not part of the public interface: any release may change it.

pub use crate::{
    __mrtr_output_schema as output_schema,
    continuation::{
        iterate::{PersistItem, StableOrder, Steps, load_rest, nothing_taken},
        layout::CheckpointLayout,
        persist::{Persist, load},
        rematerialize::{
            FieldsByDeref, FieldsOfPointer, FieldsThemselves, RematerializeDeref,
            RematerializeIndex,
        },
        run::{Run, arrive, join},
        shared::{LooksOwned, LooksShared, Unshared, type_of_items, type_of_local},
        unify::{NotBoundByAMacro, TypeOf, some_value, unified, unify},
    },
    function::{
        arguments::{Argument, InputSchema, TextArgument, plain::PlainArgument},
        flow::{EnteredByCall, Flow, Needs, Uncalled, never},
        graph,
        machine::{Machine, Place},
        prompt::{IntoPrompt, PromptArgument, PromptDescriptor},
        refused::Refused,
        reply::finish::{
            ErrorByConversion, ErrorByDisplay, ErrorByReference, ReturnError, ReturnValue,
            SplitPlain, SplitResult, ValueByItself, ValueBySerialize,
        },
        resource::{Address, IntoResource, ResourceDescriptor},
        tool::{Descriptor, FromEnvironment, RunFuture, Scope, Sealed, failed},
    },
    ground::probe::Probe,
    question::{
        Question,
        answering::answer,
        asking::{ask, suspend},
        constant::{
            Constant, ConstantCopied, ConstantKnown, ConstantNoText, ConstantText, ConstantUnknown,
        },
    },
};

// For the derives `Form` and `Choice`.
pub use crate::{
    protocol::form::{Choice, FormSchema, Format, Slot, slot},
    question::answer::Answer,
};
pub use serde_json::Value;
