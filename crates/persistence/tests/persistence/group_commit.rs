//! Group commit: one sync serves every write that waits, and a failed one is final.

use std::{
    io,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Duration,
};

use persistence::group_commit::GroupCommit;

fn log() -> GroupCommit {
    let file = tempfile::NamedTempFile::new().expect("a file");
    GroupCommit::of(file.path()).expect("it opens")
}

#[test]
fn acknowledges_only_after_a_sync_that_began_after_the_commit() {
    let (log, written, synced, syncs) = (log(), AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let sync = || {
        let seen = written.load(Ordering::SeqCst);
        thread::sleep(Duration::from_millis(2));
        syncs.fetch_add(1, Ordering::SeqCst);
        synced.store(seen, Ordering::SeqCst);
        Ok(())
    };
    let transact = || {
        for _ in 0..20 {
            let own = written.fetch_add(1, Ordering::SeqCst) + 1;
            log.wait_for(sync).expect("a sync");
            assert!(synced.load(Ordering::SeqCst) >= own);
        }
    };
    thread::scope(|scope| (0..8).for_each(|_| drop(scope.spawn(transact))));
    assert!(syncs.into_inner() < 160, "one sync serves many");
}

#[test]
fn fails_every_write_after_a_failed_sync() {
    let log = log();
    log.wait_for(|| Ok(())).expect("a sync");
    assert!(log.fault().is_none());
    let full = || Err(io::Error::other("no space"));
    assert_eq!(log.wait_for(full).expect_err("a fault").to_string(), "no space");
    assert_eq!(log.wait_for(|| Ok(())).expect_err("a fault").to_string(), "no space");
    assert_eq!(log.fault().as_deref(), Some("no space"));
}
