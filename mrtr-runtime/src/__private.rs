//! What generated code names. Not part of the public interface: any release may change it.

pub use crate::{__mrtr_finish as finish, __mrtr_output_schema as output_schema};
