//! What generated code tells of a function, and what the function tells itself.

use std::{
    future::Future,
    marker::PhantomData,
    pin::Pin,
    task::{Context, Waker},
};

use serde_json::Map;

use crate::{
    continuation::{
        layout::CheckpointLayout,
        run::{Halt, Run, Slot},
    },
    function::{
        cx::Cx,
        env::Env,
        flow::{Flow, Needs},
        machine::{Asks, CheckpointInfo, Edge, Machine, Place, SavedLocal},
        tool::{Resumable, Scope},
    },
    ground::payload::FlowId,
    protocol::{capability::Capabilities, input::Responses, log::LogSink, progress::ProgressSink},
};

/// What the text of a function tells.
#[derive(Debug)]
pub struct MachineGraph {
    pub name: &'static str,
    pub version: u32,
    pub checkpoints: &'static [MachineCheckpoint],
    pub edges: &'static [MachineEdge],
}

/// What the text tells of a checkpoint.
#[derive(Debug)]
pub struct MachineCheckpoint {
    pub keys: &'static [&'static str],
    pub with: &'static str,
    pub line: u32,
}

/// An edge.
#[derive(Debug)]
pub struct MachineEdge {
    pub from: Place,
    pub to: Place,
    pub again: bool,
    pub when: &'static [&'static str],
}

/// The whole description of a tool, prompt or resource.
pub fn machine<R: Resumable + ?Sized>(
    function: &R,
    graph: &MachineGraph,
    needs: &Needs,
) -> Machine {
    let mut machine = graph.with(layouts(&Whole(function)), needs);
    machine.flows = needs.flows().map(|flow| (flow.machine)()).collect();
    machine
}

/// The description of a flow, without those it calls.
pub fn flow<F: Flow>(graph: &MachineGraph, needs: &Needs) -> Machine {
    graph.with(layouts(&Part::<F>(PhantomData)), needs)
}

impl MachineGraph {
    fn with(&self, layouts: &[CheckpointLayout], needs: &Needs) -> Machine {
        // One layout for each checkpoint, from the same list.
        let checkpoints = self
            .checkpoints
            .iter()
            .zip(layouts)
            .map(|(checkpoint, layout)| {
                let called = needs.flows().find(|flow| flow.ty == layout.asks);
                CheckpointInfo {
                    keys: checkpoint.keys.iter().copied().map(str::to_owned).collect(),
                    asks: asks(checkpoint.with),
                    with: checkpoint.with.to_owned(),
                    calls: called.map(|flow| flow.name.to_owned()),
                    line: checkpoint.line,
                    locals: layout
                        .locals
                        .iter()
                        .map(|(name, ty)| SavedLocal {
                            name: (*name).to_owned(),
                            ty: (*ty).to_owned(),
                        })
                        .collect(),
                    fingerprint: layout.fingerprint(),
                }
            });
        let edges = self.edges.iter().map(|edge| Edge {
            from: edge.from,
            to: edge.to,
            again: edge.again,
            when: edge.when.iter().copied().map(str::to_owned).collect(),
        });
        Machine {
            name: self.name.to_owned(),
            version: self.version,
            checkpoints: checkpoints.collect(),
            edges: edges.collect(),
            flows: Vec::new(),
        }
    }
}

fn asks(with: &str) -> Asks {
    match with {
        "open_url" => Asks::Url,
        "sample" => Asks::Sampling,
        "list_roots" => Asks::Roots,
        "ask_all" | "ask_each" => Asks::Several,
        "checkpoint" => Asks::Nothing,
        "call" => Asks::InFlow,
        _ => Asks::Form,
    }
}

/// Begins to run a function.
trait Start {
    fn start<'r, 'de: 'r>(
        &'r self,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> Pin<Box<dyn Future<Output = ()> + 'r>>;
}

struct Whole<'f, R: ?Sized>(&'f R);

impl<R: Resumable + ?Sized> Start for Whole<'_, R> {
    fn start<'r, 'de: 'r>(
        &'r self,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> Pin<Box<dyn Future<Output = ()> + 'r>> {
        Box::pin(async { drop(self.0.run(scope, run).await) })
    }
}

struct Part<F>(PhantomData<fn() -> F>);

impl<F: Flow> Start for Part<F> {
    fn start<'r, 'de: 'r>(
        &'r self,
        scope: &'r Scope<'de>,
        run: &'r mut Run<'de>,
    ) -> Pin<Box<dyn Future<Output = ()> + 'r>> {
        Box::pin(async { drop(F::run(None, scope, run).await) })
    }
}

/// Has the function tell the layouts of its checkpoints; none if it cannot, which is one written by hand.
fn layouts(function: &dyn Start) -> &'static [CheckpointLayout] {
    let (slot, answers) = (Slot::default(), Responses::default());
    let (env, arguments) = (Env::new(), Map::new());
    let scope = Scope {
        cx: Cx {
            flow: FlowId([0; 12]),
            round: 0,
            capabilities: Capabilities::none(),
            principal: None,
            progress: ProgressSink::default(),
            log: LogSink::default(),
        },
        env: &env,
        arguments: &arguments,
        uri: None,
    };
    let mut run = Run::describe(&slot, &answers);
    // It stops before any code of its author runs, so it is polled once.
    let mut running = function.start(&scope, &mut run);
    let _ = running
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()));
    match slot.take() {
        Some(Halt::Described(layouts)) => layouts,
        _ => &[],
    }
}
