//! A `redis-server` of one test.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Write as _},
    os::unix::net::UnixStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use mrtr::replay::RedisStore;

const SOCKET: &str = "redis.sock";

/// A running `redis-server` in a directory of its own, listening on a socket in there: no port to
/// collide on. It ends with the test.
pub(crate) struct Redis {
    directory: Directory,
    process: Child,
    durable: bool,
}

/// A new directory, which is gone with the test.
pub(crate) struct Directory(PathBuf);

impl Redis {
    /// One that forgets everything when it stops.
    pub(crate) fn start() -> Self {
        Self::new(false)
    }

    /// One that has everything on disk before it responds.
    pub(crate) fn start_durable() -> Self {
        Self::new(true)
    }

    fn new(durable: bool) -> Self {
        let directory = Directory::new();
        Self {
            process: run(&directory, durable),
            directory,
            durable,
        }
    }

    /// A file beside its own.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.directory.file(name)
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        format!("unix://{}", self.file(SOCKET).display())
    }

    /// A client of it.
    pub(crate) fn store(&self) -> RedisStore {
        RedisStore::open(&self.address()).expect("the address is well-formed")
    }

    /// What it responds to a command, without the framing.
    pub(crate) fn ask(&self, command: &str) -> Vec<String> {
        let mut connection = UnixStream::connect(self.file(SOCKET)).expect("it listens");
        write!(connection, "{command}\r\nQUIT\r\n").expect("it listens");
        let lines = BufReader::new(connection).lines().map_while(Result::ok);
        lines
            .take_while(|line| line != "+OK")
            .filter(|line| !line.starts_with(['*', '$']))
            .map(|line| line.trim_start_matches([':', '+']).to_owned())
            .collect()
    }

    /// How many scripts it has executed.
    pub(crate) fn executed(&self) -> u64 {
        let stats = self.ask("INFO commandstats");
        let mut calls = stats.iter().filter_map(|line| {
            let calls = line.strip_prefix("cmdstat_evalsha:calls=")?;
            calls.split(',').next()?.parse().ok()
        });
        calls.next().unwrap_or(0)
    }

    /// Waits until it has executed so many.
    pub(crate) fn until_executed(&self, scripts: u64) {
        while self.executed() < scripts {
            std::thread::yield_now();
        }
    }

    /// Makes everything in it older, as if so many seconds had passed.
    pub(crate) fn age(&self, seconds: u64) {
        for key in self.ask("KEYS *") {
            let left: i64 = self.ask(&format!("PTTL {key}"))[0].parse().expect("a time");
            // What is not positive deletes the key, as it should.
            let left = left - i64::try_from(seconds * 1_000).expect("a short time");
            self.ask(&format!("PEXPIRE {key} {left}"));
        }
    }

    /// Stops it from doing anything, without it noticing, or lets it go on.
    pub(crate) fn stall(&self, stall: bool) {
        let signal = if stall { "-STOP" } else { "-CONT" };
        let pid = self.process.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status();
        assert!(sent.expect("`kill` is there").success());
    }

    /// Kills it, without a chance to write anything.
    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("it was running");
        self.process.wait().expect("it has ended");
    }

    /// Starts it again in the same directory.
    pub(crate) fn start_again(&mut self) {
        self.process = run(&self.directory, self.durable);
    }
}

fn run(directory: &Directory, durable: bool) -> Child {
    let yes_or_no = if durable { "yes" } else { "no" };
    let mut process = Command::new("redis-server")
        .args(["--port", "0", "--save", "", "--unixsocket"])
        .arg(directory.file(SOCKET))
        .args(["--appendonly", yes_or_no, "--appendfsync", "always"])
        .args(["--maxmemory-policy", "noeviction", "--dir"])
        .arg(&directory.0)
        .stdout(Stdio::piped())
        .spawn()
        .expect("these tests need `redis-server` (Debian: apt-get install redis-server)");
    let lines = BufReader::new(process.stdout.take().expect("its output")).lines();
    let said: Vec<String> = lines
        .map_while(Result::ok)
        .take_while(|line| !line.contains("eady to accept"))
        .collect();
    assert!(
        process.try_wait().expect("its state").is_none(),
        "redis-server has stopped: {said:#?}"
    );
    process
}

impl Drop for Redis {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Directory {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        // Not in `target`: the path of a socket must be short.
        let name = format!(
            "mrtr-redis-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        );
        let directory = env::temp_dir().join(name);
        fs::create_dir(&directory).expect("a new directory");
        Self(directory)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
