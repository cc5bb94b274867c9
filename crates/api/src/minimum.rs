//! Public calculator of the legal minimum, with its cities and distances: without an account, rate-limited per address.

use actix_web::{
    CustomizeResponder, HttpRequest, Responder, get,
    http::header::CACHE_CONTROL,
    post,
    web::{Data, Payload},
};
use chrono::NaiveDate;
use freight::{City, Distance, city, distance};
use kernel::{Check, CityCode, Error, Now, Zone};
use persistence::rates::minimum;
use rates::{
    MinimumFreight,
    minimum_freight::{MinimumFreightInput, MinimumRates},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    http::{HandlerResult, Params, Problem, Reply, address, ok, read_body},
    operations::Operations,
    state::{AppState, current_time},
};

/// Maximum number of cities of a public search: enough to choose from while typing.
const MAX_CITIES: usize = 6;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct CitySearchQuery {
    /// Typed text, with or without accents; at least two letters.
    #[serde(default)]
    q: String,
}

/// Cities that match a typed text.
#[derive(Serialize, ToSchema)]
struct FoundCities {
    /// The most likely first; at most six.
    items: Vec<City>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct EstimateQuery {
    /// IBGE code of the origin.
    from: CityCode,
    /// IBGE code of the destination.
    to: CityCode,
}

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

/// Cities that match the typed text, the most likely first.
#[utoipa::path(tag = "minimum-freight", security(()), params(CitySearchQuery), responses((status = 200, body = FoundCities)))]
#[get("/api/minimum-freight/cities")]
async fn search_cities(app: Data<AppState>, request: HttpRequest, query: Params<CitySearchQuery>) -> HandlerResult {
    app.limits.calculator(address(&request, &app))?;
    let Params(CitySearchQuery { q }) = query;
    let found = app.read(move |_| Ok(city::search(&q, None, MAX_CITIES))).await?;
    Ok(ok(&FoundCities { items: found.into_iter().cloned().collect() })?.into())
}

/// Estimated distance by road between two cities, or the reason why there is none.
#[utoipa::path(tag = "minimum-freight", security(()), params(EstimateQuery), responses((status = 200, body = Distance)))]
#[get("/api/minimum-freight/distance")]
async fn estimate_distance(app: Data<AppState>, request: HttpRequest, query: Params<EstimateQuery>) -> HandlerResult {
    app.limits.calculator(address(&request, &app))?;
    let Params(EstimateQuery { from, to }) = query;
    let known = |code| city::find(code).ok_or(Error::NotFound);
    let estimate = app.read(move |_| Ok(distance::estimate(known(from)?, known(to)?))).await?;
    Ok(ok(&estimate)?.into())
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(find_minimum_rates).service(calculate_minimum).service(search_cities).service(estimate_distance);
}
