//! How much memory this process held at most, as Linux counts it.

use std::fs;

/// Counts anew from what is held now, and says how much that is, in mebibytes.
pub fn reset_peak() -> Option<u64> {
    // Elsewhere there are no such files, and nothing is said.
    fs::write("/proc/self/clear_refs", "5").ok()?;
    mib("VmRSS:")
}

/// What was held at most since, in mebibytes.
pub fn peak_mib() -> Option<u64> {
    mib("VmHWM:")
}

fn mib(name: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kib / 1024)
}
