//! Progress and log messages on their way to the client.

use std::sync::{Mutex, PoisonError};

#[expect(deprecated, reason = "revisions before 2026-07-28 have log messages")]
use ::rmcp::model::{LoggingLevel, LoggingMessageNotificationParam};
use ::rmcp::{
    RoleServer,
    model::{ProgressNotificationParam, ProgressToken},
    service::RequestContext,
};
use tokio::sync::mpsc;

use super::revision::speaks_mrtr;
use crate::protocol::{
    log::{LogLevel, LogMessage, LogSink},
    progress::{Progress, ProgressSink},
};

/// How many reports may wait to be sent; more are dropped.
const WAITING: usize = 64;

/// Sends what a call reports, if its client wants to know.
#[derive(Debug)]
pub(super) struct Reports {
    token: Option<ProgressToken>,
    /// What was sent last: the protocol has progress grow with each report.
    last: Mutex<f64>,
    /// From which level on the client wants log messages; `None` is none at all.
    least: Option<LogLevel>,
}

/// What a function tells while it runs.
#[derive(Debug)]
pub(super) enum Report {
    Progress(Progress),
    Log(LogMessage),
}

impl Reports {
    /// `connection` is the level that a client of an older revision has set; newer ones say it in each request.
    pub(super) fn of(cx: &RequestContext<RoleServer>, connection: Option<LogLevel>) -> Self {
        let least = if speaks_mrtr(cx) {
            cx.meta.log_level().map(level)
        } else {
            connection
        };
        Self {
            token: cx.meta.get_progress_token(),
            last: Mutex::new(f64::NEG_INFINITY),
            least,
        }
    }

    /// For one round: where the function puts its reports, and where they come out.
    pub(super) fn open(&self) -> (ProgressSink, LogSink, Waiting) {
        if self.token.is_none() && self.least.is_none() {
            return (ProgressSink::default(), LogSink::default(), Waiting(None));
        }
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut sinks = (ProgressSink::default(), LogSink::default());
        // Nobody minds a report too few.
        if self.token.is_some() {
            let sender = sender.clone();
            sinks.0 = ProgressSink::new(move |progress| {
                drop(sender.try_send(Report::Progress(progress)));
            });
        }
        if let Some(least) = self.least {
            sinks.1 = LogSink::new(move |message: LogMessage| {
                if message.level >= least {
                    drop(sender.try_send(Report::Log(message)));
                }
            });
        }
        (sinks.0, sinks.1, Waiting(Some(receiver)))
    }

    /// Sends a report of `function`. A client that is gone is noticed elsewhere.
    pub(super) async fn send(
        &self,
        cx: &RequestContext<RoleServer>,
        function: &str,
        report: Report,
    ) {
        // In a box each, so that calls that report nothing have no room for it.
        match report {
            Report::Progress(progress) => {
                if let Some(params) = self.progress(progress) {
                    drop(Box::pin(cx.peer.notify_progress(params)).await);
                }
            }
            #[expect(deprecated, reason = "revisions before 2026-07-28 have log messages")]
            Report::Log(message) => {
                let params = LoggingMessageNotificationParam::new(
                    logging_level(message.level),
                    message.data,
                );
                let params = params.with_logger(function);
                drop(Box::pin(cx.peer.notify_logging_message(params)).await);
            }
        }
    }

    fn progress(&self, progress: Progress) -> Option<ProgressNotificationParam> {
        let token = self.token.as_ref()?;
        if !self.grows(progress.done) {
            return None;
        }
        let mut params = ProgressNotificationParam::new(token.clone(), progress.done);
        params.total = progress.total.filter(|total| total.is_finite());
        params.message = progress.message;
        Some(params)
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
pub(super) struct Waiting(Option<mpsc::Receiver<Report>>);

impl Waiting {
    /// The next report; never ready if there will be none.
    pub(super) async fn next(&mut self) -> Report {
        match &mut self.0 {
            Some(receiver) => match receiver.recv().await {
                Some(report) => report,
                None => std::future::pending().await,
            },
            None => std::future::pending().await,
        }
    }

    /// A report that is there already.
    pub(super) fn try_next(&mut self) -> Option<Report> {
        self.0.as_mut()?.try_recv().ok()
    }
}

/// A level as rmcp names it.
#[expect(deprecated, reason = "revisions before 2026-07-28 have log messages")]
pub(super) fn level(level: LoggingLevel) -> LogLevel {
    match level {
        LoggingLevel::Debug => LogLevel::Debug,
        LoggingLevel::Info => LogLevel::Info,
        LoggingLevel::Notice => LogLevel::Notice,
        LoggingLevel::Warning => LogLevel::Warning,
        LoggingLevel::Error => LogLevel::Error,
        LoggingLevel::Critical => LogLevel::Critical,
        LoggingLevel::Alert => LogLevel::Alert,
        LoggingLevel::Emergency => LogLevel::Emergency,
    }
}

#[expect(deprecated, reason = "revisions before 2026-07-28 have log messages")]
fn logging_level(level: LogLevel) -> LoggingLevel {
    match level {
        LogLevel::Debug => LoggingLevel::Debug,
        LogLevel::Info => LoggingLevel::Info,
        LogLevel::Notice => LoggingLevel::Notice,
        LogLevel::Warning => LoggingLevel::Warning,
        LogLevel::Error => LoggingLevel::Error,
        LogLevel::Critical => LoggingLevel::Critical,
        LogLevel::Alert => LoggingLevel::Alert,
        LogLevel::Emergency => LoggingLevel::Emergency,
    }
}
