//! What a run is for.

use crate::protocol::{
    capability::Capabilities,
    error::ToolError,
    input::{InputRequest, Responses},
};

/// What a run is for.
pub(super) enum Mode<'de> {
    /// The author's code runs: from its beginning, or since the resume point has been reached.
    Running,
    /// The functions are entered again, down to the resume point of the innermost frame.
    Resuming,
    /// The locals of all frames are read and written again; the author's code does not run.
    Verifying {
        /// Name and bytes of each local so far.
        reread: Vec<(&'static str, Vec<u8>)>,
    },
    /// The function only hands out the layouts of its checkpoints.
    Describing,
    /// The function runs as the plain function that it was written as: each question is answered at once.
    #[cfg_attr(
        not(feature = "testing"),
        expect(dead_code, reason = "only the test kit runs a tool so")
    )]
    Plain(&'de mut (dyn Direct + Send)),
}

/// Answers at once, without suspending: how a machine runs as the plain function it was written as.
pub(crate) trait Direct {
    /// What can be asked.
    fn capabilities(&self) -> Capabilities;

    /// The responses to `requests`.
    fn answer(&mut self, requests: &[InputRequest]) -> Responses;

    /// A question is not asked, since not all of it can be.
    ///
    /// # Errors
    ///
    /// If that has gone on for too long.
    fn skip(&mut self) -> Result<(), ToolError>;
}
