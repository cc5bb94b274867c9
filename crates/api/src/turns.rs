//! Turns at the database: so many at a time for each of those who ask, who wait for themselves and not for others.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The queues of this process, one for each key of those who have or want a turn.
#[derive(Clone)]
pub struct Turns<K: Eq + Hash + Clone> {
    at_once: usize,
    longest: usize,
    queues: Arc<Mutex<HashMap<K, Queue>>>,
}

struct Queue {
    turn: Arc<Semaphore>,
    people: usize,
}

/// Place in a queue; dropping it frees the place.
struct Place<K: Eq + Hash + Clone> {
    turns: Turns<K>,
    key: K,
}

/// Turn of a key; it ends when it is dropped.
pub struct Turn<K: Eq + Hash + Clone> {
    // The order of the fields is the order in which they end.
    _own: OwnedSemaphorePermit,
    _place: Place<K>,
}

impl<K: Eq + Hash + Clone> Turns<K> {
    /// Makes queues in which `at_once` have their turn, and `longest` have it or wait.
    pub fn new(at_once: usize, longest: usize) -> Self {
        Self { at_once, longest, queues: Arc::default() }
    }

    /// Waits for a turn of the key; none when the queue is too long.
    pub async fn take(&self, key: K) -> Option<Turn<K>> {
        let (place, own) = self.queue_up(key)?;
        // A queue is never closed.
        let own = own.acquire_owned().await.ok()?;
        Some(Turn { _own: own, _place: place })
    }

    fn queue_up(&self, key: K) -> Option<(Place<K>, Arc<Semaphore>)> {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Queue { turn: Arc::new(Semaphore::new(self.at_once)), people: 0 };
        let queue = queues.entry(key.clone()).or_insert_with(new);
        if queue.people >= self.longest {
            return None;
        }
        queue.people += 1;
        Some((Place { turns: self.clone(), key }, Arc::clone(&queue.turn)))
    }

    /// Number of those who have or want a turn.
    pub fn people(&self) -> usize {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner).values().map(|queue| queue.people).sum()
    }
}

impl<K: Eq + Hash + Clone> Drop for Place<K> {
    fn drop(&mut self) {
        let mut queues = self.turns.queues.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.get_mut(&self.key) {
            queue.people = queue.people.saturating_sub(1);
            if queue.people == 0 {
                queues.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[actix_web::test]
    async fn who_asks_for_much_waits_and_others_do_not() {
        let turns = Turns::new(2, 3);
        let first = turns.take("ana").await.expect("a turn");
        let _second = turns.take("ana").now_or_never().flatten().expect("two at a time");
        let mut third = Box::pin(turns.take("ana"));
        assert!(third.as_mut().now_or_never().is_none(), "it waits");
        assert!(turns.take("ana").now_or_never().expect("at once").is_none(), "the queue is full");
        assert!(turns.take("bia").now_or_never().flatten().is_some(), "others are served");
        drop(first);
        assert!(third.now_or_never().flatten().is_some(), "it is its turn");
    }

    #[actix_web::test]
    async fn nobody_is_remembered() {
        let turns = Turns::new(1, 3);
        let held = turns.take(1).await;
        drop(turns.take(1).now_or_never());
        assert_eq!(turns.people(), 1);
        drop(held);
        assert_eq!(turns.people(), 0);
        assert!(turns.queues.lock().expect("the queues").is_empty());
    }
}
