//! A line to Redis that can be held up.

use std::{
    io::{Read as _, Write as _},
    net::Shutdown,
    os::unix::net::{UnixListener, UnixStream},
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex},
    thread,
};

/// Passes on what comes from the client, connection by connection, when it may. What comes from Redis it passes on
/// always.
pub(crate) struct Line {
    socket: PathBuf,
    gates: Arc<Gates>,
}

#[derive(Default)]
struct Gates {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// How many connections there have been.
    connections: usize,
    /// Which of them are held: all from the first of these numbers up to the second.
    held: (usize, usize),
}

impl Line {
    pub(crate) fn to(redis: &Path, socket: PathBuf) -> Self {
        let listener = UnixListener::bind(&socket).expect("a new socket");
        let gates = Arc::<Gates>::default();
        let (all, redis) = (gates.clone(), redis.to_owned());
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let gates = all.clone();
                let number = gates.arrive();
                let server = UnixStream::connect(&redis).expect("Redis listens");
                let (back, there) = (
                    server.try_clone().expect("a socket"),
                    client.try_clone().expect("a socket"),
                );
                thread::spawn(move || pass(back, there, || ()));
                thread::spawn(move || pass(client, server, || gates.wait(number)));
            }
        });
        Self { socket, gates }
    }

    pub(crate) fn address(&self) -> String {
        format!("unix://{}", self.socket.display())
    }

    /// Holds all connections there are, and all that will be.
    pub(crate) fn hold(&self) {
        self.gates.set(|state| state.held = (0, usize::MAX));
    }

    /// Holds only those that there are by now.
    pub(crate) fn let_new_connections_through(&self) {
        self.gates.set(|state| state.held = (0, state.connections));
    }

    /// Lets those through that there are by now, and holds those to come.
    pub(crate) fn release_but_no_new_connections(&self) {
        self.gates
            .set(|state| state.held = (state.connections, usize::MAX));
    }

    /// Lets everything through.
    pub(crate) fn release(&self) {
        self.gates.set(|state| state.held = (0, 0));
    }
}

impl Gates {
    fn arrive(&self) -> usize {
        let mut state = self.state.lock().unwrap();
        state.connections += 1;
        state.connections - 1
    }

    fn set(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state.lock().unwrap());
        self.changed.notify_all();
    }

    /// Waits until this connection may pass.
    fn wait(&self, number: usize) {
        let state = self.state.lock().unwrap();
        let held = |state: &mut State| (state.held.0..state.held.1).contains(&number);
        drop(self.changed.wait_while(state, held).unwrap());
    }
}

fn pass(mut from: UnixStream, mut to: UnixStream, gate: impl Fn()) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        gate();
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    gate();
    let _ = to.shutdown(Shutdown::Write);
}
