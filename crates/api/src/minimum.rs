//! Public calculator of the legal minimum: without an account, rate-limited per address.

use actix_web::{
    CustomizeResponder, HttpRequest, Responder, get,
    http::header::CACHE_CONTROL,
    post,
    web::{Data, Payload},
};
use chrono::NaiveDate;
use kernel::{Check, Now, Zone};
use persistence::rates::minimum;
use rates::{
    MinimumFreight,
    minimum_freight::{MinimumFreightInput, MinimumRates},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{HandlerResult, Params, Problem, Reply, address, ok, read_body},
    operations::Operations,
    state::{AppState, current_time},
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct MinimumRatesQuery {
    /// Day of the rates; default today in São Paulo.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    date: Option<NaiveDate>,
}

/// Returns today in São Paulo: an anonymous client has no time zone.
fn today() -> NaiveDate {
    Now::new(current_time(), Zone::default()).today
}

/// The coefficients of the legal minimum on a day, and every act that changed them.
#[utoipa::path(tag = "minimum-freight", security(()), params(MinimumRatesQuery), responses((status = 200, body = MinimumRates)))]
#[get("/api/minimum-freight/rates")]
async fn find_minimum_rates(
    app: Data<AppState>,
    request: HttpRequest,
    query: Params<MinimumRatesQuery>,
) -> Result<CustomizeResponder<Reply>, Problem> {
    app.limits.calculator(address(&request, &app))?;
    let date = query.0.date.unwrap_or_else(today);
    let mut check = Check::new();
    check.date("date", date);
    check.finish()?;
    let rates = app.read(move |db| minimum::rates_on(db, date)).await?;
    // Public data: a browser may cache it, and revalidates.
    Ok(Reply::from(ok(&rates)?).customize().insert_header((CACHE_CONTROL, "no-cache")))
}

/// The legal minimum of a trip, and the comparison of an offer with it. Stores nothing.
#[utoipa::path(tag = "minimum-freight", security(()), request_body = MinimumFreightInput, responses((status = 200, body = MinimumFreight)))]
#[post("/api/minimum-freight/calculate")]
async fn calculate_minimum(app: Data<AppState>, request: HttpRequest, payload: Payload) -> HandlerResult {
    app.limits.calculator(address(&request, &app))?;
    let (input, _) = read_body::<MinimumFreightInput>(&request, &mut payload.into_inner()).await?;
    let trip = input.check(today())?;
    let assessment = app.read(move |db| minimum::assess(db, trip.question)).await?;
    Ok(ok(&trip.minimum(&assessment)?)?.into())
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(find_minimum_rates).service(calculate_minimum);
}
