//! How far a call has come.

use crate::ground::sink::Sink;

/// How far a round has come: [`Cx::progress`](crate::function::cx::Cx::progress) reports it.
///
/// ```
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::Progress;
///
/// let progress = Progress::new(3).of(10).message("Asking the third airline");
/// assert_eq!(Progress::from(0.5), Progress::new(0.5));
/// # drop(progress);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Progress {
    /// What is done, in a unit of the author's choice.
    pub done: f64,
    /// What there is to do, in the same unit; `None` if nobody knows.
    pub total: Option<f64>,
    /// What is being done, for people.
    pub message: Option<String>,
}

impl Progress {
    /// This much is done, of nobody knows how much.
    #[must_use]
    pub fn new(done: impl Into<f64>) -> Self {
        Self {
            done: done.into(),
            total: None,
            message: None,
        }
    }

    /// How much there is to do.
    #[must_use]
    pub fn of(mut self, total: impl Into<f64>) -> Self {
        self.total = Some(total.into());
        self
    }

    /// What is being done, for people.
    #[must_use]
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }
}

impl<N: Into<f64>> From<N> for Progress {
    fn from(done: N) -> Self {
        Self::new(done)
    }
}

/// Where a host takes progress reports; by default nowhere.
pub type ProgressSink = Sink<Progress>;
