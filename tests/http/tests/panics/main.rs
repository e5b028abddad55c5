//! Functions that panic, over HTTP and over pipes, for clients of both revisions: each call has its answer, nothing stays
//! behind, and nothing keeps the server from stopping.

#[cfg(unix)]
#[path = "../../../support/pipes.rs"]
mod connected;
#[cfg(unix)]
mod pipes;
#[cfg(unix)]
mod process;
mod served;

#[cfg(unix)]
use mrtr_http_tests::soon;
