//! The servers under load, as processes of their own.

use std::{
    env, fs,
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use bench::resident_mib;

/// Time for a server to come up, and to end what it does at its start.
const PATIENCE: Duration = Duration::from_secs(300);
/// Time for which a server must have been idle to count as ready.
const CALM: Duration = Duration::from_secs(2);

/// A running server, killed when dropped.
pub struct Server {
    /// Address at which it answers.
    pub address: SocketAddr,
    process: Child,
}

/// Returns a program that was built beside this one, or that a variable names.
fn program(name: &str, variable: &str) -> Result<PathBuf> {
    if let Some(path) = env::var_os(variable) {
        return Ok(path.into());
    }
    let beside = env::current_exe()?.with_file_name(name);
    beside.exists().then_some(beside).with_context(|| format!("{name} is not built: type make load"))
}

fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

impl Server {
    /// Starts Boleia over a database. What it logs goes nowhere: a terminal would be the slowest part.
    ///
    /// # Errors
    /// It is not built, or does not answer.
    pub fn boleia(url: &str) -> Result<Self> {
        let address = free_address()?;
        let mut command = Command::new(program("boleia", "BOLEIA_BIN")?);
        command.arg("serve").env("DATABASE_URL", url).env("LISTEN_ADDRESS", address.to_string());
        command.env("SESSION_SECRET", "load".repeat(16)).env("LOG_FORMAT", "json").stderr(Stdio::null());
        // Sign-ins are measured too, more than a person makes.
        command.env("LOGIN_LIMIT_PER_MINUTE", "100000").env("LOGIN_LIMIT_PER_HOUR", "1000000");
        Self::start(command, address)
    }

    /// Starts the server written by hand over a database.
    ///
    /// # Errors
    /// As for [`Self::boleia`].
    pub fn by_hand(url: &str) -> Result<Self> {
        let address = free_address()?;
        let mut command = Command::new(program("limit", "LIMIT_BIN")?);
        command.args([url, &address.to_string()]);
        Self::start(command, address)
    }

    fn start(mut command: Command, address: SocketAddr) -> Result<Self> {
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn()?;
        let server = Self { address, process };
        let until = Instant::now() + PATIENCE;
        while ureq::get(format!("http://{address}/healthz")).call().is_err() {
            if Instant::now() > until {
                bail!("no server at {address}");
            }
            thread::sleep(Duration::from_millis(50));
        }
        server.calm()?;
        Ok(server)
    }

    /// Waits until it does nothing: Boleia looks through the whole file at its start.
    fn calm(&self) -> Result<()> {
        let until = Instant::now() + PATIENCE;
        let (mut last, mut since) = (self.ticks()?, Instant::now());
        while since.elapsed() < CALM {
            if Instant::now() > until {
                bail!("the server at {} is never idle", self.address);
            }
            thread::sleep(Duration::from_millis(100));
            let now = self.ticks()?;
            if now > last + 1 {
                (last, since) = (now, Instant::now());
            }
        }
        Ok(())
    }

    /// Processor time that it has used, in the ticks of Linux.
    fn ticks(&self) -> Result<u64> {
        let told = fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        // The name in parentheses may hold spaces.
        let (_, fields) = told.rsplit_once(')').context("no fields")?;
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let at = |place: usize| fields.get(place).and_then(|field| field.parse::<u64>().ok()).context("no such field");
        Ok(at(11)? + at(12)?)
    }

    /// Memory that it holds, in mebibytes.
    ///
    /// # Errors
    /// It has ended.
    pub fn resident_mib(&self) -> Result<u64> {
        resident_mib(self.process.id()).context("the server has ended")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
