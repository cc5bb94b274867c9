//! Clients.

use actix_web::{delete, get, post, put, web::Path};
use freight::{Client, ClientInput, ClientSummary};
use kernel::{ClientId, Page};
use persistence::freight::client;

use crate::{
    http::{Delete, Get, HandlerResult, List, ListQuery, Listing, Post, Put},
    operations::Operations,
};

/// The owner's clients; by default in order of name.
#[utoipa::path(tag = "clients", params(client::Filter, ListQuery), responses((status = 200, body = Page<Client>)))]
#[get("/api/clients")]
async fn list_clients(list: List<client::Filter>) -> Listing {
    list.respond(client::list).await
}

/// Create a client.
#[utoipa::path(tag = "clients", request_body = ClientInput, responses((status = 201, body = Client)))]
#[post("/api/clients")]
async fn create_client(post: Post<ClientInput>) -> HandlerResult {
    post.create("/api/clients", client::insert).await
}

/// One client.
#[utoipa::path(tag = "clients", params(("id" = i64, Path)), responses((status = 200, body = Client)))]
#[get("/api/clients/{id}")]
async fn find_client(get: Get, id: Path<ClientId>) -> HandlerResult {
    get.find(id, client::find).await
}

/// Change a client.
#[utoipa::path(tag = "clients", params(("id" = i64, Path)), request_body = ClientInput, responses((status = 200, body = Client)))]
#[put("/api/clients/{id}")]
async fn update_client(put: Put<ClientInput>, id: Path<ClientId>) -> HandlerResult {
    put.update(id, client::update).await
}

/// Delete a client without freights and simulations.
#[utoipa::path(tag = "clients", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/clients/{id}")]
async fn delete_client(delete: Delete, id: Path<ClientId>) -> HandlerResult {
    delete.delete(id, client::delete).await
}

/// Summary of a client's payments.
#[utoipa::path(tag = "clients", params(("id" = i64, Path)), responses((status = 200, body = ClientSummary)))]
#[get("/api/clients/{id}/summary")]
async fn summarize_client(get: Get, id: Path<ClientId>) -> HandlerResult {
    get.respond(move |db, principal| client::summary(db, principal.owner(), *id, &principal.now)).await
}

pub fn services(config: &mut Operations<'_, '_>) {
    config
        .service(list_clients)
        .service(create_client)
        .service(find_client)
        .service(update_client)
        .service(delete_client)
        .service(summarize_client);
}
