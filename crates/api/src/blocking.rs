//! Blocking pool: runs database jobs and other slow work off the async threads.

use std::{io, sync::LazyLock};

use kernel::{Error, Result};
use tokio::runtime::{Builder, Runtime};

use crate::{http::Problem, logging::in_current_span};

/// Blocking pool of the process. actix-web's unnamed pool of each worker only compresses bodies, on at most two threads
/// (`server.rs`), because each thread retains memory.
static POOL: LazyLock<io::Result<Runtime>> =
    LazyLock::new(|| Builder::new_current_thread().thread_name("boleia-blocking").build());

/// Runs slow work on the blocking pool. The job runs to its end even when its caller is dropped.
pub async fn blocking<T: Send + 'static>(job: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T, Problem> {
    let pool = POOL.as_ref().map_err(|error| Error::Internal(format!("no blocking pool: {error}").into()))?;
    match pool.spawn_blocking(in_current_span(job)).await {
        Ok(outcome) => outcome.map_err(Problem::from),
        Err(_) => Err(Error::Internal("the job was cut off".into()).into()),
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[actix_web::test]
    async fn jobs_run_on_named_threads() {
        let name = blocking(|| Ok(thread::current().name().map(str::to_owned))).await.expect("a name");
        assert_eq!(name.as_deref(), Some("boleia-blocking"));
    }
}
