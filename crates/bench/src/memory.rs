//! Memory of a process, as Linux counts it.

use std::fs;

/// Resets the peak to the memory held now, and returns that memory in mebibytes; `None` outside Linux.
pub fn reset_peak() -> Option<u64> {
    // Other systems have no such files: the result is `None`.
    fs::write("/proc/self/clear_refs", "5").ok()?;
    mib("self", "VmRSS:")
}

/// Returns the peak memory since the last reset, in mebibytes; `None` outside Linux.
pub fn peak_mib() -> Option<u64> {
    mib("self", "VmHWM:")
}

/// Returns the memory that another process holds now, in mebibytes; `None` outside Linux.
pub fn resident_mib(process: u32) -> Option<u64> {
    mib(&process.to_string(), "VmRSS:")
}

fn mib(process: &str, name: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kib / 1024)
}
