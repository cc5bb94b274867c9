//! Simulations: what an offer would leave, kept, compared and made a freight.

use std::collections::HashSet;

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use chrono::NaiveDate;
use freight::{
    FreightRecord, Simulation, SimulationAnswer, SimulationInput,
    simulation::{ConvertInput, SimulationComparison},
};
use kernel::{ClientId, Error, FieldError, FreightSimulationId, Page, VehicleId};
use persistence::freight::{
    simulation::{self as simulations, Filter},
    simulation_convert,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, Empty, Outcome, PageQuery, Params, Post, Put, Who, created, no_content, record},
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

/// Whether a simulation is laid aside.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ArchiveInput {
    /// `true` lays it aside, `false` takes it up again.
    archived: bool,
}

/// The owner's simulations, the last made first unless told; sorted by `createdAt`, `scheduledFor`, `netCents` or `number`.
#[utoipa::path(tag = "simulations", params(SimulationQuery, PageQuery), responses((status = 200, body = Page<Simulation>)))]
#[get("/api/freight-simulations")]
async fn list_simulations(app: Data<AppState>, who: Who, query: Params<SimulationQuery>, page: PageQuery) -> Outcome {
    let SimulationQuery { archived, converted, truck_id: truck, client_id: client, q, from, to } = query.0;
    let filter = Filter { archived: archived.unwrap_or(false), converted, truck, client, q, from, to };
    let list = app.read(move |db| simulations::list(db, who.owner(), &filter, &page.0)).await?;
    Ok(record(&list)?.into())
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
    let ids: Result<Vec<i64>, _> = text.split(',').map(|id| id.trim().parse()).collect();
    let sound = |ids: &Vec<i64>| (2..=4).contains(&ids.len()) && ids.iter().collect::<HashSet<_>>().len() == ids.len();
    let Some(ids) = ids.ok().filter(sound) else {
        let detail = "Escolha de 2 a 4 simulações para comparar.";
        let error = FieldError { field: "ids".into(), code: "invalid".into(), message: detail.into() };
        return Err(Error::Malformed { detail: detail.into(), errors: vec![error] });
    };
    Ok(ids.into_iter().map(FreightSimulationId::from).collect())
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
        .service(find_simulation)
        .service(update_simulation)
        .service(delete_simulation)
        .service(copy_simulation)
        .service(archive_simulation)
        .service(convert_simulation);
}
