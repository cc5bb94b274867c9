//! The tables of rates: their history, and what a master puts in or withdraws.

use actix_web::{
    delete, get, post,
    web::{Data, Path},
};
use chrono::NaiveDate;
use kernel::RateImportId;
use persistence::rates::import;
use rates::{RateInput, RateKind, RatePreview, RateRecord};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{CsvFile, Delete, Master, Outcome, Params, Post, Problem, created, no_content, record},
    state::{AppState, blocking},
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct RateQuery {
    /// Only of this kind.
    kind: Option<RateKind>,
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct RateFileQuery {
    /// Which kind of table.
    kind: RateKind,
    /// The first day on which it holds.
    valid_from: NaiveDate,
}

/// The history of the tables, all of it at once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RateHistory {
    /// The tables, the newest first day first.
    items: Vec<RateRecord>,
    /// Always absent.
    next_cursor: Option<String>,
}

/// The tables of rates with their history, the newest first day first.
#[utoipa::path(tag = "admin", params(RateQuery), responses((status = 200, body = RateHistory)))]
#[get("/api/admin/rates")]
async fn list_rates(app: Data<AppState>, who: Master, query: Params<RateQuery>) -> Outcome {
    let items = app.read(move |db| import::list(db, query.0.kind, who.0.now.today)).await?;
    Ok(record(&RateHistory { items, next_cursor: None })?.into())
}

/// The table that holds from a first day on, as the CSV that may be edited and put in again.
#[utoipa::path(tag = "admin", params(RateFileQuery), responses((status = 200, body = String, content_type = "text/csv")))]
#[get("/api/admin/rates/csv")]
async fn download_rates(app: Data<AppState>, _: Master, query: Params<RateFileQuery>) -> Result<CsvFile, Problem> {
    let RateFileQuery { kind, valid_from } = query.0;
    let text = app.read(move |db| import::csv(db, kind, valid_from)).await?;
    Ok(CsvFile { name: format!("{}-{valid_from}.csv", kind.as_str()), text })
}

/// What a table would change. Nothing is stored.
#[utoipa::path(tag = "admin", request_body = RateInput, responses((status = 200, body = RatePreview)))]
#[post("/api/admin/rates/preview")]
async fn preview_rates(app: Data<AppState>, post: Post<RateInput, Master>) -> Outcome {
    let Post { who, body, .. } = post;
    let table = blocking(move || body.check()).await?;
    let preview = app.read(move |db| import::preview(db, &table, who.0.now.today)).await?;
    Ok(record(&preview)?.into())
}

/// Put a table in. It lies over what was shipped, and over what was put in before it for the same first day.
#[utoipa::path(tag = "admin", request_body = RateInput, responses((status = 201, body = RateRecord)))]
#[post("/api/admin/rates")]
async fn import_rates(app: Data<AppState>, post: Post<RateInput, Master>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let (actor, today) = (who.actor(), who.0.now.today);
    let table = blocking(move || body.check()).await?;
    let answer = app
        .write_once(claim, actor.at, move |db| {
            let made = import::insert(db, &actor, &table, today)?;
            let id = made.id.map(i64::from).unwrap_or_default();
            created(format!("/api/admin/rates/{id}"), &made)
        })
        .await?;
    Ok(answer.into())
}

/// One table that was put in.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), responses((status = 200, body = RateRecord)))]
#[get("/api/admin/rates/{id}")]
async fn find_rates(app: Data<AppState>, who: Master, id: Path<RateImportId>) -> Outcome {
    let found = app.read(move |db| import::find(db, id.into_inner(), who.0.now.today)).await?;
    Ok(record(&found)?.into())
}

/// Withdraw a table that was put in. It stays in the history; what held before it holds again.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/admin/rates/{id}")]
async fn withdraw_rates(app: Data<AppState>, delete: Delete<Master>, id: Path<RateImportId>) -> Outcome {
    let Delete { who, version } = delete;
    let (actor, today, id) = (who.actor(), who.0.now.today, id.into_inner());
    app.write(move |db| import::withdraw(db, &actor, id, version, today)).await?;
    Ok(no_content().into())
}

/// The operations of this file; words before an id in the same place.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_rates)
        .service(download_rates)
        .service(preview_rates)
        .service(import_rates)
        .service(find_rates)
        .service(withdraw_rates);
}
