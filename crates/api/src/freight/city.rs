//! Cities, public facts open to every signed-in user, and the distance between them.

use actix_web::get;
use freight::{City, Distance, city};
use kernel::{CityCode, Error, Page};
use persistence::freight::distance;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Get, HandlerResult, PageQuery, Params},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct CityQuery {
    /// Typed text, with or without accents; at least two letters.
    #[serde(default)]
    q: String,
    /// Only cities of this state (UF).
    uf: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct DistanceQuery {
    /// IBGE code of the origin.
    from: CityCode,
    /// IBGE code of the destination.
    to: CityCode,
}

/// Cities that match the typed text, the most likely first.
#[utoipa::path(tag = "places", params(CityQuery, PageQuery), responses((status = 200, body = Page<City>)))]
#[get("/api/cities")]
async fn list_cities(get: Get, query: Params<CityQuery>, page: PageQuery) -> HandlerResult {
    let Params(CityQuery { q, uf }) = query;
    let limit = usize::try_from(page.0.limit).unwrap_or(0);
    get.respond(move |_, _| Ok(Page::whole(city::search(&q, uf.as_deref(), limit)))).await
}

/// Distance by road between two cities: the median of the owner's own freights between them, else an estimate, or the
/// reason why there is none.
#[utoipa::path(tag = "places", params(DistanceQuery), responses((status = 200, body = Distance)))]
#[get("/api/distance")]
async fn find_distance(get: Get, query: Params<DistanceQuery>) -> HandlerResult {
    let Params(DistanceQuery { from, to }) = query;
    let known = |code| city::find(code).ok_or(Error::NotFound);
    get.respond(move |db, principal| distance::between(db, principal.owner(), known(from)?, known(to)?)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config.service(list_cities).service(find_distance);
}
