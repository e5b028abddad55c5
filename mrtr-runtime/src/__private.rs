//! What generated code names. Not part of the public interface: any release may change it.

pub use crate::{
    __mrtr_output_schema as output_schema,
    again::{DerefAgain, FieldsByDeref, FieldsOfPointer, FieldsThemselves, IndexedAgain},
    arguments::{Argument, InputSchema, TextArgument, plain::PlainArgument},
    flow::{EnteredByCall, Flow, Needs, Uncalled, never},
    iterate::{KeptItem, Steady, Steps, load_rest, nothing_taken},
    layout::CheckpointLayout,
    machine::{Machine, Place, sketch},
    persist::{
        Kept, load,
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
    reply::finish::{
        ErrorByConversion, ErrorByDisplay, ErrorByReference, Probe, ReturnError, ReturnValue,
        SplitPlain, SplitResult, ValueByItself, ValueBySerialize,
    },
    resource::{Address, IntoResource, ResourceDescriptor},
    run::{Run, answer, arrive, ask, join, suspend},
    tie::{NotBoundByAMacro, TypeOf, some_value, tie, tied},
    tool::{Annotations, Descriptor, Lent, RunFuture, Scope, failed},
};

// For the derives `Form` and `Choice`.
pub use crate::{
    answer::Answer,
    form::{Choice, FormSchema, Format, Slot, slot},
};
pub use serde_json::Value;
