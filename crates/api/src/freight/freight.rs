//! Freights.

use actix_web::{delete, get, post, put, web::Path};
use freight::{FreightInput, FreightRecord, FreightSummary, ListedFreight};
use kernel::{FreightId, Page};
use persistence::freight::freight::{self as repository, Filter};

use crate::{
    http::{Delete, Get, HandlerResult, List, ListQuery, Listing, Params, Post, Put},
    operations::Operations,
};

/// The owner's freights with their results; by default the last scheduled first.
#[utoipa::path(tag = "freights", params(Filter, ListQuery), responses((status = 200, body = Page<ListedFreight>)))]
#[get("/api/freights")]
async fn list_freights(list: List<Filter>) -> Listing {
    list.respond(repository::list).await
}

/// Sums of a list of freights, by the same filters as the list.
#[utoipa::path(tag = "freights", params(Filter), responses((status = 200, body = FreightSummary)))]
#[get("/api/freights/summary")]
async fn summarize_freights(get: Get, query: Params<Filter>) -> HandlerResult {
    get.respond(move |db, principal| repository::summary(db, principal.owner(), &query.0, &principal.now)).await
}

/// Create a freight, as scheduled. Its advance and balance are posted with it.
#[utoipa::path(tag = "freights", request_body = FreightInput, responses((status = 201, body = FreightRecord)))]
#[post("/api/freights")]
async fn create_freight(post: Post<FreightInput>) -> HandlerResult {
    post.create("/api/freights", repository::insert).await
}

/// One freight.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), responses((status = 200, body = FreightRecord)))]
#[get("/api/freights/{id}")]
async fn find_freight(get: Get, id: Path<FreightId>) -> HandlerResult {
    get.record(move |db, principal| repository::find(db, principal.owner(), *id, &principal.now)).await
}

/// Change a freight. Its postings follow; received amounts may not change.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), request_body = FreightInput, responses((status = 200, body = FreightRecord)))]
#[put("/api/freights/{id}")]
async fn update_freight(put: Put<FreightInput>, id: Path<FreightId>) -> HandlerResult {
    put.update(id, repository::update).await
}

/// Delete a freight without history.
#[utoipa::path(tag = "freights", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/freights/{id}")]
async fn delete_freight(delete: Delete, id: Path<FreightId>) -> HandlerResult {
    delete.delete(id, repository::delete).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_freights)
        .service(create_freight)
        // Before the path with an id in the same position.
        .service(summarize_freights)
        .service(find_freight)
        .service(update_freight)
        .service(delete_freight);
}
