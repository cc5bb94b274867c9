//! Administration of the tables of rates: history, imports and withdrawals.

use actix_web::{delete, get, post, web::Path};
use chrono::NaiveDate;
use kernel::RateImportId;
use persistence::rates::import;
use rates::{RateInput, RateKind, RatePreview, RateRecord};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    http::{Admin, CsvFile, Delete, Get, HandlerResult, Params, Post, Problem, created},
    operations::Operations,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct RateQuery {
    /// Only tables of this kind; all when absent.
    kind: Option<RateKind>,
}

#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
struct RateFileQuery {
    /// Kind of table.
    kind: RateKind,
    /// First day on which the table is in force.
    #[serde(deserialize_with = "kernel::day::required")]
    valid_from: NaiveDate,
}

/// The whole history of the tables, in one part.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct RateHistory {
    /// The tables, the latest first day first.
    items: Vec<RateRecord>,
    /// Always null: the list has one part.
    next_cursor: Option<String>,
}

/// The tables of rates with their history; the latest first day first.
#[utoipa::path(tag = "admin", params(RateQuery), responses((status = 200, body = RateHistory)))]
#[get("/api/admin/rates")]
async fn list_rates(get: Get<Admin>, query: Params<RateQuery>) -> HandlerResult {
    get.respond(move |db, principal| {
        Ok(RateHistory { items: import::list(db, query.0.kind, principal.now.today)?, next_cursor: None })
    })
    .await
}

/// The table in force from a first day on, as a CSV that can be edited and imported again.
#[utoipa::path(tag = "admin", params(RateFileQuery), responses((status = 200, body = String, content_type = "text/csv")))]
#[get("/api/admin/rates/csv")]
async fn download_rates(get: Get<Admin>, query: Params<RateFileQuery>) -> Result<CsvFile, Problem> {
    let RateFileQuery { kind, valid_from } = query.0;
    let text = get.0.read(move |db, _| import::csv(db, kind, valid_from)).await?;
    Ok(CsvFile { name: format!("{}-{valid_from}.csv", kind.as_str()), text })
}

/// Preview of the changes by a table. Stores nothing.
#[utoipa::path(tag = "admin", request_body = RateInput, responses((status = 200, body = RatePreview)))]
#[post("/api/admin/rates/preview")]
async fn preview_rates(post: Post<RateInput, Admin>) -> HandlerResult {
    post.respond(|db, principal, input| import::preview(db, &input.check()?, principal.now.today)).await
}

/// Import a table. It overrides the shipped table and any earlier import with the same first day.
#[utoipa::path(tag = "admin", request_body = RateInput, responses((status = 201, body = RateRecord)))]
#[post("/api/admin/rates")]
async fn import_rates(post: Post<RateInput, Admin>) -> HandlerResult {
    post.write(|db, principal, input, _| {
        let made = import::insert(db, &principal.actor(), &input.check()?, principal.now.today)?;
        created("/api/admin/rates", &made)
    })
    .await
}

/// One imported table.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), responses((status = 200, body = RateRecord)))]
#[get("/api/admin/rates/{id}")]
async fn find_rates(get: Get<Admin>, id: Path<RateImportId>) -> HandlerResult {
    get.record(move |db, principal| import::find(db, *id, principal.now.today)).await
}

/// Withdraw an imported table. It stays in the history; the table that it overrode is in force again.
#[utoipa::path(tag = "admin", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/admin/rates/{id}")]
async fn withdraw_rates(delete: Delete<Admin>, id: Path<RateImportId>) -> HandlerResult {
    delete
        .write(move |db, principal, version| {
            import::withdraw(db, &principal.actor(), *id, version, principal.now.today)
        })
        .await
}

/// Operations of this file; fixed path segments are registered before an id in the same position.
pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_rates)
        .service(download_rates)
        .service(preview_rates)
        .service(import_rates)
        .service(find_rates)
        .service(withdraw_rates);
}
