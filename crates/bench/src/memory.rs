//! Memory of this process, from Linux's procfs.

use std::fs;

/// Resets the peak to the current memory, and returns it in mebibytes; `None` outside Linux.
pub fn reset_peak() -> Option<u64> {
    // Other systems have no such files: the result is `None`.
    fs::write("/proc/self/clear_refs", "5").ok()?;
    mib("VmRSS:")
}

/// Returns the peak memory since the last reset, in mebibytes; `None` outside Linux.
pub fn peak_mib() -> Option<u64> {
    mib("VmHWM:")
}

fn mib(name: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kib / 1024)
}
