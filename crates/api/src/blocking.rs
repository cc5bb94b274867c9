//! Slow work, off the async threads.

use actix_web::web;
use kernel::{Error, Result};

use crate::{http::Problem, logging::carried};

/// Runs slow work off the async threads.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T, Problem> {
    match web::block(carried(work)).await {
        Ok(outcome) => outcome.map_err(Problem::from),
        Err(_) => Err(Problem::from(Error::Internal("the work was cut off".into()))),
    }
}
