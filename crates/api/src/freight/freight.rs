//! Freights.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use chrono::NaiveDate;
use freight::{FreightInput, FreightRecord, FreightStatus};
use kernel::{ClientId, DriverId, Error, FieldError, FreightId, Page, VehicleId};
use persistence::freight::freight::{self as freights, Filter};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, ListQuery, Listing, Outcome, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct FreightQuery {
    /// Only in this state, or in one of several divided by commas.
    status: Option<String>,
    /// `true`: only those neither completed nor cancelled; `false`: only the others.
    open: Option<bool>,
    /// Only of this vehicle, as truck or as trailer.
    vehicle_id: Option<VehicleId>,
    /// Only of this client.
    client_id: Option<ClientId>,
    /// Only of this driver.
    driver_id: Option<DriverId>,
    /// Text in cities, cargo, keys, notes, client or truck, or the freight's number.
    q: Option<String>,
    /// Scheduled from this day on.
    from: Option<NaiveDate>,
    /// Scheduled to this day, it included.
    to: Option<NaiveDate>,
}

impl FreightQuery {
    fn filter(self) -> Result<Filter, Error> {
        let Self { status, open, vehicle_id: vehicle, client_id: client, driver_id: driver, q, from, to } = self;
        let statuses: Result<Vec<FreightStatus>, _> =
            status.iter().flat_map(|text| text.split(',')).map(|text| text.trim().parse()).collect();
        let statuses = statuses.map_err(|_| {
            let detail = "O parâmetro \"status\" da consulta não é válido.";
            let error = FieldError { field: "status".into(), code: "unknown".into(), message: detail.into() };
            Error::Malformed { detail: detail.into(), errors: vec![error] }
        })?;
        Ok(Filter { statuses, open, vehicle, client, driver, q, from, to })
    }
}

/// The owner's freights, the last scheduled first unless told.
#[utoipa::path(tag = "freights", params(FreightQuery, ListQuery), responses((status = 200, body = Page<FreightRecord>)))]
#[get("/api/freights")]
async fn list_freights(app: Data<AppState>, who: Who, query: Params<FreightQuery>, list: ListQuery) -> Listing {
    let filter = query.0.filter()?;
    list.answer(&app, &who.clone(), move |db, page| freights::list(db, who.owner(), &filter, page, who.now.today)).await
}

/// Write a freight down, as scheduled. Its advance and balance are posted with it.
#[utoipa::path(tag = "freights", request_body = FreightInput, responses((status = 201, body = FreightRecord)))]
#[post("/api/freights")]
async fn create_freight(app: Data<AppState>, post: Post<FreightInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = freights::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/freights/{}", made.freight.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// One freight.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), responses((status = 200, body = FreightRecord)))]
#[get("/api/freights/{id}")]
async fn find_freight(app: Data<AppState>, who: Who, id: Path<FreightId>) -> Outcome {
    let id = id.into_inner();
    let found = app.read(move |db| freights::find(db, who.owner(), id, who.now.today)).await?;
    Ok(record(&found)?.into())
}

/// Change a freight. What it posts follows; what was already received may not change.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = FreightInput, responses((status = 200, body = FreightRecord)))]
#[put("/api/freights/{id}")]
async fn update_freight(app: Data<AppState>, put: Put<FreightInput>, id: Path<FreightId>) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed = app.write(move |db| freights::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Delete a freight on which nothing stands.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/freights/{id}")]
async fn delete_freight(app: Data<AppState>, delete: Delete, id: Path<FreightId>) -> Outcome {
    let id = id.into_inner();
    let Delete { who, version } = delete;
    app.write(move |db| freights::delete(db, who.owner(), id, version, &who.now)).await?;
    Ok(no_content().into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_freights)
        .service(create_freight)
        .service(find_freight)
        .service(update_freight)
        .service(delete_freight);
}
