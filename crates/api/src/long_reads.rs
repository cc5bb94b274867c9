//! Turns at long reads: one at a time for each owner, few at a time for all.
//!
//! A client that hangs up while its file is made is noticed only when the file is sent, so the file is made to its end.
//! A turn for each owner keeps that from delaying anybody else.

use std::{sync::Arc, time::Duration};

use kernel::{Error, OwnerId};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    http::Problem,
    turns::{Turn, Turns},
};

/// Number of long reads that run at a time.
const AT_ONCE: usize = 2;
/// Number of long reads of one owner that run or wait.
const OF_ONE: usize = 4;
/// Time after which a refused client may ask again.
const WAIT: Duration = Duration::from_secs(10);

/// The long reads of this process.
#[derive(Clone)]
pub struct LongReads {
    all: Arc<Semaphore>,
    owners: Turns<OwnerId>,
}

/// Turn at a long read; it ends when it is dropped.
pub struct LongRead {
    // The order of the fields is the order in which they end.
    _all: OwnedSemaphorePermit,
    _own: Turn<OwnerId>,
}

impl Default for LongReads {
    fn default() -> Self {
        Self { all: Arc::new(Semaphore::new(AT_ONCE)), owners: Turns::new(1, OF_ONE) }
    }
}

impl LongReads {
    /// Waits for the owner's turn.
    ///
    /// # Errors
    /// 429 when too many of the owner's reads wait already.
    pub async fn take(&self, owner: OwnerId) -> Result<LongRead, Problem> {
        let own = self.owners.take(owner).await.ok_or_else(|| Problem::rate_limited("exports_of_tenant", WAIT))?;
        let all = Arc::clone(&self.all).acquire_owned().await;
        let all = all.map_err(|error| Problem::from(Error::Internal(error.into())))?;
        Ok(LongRead { _all: all, _own: own })
    }
}

#[cfg(test)]
mod tests {
    use std::{future::Future, pin::pin, task::Poll};

    use super::*;

    fn owner(id: i64) -> OwnerId {
        kernel::UserId::from(id).into()
    }

    /// Polls a future once and returns its result if it is ready.
    async fn asked<T>(future: impl Future<Output = T>) -> Option<T> {
        let mut future = pin!(future);
        std::future::poll_fn(|context| {
            Poll::Ready(match future.as_mut().poll(context) {
                Poll::Ready(value) => Some(value),
                Poll::Pending => None,
            })
        })
        .await
    }

    #[actix_web::test]
    async fn an_owner_waits_for_himself_and_others_do_not() {
        let turns = LongReads::default();
        let (ana, bia, caio) = (owner(1), owner(2), owner(3));
        let first = turns.take(ana).await.expect("the first turn");
        assert!(asked(turns.take(ana)).await.is_none(), "one at a time");
        let second = asked(turns.take(bia)).await.expect("at once").expect("another owner's turn");
        assert!(asked(turns.take(caio)).await.is_none(), "two at a time");
        drop(first);
        assert!(asked(turns.take(caio)).await.is_some());
        drop(second);
        assert_eq!(turns.owners.people(), 0, "nobody is remembered");
    }

    #[actix_web::test]
    async fn a_queue_that_is_too_long_is_refused() {
        let turns = LongReads::default();
        let ana = owner(1);
        let _turn = turns.take(ana).await.expect("a turn");
        let waiting: Vec<_> = (1..OF_ONE).map(|_| Box::pin(turns.take(ana))).collect();
        let mut waiting = waiting;
        for one in &mut waiting {
            assert!(asked(one.as_mut()).await.is_none());
        }
        let refused = asked(turns.take(ana)).await.expect("at once").err().expect("a refusal");
        assert_eq!(actix_web::ResponseError::status_code(&refused), 429);
        assert!(asked(turns.take(owner(2))).await.is_some(), "others are served");
        drop(waiting);
        assert!(asked(turns.take(ana)).await.is_none(), "there is room to wait again");
    }
}
