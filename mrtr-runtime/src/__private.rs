//! What generated code names. Not part of the public interface: any release may change it.

pub use crate::{
    __mrtr_output_schema as output_schema,
    continuation::{
        iterate::{PersistItem, StableOrder, Steps, load_rest, nothing_taken},
        layout::CheckpointLayout,
        persist::{
            Persist, load,
            shared::{LooksOwned, LooksShared, Unshared, type_of_items, type_of_local},
        },
        rematerialize::{
            FieldsByDeref, FieldsOfPointer, FieldsThemselves, RematerializeDeref,
            RematerializeIndex,
        },
        run::{Run, answer, arrive, ask, join, suspend},
        unify::{NotBoundByAMacro, TypeOf, some_value, unified, unify},
    },
    function::{
        arguments::{Argument, InputSchema, TextArgument, plain::PlainArgument},
        flow::{EnteredByCall, Flow, Needs, Uncalled, never},
        machine::{Machine, Place, graph},
        prompt::{IntoPrompt, PromptArgument, PromptDescriptor},
        refused::Refused,
        reply::finish::{
            ErrorByConversion, ErrorByDisplay, ErrorByReference, Probe, ReturnError, ReturnValue,
            SplitPlain, SplitResult, ValueByItself, ValueBySerialize,
        },
        resource::{Address, IntoResource, ResourceDescriptor},
        tool::{Descriptor, FromEnvironment, RunFuture, Scope, Sealed, failed},
    },
    question::{
        Question,
        constant::{
            Constant, ConstantCopied, ConstantKnown, ConstantNoText, ConstantText, ConstantUnknown,
        },
    },
};

// For the derives `Form` and `Choice`.
pub use crate::question::{
    answer::Answer,
    form::{Choice, FormSchema, Format, Slot, slot},
};
pub use serde_json::Value;
