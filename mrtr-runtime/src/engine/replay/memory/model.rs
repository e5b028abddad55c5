//! The store in memory against a model of what any store has to do: one operation after the other with time and room
//! running out, and operations of several threads at once, whose results have to be those of some order of them.

use std::{
    collections::HashMap,
    future::Future,
    pin::pin,
    sync::{
        Arc, Barrier,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll, Waker},
    thread,
};

use proptest::prelude::*;

use super::*;

const MAX_FLOWS: usize = 8;

/// One thing to do; claims and calls are few, so that they meet.
#[derive(Clone, Copy, Debug)]
enum Operation {
    Remember(CallRef, u64),
    Begin(Claim),
    Look(Claim),
    Finish(Claim, u64),
    Abandon(Claim),
    Pass(u64),
}

/// What is left of a call.
#[derive(Clone, Debug)]
struct Stored {
    caller: Option<CallerId>,
    until: u64,
    round: u32,
    answers: Option<AnswersDigest>,
    at_work: bool,
    reply: Option<Vec<u8>>,
}

/// What a store is meant to do, without any thought for speed.
#[derive(Clone, Debug, Default)]
struct Model(HashMap<FlowId, Stored>);

impl Model {
    fn apply(&mut self, operation: Operation, now: u64) -> Result<Option<Begun>, StoreError> {
        if matches!(
            operation,
            Operation::Remember(..) | Operation::Begin(_) | Operation::Look(_)
        ) {
            self.0.retain(|_, kept| kept.until > now);
        }
        match operation {
            Operation::Pass(_) => {}
            Operation::Remember(call, until) => {
                if let Some(kept) = self.0.get_mut(&call.flow) {
                    kept.until = kept.until.max(until);
                } else {
                    self.room(call.caller)?;
                    let kept = Stored {
                        caller: call.caller,
                        until,
                        round: 0,
                        answers: None,
                        at_work: false,
                        reply: None,
                    };
                    self.0.insert(call.flow, kept);
                }
            }
            Operation::Begin(claim) => return self.begin(claim).map(Some),
            Operation::Look(claim) => {
                let told = self.clone().begin(Claim {
                    known: true,
                    ..claim
                })?;
                return Ok(Some(told).filter(|told| !matches!(told, Begun::Fresh | Begun::Lost)));
            }
            Operation::Finish(claim, until) => {
                let kept = self.0.entry(claim.flow).or_insert(Stored {
                    until,
                    ..running(claim, until)
                });
                if kept.round == claim.round && kept.at_work {
                    kept.at_work = false;
                    kept.reply = Some(reply(claim));
                    kept.until = kept.until.max(until);
                }
            }
            Operation::Abandon(claim) => {
                if let Some(kept) = self.0.get_mut(&claim.flow)
                    && kept.round == claim.round
                {
                    kept.at_work = false;
                }
            }
        }
        Ok(None)
    }

    fn begin(&mut self, claim: Claim) -> Result<Begun, StoreError> {
        let Some(kept) = self.0.get(&claim.flow) else {
            if claim.known {
                return Ok(Begun::Lost);
            }
            self.room(claim.caller)?;
            self.0.insert(claim.flow, running(claim, claim.until));
            return Ok(Begun::Fresh);
        };
        if kept.round < claim.round {
            let until = kept.until.max(claim.until);
            let caller = kept.caller;
            let kept = Stored {
                caller,
                ..running(claim, until)
            };
            self.0.insert(claim.flow, kept);
            return Ok(Begun::Fresh);
        }
        if kept.round != claim.round || kept.answers != Some(claim.answers) {
            return Ok(Begun::Forked);
        }
        Ok(match &kept.reply {
            Some(reply) => Begun::Finished(reply.clone()),
            None => Begun::InFlight,
        })
    }

    /// Each caller may have more while he has less than is free.
    fn room(&self, caller: Option<CallerId>) -> Result<(), StoreError> {
        let held = self.0.values().filter(|kept| kept.caller == caller).count();
        if held < MAX_FLOWS.saturating_sub(self.0.len()) {
            Ok(())
        } else {
            Err(StoreError::Full)
        }
    }
}

fn running(claim: Claim, until: u64) -> Stored {
    Stored {
        caller: claim.caller,
        until,
        round: claim.round,
        answers: Some(claim.answers),
        at_work: true,
        reply: None,
    }
}

fn reply(claim: Claim) -> Vec<u8> {
    vec![claim.flow.0[0], claim.answers.0[0]]
}

fn run(store: &MemoryStore, operation: Operation) -> Result<Option<Begun>, StoreError> {
    match operation {
        Operation::Pass(_) => Ok(None),
        Operation::Remember(call, until) => now(store.remember(call, until)).map(|()| None),
        Operation::Begin(claim) => now(store.begin(claim)).map(Some),
        Operation::Look(claim) => now(store.look(claim)),
        Operation::Finish(claim, until) => {
            now(store.finish(claim, until, reply(claim))).map(|()| None)
        }
        Operation::Abandon(claim) => {
            store.abandon(claim);
            Ok(None)
        }
    }
}

/// What a future gives that has nothing to wait for.
fn now<T>(future: impl Future<Output = T>) -> T {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(future).poll(&mut context) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("there is nothing to wait for"),
    }
}

fn any_claim() -> impl Strategy<Value = Claim> {
    (0..12_u8, 1..4_u32, 0..2_u8, any::<bool>(), 1..40_u64).prop_map(
        |(flow, round, answers, known, until)| Claim {
            flow: FlowId([flow; 12]),
            caller: (flow % 3 > 0).then_some(CallerId([flow % 3; 16])),
            round,
            answers: AnswersDigest([answers; 32]),
            attempt: [0; 16],
            now: 0,
            until,
            known,
            patient: false,
        },
    )
}

fn any_operation() -> impl Strategy<Value = Operation> {
    (any_claim(), 1..40_u64, 0..12_u8).prop_map(|(claim, later, kind)| match kind {
        0 => Operation::Pass(later / 4),
        1..=2 => Operation::Remember(
            CallRef {
                flow: claim.flow,
                caller: claim.caller,
                now: 0,
            },
            later,
        ),
        3..=6 => Operation::Begin(claim),
        7 => Operation::Look(claim),
        8..=10 => Operation::Finish(claim, later),
        _ => Operation::Abandon(claim),
    })
}

/// The same at another time: all times in it are from then on.
fn at(operation: Operation, time: u64) -> Operation {
    let claim_at = |claim: Claim| Claim {
        now: time,
        until: time + claim.until,
        ..claim
    };
    match operation {
        Operation::Pass(by) => Operation::Pass(by),
        Operation::Remember(call, later) => {
            Operation::Remember(CallRef { now: time, ..call }, time + later)
        }
        Operation::Begin(claim) => Operation::Begin(claim_at(claim)),
        Operation::Look(claim) => Operation::Look(claim_at(claim)),
        Operation::Finish(claim, later) => Operation::Finish(claim_at(claim), time + later),
        Operation::Abandon(claim) => Operation::Abandon(claim_at(claim)),
    }
}

/// An operation that was done, when it began and ended, and what it gave.
struct Done {
    operation: Operation,
    began: usize,
    ended: usize,
    gave: Result<Option<Begun>, StoreError>,
}

/// Whether the results are those of some order in which nothing comes before what had ended when it began.
fn is_linearizable(left: &[&Done], model: &Model) -> bool {
    let Some(first_end) = left.iter().map(|done| done.ended).min() else {
        return true;
    };
    left.iter().enumerate().any(|(index, done)| {
        if done.began > first_end {
            return false;
        }
        let mut model = model.clone();
        let mut rest = left.to_vec();
        rest.remove(index);
        model.apply(done.operation, 0) == done.gave && is_linearizable(&rest, &model)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn one_after_the_other_it_does_what_the_model_does(
        operations in proptest::collection::vec(any_operation(), 1..120)
    ) {
        let store = MemoryStore::new().max_flows(MAX_FLOWS);
        let (mut model, mut time) = (Model::default(), 1_000);
        for operation in operations {
            if let Operation::Pass(by) = operation {
                time += by;
            }
            let operation = at(operation, time);
            let (does, should) = (run(&store, operation), model.apply(operation, time));
            prop_assert_eq!(does, should, "{:?} at {}", operation, time);
            let memory = store.lock();
            prop_assert_eq!(memory.flows.len(), memory.expiry.len());
            let held: usize = memory.shares.values().map(|share| share.flows).sum();
            prop_assert_eq!(memory.flows.len(), held);
            let replies = memory.flows.values().map(|record| match &record.stage {
                Stage::Finished(reply, _) => reply.len(),
                _ => 0,
            });
            prop_assert_eq!(memory.reply_bytes, replies.sum::<usize>());
            let held: usize = memory.shares.values().map(|share| share.reply_bytes).sum();
            prop_assert_eq!(memory.reply_bytes, held);
            let kept: usize = memory.shares.values().map(|share| share.replies.len()).sum();
            let finished = |record: &&Record| matches!(record.stage, Stage::Finished(..));
            prop_assert_eq!(memory.flows.values().filter(finished).count(), kept);
        }
    }

    #[test]
    fn at_once_it_does_what_the_model_does_in_some_order(
        threads in proptest::collection::vec(proptest::collection::vec(any_operation(), 1..5), 2..4)
    ) {
        let store = Arc::new(MemoryStore::new().max_flows(MAX_FLOWS));
        let clock = Arc::new(AtomicUsize::new(0));
        let start = Arc::new(Barrier::new(threads.len()));
        let running: Vec<_> = threads
            .into_iter()
            .map(|operations| {
                let (store, clock, start) = (store.clone(), clock.clone(), start.clone());
                thread::spawn(move || {
                    start.wait();
                    let tick = || clock.fetch_add(1, Ordering::SeqCst);
                    let each = operations.into_iter().map(|operation| {
                        let began = tick();
                        // Few calls, so that they meet.
                        let operation = narrowed(operation);
                        let gave = run(&store, operation);
                        Done { operation, began, ended: tick(), gave }
                    });
                    each.collect::<Vec<_>>()
                })
            })
            .collect();
        let done: Vec<_> = running.into_iter().flat_map(|thread| thread.join().unwrap()).collect();
        prop_assert!(is_linearizable(&done.iter().collect::<Vec<_>>(), &Model::default()));
    }
}

/// The same on one of two calls.
fn narrowed(operation: Operation) -> Operation {
    let two = |flow: FlowId| FlowId([flow.0[0] % 2; 12]);
    let claim_of = |claim: Claim| Claim {
        flow: two(claim.flow),
        caller: None,
        ..claim
    };
    match operation {
        Operation::Pass(by) => Operation::Pass(by),
        Operation::Remember(call, later) => Operation::Remember(
            CallRef {
                flow: two(call.flow),
                caller: None,
                ..call
            },
            later,
        ),
        Operation::Begin(claim) => Operation::Begin(claim_of(claim)),
        Operation::Look(claim) => Operation::Look(claim_of(claim)),
        Operation::Finish(claim, later) => Operation::Finish(claim_of(claim), later),
        Operation::Abandon(claim) => Operation::Abandon(claim_of(claim)),
    }
}
