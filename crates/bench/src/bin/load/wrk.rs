//! The load generator: the program wrk, told by a script what to send.

use std::{fs, io::Write, net::SocketAddr, process::Command, time::Duration};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use tempfile::NamedTempFile;

use crate::crowd::Sender;

const SCRIPT: &str = include_str!("wrk.lua");

/// A request that is sent over and over.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Method.
    pub method: &'static str,
    /// Path.
    pub path: &'static str,
    /// Senders, in turn; a `GET` is sent by the first.
    pub senders: &'a [Sender],
}

/// How many connections send it, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Pressure {
    /// Connections that are open at once.
    pub connections: u32,
    /// Whole seconds.
    pub seconds: u32,
}

/// Counts of wrk.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Counted {
    /// Answers.
    pub requests: u64,
    microseconds: u64,
    p50: u64,
    p95: u64,
    p99: u64,
    /// Answers of 400 and above.
    pub refused: u64,
    /// Connections and answers that did not come.
    pub lost: u64,
}

impl Counted {
    /// Answers in a second.
    pub fn per_second(&self) -> f64 {
        let seconds = Duration::from_micros(self.microseconds).as_secs_f64();
        u32::try_from(self.requests).map_or(f64::NAN, f64::from) / seconds
    }

    /// Time within which half of the answers came.
    pub fn p50(&self) -> Duration {
        Duration::from_micros(self.p50)
    }

    /// Time within which 95 of 100 came.
    pub fn p95(&self) -> Duration {
        Duration::from_micros(self.p95)
    }

    /// Time within which 99 of 100 came.
    pub fn p99(&self) -> Duration {
        Duration::from_micros(self.p99)
    }

    /// Checks that every request was answered, and none refused.
    ///
    /// # Errors
    /// How many were not.
    pub fn whole(self) -> Result<Self> {
        ensure!(self.refused == 0 && self.lost == 0, "{} refused, {} lost", self.refused, self.lost);
        Ok(self)
    }
}

/// Sends a request over and over.
///
/// # Errors
/// wrk is missing, or says something else than expected.
pub fn send(address: SocketAddr, request: &Request<'_>, pressure: Pressure) -> Result<Counted> {
    let mut script = NamedTempFile::with_suffix(".lua")?;
    script.write_all(SCRIPT.as_bytes())?;
    let senders = NamedTempFile::new()?;
    let lines: String = request.senders.iter().map(|sender| format!("{}\t{}\n", sender.token, sender.body)).collect();
    fs::write(senders.path(), lines)?;
    // One thread: it leaves the processors to the server, and sends more than any server here answers.
    let output = Command::new("wrk")
        .args(["-t1", &format!("-c{}", pressure.connections), &format!("-d{}s", pressure.seconds), "-s"])
        .arg(script.path())
        .args([&format!("http://{address}"), "--", request.method, request.path])
        .arg(senders.path())
        .output()
        .context("wrk is missing: scripts/need.sh load")?;
    let told = String::from_utf8_lossy(&output.stdout);
    let line = told.lines().find(|line| line.starts_with('{'));
    let line = line.with_context(|| format!("wrk: {told}{}", String::from_utf8_lossy(&output.stderr)))?;
    Ok(serde_json::from_str(line)?)
}
