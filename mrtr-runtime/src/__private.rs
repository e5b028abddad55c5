//! What generated code names. Not part of the public interface: any release may change it.

pub use crate::{
    __mrtr_finish as finish, __mrtr_finish_prompt as finish_prompt,
    __mrtr_finish_resource as finish_resource, __mrtr_output_schema as output_schema,
    arguments::{InputSchema, parameter, text_argument, text_optional},
    fingerprint::Fingerprint,
    flow::Needs,
    iterate::{load_range, load_rest, save_range, save_rest, steady},
    persist::{Witness, load, save},
    prompt::{PromptArgument, PromptDescriptor},
    resource::{Address, ResourceDescriptor},
    run::Run,
    tool::{Annotations, Descriptor, RunFuture, Scope, environment},
};

// For the derives `Form` and `Choice`.
pub use crate::{
    answer::Answer,
    form::{Choice, FormSchema, Format, Slot, slot},
};
pub use serde_json::Value;
