//! Query strings: named filters, and the requested page of a list.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpRequest, dev::Payload};
use kernel::{Error, FieldError, PageRequest, Sort};
use serde::{Deserialize, de::DeserializeOwned};
use utoipa::IntoParams;

use super::Problem;

/// Parameters of a query string: the filters of a list, or the parameters of a read.
pub struct Params<T>(pub T);

pub(super) fn refused(field: String, detail: String) -> Problem {
    let error = FieldError { field, code: "invalid".into(), message: detail.clone() };
    Problem::from(Error::Malformed { detail, errors: vec![error] })
}

pub fn parse<T: DeserializeOwned>(query: &str) -> Result<T, Problem> {
    // A blank parameter counts as absent: `?q=&status=` is what an empty form sends.
    let pairs = form_urlencoded::parse(query.as_bytes()).filter(|(_, value)| !value.is_empty());
    let text = form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
    let deserializer = serde_urlencoded::Deserializer::new(form_urlencoded::parse(text.as_bytes()));
    serde_path_to_error::deserialize(deserializer).map_err(|error| {
        // A missing parameter has no path: only the message names it.
        let message = error.inner().to_string();
        if let Some(field) = message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')) {
            return refused(field.to_owned(), format!("Falta o parâmetro \"{field}\" na consulta."));
        }
        // A duplicate parameter has no path either.
        if let Some(field) = message.strip_prefix("duplicate field `").and_then(|rest| rest.strip_suffix('`')) {
            return refused(field.to_owned(), format!("O parâmetro \"{field}\" está duas vezes na consulta."));
        }
        let field = error.path().to_string();
        let detail = format!("O parâmetro \"{field}\" da consulta não é válido.");
        refused(field, detail)
    })
}

impl<T: DeserializeOwned> FromRequest for Params<T> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(parse(request.query_string()).map(Self))
    }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PageParams {
    /// Maximum number of records, 1 to 200; default 50.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<i64>,
    /// Cursor of the next part: the `nextCursor` of the part before.
    cursor: Option<String>,
    /// Field to sort by: `field` for the smallest first, `-field` for the greatest first.
    sort: Option<String>,
}

/// Requested page of a list: `limit`, `cursor`, `sort`.
pub struct PageQuery(pub PageRequest);

impl IntoParams for PageQuery {
    fn into_params(
        parameter_in_provider: impl Fn() -> Option<utoipa::openapi::path::ParameterIn>,
    ) -> Vec<utoipa::openapi::path::Parameter> {
        PageParams::into_params(parameter_in_provider)
    }
}

impl PageQuery {
    pub(super) fn of(query: &str) -> Result<Self, Problem> {
        let PageParams { limit, cursor, sort } = parse(query)?;
        let limit = limit.unwrap_or(PageRequest::DEFAULT_LIMIT);
        if !(1..=PageRequest::MAX_LIMIT).contains(&limit) {
            let detail = format!("limit vai de 1 a {}.", PageRequest::MAX_LIMIT);
            return Err(refused("limit".into(), detail));
        }
        let sort = sort.map(|text| match text.strip_prefix('-') {
            Some(field) => Sort { field: field.to_owned(), descending: true },
            None => Sort { field: text, descending: false },
        });
        Ok(Self(PageRequest { limit, cursor, sort }))
    }
}

impl FromRequest for PageQuery {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Self::of(request.query_string()))
    }
}
