//! Latency benchmark of each list, summary and form over ten years of a busy tenant, in memory without the network.
//! Then the time and memory of the longest exports. Usage: `bench DATABASE_URL` on a database created by `seed`.
#![expect(clippy::print_stdout, reason = "a program that a person calls")]

use std::{
    future::poll_fn,
    pin::pin,
    time::{Duration, Instant},
};

use actix_http::Request;
use actix_web::{
    body::{MessageBody, to_bytes},
    cookie::Cookie,
    dev::{Service, ServiceResponse},
    http::Method,
    test,
    web::Data,
};
use anyhow::{Context, Result, ensure};
use api::{AppState, Docs, config::Config};
use bench::{EMAIL, PASSWORD, peak_mib, reset_peak};
use clap::Parser;
use diesel::RunQueryDsl;
use persistence::Store;
use serde_json::json;
use tempfile::TempDir;

const ORIGIN: &str = "http://localhost:8080";
/// Number of measured requests to each route, after three requests to warm up.
const TIMES: usize = 60;

const ROUTES: &[&str] = &[
    "/api/dashboard",
    "/api/dashboard?month=2020-06",
    "/api/board",
    "/api/reminders",
    "/api/vehicles",
    "/api/vehicles/1",
    "/api/vehicles/1/summary",
    "/api/vehicles/2/summary",
    "/api/clients",
    "/api/clients/1/summary",
    "/api/freights",
    "/api/freights?q=campinas",
    "/api/freights?open=true",
    "/api/freights?vehicleId=1&limit=200",
    "/api/freights?payment=paid",
    "/api/freights/summary",
    "/api/freights/summary?from=2017-01-01&to=2026-12-31",
    "/api/freights/1",
    "/api/freights/1/result",
    "/api/freights/1/waiting-time",
    "/api/freight-simulations",
    "/api/freight-simulations?limit=200&sort=-netCents",
    "/api/freight-simulations?q=campinas",
    "/api/freight-simulations?converted=true",
    "/api/freight-simulations/1",
    "/api/freight-simulations/compare?ids=1,2,3,4",
    "/api/freight-simulations/defaults",
    "/api/freight-simulations/defaults?truckId=1&trailerIds=2&clientId=1&originCityCode=3509502",
    "/api/finances",
    "/api/finances?limit=200&sort=dueOn",
    "/api/finances?q=pedagio",
    "/api/finances?vehicleId=1",
    "/api/finances?status=pending",
    "/api/finances/summary",
    "/api/finances/summary?vehicleId=1",
    "/api/finances/summary?q=pedagio",
    "/api/finances/cash-flow",
    "/api/finances/statement",
    "/api/finances/statement?from=2017-01&to=2026-12",
    "/api/finances/tax-year/2025",
    "/api/fuel",
    "/api/fuel?limit=200&vehicleId=1",
    "/api/fuel?q=posto",
    "/api/fuel/defaults?vehicleId=1",
    "/api/fuel/stations?q=posto",
    "/api/fuel/consumption",
    "/api/fuel/consumption?vehicleId=1",
    "/api/maintenance",
    "/api/maintenance?vehicleId=1&limit=200",
    "/api/maintenance/plans",
    "/api/maintenance/due",
    "/api/drivers",
    "/api/driver-advances",
    "/api/driver-payments",
    "/api/driver-payments/1",
    "/api/driver-payments/open?driverId=1",
    "/api/driver-payments/1/settlement.pdf",
    "/api/driver-payments/1/owner-result.pdf",
    "/api/freights/1/result.pdf",
    "/api/freight-simulations/1/simulation.pdf",
    "/api/finances/statement.pdf?from=2017-01&to=2026-12",
    "/api/finances/tax-year/2025/report.pdf",
];

/// Requests sent while a user types, as `path body`.
const PREVIEWS: &[(&str, &str)] = &[
    (
        "/api/fuel/preview",
        r#"{"vehicleId":1,"filledOn":"2026-11-20","fuel":"diesel_s10","volumeMl":300000,"pricePerLiterMillis":6999,"odometerKm":1000000}"#,
    ),
    (
        "/api/freight-simulations/calculate",
        r#"{"scheduledFor":"2026-11-20","truckId":1,"trailerIds":[2],"cargoType":"general","distanceKm":1000,"emptyReturnKm":200,"pricing":"per_ton","rateCents":30000,"weightKg":32000,"dieselPriceMillis":7130,"loadedMetersPerLiter":2150,"emptyMetersPerLiter":2850,"arlaBps":500,"arlaPriceMillis":4500,"commissionBps":1200,"commissionBase":"net","days":4,"dailyCostCents":9000,"maintenancePerKmMillis":350,"loanMonthlyCents":450000,"payerMonthCents":3000000}"#,
    ),
    (
        "/api/maintenance/preview",
        r#"{"items":[{"type":"part","description":"Filtro","quantityThousandths":2000,"unitPriceCents":9900}],"installments":3}"#,
    ),
    (
        "/api/driver-payments/preview",
        r#"{"driverId":1,"periodFrom":"2026-01-01","periodTo":"2026-01-31","method":"pix","salaryCents":100000}"#,
    ),
];

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    config: Config,
}

fn config(url: &str) -> Config {
    let secret = "bench".repeat(13);
    let own = ["bench", "--database-url", url, "--session-secret", &secret, "--public-origin", ORIGIN];
    Cli::parse_from(own).config
}

/// Long exports, over the many transactions of [`many`].
const FILES: &[&str] = &["/api/finances?format=csv", "/api/finances?format=xlsx", "/api/finances?format=csv&q=pedagio"];
/// Number of doublings of the owner's transactions for the exports: 20,000 become 160,000.
const DOUBLED: usize = 3;

fn main() -> Result<()> {
    let url = std::env::args().nth(1).context("usage: bench DATABASE_URL")?;
    actix_web::rt::System::new().block_on(async {
        measure(&url).await?;
        match url.strip_prefix("sqlite://") {
            Some(path) => take_away(path).await,
            None => Ok(()),
        }
    })
}

fn request(method: Method, path: &str, cookies: &[Cookie<'static>]) -> test::TestRequest {
    let mut request = test::TestRequest::with_uri(path)
        .method(method)
        .peer_addr(([127, 0, 0, 1], 40_000).into())
        .insert_header(("host", "localhost:8080"))
        .insert_header(("origin", ORIGIN));
    for cookie in cookies {
        request = request.cookie(cookie.clone());
    }
    request
}

/// Copies the database and adds many more transactions; dropping the copy deletes its folder.
fn many(path: &str) -> Result<(TempDir, Store)> {
    let folder = tempfile::tempdir()?;
    let copy = folder.path().join("many.db");
    std::fs::copy(path, &copy)?;
    let store = Store::open(&format!("sqlite://{}", copy.display()))?;
    store.write(|db| {
        diesel::sql_query("CREATE TEMP TABLE more AS SELECT * FROM transactions LIMIT 0").execute(db)?;
        for _ in 0..DOUBLED {
            for statement in [
                "DELETE FROM more",
                "INSERT INTO more SELECT * FROM transactions",
                // The copies count as entries by hand: a source posts each part only once.
                "UPDATE more SET id = id + (SELECT max(id) FROM transactions), source_kind = NULL, source_part = NULL, source_id = NULL",
                "INSERT INTO transactions SELECT * FROM more",
            ] {
                diesel::sql_query(statement).execute(db)?;
            }
        }
        Ok(())
    })?;
    Ok((folder, store))
}

fn docs() -> Result<Data<Docs>> {
    api::docs().map_err(anyhow::Error::msg)
}

async fn take_away(path: &str) -> Result<()> {
    let (_folder, store) = many(path)?;
    let state = AppState::new(store, config("sqlite://many"), docs()?).map_err(anyhow::Error::msg)?;
    let app = test::init_service(api::build_app(state)).await;
    let cookies = sign_in(&app).await?;
    println!("\n{:<52} {:>9} {:>9} {:>9} {:>9}", "lists as files", "ms", "rows", "MiB more", "bytes");
    for path in FILES {
        let before = reset_peak();
        let began = Instant::now();
        let response = app.call(request(Method::GET, path, &cookies).to_request()).await;
        let response = response.map_err(|error| anyhow::anyhow!("{path}: {error}"))?;
        ensure!(response.status().is_success(), "{path}: {}", response.status());
        let (mut bytes, mut rows) = (0, 0);
        let mut body = pin!(response.into_body());
        while let Some(part) = poll_fn(|context| body.as_mut().poll_next(context)).await {
            let part = part.map_err(|_| anyhow::anyhow!("{path}: cut off"))?;
            bytes += part.len();
            rows += part.iter().filter(|byte| **byte == b'\n').count();
        }
        let rows = if path.contains("csv") { (rows - 1).to_string() } else { "as above".into() };
        let peak =
            peak_mib().zip(before).map_or_else(|| "–".into(), |(peak, before)| peak.saturating_sub(before).to_string());
        println!("{path:<52} {:>9} {rows:>9} {peak:>9} {bytes:>9}", began.elapsed().as_millis());
    }
    Ok(())
}

async fn sign_in(
    app: &impl Service<Request, Response = ServiceResponse<impl MessageBody>, Error = actix_web::Error>,
) -> Result<Vec<Cookie<'static>>> {
    let login = json!({ "email": EMAIL, "password": PASSWORD });
    let login = request(Method::POST, "/api/auth/login", &[]).set_json(login).to_request();
    let response = app.call(login).await.map_err(|error| anyhow::anyhow!("{error}"))?;
    ensure!(response.status().is_success(), "no such owner: run make seed");
    Ok(response.response().cookies().map(Cookie::into_owned).collect())
}

async fn measure(url: &str) -> Result<()> {
    let state = AppState::new(Store::open(url)?, config(url), docs()?).map_err(anyhow::Error::msg)?;
    let app = test::init_service(api::build_app(state)).await;
    let cookies = sign_in(&app).await?;
    println!("{:<52} {:>9} {:>9} {:>9} {:>9}", "GET, and POST of previews", "p50 ms", "p99 ms", "max ms", "bytes");
    let reads = ROUTES.iter().map(|path| (*path, None));
    for (path, typed) in reads.chain(PREVIEWS.iter().map(|(path, body)| (*path, Some(*body)))) {
        let (mut times, mut bytes) = (Vec::with_capacity(TIMES), 0);
        for round in 0..TIMES + 3 {
            let requested = match typed {
                None => request(Method::GET, path, &cookies),
                Some(body) => request(Method::POST, path, &cookies)
                    .insert_header(("content-type", "application/json"))
                    .set_payload(body),
            };
            let requested = requested.to_request();
            let began = Instant::now();
            let response = app.call(requested).await.map_err(|error| anyhow::anyhow!("{path}: {error}"))?;
            let status = response.status();
            let body = to_bytes(response.into_body()).await.map_err(|_| anyhow::anyhow!("{path}: no body"))?;
            ensure!(status.is_success(), "{path}: {status} {}", String::from_utf8_lossy(&body));
            if round >= 3 {
                times.push(began.elapsed());
                bytes = body.len();
            }
        }
        times.sort();
        let at =
            |share: usize| times.get((times.len() * share / 100).min(times.len() - 1)).copied().unwrap_or_default();
        let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1_000.0);
        println!("{path:<52} {:>9} {:>9} {:>9} {bytes:>9}", ms(at(50)), ms(at(99)), ms(at(100)));
    }
    Ok(())
}
