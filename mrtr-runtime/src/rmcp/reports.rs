//! Progress on its way to the client.

use std::sync::{Mutex, PoisonError};

use ::rmcp::{
    RoleServer,
    model::{ProgressNotificationParam, ProgressToken},
    service::RequestContext,
};
use tokio::sync::mpsc;

use crate::progress::{Progress, ProgressSink};

/// How many reports may wait to be sent; more are dropped.
const WAITING: usize = 64;

/// Sends what a call reports, if its client wants to know.
#[derive(Debug)]
pub(super) struct Reports {
    token: Option<ProgressToken>,
    /// What was sent last: the protocol has progress grow with each report.
    last: Mutex<f64>,
}

impl Reports {
    pub(super) fn of(cx: &RequestContext<RoleServer>) -> Self {
        Self {
            token: cx.meta.get_progress_token(),
            last: Mutex::new(f64::NEG_INFINITY),
        }
    }

    /// For one round: where the tool puts its reports, and where they come out.
    pub(super) fn open(&self) -> (ProgressSink, Waiting) {
        if self.token.is_none() {
            return (ProgressSink::default(), Waiting(None));
        }
        let (sender, receiver) = mpsc::channel(WAITING);
        let sink = ProgressSink::new(move |progress| {
            // Nobody minds a report too few.
            drop(sender.try_send(progress));
        });
        (sink, Waiting(Some(receiver)))
    }

    /// Sends a report. A client that is gone is noticed elsewhere.
    pub(super) async fn send(&self, cx: &RequestContext<RoleServer>, progress: Progress) {
        let Some(token) = &self.token else { return };
        if !self.grows(progress.done) {
            return;
        }
        let mut params = ProgressNotificationParam::new(token.clone(), progress.done);
        params.total = progress.total.filter(|total| total.is_finite());
        params.message = progress.message;
        // In a box, so that calls that report nothing have no room for it.
        drop(Box::pin(cx.peer.notify_progress(params)).await);
    }

    fn grows(&self, done: f64) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let grows = done.is_finite() && done > *last;
        if grows {
            *last = done;
        }
        grows
    }
}

/// Reports that wait to be sent.
pub(super) struct Waiting(Option<mpsc::Receiver<Progress>>);

impl Waiting {
    /// The next report; never ready if there will be none.
    pub(super) async fn next(&mut self) -> Progress {
        match &mut self.0 {
            Some(receiver) => match receiver.recv().await {
                Some(progress) => progress,
                None => std::future::pending().await,
            },
            None => std::future::pending().await,
        }
    }

    /// A report that is there already.
    pub(super) fn try_next(&mut self) -> Option<Progress> {
        self.0.as_mut()?.try_recv().ok()
    }
}
