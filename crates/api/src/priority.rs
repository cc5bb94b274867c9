//! Threads and processors: a thread that comes after all others, and the time that a thread has run.

use std::time::Duration;
#[cfg(not(target_os = "linux"))]
use std::{sync::LazyLock, time::Instant};

/// Steps by which a thread steps back, as `nice` counts them. Linux leaves a running thread alone for some milliseconds,
/// unless one comes that stands before it.
#[cfg(target_os = "linux")]
pub const STEPS: i32 = 10;

/// Has this thread stand behind others, for good. Where the system refuses, and elsewhere than on Linux, where the whole
/// process would step back, nothing changes.
pub fn step_back() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(STEPS);
}

/// Time that this thread has had on a processor so far; elsewhere than on Linux, time that has passed.
pub fn processor_time() -> Duration {
    #[cfg(target_os = "linux")]
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime).try_into().unwrap_or_default();
    #[cfg(not(target_os = "linux"))]
    let time = {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    };
    time
}
