//! Maintenance records.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use chrono::NaiveDate;
use kernel::{FreightId, MaintenanceRecordId, Page, VehicleId};
use maintenance::{MaintenanceCategory, MaintenanceInput, MaintenanceKind, MaintenanceRecord, Preview, PreviewInput};
use persistence::maintenance::record::{self as records, Filter};
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
struct MaintenanceQuery {
    /// Only of this vehicle.
    vehicle_id: Option<VehicleId>,
    /// Only of this freight.
    freight_id: Option<FreightId>,
    /// Only on this part of the vehicle.
    category: Option<MaintenanceCategory>,
    /// Only what was planned, or only what had failed.
    kind: Option<MaintenanceKind>,
    /// Done from this day on.
    from: Option<NaiveDate>,
    /// Done to this day, it included.
    to: Option<NaiveDate>,
    /// Text in description, workshop, items, notes or category, or the vehicle's.
    q: Option<String>,
    /// `true`: only what still has an item under warranty.
    #[serde(default)]
    warranty: bool,
}

impl MaintenanceQuery {
    fn filter(self) -> Filter {
        let Self { vehicle_id: vehicle, freight_id: freight, category, kind, from, to, q, warranty } = self;
        Filter { vehicle, freight, category, kind, from, to, q, warranty }
    }
}

/// The owner's maintenance, the last done first unless told.
#[utoipa::path(tag = "maintenance", params(MaintenanceQuery, ListQuery), responses((status = 200, body = Page<MaintenanceRecord>)))]
#[get("/api/maintenance")]
async fn list_maintenance(app: Data<AppState>, who: Who, query: Params<MaintenanceQuery>, list: ListQuery) -> Listing {
    let filter = query.0.filter();
    list.answer(&app, &who.clone(), move |db, page| records::list(db, who.owner(), &filter, page, who.now.today)).await
}

/// Write down work done on a vehicle. What it costs stands in the books at once, in as many instalments as told.
#[utoipa::path(tag = "maintenance", request_body = MaintenanceInput, responses((status = 201, body = MaintenanceRecord)))]
#[post("/api/maintenance")]
async fn create_maintenance(app: Data<AppState>, post: Post<MaintenanceInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = records::insert(db, who.owner(), body.clone(), &who.now)?;
            created(format!("/api/maintenance/{}", made.maintenance.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// The sums and instalments of maintenance while it is being typed. Nothing is stored.
#[utoipa::path(tag = "maintenance", request_body = PreviewInput, responses((status = 200, body = Preview)))]
#[post("/api/maintenance/preview")]
async fn preview_maintenance(app: Data<AppState>, post: Post<PreviewInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let sums = body.reckon(&who.now)?;
    // Only a key has anything to do with the database.
    let answer = match claim {
        None => record(&sums)?,
        claim => app.write_once(claim, who.now.at, move |_| record(&sums)).await?,
    };
    Ok(answer.into())
}

/// One maintenance record.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 200, body = MaintenanceRecord)))]
#[get("/api/maintenance/{id}")]
async fn find_maintenance(app: Data<AppState>, who: Who, id: Path<MaintenanceRecordId>) -> Outcome {
    let id = id.into_inner();
    let found = app.read(move |db| records::find(db, who.owner(), id, who.now.today)).await?;
    Ok(record(&found)?.into())
}

/// Change a maintenance record. Instalments paid in the books keep their amounts.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), request_body = MaintenanceInput, responses((status = 200, body = MaintenanceRecord)))]
#[put("/api/maintenance/{id}")]
async fn update_maintenance(app: Data<AppState>, put: Put<MaintenanceInput>, id: Path<MaintenanceRecordId>) -> Outcome {
    let Put { who, body, version } = put;
    let id = id.into_inner();
    let changed = app.write(move |db| records::update(db, who.owner(), id, version, body.clone(), &who.now)).await?;
    Ok(record(&changed)?.into())
}

/// Delete a maintenance record and what it posted.
#[utoipa::path(tag = "maintenance", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/maintenance/{id}")]
async fn delete_maintenance(app: Data<AppState>, delete: Delete, id: Path<MaintenanceRecordId>) -> Outcome {
    let Delete { who, version } = delete;
    let id = id.into_inner();
    app.write(move |db| records::delete(db, who.owner(), id, version, &who.now)).await?;
    Ok(no_content().into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_maintenance)
        .service(create_maintenance)
        .service(preview_maintenance)
        .service(find_maintenance)
        .service(update_maintenance)
        .service(delete_maintenance);
}
