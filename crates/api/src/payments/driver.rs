//! Drivers.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use kernel::{DriverId, Page};
use payments::{DriverInput, DriverRecord};
use persistence::payments::driver::{self, Filter};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, ListQuery, Listing, Outcome, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct DriverQuery {
    /// `true`: only those who still drive; `false`: only the others.
    active: Option<bool>,
    /// Text in name, CPF, phone or CNH number.
    q: Option<String>,
}

/// The owner's drivers, by name unless told.
#[utoipa::path(tag = "drivers", params(DriverQuery, ListQuery), responses((status = 200, body = Page<DriverRecord>)))]
#[get("/api/drivers")]
async fn list_drivers(app: Data<AppState>, who: Who, query: Params<DriverQuery>, list: ListQuery) -> Listing {
    let DriverQuery { active, q } = query.0;
    let filter = Filter { active, q };
    list.answer(&app, &who.clone(), move |db, page| driver::list(db, who.owner(), &filter, page, who.now.today)).await
}

/// Write a driver down. A CNH number whose check digits do not agree wants a confirmation.
#[utoipa::path(tag = "drivers", request_body = DriverInput, responses((status = 201, body = DriverRecord)))]
#[post("/api/drivers")]
async fn create_driver(app: Data<AppState>, post: Post<DriverInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = driver::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/drivers/{}", made.driver.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// One driver.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), responses((status = 200, body = DriverRecord)))]
#[get("/api/drivers/{id}")]
async fn find_driver(app: Data<AppState>, who: Who, id: Path<DriverId>) -> Outcome {
    let id = id.into_inner();
    let found = app.read(move |db| driver::find(db, who.owner(), id, who.now.today)).await?;
    Ok(record(&found)?.into())
}

/// Change a driver. Settlements that stand are not reckoned anew.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), request_body = DriverInput, responses((status = 200, body = DriverRecord)))]
#[put("/api/drivers/{id}")]
async fn update_driver(app: Data<AppState>, put: Put<DriverInput>, id: Path<DriverId>) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed = app.write(move |db| driver::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Delete a driver of whom nothing is written down.
#[utoipa::path(tag = "drivers", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/drivers/{id}")]
async fn delete_driver(app: Data<AppState>, delete: Delete, id: Path<DriverId>) -> Outcome {
    let id = id.into_inner();
    let Delete { who, version } = delete;
    app.write(move |db| driver::delete(db, who.owner(), id, version, who.now.today)).await?;
    Ok(no_content().into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_drivers)
        .service(create_driver)
        .service(find_driver)
        .service(update_driver)
        .service(delete_driver);
}
