//! Clients.

use actix_web::{
    delete, get, post, put,
    web::{Data, Path},
};
use freight::{Client, ClientInput, ClientSummary};
use kernel::{ClientId, Page};
use persistence::freight::client;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{Delete, ListQuery, Listing, Outcome, Params, Post, Put, Who, created, no_content, record},
    state::AppState,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ClientQuery {
    /// Text in name, document or phone.
    q: Option<String>,
}

/// The owner's clients, by name unless told.
#[utoipa::path(tag = "clients", params(ClientQuery, ListQuery), responses((status = 200, body = Page<Client>)))]
#[get("/api/clients")]
async fn list_clients(app: Data<AppState>, who: Who, query: Params<ClientQuery>, list: ListQuery) -> Listing {
    list.answer(&app, &who.clone(), move |db, page| client::list(db, who.owner(), query.0.q.as_deref(), page)).await
}

/// Remember a client.
#[utoipa::path(tag = "clients", request_body = ClientInput, responses((status = 201, body = Client)))]
#[post("/api/clients")]
async fn create_client(app: Data<AppState>, post: Post<ClientInput>) -> Outcome {
    let Post { who, body, claim, .. } = post;
    let fields = body.check()?;
    let answer = app
        .write_once(claim, who.now.at, move |db| {
            let made = client::insert(db, who.owner(), &fields, who.now.at)?;
            created(format!("/api/clients/{}", made.id), &made)
        })
        .await?;
    Ok(answer.into())
}

/// One client.
#[utoipa::path(tag = "clients", params(("id" = i64, Path)), responses((status = 200, body = Client)))]
#[get("/api/clients/{id}")]
async fn find_client(app: Data<AppState>, who: Who, id: Path<ClientId>) -> Outcome {
    let found = app.read(move |db| client::find(db, who.owner(), id.into_inner())).await?;
    Ok(record(&found)?.into())
}

/// Change a client.
#[utoipa::path(tag = "clients", params(("id" = i64, Path)), request_body = ClientInput, responses((status = 200, body = Client)))]
#[put("/api/clients/{id}")]
async fn update_client(app: Data<AppState>, put: Put<ClientInput>, id: Path<ClientId>) -> Outcome {
    let Put { who, body, version } = put;
    let (fields, id) = (body.check()?, id.into_inner());
    let changed = app.write(move |db| client::update(db, who.owner(), id, version, &fields, who.now.at)).await?;
    Ok(record(&changed)?.into())
}

/// Delete a client without a freight.
#[utoipa::path(tag = "clients", params(("id" = i64, Path)), responses((status = 204)))]
#[delete("/api/clients/{id}")]
async fn delete_client(app: Data<AppState>, delete: Delete, id: Path<ClientId>) -> Outcome {
    let id = id.into_inner();
    app.write(move |db| client::delete(db, delete.who.owner(), id, delete.version)).await?;
    Ok(no_content().into())
}

/// How a client pays.
#[utoipa::path(tag = "clients", params(("id" = i64, Path)), responses((status = 200, body = ClientSummary)))]
#[get("/api/clients/{id}/summary")]
async fn summarize_client(app: Data<AppState>, who: Who, id: Path<ClientId>) -> Outcome {
    let id = id.into_inner();
    let figures = app.read(move |db| client::summary(db, who.owner(), id, who.now.today)).await?;
    Ok(record(&figures)?.into())
}

/// The operations of this file.
pub fn services(config: &mut ServiceConfig) {
    config
        .service(list_clients)
        .service(create_client)
        .service(find_client)
        .service(update_client)
        .service(delete_client)
        .service(summarize_client);
}
