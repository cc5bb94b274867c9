//! Simulations: what an offer would leave, kept, compared and made a freight.

use std::collections::HashSet;

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use chrono::{Datelike, NaiveDate};
use fleet::composition::MAX_TRAILERS;
use freight::{
    FreightRecord, Simulation, SimulationAnswer, SimulationInput,
    simulation::{ConvertInput, SimulationComparison, SimulationDefaults},
};
use kernel::{
    CityCode, ClientId, DriverId, Error, FieldError, FreightSimulationId, Page, VehicleId, check::COMPOSITION_AXLES,
};
use persistence::freight::{
    offer::{self, Wanted},
    simulation::{self as simulations, Filter},
    simulation_convert,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, Empty, ListQuery, Listing, Outcome, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct SimulationQuery {
    /// `true`: only those laid aside; only the others unless told.
    archived: Option<bool>,
    /// `true`: only those that became a freight; `false`: only the others.
    converted: Option<bool>,
    /// Only of this truck.
    truck_id: Option<VehicleId>,
    /// Only of this client.
    client_id: Option<ClientId>,
    /// Text in name, cities, cargo, notes, client or truck, or the simulation's number.
    q: Option<String>,
    /// For a day from this one on.
    from: Option<NaiveDate>,
    /// For a day to this one, it included.
    to: Option<NaiveDate>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct CompareQuery {
    /// Two to four simulations, divided by commas.
    ids: String,
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct SimulationDefaultsQuery {
    /// The day of the simulation; today unless told.
    date: Option<NaiveDate>,
    /// The truck.
    truck_id: Option<VehicleId>,
    /// The trailers, divided by commas.
    trailer_ids: Option<String>,
    /// Axles of the composition, 2 to 11; the vehicles' unless told.
    axles: Option<i64>,
    /// Where it would be loaded.
    origin_city_code: Option<CityCode>,
    /// Who offers it.
    client_id: Option<ClientId>,
    /// Who would drive it.
    driver_id: Option<DriverId>,
}

impl SimulationDefaultsQuery {
    fn wanted(self, today: NaiveDate) -> Result<Wanted, Error> {
        let refused = |field: &str, detail: &str| {
            let error = FieldError { field: field.into(), code: "invalid".into(), message: detail.into() };
            Error::Malformed { detail: detail.into(), errors: vec![error] }
        };
        let (least, most) = COMPOSITION_AXLES;
        if self.axles.is_some_and(|axles| !(least..=most).contains(&axles)) {
            return Err(refused("axles", &format!("Uma composição tem de {least} a {most} eixos.")));
        }
        let trailers = listed(self.trailer_ids.as_deref().unwrap_or_default(), 0, MAX_TRAILERS);
        let trailers = trailers.ok_or_else(|| refused("trailerIds", "Escolha no máximo 3 carretas, sem repetir."))?;
        let on = self.date.unwrap_or(today);
        if !(1950..=2100).contains(&on.year()) {
            return Err(refused("date", "Informe uma data entre 1950 e 2100."));
        }
        Ok(Wanted {
            on,
            truck: self.truck_id,
            trailers: trailers.into_iter().map(VehicleId::from).collect(),
            axles: self.axles,
            origin: self.origin_city_code,
            client: self.client_id,
            driver: self.driver_id,
        })
    }
}

/// Identities divided by commas, none of them twice; nothing where there are too few or too many, or one is none.
fn listed(text: &str, least: usize, most: usize) -> Option<Vec<i64>> {
    let ids: Vec<i64> = match text {
        "" => Vec::new(),
        text => text.split(',').map(|id| id.trim().parse()).collect::<Result<_, _>>().ok()?,
    };
    let unique: HashSet<_> = ids.iter().collect();
    let fits = (least..=most).contains(&ids.len()) && unique.len() == ids.len();
    fits.then_some(ids)
}

/// Whether a simulation is laid aside.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ArchiveInput {
    /// `true` lays it aside, `false` takes it up again.
    archived: bool,
}

/// The owner's simulations, the last made first unless told; sorted by `createdAt`, `scheduledFor`, `netCents` or `number`.
#[utoipa::path(tag = "simulations", params(SimulationQuery, ListQuery), responses((status = 200, body = Page<Simulation>)))]
#[get("/api/freight-simulations")]
async fn list_simulations(app: Data<AppState>, who: Who, query: Params<SimulationQuery>, list: ListQuery) -> Listing {
    let SimulationQuery { archived, converted, truck_id: truck, client_id: client, q, from, to } = query.0;
    let filter = Filter { archived: archived.unwrap_or(false), converted, truck, client, q, from, to };
    list.answer(&app, &who.clone(), move |db, page| simulations::list(db, who.owner(), &filter, page)).await
}

/// Keep a simulation, judged by the rates of its day.
#[utoipa::path(tag = "simulations", request_body = SimulationInput, responses((status = 201, body = Simulation)))]
#[post("/api/freight-simulations")]
async fn create_simulation(app: Data<AppState>, post: Post<SimulationInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = simulations::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/freight-simulations/{}", made.simulation.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// All that a simulation says, while it is being entered. Stores nothing.
#[utoipa::path(tag = "simulations", request_body = SimulationInput, responses((status = 200, body = SimulationAnswer)))]
#[post("/api/freight-simulations/calculate")]
async fn calculate_simulation(app: Data<AppState>, post: Post<SimulationInput>) -> Outcome {
    let Post { who, body, .. } = post;
    let answer = app.read(move |db| simulations::calculated(db, who.owner(), body)).await?;
    Ok(record(&answer)?.into())
}

/// Two to four simulations side by side.
#[utoipa::path(tag = "simulations", params(CompareQuery), responses((status = 200, body = SimulationComparison)))]
#[get("/api/freight-simulations/compare")]
async fn compare_simulations(app: Data<AppState>, who: Who, query: Params<CompareQuery>) -> Outcome {
    let ids = compared(&query.0.ids)?;
    let comparison = app.read(move |db| simulations::compare(db, who.owner(), &ids)).await?;
    Ok(record(&comparison)?.into())
}

fn compared(text: &str) -> Result<Vec<FreightSimulationId>, Error> {
    let Some(ids) = listed(text, 2, 4) else {
        let detail = "Escolha de 2 a 4 simulações para comparar.";
        let error = FieldError { field: "ids".into(), code: "invalid".into(), message: detail.into() };
        return Err(Error::Malformed { detail: detail.into(), errors: vec![error] });
    };
    Ok(ids.into_iter().map(FreightSimulationId::from).collect())
}

/// What a simulation begins with: figures of the owner's own history, else of references, each with what it rests on.
#[utoipa::path(tag = "simulations", params(SimulationDefaultsQuery), responses((status = 200, body = SimulationDefaults)))]
#[get("/api/freight-simulations/defaults")]
async fn find_simulation_defaults(app: Data<AppState>, who: Who, query: Params<SimulationDefaultsQuery>) -> Outcome {
    let wanted = query.0.wanted(who.now.today)?;
    let defaults = app.read(move |db| offer::defaults(db, who.owner(), &wanted, &who.now)).await?;
    Ok(record(&defaults)?.into())
}

/// One simulation, judged by the rates that were kept with it.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), responses((status = 200, body = Simulation)))]
#[get("/api/freight-simulations/{id}")]
async fn find_simulation(app: Data<AppState>, who: Who, id: Path<FreightSimulationId>) -> Outcome {
    let id = id.into_inner();
    let found = app.read(move |db| simulations::find(db, who.owner(), id)).await?;
    Ok(record(&found)?.into())
}

/// Change a simulation that became no freight. It is judged anew where its day, table, cargo or axles change.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), request_body = SimulationInput, responses((status = 200, body = Simulation)))]
#[put("/api/freight-simulations/{id}")]
async fn update_simulation(app: Data<AppState>, put: Put<SimulationInput>, id: Path<FreightSimulationId>) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed =
        app.write(move |db| simulations::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Delete a simulation that became no freight.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/freight-simulations/{id}")]
async fn delete_simulation(app: Data<AppState>, delete: Delete, id: Path<FreightSimulationId>) -> Outcome {
    let id = id.into_inner();
    let Delete { who, version } = delete;
    app.write(move |db| simulations::delete(db, who.owner(), id, version)).await?;
    Ok(no_content().into())
}

/// Keep a copy of a simulation: for today where its day has passed, and judged anew.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), request_body = Empty, responses((status = 201, body = Simulation)))]
#[post("/api/freight-simulations/{id}/copy")]
async fn copy_simulation(app: Data<AppState>, post: Post<Empty>, id: Path<FreightSimulationId>) -> Outcome {
    let Post { who, claim, .. } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = simulations::copy(db, who.owner(), id, &who.now)?;
            created(format!("/api/freight-simulations/{}", made.simulation.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// Lay a simulation aside, or take it up again.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), request_body = ArchiveInput, responses((status = 200, body = Simulation)))]
#[post("/api/freight-simulations/{id}/archive")]
async fn archive_simulation(app: Data<AppState>, post: Post<ArchiveInput>, id: Path<FreightSimulationId>) -> Outcome {
    let Post { who, body, claim, version } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            record(&simulations::archive(db, who.owner(), id, version, body.archived, &who.now)?)
        })
        .await?;
    Ok(answer.into())
}

/// Make a freight of a simulation, once. What is told takes the place of what the simulation says.
#[utoipa::path(tag = "simulations", params(("id" = i64, Path)), request_body = ConvertInput, responses((status = 201, body = FreightRecord)))]
#[post("/api/freight-simulations/{id}/convert")]
async fn convert_simulation(app: Data<AppState>, post: Post<ConvertInput>, id: Path<FreightSimulationId>) -> Outcome {
    let Post { who, body, claim, version } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = simulation_convert::convert(db, who.owner(), id, version, body.clone(), &who.now)?;
            created(format!("/api/freights/{}", made.freight.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// The operations of this file; the named paths before the one that takes an id.
pub fn services(config: &mut ServiceConfig) {
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
