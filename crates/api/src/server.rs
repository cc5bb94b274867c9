//! Server lifecycle: opens the database, serves until a signal, and drains running requests.

use std::{net::SocketAddr, time::Duration};

use actix_web::{App, HttpServer, dev::ServerHandle, web};
use kernel::Error;
use persistence::{
    Store,
    migration::{self, State},
};

use crate::{
    app::{build_app, docs},
    auth::Cookies,
    config::{Config, Origin},
    connection::set_send_timeout,
    jobs,
    metrics::{self, Metrics},
    state::AppState,
};

const SHUTDOWN_TIMEOUT_SECONDS: u64 = 30;

/// Time for the head of a connection's first request: little to send, even on a bad signal.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);

/// Time for a client to hang up after an answer that leaves its body unread.
const DISCONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// Serves until SIGTERM or Ctrl-C.
///
/// # Errors
/// A sentence with the reason.
pub async fn serve(config: Config) -> Result<(), String> {
    serve_until(config, shutdown_requested()).await
}

/// Serves until `stop` ends; then running requests finish first.
///
/// # Errors
/// A sentence with the reason.
pub async fn serve_until(config: Config, stop: impl Future<Output = ()> + 'static) -> Result<(), String> {
    // Settings are checked before the database is touched.
    Cookies::of(&config)?;
    let store = ready_store(&config).await?;
    let state = AppState::new(store.clone(), config.clone(), docs()?)?;
    if let Some(link) = state.setup_link().await.map_err(|problem| problem.to_string())? {
        tracing::warn!(link, "no account yet: this link makes the first one, which administers the installation");
    }
    let metrics = config.metrics_address.map(|address| serve_metrics(address, state.clone())).transpose()?;
    let jobs =
        [actix_web::rt::spawn(jobs::run(state.clone())), actix_web::rt::spawn(jobs::watch_readiness(state.clone()))];
    let (address, timeout, shutdown) = (config.listen_address, config.client_timeout(), state.shutdown.clone());
    let server = HttpServer::new(move || build_app(state.clone()))
        .workers(std::thread::available_parallelism().map_or(2, std::num::NonZero::get))
        // Bodies are compressed there, and nothing else: two threads a worker are enough.
        .worker_max_blocking_threads(2)
        .shutdown_timeout(SHUTDOWN_TIMEOUT_SECONDS)
        .client_request_timeout(HEAD_TIMEOUT)
        .client_disconnect_timeout(DISCONNECT_TIMEOUT)
        .on_connect(move |stream, _| set_send_timeout(stream, timeout))
        .tcp_nodelay(true)
        .disable_signals()
        .bind(address)
        .map_err(|error| format!("LISTEN_ADDRESS {address}: {error}"))?
        .run();
    let origin = config.public_origin.as_ref().map_or("this machine only", Origin::as_str);
    tracing::info!(%address, origin, "serving");
    let handle = server.handle();
    actix_web::rt::spawn(async move {
        stop.await;
        tracing::info!("stopping: running requests finish first");
        shutdown.begin();
        handle.stop(true).await;
    });
    server.await.map_err(|error| error.to_string())?;
    // Those tasks share the store.
    if let Some(metrics) = metrics {
        metrics.stop(false).await;
    }
    for job in jobs {
        job.abort();
        // An aborted task owns the store until it is polled; `close` would wait in vain.
        let _ = job.await;
    }
    store.close();
    tracing::info!("stopped");
    Ok(())
}

fn serve_metrics(address: SocketAddr, state: AppState) -> Result<ServerHandle, String> {
    let figures = web::Data::new(Metrics::start(state).map_err(|error| error.to_string())?);
    let server =
        HttpServer::new(move || App::new().app_data(figures.clone()).route("/metrics", web::get().to(metrics::render)))
            .workers(1)
            .disable_signals()
            .bind(address)
            .map_err(|error| format!("METRICS_ADDRESS {address}: {error}"))?;
    let server = server.run();
    let handle = server.handle();
    actix_web::rt::spawn(server);
    Ok(handle)
}

async fn ready_store(config: &Config) -> Result<Store, String> {
    let url = config.database.database_url.clone();
    let opened = web::block(move || {
        let store = Store::open(&url)?;
        if store.is_embedded() {
            let ran = migration::run(&store)?;
            tracing::info!(ran, "migrations");
        }
        migration::ensure_compatible(&store)?;
        if migration::state(&store)? == State::Compatible {
            tracing::warn!("the schema is of another version, with which this one works: is an upgrade under way?");
        }
        Ok(store)
    });
    opened
        .await
        .map_err(|error| error.to_string())?
        .map_err(|error| database_fault(&config.database.database_url, &error))
}

/// Returns a sentence for the operator about an unusable database. It names the file or the address, without its
/// password.
pub fn database_fault(url: &str, error: &Error) -> String {
    let cause = match error {
        Error::Unavailable(cause) => cause.clone(),
        error => error.to_string(),
    };
    // libpq reports its reasons in several lines.
    let cause = cause.split_whitespace().collect::<Vec<_>>().join(" ");
    let cause = cause.trim_end_matches('.');
    let address = persistence::redact_url(url);
    if cause.contains(&address) {
        return format!("DATABASE_URL: {cause}.");
    }
    format!("DATABASE_URL: {address}: {cause}.")
}

async fn shutdown_requested() {
    #[cfg(unix)]
    {
        let term = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut term) = term {
            tokio::select! { _ = tokio::signal::ctrl_c() => {}, _ = term.recv() => {} }
        } else {
            let _ = tokio::signal::ctrl_c().await;
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_error_is_one_sentence_that_names_the_database() {
        let read_only = Error::Unavailable("attempt to write a readonly database".into());
        assert_eq!(
            database_fault("sqlite://data/boleia.db", &read_only),
            "DATABASE_URL: data/boleia.db: attempt to write a readonly database."
        );
        let away = Error::Unavailable("postgres://ana@db/b: it failed\n\tat once\n".into());
        assert_eq!(
            database_fault("postgres://ana:s3cret@db/b", &away),
            "DATABASE_URL: postgres://ana@db/b: it failed at once."
        );
    }
}
