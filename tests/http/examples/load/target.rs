//! The server that is put under load.

use std::{env, fs, io, process::Stdio};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// The server, as a process of its own.
pub(crate) struct Target {
    child: Child,
    pub(crate) url: String,
}

impl Target {
    pub(crate) async fn start() -> io::Result<Self> {
        let mut child = Command::new(env::current_exe()?)
            .arg("serve")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let stdout = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let address = BufReader::new(stdout).lines().next_line().await?;
        let address = address.ok_or(io::ErrorKind::UnexpectedEof)?;
        let url = format!("http://{address}/mcp");
        Ok(Self { child, url })
    }

    /// Resident memory, in KiB.
    pub(crate) fn memory(&self) -> io::Result<u64> {
        self.status("VmRSS:")
    }

    /// The most it has been so far, in KiB.
    pub(crate) fn peak(&self) -> io::Result<u64> {
        self.status("VmHWM:")
    }

    fn status(&self, what: &str) -> io::Result<u64> {
        let id = self.child.id().ok_or(io::ErrorKind::NotFound)?;
        let status = fs::read_to_string(format!("/proc/{id}/status"))?;
        status
            .lines()
            .find_map(|line| line.strip_prefix(what))
            .and_then(|size| size.trim().strip_suffix(" kB")?.parse().ok())
            .ok_or(io::ErrorKind::InvalidData.into())
    }

    /// Processor time, in hundredths of a second.
    pub(crate) fn time(&self) -> io::Result<u64> {
        let id = self.child.id().ok_or(io::ErrorKind::NotFound)?;
        let stat = fs::read_to_string(format!("/proc/{id}/stat"))?;
        // The name stands in parentheses, and the two times are the twelfth and the thirteenth behind it.
        let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
        Ok(fields
            .skip(11)
            .take(2)
            .filter_map(|time| time.parse::<u64>().ok())
            .sum())
    }

    pub(crate) async fn stop(mut self) -> io::Result<()> {
        let id = self.child.id().ok_or(io::ErrorKind::NotFound)?.to_string();
        Command::new("kill").args(["-TERM", &id]).status().await?;
        let status = self.child.wait().await?;
        if status.success() {
            return Ok(());
        }
        Err(io::Error::other(format!("the server ended with {status}")))
    }
}
