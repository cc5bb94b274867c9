//! Fuel: fill-ups, what a new one begins with, and how far a litre goes.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use chrono::{Months, NaiveDate};
use fleet::{
    FuelInput, FuelRecord,
    fuel::{Fuel, FuelConsumption, FuelDefaults, FuelPreview, StationOffer},
};
use kernel::{FreightId, FuelRecordId, Page, VehicleId};
use persistence::fleet::{
    consumption::{self, Period},
    filling,
    fuel::{self, Filter},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, ListQuery, Listing, Outcome, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct FuelQuery {
    /// Only of this vehicle.
    vehicle_id: Option<VehicleId>,
    /// Only of this freight.
    freight_id: Option<FreightId>,
    /// Only of this fuel.
    fuel: Option<Fuel>,
    /// From this day on.
    from: Option<NaiveDate>,
    /// To this day, it included.
    to: Option<NaiveDate>,
    /// Only at the station whose name begins with this.
    station: Option<String>,
    /// Text in station, city, fuel, notes or the vehicle's own.
    q: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct DefaultsQuery {
    /// The vehicle that is to be filled up.
    vehicle_id: VehicleId,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct StationQuery {
    /// Text in the station's name.
    q: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct PeriodQuery {
    /// Only of this vehicle.
    vehicle_id: Option<VehicleId>,
    /// From this day on; twelve months before the last one unless told.
    from: Option<NaiveDate>,
    /// To this day, it included; today unless told.
    to: Option<NaiveDate>,
}

/// How far back the figures of fuel go unless told.
const UNLESS_TOLD: Months = Months::new(12);

/// The owner's fill-ups, the last first unless told; sorted by `filledOn` or `totalCents`.
#[utoipa::path(tag = "fuel", params(FuelQuery, ListQuery), responses((status = 200, body = Page<FuelRecord>)))]
#[get("/api/fuel")]
async fn list_fuel(app: Data<AppState>, who: Who, query: Params<FuelQuery>, list: ListQuery) -> Listing {
    let FuelQuery { vehicle_id: vehicle, freight_id: freight, fuel, from, to, station, q } = query.0;
    let filter = Filter { vehicle, freight, fuel, from, to, station, q };
    list.answer(&app, &who.clone(), move |db, page| fuel::list(db, who.owner(), &filter, page)).await
}

/// Write a fill-up down: of volume, price and total any two, or three that agree. What is unlikely is to be confirmed.
#[utoipa::path(tag = "fuel", request_body = FuelInput, responses((status = 201, body = FuelRecord)))]
#[post("/api/fuel")]
async fn create_fuel(app: Data<AppState>, post: Post<FuelInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = fuel::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/fuel/{}", made.fill_up.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// What is known of a fill-up while it is being entered. Stores nothing; everything but vehicle, day and fuel may still be
/// missing.
#[utoipa::path(tag = "fuel", request_body = FuelInput, responses((status = 200, body = FuelPreview)))]
#[post("/api/fuel/preview")]
async fn preview_fuel(app: Data<AppState>, post: Post<FuelInput>) -> Outcome {
    let Post { who, body, .. } = post;
    let known = app.read(move |db| fuel::preview(db, who.owner(), &body, &who.now)).await?;
    Ok(record(&known)?.into())
}

/// What a new fill-up of a vehicle begins with.
#[utoipa::path(tag = "fuel", params(DefaultsQuery), responses((status = 200, body = FuelDefaults)))]
#[get("/api/fuel/defaults")]
async fn find_fuel_defaults(app: Data<AppState>, who: Who, query: Params<DefaultsQuery>) -> Outcome {
    let id = query.0.vehicle_id;
    let defaults = app.read(move |db| filling::defaults(db, who.owner(), id)).await?;
    Ok(record(&defaults)?.into())
}

/// The stations to choose from: a short list, whole.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FuelStations {
    /// The stations, the last first.
    items: Vec<StationOffer>,
    /// Always absent.
    next_cursor: Option<String>,
}

/// The stations where the owner filled up, the last first.
#[utoipa::path(tag = "fuel", params(StationQuery), responses((status = 200, body = FuelStations)))]
#[get("/api/fuel/stations")]
async fn list_fuel_stations(app: Data<AppState>, who: Who, query: Params<StationQuery>) -> Outcome {
    let q = query.0.q;
    let items = app.read(move |db| filling::stations(db, who.owner(), q.as_deref())).await?;
    Ok(record(&FuelStations { items, next_cursor: None })?.into())
}

/// The fuel of a period in figures: by vehicle from full tank to full tank, and by station.
#[utoipa::path(tag = "fuel", params(PeriodQuery), responses((status = 200, body = FuelConsumption)))]
#[get("/api/fuel/consumption")]
async fn find_fuel_consumption(app: Data<AppState>, who: Who, query: Params<PeriodQuery>) -> Outcome {
    let PeriodQuery { vehicle_id: vehicle, from, to } = query.0;
    let from = from.or(to.unwrap_or(who.now.today).checked_sub_months(UNLESS_TOLD));
    let period = Period { vehicle, from, to };
    let figures = app.read(move |db| consumption::find(db, who.owner(), period)).await?;
    Ok(record(&figures)?.into())
}

/// One fill-up.
#[utoipa::path(tag = "fuel", params(("id" = i64, Path)), responses((status = 200, body = FuelRecord)))]
#[get("/api/fuel/{id}")]
async fn find_fuel(app: Data<AppState>, who: Who, id: Path<FuelRecordId>) -> Outcome {
    let id = id.into_inner();
    let found = app.read(move |db| fuel::find(db, who.owner(), id)).await?;
    Ok(record(&found)?.into())
}

/// Change a fill-up; what it has in the books and the vehicle's odometer follow.
#[utoipa::path(tag = "fuel", params(("id" = i64, Path)), request_body = FuelInput, responses((status = 200, body = FuelRecord)))]
#[put("/api/fuel/{id}")]
async fn update_fuel(app: Data<AppState>, put: Put<FuelInput>, id: Path<FuelRecordId>) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed = app.write(move |db| fuel::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Delete a fill-up and what it has in the books.
#[utoipa::path(tag = "fuel", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/fuel/{id}")]
async fn delete_fuel(app: Data<AppState>, delete: Delete, id: Path<FuelRecordId>) -> Outcome {
    let id = id.into_inner();
    app.write(move |db| fuel::delete(db, delete.who.owner(), id, delete.version, &delete.who.now)).await?;
    Ok(no_content().into())
}

/// The operations of this file; the named paths before the one that takes an id.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_fuel)
        .service(create_fuel)
        .service(preview_fuel)
        .service(find_fuel_defaults)
        .service(list_fuel_stations)
        .service(find_fuel_consumption)
        .service(find_fuel)
        .service(update_fuel)
        .service(delete_fuel);
}
