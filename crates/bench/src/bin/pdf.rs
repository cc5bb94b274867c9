//! Benchmark of a PDF of a year with forty pages: time, and peak memory of the process.
#![expect(clippy::print_stdout, reason = "a program that a person calls")]

use std::time::{Duration, Instant};

use anyhow::Result;
use bench::peak_mib;
use pdf::samples::long_year;

const TIMES: usize = 30;

fn main() -> Result<()> {
    let year = long_year()?;
    let (mut times, mut bytes) = (Vec::with_capacity(TIMES), 0);
    for _ in 0..TIMES {
        let began = Instant::now();
        bytes = pdf::pdf(&year)?.len();
        times.push(began.elapsed());
    }
    let first = times.first().copied().unwrap_or_default();
    times.sort();
    let ms = |time: Duration| format!("{:.1}", time.as_secs_f64() * 1_000.0);
    let at =
        |share: usize| ms(times.get((times.len() * share / 100).min(times.len() - 1)).copied().unwrap_or_default());
    let peak = peak_mib().map_or_else(|| "–".into(), |peak| peak.to_string());
    println!(
        "a PDF of {} pages: p50 {} ms, max {} ms, the first {} ms; {bytes} bytes, {peak} MiB of memory at most",
        pdf::pages(&year),
        at(50),
        at(100),
        ms(first)
    );
    Ok(())
}
