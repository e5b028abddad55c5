//! Servers that break off in the middle of a round.

use std::{fmt, task::Poll};

use serde_json::Value;

use super::{
    Client, elsewhere,
    setup::{Setup, endless, error_object},
};
use crate::{
    engine::{Request, Response},
    function::{outcome::Outcome as _, tool::Resumable},
};

/// A call that crashes at each of its places is made as often; one that takes more rounds does not end.
const MAX_ROUNDS: usize = 1_000;

/// One call in which one round broke off once, and was sent again to another server.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Crash<E> {
    /// The round that broke off, from 0.
    pub round: usize,
    /// Where in that round.
    pub place: CrashPoint,
    /// How the call ended all the same: the result object, or the JSON-RPC error object.
    pub result: Result<Value, Value>,
    /// What `count` told at the end.
    pub effects: E,
}

/// Where a round broke off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CrashPoint {
    /// While the tool was waiting for the `n`-th time, from 0, at an `.await` of its own.
    Await(usize),
    /// After all of it had run: the response was lost on its way.
    Response,
}

/// Lets a call crash at every place it can, one after the other, and sends the round again each time, as
/// a client does.
///
/// Before that, one call is made in which nothing crashes. It has to end, and with exactly these `effects`: a count that
/// is not what it seems, or a tool that never comes to its effect, would let any bound pass.
///
/// A place is every `.await` at which the tool really waits, and the loss of each response. An
/// `.await` that is ready at once is no place: let the fakes of a test wait once at every effect, with
/// [`pause`].
///
/// A call that does not end in 1,000 rounds is the last one.
///
/// * `setup`: makes a client with an environment of its own for one call, and a function that tells
///   the call's effects at its end.
/// * `args`: the tool's arguments.
/// * `answer`: gets each input request with its key and gives the response to it.
/// * `effects`: what `count` tells of a call in which nothing crashes.
///
/// # Panics
///
/// If the call in which nothing crashes fails, does not end, or has other effects.
///
/// ```
/// # use mrtr_runtime::{Tool, testing::{Client, crash_everywhere}};
/// # use std::sync::{Arc, atomic::{AtomicUsize, Ordering::SeqCst}};
/// # async fn test(buy: impl Tool + Copy) {
/// # #[derive(Default)] struct Shop { sold: AtomicUsize }
/// # use serde_json::json;
/// let crashes = crash_everywhere(
///     || {
///         let shop = Arc::new(Shop::default());
///         (Client::new(buy).shared(shop.clone()), move || shop.sold.load(SeqCst))
///     },
///     json!({}),
///     |_, _| json!({ "action": "accept", "content": { "confirm": true } }),
///     1,
/// )
/// .await;
/// for crash in crashes {
///     assert!(crash.effects <= 1, "sold twice: {crash:?}");
/// }
/// # }
/// ```
pub async fn crash_everywhere<T, E, C>(
    setup: impl Fn() -> (Client<T>, C),
    args: Value,
    answer: impl Fn(&str, &Value) -> Value,
    effects: E,
) -> Vec<Crash<E>>
where
    T: Resumable,
    C: Fn() -> E,
    E: PartialEq + fmt::Debug,
{
    undisturbed(&setup, &args, &answer, &effects).await;
    let mut crashes = Vec::new();
    for round in 0.. {
        for wait in 0.. {
            let (client, count) = setup();
            let mut call = Call {
                tool: client.tool(),
                setup: client.setup(),
                crash: Some((round, wait)),
                place: None,
                endless: false,
            };
            let result = call.run(&args, &answer).await;
            // The call has ended before: all its rounds have had their crashes.
            let Some(place) = call.place else {
                return crashes;
            };
            crashes.push(Crash {
                round,
                place,
                result,
                effects: count(),
            });
            if call.endless {
                return crashes;
            }
            if place == CrashPoint::Response {
                break;
            }
        }
    }
    crashes
}

/// Makes the call in which nothing crashes.
async fn undisturbed<T, E, C>(
    setup: impl Fn() -> (Client<T>, C),
    args: &Value,
    answer: impl Fn(&str, &Value) -> Value,
    effects: &E,
) where
    T: Resumable,
    C: Fn() -> E,
    E: PartialEq + fmt::Debug,
{
    let (client, count) = setup();
    let mut call = Call {
        tool: client.tool(),
        setup: client.setup(),
        crash: None,
        place: None,
        endless: false,
    };
    let result = call.run(args, answer).await;
    let name = client.tool().name();
    let ended = result.unwrap_or_else(|error| {
        panic!("a call of `{name}` in which nothing crashes fails: {error}")
    });
    let counted = count();
    assert!(
        counted == *effects,
        "a call of `{name}` in which nothing crashes has the effects {counted:?}, not {effects:?}, and ends with: {ended}"
    );
}

/// Waits once: a place where [`crash_everywhere`] can crash. For the fakes of a test, before and after
/// what counts as an effect.
pub async fn pause() {
    let mut waited = false;
    std::future::poll_fn(|cx| {
        if std::mem::replace(&mut waited, true) {
            return Poll::Ready(());
        }
        cx.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

struct Call<'a, T> {
    tool: &'a T,
    setup: &'a Setup,
    /// Round, and how often it may wait before it crashes; `None` if nothing is to crash.
    crash: Option<(usize, usize)>,
    /// Where it did.
    place: Option<CrashPoint>,
    /// Whether it did not come to an end.
    endless: bool,
}

impl<T: Resumable> Call<'_, T> {
    async fn run(
        &mut self,
        args: &Value,
        answer: impl Fn(&str, &Value) -> Value,
    ) -> Result<Value, Value> {
        let mut request = self.setup.request(args.clone());
        for round in 0..MAX_ROUNDS {
            if let Some((_, waits)) = self.crash.filter(|(at, _)| round == *at) {
                self.break_off(request.clone(), waits).await;
            }
            match self.setup.call(self.tool, request).await {
                Ok(Response::InputRequired(asked)) => {
                    request = self.setup.answered(args.clone(), asked, &answer);
                }
                Ok(Response::Complete(reply)) => return Ok(reply.to_json()),
                Err(error) => return Err(error_object(&error)),
            }
        }
        self.endless = true;
        Err(endless(MAX_ROUNDS))
    }

    /// Runs a round up to the place, and drops what is left of it.
    async fn break_off(&mut self, request: Request, may_wait: usize) {
        let engine = self.setup.engine();
        let mut running = Box::pin(engine.call(self.tool, request));
        let mut waits = 0;
        let place = std::future::poll_fn(|cx| match elsewhere::poll(running.as_mut(), cx) {
            Poll::Ready(_) => Poll::Ready(CrashPoint::Response),
            Poll::Pending if waits == may_wait => Poll::Ready(CrashPoint::Await(waits)),
            Poll::Pending => {
                waits += 1;
                Poll::Pending
            }
        })
        .await;
        self.place = Some(place);
    }
}
