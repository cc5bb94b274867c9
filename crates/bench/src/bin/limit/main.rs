//! The limit: a server written by hand for four requests alone, over the product's own database, with the product's own
//! answers byte for byte. `load` measures Boleia against it. Usage: `limit DATABASE_URL ADDRESS`.

mod create;
mod line;
mod page;
mod postgres;
mod reply;
mod sqlite;
mod statements;
mod summary;

use std::net::SocketAddr;

use actix_web::{
    App, HttpRequest, HttpResponse, HttpServer,
    error::{ErrorInternalServerError, ErrorUnauthorized},
    http::header,
    web::{self, Data, Json},
};
use anyhow::{Context, Result};
use reply::Reply;
use sha2::{Digest, Sha256};

use crate::{create::Entry, postgres::Postgres, sqlite::Sqlite};

/// Query of the database, after the token.
enum Asked {
    List,
    Summary,
    Create(Entry),
}

/// The product's database.
enum Books {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Books {
    /// Answers who sends a token, known by its hash; `None` if nobody has it.
    async fn answer(&self, token: String, asked: Asked) -> Result<Option<Reply>> {
        match self {
            Self::Sqlite(file) => file.answer(token, asked).await,
            Self::Postgres(server) => server.answer(&token, asked).await,
        }
    }
}

async fn answer(request: &HttpRequest, books: &Books, asked: Asked) -> actix_web::Result<HttpResponse> {
    let token = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = token.and_then(|value| value.strip_prefix("Bearer ")).ok_or_else(|| ErrorUnauthorized("no token"))?;
    let hash = format!("{:x}", Sha256::digest(token));
    let reply = books.answer(hash, asked).await.map_err(ErrorInternalServerError)?;
    Ok(reply.ok_or_else(|| ErrorUnauthorized("no such token"))?.response())
}

async fn list(request: HttpRequest, books: Data<Books>) -> actix_web::Result<HttpResponse> {
    answer(&request, &books, Asked::List).await
}

async fn summary(request: HttpRequest, books: Data<Books>) -> actix_web::Result<HttpResponse> {
    answer(&request, &books, Asked::Summary).await
}

async fn create(request: HttpRequest, books: Data<Books>, entry: Json<Entry>) -> actix_web::Result<HttpResponse> {
    answer(&request, &books, Asked::Create(entry.into_inner())).await
}

async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("application/json").body(r#"{"status":"ok"}"#)
}

#[actix_web::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [url, address] = arguments.as_slice() else { anyhow::bail!("usage: limit DATABASE_URL ADDRESS") };
    let (url, address): (String, SocketAddr) = (url.clone(), address.parse()?);
    // All workers share the readers and the one writer of a file.
    let file = url.strip_prefix("sqlite://").map(Sqlite::open).transpose()?;
    let server = HttpServer::new(move || {
        let (file, url) = (file.clone(), url.clone());
        App::new()
            .data_factory(move || {
                let (file, url) = (file.clone(), url.clone());
                async move {
                    match file {
                        Some(file) => Ok(Books::Sqlite(file)),
                        None => Postgres::connect(&url).await.map(Books::Postgres),
                    }
                }
            })
            .route("/healthz", web::get().to(alive))
            .route("/api/finances", web::get().to(list))
            .route("/api/finances", web::post().to(create))
            .route("/api/finances/summary", web::get().to(summary))
    });
    // As many workers as the product has.
    let workers = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    server.workers(workers).bind(address).with_context(|| address.to_string())?.run().await?;
    Ok(())
}
