//! Request bodies: JSON objects of bounded size. Unknown fields are refused, and a wrong type is reported at its field.

use actix_web::{
    HttpRequest,
    dev::Payload,
    http::header,
    web::{self, Data},
};
use futures_util::StreamExt;
use kernel::{Error, FieldError};
use serde::{Deserialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::Problem;
use crate::state::AppState;

pub const MAX_BODY_BYTES: usize = 256 * 1024;

const INCOMPLETE: &str = "O envio chegou incompleto.";
const NOT_JSON: &str = "O corpo não é um JSON válido.";
const NO_OBJECT: &str = "O corpo precisa ser um objeto JSON: { … }.";

/// Body of an action without input.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Empty {}

/// Reads and parses a body; also returns its SHA-256, which identifies a repeated request. No body counts as `{}`.
///
/// # Errors
/// 400, 408 when it does not arrive in its time, 413 or 415.
pub async fn read_body<T: DeserializeOwned>(
    request: &HttpRequest,
    payload: &mut Payload,
) -> Result<(T, String), Problem> {
    let (bytes, digest) = received(request, payload).await?;
    Ok((parsed(&bytes)?, digest))
}

/// Receives a body, and returns it with its SHA-256.
///
/// # Errors
/// 408, 413 or 415.
pub(super) async fn received(request: &HttpRequest, payload: &mut Payload) -> Result<(web::BytesMut, String), Problem> {
    let app = request.app_data::<Data<AppState>>().ok_or_else(AppState::missing)?;
    let mut bytes = tokio::select! {
        received = receive(payload) => received?,
        () = app.shutdown.client_deadline(app.config.client_timeout()) => return Err(Problem::request_timeout()),
    };
    let digest = hex(&Sha256::digest(&bytes));
    if bytes.is_empty() {
        bytes.extend_from_slice(b"{}");
    } else if !is_json(request) {
        return Err(Problem::unsupported_media_type());
    }
    Ok((bytes, digest))
}

/// Parses a body.
///
/// # Errors
/// 400, at the field where one is to blame.
pub(super) fn parsed<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    // Serde would read an array into a struct too, its values by position.
    if !bytes.trim_ascii_start().starts_with(b"{") {
        return Err(malformed(NO_OBJECT, None));
    }
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut deserializer).map_err(|error| body_error(&error))?;
    deserializer.end().map_err(|_| malformed(NOT_JSON, None))?;
    Ok(value)
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

async fn receive(payload: &mut Payload) -> Result<web::BytesMut, Problem> {
    let mut bytes = web::BytesMut::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| malformed(INCOMPLETE, None))?;
        if bytes.len().saturating_add(chunk.len()) > MAX_BODY_BYTES {
            return Err(Problem::payload_too_large(MAX_BODY_BYTES));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn is_json(request: &HttpRequest) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json"
}

fn malformed(detail: &str, error: Option<FieldError>) -> Problem {
    Problem::from(Error::Malformed { detail: detail.into(), errors: error.into_iter().collect() })
}

fn body_error(error: &serde_path_to_error::Error<serde_json::Error>) -> Problem {
    let inner = error.inner();
    if !inner.is_data() {
        return malformed(NOT_JSON, None);
    }
    let text = inner.to_string();
    let named = |prefix: &str| text.strip_prefix(prefix).and_then(|rest| rest.split('`').next()).map(str::to_owned);
    let path = error.path().to_string();
    // The path may end at the object that lacks the field or has one too many, or at the field itself.
    let within = |field: String| match path.as_str() {
        "." => field,
        path if path == field || path.ends_with(&format!(".{field}")) => path.to_owned(),
        path => format!("{path}.{field}"),
    };
    let (field, code, message) = if let Some(field) = named("unknown field `") {
        (within(field), "unknown_field", "Este campo não existe.")
    } else if let Some(field) = named("missing field `") {
        (within(field), "required", "Preencha este campo.")
    } else if let Some(field) = named("duplicate field `") {
        (within(field), "duplicate_field", "Este campo está duas vezes.")
    } else if text.starts_with("unknown variant") {
        (path, "unknown", "Escolha um valor da lista.")
    } else {
        (path, "wrong_type", "O valor não é do tipo esperado.")
    };
    let detail = format!("Campo \"{field}\": {message}");
    malformed(&detail, Some(FieldError { field, code: code.into(), message: message.into() }))
}
