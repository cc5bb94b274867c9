//! An answer with the product's `ETag`.

use actix_web::{
    HttpResponse,
    http::{StatusCode, header},
};
use anyhow::Result;
use serde::Serialize;
use xxhash_rust::xxh3::xxh3_128;

/// An answer on its way to the client.
pub struct Reply {
    created: Option<(i64, i64)>,
    body: Vec<u8>,
}

impl Reply {
    /// 200 with a body that is no record.
    pub fn ok(body: &impl Serialize) -> Result<Self> {
        Ok(Self { created: None, body: serde_json::to_vec(body)? })
    }

    /// 201 with a record of this id and version.
    pub fn created(id: i64, version: i64, body: &impl Serialize) -> Result<Self> {
        Ok(Self { created: Some((id, version)), ..Self::ok(body)? })
    }

    /// The response of HTTP.
    pub fn response(self) -> HttpResponse {
        let hash = xxh3_128(&self.body);
        let mut response = match self.created {
            None => HttpResponse::Ok(),
            Some((id, _)) => {
                let mut response = HttpResponse::build(StatusCode::CREATED);
                response.insert_header((header::LOCATION, format!("/api/finances/{id}")));
                response
            }
        };
        let tag = match self.created {
            None => format!("\"{hash:032x}\""),
            Some((_, version)) => format!("\"{version}.{hash:032x}\""),
        };
        response.insert_header((header::ETAG, tag)).insert_header((header::CACHE_CONTROL, "no-store"));
        response.content_type("application/json").body(self.body)
    }
}
