//! How much memory this process held at most, as Linux counts it.

use std::fs;

/// Counts anew from what is held now.
pub fn reset_peak() {
    // Elsewhere there is no such file, and [`peak_mib`] says nothing.
    drop(fs::write("/proc/self/clear_refs", "5"));
}

/// What was held at most since, in mebibytes.
pub fn peak_mib() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kib / 1024)
}
