//! The processes of a fleet.

use std::{net::SocketAddr, path::Path, process::Stdio};

use mrtr_http_tests::soon;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// A server process.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a process. It takes connections when this returns.
    pub(crate) async fn start(keys: &str, log: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fleet_server"))
            .arg(log)
            .env("MRTR_KEYS", keys)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the server starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let address = soon("the server's address", lines.next_line())
            .await
            .expect("UTF-8")
            .expect("a line")
            .parse()
            .expect("an address");
        Self { child, address }
    }

    /// The number the system knows it by.
    pub(crate) fn id(&self) -> u32 {
        self.child.id().expect("it runs")
    }

    /// Tells it to stop and waits until it has.
    pub(crate) async fn terminate(mut self) {
        let id = self.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().await;
        assert!(sent.expect("kill runs").success());
        let ended = soon("the server's end", self.child.wait()).await;
        assert!(ended.expect("a status").success());
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.expect("it is killed");
    }
}
