//! What generated code names. Not part of the public interface: any release may change it.

pub use crate::{
    __mrtr_output_schema as output_schema,
    arguments::{Argument, InputSchema, TextArgument, plain::PlainArgument},
    flow::{EnteredByCall, Flow, Needs, Uncalled, never},
    iterate::{PersistItem, StableOrder, Steps, load_rest, nothing_taken},
    layout::CheckpointLayout,
    machine::{Machine, Place, graph},
    persist::{
        Persist, load,
        shared::{LooksOwned, LooksShared, Unshared, type_of_items, type_of_local},
    },
    prompt::{IntoPrompt, PromptArgument, PromptDescriptor},
    question::{
        Question,
        constant::{
            Constant, ConstantCopied, ConstantKnown, ConstantNoText, ConstantText, ConstantUnknown,
        },
    },
    refused::Refused,
    rematerialize::{
        FieldsByDeref, FieldsOfPointer, FieldsThemselves, RematerializeDeref, RematerializeIndex,
    },
    reply::finish::{
        ErrorByConversion, ErrorByDisplay, ErrorByReference, Probe, ReturnError, ReturnValue,
        SplitPlain, SplitResult, ValueByItself, ValueBySerialize,
    },
    resource::{Address, IntoResource, ResourceDescriptor},
    run::{Run, answer, arrive, ask, join, suspend},
    tool::{Annotations, Descriptor, FromEnvironment, RunFuture, Scope, failed},
    unify::{NotBoundByAMacro, TypeOf, some_value, unified, unify},
};

// For the derives `Form` and `Choice`.
pub use crate::{
    answer::Answer,
    form::{Choice, FormSchema, Format, Slot, slot},
};
pub use serde_json::Value;
