//! Simulations: the net of an offer, calculated, stored, compared and converted into a freight.

use std::collections::HashSet;

use actix_web::{delete, get, post, put, web::Path};
use chrono::NaiveDate;
use fleet::composition::MAX_TRAILERS;
use freight::{
    FreightRecord, Simulation, SimulationAnswer, SimulationInput,
    simulation::{ArchiveInput, ConvertInput, SimulationComparison, SimulationDefaults},
};
use kernel::{
    Check, CityCode, ClientId, DriverId, Error, FreightSimulationId, Km, Page, VehicleId, check::COMPOSITION_AXLES,
};
use persistence::freight::{
    simulation::{self as simulations, Filter},
    simulation_convert,
    simulation_defaults::{self, DefaultsQuery},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::{Delete, Empty, Get, HandlerResult, List, ListQuery, Listing, Params, Post, Put, created},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct CompareQuery {
    /// Ids of two to four simulations, separated by commas.
    #[param(pattern = "^[0-9]{1,18}(,[0-9]{1,18}){1,3}$")]
    ids: String,
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct SimulationDefaultsQuery {
    /// Day of the simulation; default today.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    date: Option<NaiveDate>,
    /// Id of the truck.
    truck_id: Option<VehicleId>,
    /// Ids of the trailers, separated by commas; three at most.
    trailer_ids: Option<String>,
    /// Number of axles of the composition, 2 to 11; default the vehicles' axles.
    axles: Option<i64>,
    /// Loaded kilometres of the trip, 1 to 10000.
    distance_km: Option<Km>,
    /// IBGE code of the city of loading.
    origin_city_code: Option<CityCode>,
    /// Client that offers the freight.
    client_id: Option<ClientId>,
    /// Driver of the trip.
    driver_id: Option<DriverId>,
}

impl SimulationDefaultsQuery {
    fn wanted(self, today: NaiveDate) -> Result<DefaultsQuery, Error> {
        let refused = |field: &str, detail: &str| Error::malformed(field, "invalid", detail);
        let (least, most) = COMPOSITION_AXLES;
        if self.axles.is_some_and(|axles| !(least..=most).contains(&axles)) {
            return Err(refused("axles", &format!("Uma composição tem de {least} a {most} eixos.")));
        }
        let trailers = listed(self.trailer_ids.as_deref().unwrap_or_default(), 0, MAX_TRAILERS);
        let trailers = trailers.ok_or_else(|| refused("trailerIds", "Escolha no máximo 3 carretas, sem repetir."))?;
        if self.distance_km.is_some_and(|km| !(1..=Km::MAX_TRIP).contains(&km.get())) {
            return Err(refused("distanceKm", "A distância vai de 1 a 10.000 km."));
        }
        let on = self.date.unwrap_or(today);
        let mut check = Check::new();
        check.date("date", on);
        check.finish()?;
        Ok(DefaultsQuery {
            on,
            truck: self.truck_id,
            trailers: trailers.into_iter().map(VehicleId::from).collect(),
            axles: self.axles,
            distance: self.distance_km,
            origin: self.origin_city_code,
            client: self.client_id,
            driver: self.driver_id,
        })
    }
}

/// Parses ids separated by commas, none of them twice; `None` when they are too few or too many, or one is not an id.
fn listed(text: &str, least: usize, most: usize) -> Option<Vec<i64>> {
    let ids: Vec<i64> = match text {
        "" => Vec::new(),
        text => text.split(',').map(|id| id.trim().parse()).collect::<Result<_, _>>().ok()?,
    };
    let unique: HashSet<_> = ids.iter().collect();
    let fits = (least..=most).contains(&ids.len()) && unique.len() == ids.len();
    fits.then_some(ids)
}

/// The owner's simulations; by default the last created first.
/// Sorted by `createdAt`, `scheduledFor`, `netCents` or `number`.
#[utoipa::path(tag = "simulations", params(Filter, ListQuery), responses((status = 200, body = Page<Simulation>)))]
#[get("/api/freight-simulations")]
async fn list_simulations(list: List<Filter>) -> Listing {
    list.respond(simulations::list).await
}

/// Create a simulation, judged by the rates of its day.
#[utoipa::path(tag = "simulations", request_body = SimulationInput, responses((status = 201, body = Simulation)))]
#[post("/api/freight-simulations")]
async fn create_simulation(post: Post<SimulationInput>) -> HandlerResult {
    post.create("/api/freight-simulations", simulations::insert).await
}

/// Calculate a simulation while it is being entered. Stores nothing.
#[utoipa::path(tag = "simulations", request_body = SimulationInput, responses((status = 200, body = SimulationAnswer)))]
#[post("/api/freight-simulations/calculate")]
async fn calculate_simulation(post: Post<SimulationInput>) -> HandlerResult {
    post.respond(|db, principal, body| simulations::calculated(db, principal.owner(), body)).await
}

/// Comparison of two to four simulations.
#[utoipa::path(tag = "simulations", params(CompareQuery), responses((status = 200, body = SimulationComparison)))]
#[get("/api/freight-simulations/compare")]
async fn compare_simulations(get: Get, query: Params<CompareQuery>) -> HandlerResult {
    get.respond(move |db, principal| simulations::compare(db, principal.owner(), &compared(&query.0.ids)?)).await
}

fn compared(text: &str) -> Result<Vec<FreightSimulationId>, Error> {
    let ids = listed(text, 2, 4);
    let ids = ids.ok_or_else(|| Error::malformed("ids", "invalid", "Escolha de 2 a 4 simulações para comparar."))?;
    Ok(ids.into_iter().map(FreightSimulationId::from).collect())
}

/// Defaults of a simulation: figures from the owner's history, else from references, each with its basis.
#[utoipa::path(tag = "simulations", params(SimulationDefaultsQuery), responses((status = 200, body = SimulationDefaults)))]
#[get("/api/freight-simulations/defaults")]
async fn find_simulation_defaults(get: Get, query: Params<SimulationDefaultsQuery>) -> HandlerResult {
    get.respond(move |db, principal| {
        let wanted = query.0.wanted(principal.now.today)?;
        simulation_defaults::defaults(db, principal.owner(), &wanted, &principal.now)
    })
    .await
}

/// One simulation, judged by the rates stored with it.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), responses((status = 200, body = Simulation)))]
#[get("/api/freight-simulations/{id}")]
async fn find_simulation(get: Get, id: Path<FreightSimulationId>) -> HandlerResult {
    get.find(id, simulations::find).await
}

/// Change a simulation not converted into a freight. A change of its day, table, cargo or axles judges it again.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), request_body = SimulationInput, responses((status = 200, body = Simulation)))]
#[put("/api/freight-simulations/{id}")]
async fn update_simulation(put: Put<SimulationInput>, id: Path<FreightSimulationId>) -> HandlerResult {
    put.update(id, simulations::update).await
}

/// Delete a simulation not converted into a freight.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/freight-simulations/{id}")]
async fn delete_simulation(delete: Delete, id: Path<FreightSimulationId>) -> HandlerResult {
    delete.delete(id, simulations::delete).await
}

/// Copy a simulation. The copy is judged by the current rates, and scheduled for today when the day has passed.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), request_body = Empty, responses((status = 201, body = Simulation)))]
#[post("/api/freight-simulations/{id}/copy")]
async fn copy_simulation(post: Post<Empty>, id: Path<FreightSimulationId>) -> HandlerResult {
    post.create("/api/freight-simulations", move |db, owner, _, now| simulations::copy(db, owner, *id, now)).await
}

/// Archive a simulation, or restore it.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), request_body = ArchiveInput, responses((status = 200, body = Simulation)))]
#[post("/api/freight-simulations/{id}/archive")]
async fn archive_simulation(post: Post<ArchiveInput>, id: Path<FreightSimulationId>) -> HandlerResult {
    post.change(id, simulations::archive).await
}

/// Convert a simulation into a freight, once. Values in the body replace those of the simulation.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), request_body = ConvertInput, responses((status = 201, body = FreightRecord)))]
#[post("/api/freight-simulations/{id}/convert")]
async fn convert_simulation(post: Post<ConvertInput>, id: Path<FreightSimulationId>) -> HandlerResult {
    post.write(move |db, principal, body, version| {
        let made = simulation_convert::convert(db, principal.owner(), *id, version, body, &principal.now)?;
        created("/api/freights", &made)
    })
    .await
}

/// Operations of this file; named paths are registered before the one with an id.
pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_simulations)
        .service(create_simulation)
        .service(calculate_simulation)
        .service(compare_simulations)
        .service(find_simulation_defaults)
        .service(find_simulation)
        .service(update_simulation)
        .service(delete_simulation)
        .service(copy_simulation)
        .service(archive_simulation)
        .service(convert_simulation);
}
