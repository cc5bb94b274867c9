//! Prometheus metrics: requests by route, and resources of the process.

use std::{
    cell::RefCell,
    collections::HashMap,
    fs,
    time::{Duration, Instant},
};

use ::metrics::{Counter, Histogram};
use actix_web::{
    Error as ActixError, HttpResponse,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web::Data,
};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use persistence::{Activity, PoolUsage};

use crate::{logging, openapi::match_route, state::AppState};

/// Histogram buckets in seconds. The last ones are for requests that wait for the database or a slow client.
const DURATION_BUCKETS_SECONDS: [f64; 14] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0];

/// Interval of the exporter's upkeep: raw samples occupy memory until they are aggregated.
const HISTOGRAM_UPKEEP_INTERVAL: Duration = Duration::from_secs(5);

/// Label of unknown routes and methods.
const OTHER: &str = "other";

pub struct Metrics {
    handle: PrometheusHandle,
    state: AppState,
}

impl Metrics {
    /// Starts collecting metrics.
    ///
    /// # Errors
    /// Fails when it was started before.
    pub fn start(state: AppState) -> Result<Self, BuildError> {
        let handle = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Full("http_request_duration_seconds".into()), &DURATION_BUCKETS_SECONDS)?
            .install_recorder()?;
        let kept = handle.clone();
        actix_web::rt::spawn(async move {
            let mut interval = tokio::time::interval(HISTOGRAM_UPKEEP_INTERVAL);
            loop {
                interval.tick().await;
                kept.run_upkeep();
            }
        });
        ::metrics::gauge!("boleia_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
        Ok(Self { handle, state })
    }

    /// Samples gauges at the time of a scrape.
    fn sample(&self) {
        if let Some(bytes) = resident_memory() {
            ::metrics::gauge!("process_resident_memory_bytes").set(bytes);
        }
        for (kind, limiter) in
            [("read", &self.state.reads), ("write", &self.state.writes), ("export", &self.state.exports)]
        {
            ::metrics::gauge!("boleia_db_jobs_in_flight", "kind" => kind).set(number(limiter.in_flight()));
        }
        let dropped = u64::try_from(logging::dropped_lines()).unwrap_or(u64::MAX);
        ::metrics::counter!("boleia_log_lines_dropped_total").absolute(dropped);
        let Activity { readers, writers, waiting, waits, waited, retries, wal_bytes } = self.state.store().activity();
        for (pool, PoolUsage { connections, idle }) in [("readers", readers), ("writers", writers)] {
            let of = |state: &'static str| ::metrics::gauge!("boleia_db_connections", "pool" => pool, "state" => state);
            of("busy").set(connections.saturating_sub(idle));
            of("idle").set(idle);
        }
        ::metrics::gauge!("boleia_db_pool_waiting").set(number(waiting));
        ::metrics::counter!("boleia_db_pool_waits_total").absolute(waits);
        let waited = u64::try_from(waited.as_millis()).unwrap_or(u64::MAX);
        ::metrics::counter!("boleia_db_pool_wait_milliseconds_total").absolute(waited);
        ::metrics::counter!("boleia_db_retries_total").absolute(retries);
        if let Some(size) = wal_bytes {
            ::metrics::gauge!("boleia_sqlite_wal_bytes").set(bytes(size));
        }
    }
}

pub async fn render(figures: Data<Metrics>) -> HttpResponse {
    figures.sample();
    HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(figures.handle.render())
}

/// Resident memory in bytes, on Linux.
fn resident_memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(bytes(kilobytes.saturating_mul(1024)))
}

fn number(count: impl TryInto<u32>) -> f64 {
    count.try_into().map_or(f64::INFINITY, f64::from)
}

/// Bytes, rounded up to a kilobyte, so that an `f64` represents them exactly.
fn bytes(count: u64) -> f64 {
    number(count.div_ceil(1024)) * 1024.0
}

/// Returns the label of a method. A client may invent methods, which must not become time series.
fn method_label(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
    KNOWN.into_iter().find(|known| *known == method.as_str()).unwrap_or(OTHER)
}

struct Series {
    count: Counter,
    seconds: Histogram,
}

impl Series {
    fn new(route: String, method: &'static str, status: u16) -> Self {
        let labels = [("route", route), ("method", method.to_owned()), ("status", status.to_string())];
        Self {
            count: ::metrics::counter!("http_requests_total", &labels),
            seconds: ::metrics::histogram!("http_request_duration_seconds", &labels),
        }
    }

    fn note(&self, duration: Duration) {
        self.count.increment(1);
        self.seconds.record(duration.as_secs_f64());
    }
}

thread_local! {
    /// Time series of the documented routes, by route number, method and status.
    static KNOWN: RefCell<HashMap<(usize, &'static str, u16), Series>> = RefCell::default();
}

/// Middleware: finds the route of every request, and counts and times it by that.
///
/// # Errors
/// None of its own.
pub async fn measure<B: MessageBody>(request: ServiceRequest, next: Next<B>) -> Result<ServiceResponse<B>, ActixError> {
    let began = Instant::now();
    let method = method_label(request.method());
    let route = match_route(&request);
    let response = next.call(request).await;
    let status = match &response {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    let (duration, status) = (began.elapsed(), status.as_u16());
    match route.filter(|_| response.is_ok()) {
        Some(route) => KNOWN.with_borrow_mut(|known| {
            let series = || Series::new(route.path.clone(), method, status);
            known.entry((route.number, method, status)).or_insert_with(series).note(duration);
        }),
        // All unknown addresses share one label: an invented address must not become a time series.
        None => Series::new(OTHER.into(), method, status).note(duration),
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_made_up_method_is_no_label() {
        for (method, label) in
            [("GET", "GET"), ("DELETE", "DELETE"), ("get", OTHER), ("BREW", OTHER), ("CONNECT", OTHER)]
        {
            assert_eq!(method_label(&Method::from_bytes(method.as_bytes()).expect("a method")), label);
        }
    }
}
