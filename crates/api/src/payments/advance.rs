//! Advances (vales): money given to a driver ahead of the settlement.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use kernel::{DriverAdvanceId, DriverId, FreightId, Page};
use payments::{AdvanceInput, AdvanceRecord};
use persistence::payments::advance::{self, Filter};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, ListQuery, Listing, Outcome, PageQuery, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct AdvanceQuery {
    /// Only of this driver.
    driver_id: Option<DriverId>,
    /// Only for this freight.
    freight_id: Option<FreightId>,
    /// `true`: only those that no settlement deducted; `false`: only the others.
    open: Option<bool>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct OpenQuery {
    /// `true`: only those that no settlement deducted; `false`: only the others.
    open: Option<bool>,
}

/// The advances to all drivers, the last given first unless told.
#[utoipa::path(tag = "drivers", params(AdvanceQuery, ListQuery), responses((status = 200, body = Page<AdvanceRecord>)))]
#[get("/api/driver-advances")]
async fn list_all_advances(app: Data<AppState>, who: Who, query: Params<AdvanceQuery>, list: ListQuery) -> Listing {
    let AdvanceQuery { driver_id: driver, freight_id: freight, open } = query.0;
    let filter = Filter { driver, freight, open };
    list.answer(&app, &who.clone(), move |db, page| advance::list(db, who.owner(), filter, page)).await
}

/// The advances to one driver, the last given first unless told.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path), OpenQuery, PageQuery), responses((status = 200, body = Page<AdvanceRecord>)))]
#[get("/api/drivers/{id}/advances")]
async fn list_advances(
    app: Data<AppState>,
    who: Who,
    id: Path<DriverId>,
    query: Params<OpenQuery>,
    page: PageQuery,
) -> Outcome {
    let (id, open) = (id.into_inner(), query.0.open);
    let list = app.read(move |db| advance::list_of(db, who.owner(), id, open, &page.0)).await?;
    Ok(record(&list)?.into())
}

/// Write down money given to a driver. It is money out at once, and no cost.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), request_body = AdvanceInput, responses((status = 201, body = AdvanceRecord)))]
#[post("/api/drivers/{id}/advances")]
async fn create_advance(app: Data<AppState>, post: Post<AdvanceInput>, id: Path<DriverId>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let id = id.into_inner();
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = advance::insert(db, who.owner(), id, body.clone(), &who.now)?;
            created(format!("/api/drivers/{id}/advances/{}", made.advance.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// One advance.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path), ("advance_id" = i64, Path)), responses((status = 200, body = AdvanceRecord)))]
#[get("/api/drivers/{id}/advances/{advance_id}")]
async fn find_advance(app: Data<AppState>, who: Who, ids: Path<(DriverId, DriverAdvanceId)>) -> Outcome {
    let (driver, id) = ids.into_inner();
    let found = app.read(move |db| advance::find(db, who.owner(), driver, id)).await?;
    Ok(record(&found)?.into())
}

/// Change an advance that no settlement deducted.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path), ("advance_id" = i64, Path)), request_body = AdvanceInput, responses((status = 200, body = AdvanceRecord)))]
#[put("/api/drivers/{id}/advances/{advance_id}")]
async fn update_advance(
    app: Data<AppState>,
    put: Put<AdvanceInput>,
    ids: Path<(DriverId, DriverAdvanceId)>,
) -> Outcome {
    let Put { who, body, version } = put;
    let ids = ids.into_inner();
    let changed = app.write(move |db| advance::update(db, who.owner(), ids, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Delete an advance that no settlement deducted.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path), ("advance_id" = i64, Path)), responses((status = 204)))]
#[delete("/api/drivers/{id}/advances/{advance_id}")]
async fn delete_advance(app: Data<AppState>, delete: Delete, ids: Path<(DriverId, DriverAdvanceId)>) -> Outcome {
    let ids = ids.into_inner();
    let Delete { who, version } = delete;
    app.write(move |db| advance::delete(db, who.owner(), ids, version, &who.now)).await?;
    Ok(no_content().into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_all_advances)
        .service(list_advances)
        .service(create_advance)
        .service(find_advance)
        .service(update_advance)
        .service(delete_advance);
}
