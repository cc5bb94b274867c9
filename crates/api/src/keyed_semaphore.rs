//! Keyed semaphore: a semaphore with a bounded queue for each key in use.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Semaphores by key. An entry exists only while one of its permits is in use or queued for.
#[derive(Clone)]
pub struct KeyedSemaphore<K: Eq + Hash + Clone> {
    permits: usize,
    capacity: usize,
    entries: Arc<Mutex<HashMap<K, Entry>>>,
}

struct Entry {
    semaphore: Arc<Semaphore>,
    /// Users and waiters.
    users: usize,
}

/// Slot among the users of a key; dropping it removes the entry with its last user.
struct Slot<K: Eq + Hash + Clone> {
    semaphores: KeyedSemaphore<K>,
    key: K,
}

/// Permit of a key, released on drop.
pub struct KeyedPermit<K: Eq + Hash + Clone> {
    // Fields drop in order: the permit first, then the slot.
    _permit: OwnedSemaphorePermit,
    _slot: Slot<K>,
}

impl<K: Eq + Hash + Clone> KeyedSemaphore<K> {
    /// Creates semaphores of `permits` each; `capacity` bounds the users and waiters of one key.
    pub fn new(permits: usize, capacity: usize) -> Self {
        Self { permits, capacity, entries: Arc::default() }
    }

    /// Waits for a permit of the key, in order of arrival; `None` when its queue is full.
    pub async fn acquire(&self, key: K) -> Option<KeyedPermit<K>> {
        let (slot, semaphore) = self.enter(key)?;
        // No semaphore is ever closed.
        let permit = semaphore.acquire_owned().await.ok()?;
        Some(KeyedPermit { _permit: permit, _slot: slot })
    }

    fn enter(&self, key: K) -> Option<(Slot<K>, Arc<Semaphore>)> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Entry { semaphore: Arc::new(Semaphore::new(self.permits)), users: 0 };
        let entry = entries.entry(key.clone()).or_insert_with(new);
        if entry.users >= self.capacity {
            return None;
        }
        entry.users += 1;
        Some((Slot { semaphores: self.clone(), key }, Arc::clone(&entry.semaphore)))
    }
}

impl<K: Eq + Hash + Clone> Drop for Slot<K> {
    fn drop(&mut self) {
        let mut entries = self.semaphores.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = entries.get_mut(&self.key) {
            entry.users = entry.users.saturating_sub(1);
            if entry.users == 0 {
                entries.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[actix_web::test]
    async fn a_key_waits_for_itself_alone_and_its_queue_is_bounded() {
        let semaphores = KeyedSemaphore::new(2, 3);
        let first = semaphores.acquire("ana").await.expect("a permit");
        let _second = semaphores.acquire("ana").now_or_never().flatten().expect("two at a time");
        let mut third = Box::pin(semaphores.acquire("ana"));
        assert!(third.as_mut().now_or_never().is_none(), "it waits");
        assert!(semaphores.acquire("ana").now_or_never().expect("at once").is_none(), "the queue is full");
        assert!(semaphores.acquire("bia").now_or_never().flatten().is_some(), "another key is free");
        drop(first);
        assert!(third.now_or_never().flatten().is_some());
    }

    #[actix_web::test]
    async fn unused_keys_are_forgotten() {
        let semaphores = KeyedSemaphore::new(1, 3);
        let held = semaphores.acquire(1).await;
        drop(semaphores.acquire(1).now_or_never());
        drop(held);
        assert!(semaphores.entries.lock().expect("the entries").is_empty());
    }
}
