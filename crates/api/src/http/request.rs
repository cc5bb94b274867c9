//! The three kinds of write, each with everything its convention asks for. `W` is who may send it.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::header};
use kernel::{Error, FieldError};
use persistence::idempotency::Claim;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use super::{
    Master, Problem, Session, Who,
    body::{hex, read_body},
};

type Reading<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

/// Somebody who is signed in, in one of the ways an operation asks for.
pub trait Signed: FromRequest<Error = Problem, Future = Reading<Self>> + 'static {
    /// The person behind it.
    fn who(&self) -> &Who;
}

impl Signed for Who {
    fn who(&self) -> &Who {
        self
    }
}

impl Signed for Session {
    fn who(&self) -> &Who {
        &self.0
    }
}

impl Signed for Master {
    fn who(&self) -> &Who {
        &self.0
    }
}

/// A `POST`: who, the body, and the claim of its `Idempotency-Key`.
pub struct Post<T, W = Who> {
    /// Who sends it.
    pub who: W,
    /// What is sent.
    pub body: T,
    /// The claim on the key, where one was sent.
    pub claim: Option<Claim>,
    /// The version of `If-Match`, where one was sent.
    pub version: Option<i64>,
}

/// A `PUT`: who, the whole record, and the version it replaces.
pub struct Put<T, W = Who> {
    /// Who sends it.
    pub who: W,
    /// The record as it shall be.
    pub body: T,
    /// The version of `If-Match`.
    pub version: i64,
}

/// A `DELETE`: who, and the version of `If-Match`, where one was sent.
pub struct Delete<W = Who> {
    /// Who sends it.
    pub who: W,
    /// The version that may be deleted; any when absent.
    pub version: Option<i64>,
}

fn refused(header: &str, detail: &str) -> Problem {
    let error = FieldError { field: header.into(), code: "invalid".into(), message: detail.into() };
    Problem::from(Error::Malformed { detail: detail.into(), errors: vec![error] })
}

/// The version in `If-Match: "7"` or `"7.<hash>"`.
fn if_match(request: &HttpRequest) -> Result<Option<i64>, Problem> {
    let Some(value) = request.headers().get(header::IF_MATCH) else { return Ok(None) };
    let version = value.to_str().ok().and_then(|text| {
        let text = text.trim().strip_prefix('"')?.strip_suffix('"')?;
        text.split('.').next()?.parse().ok()
    });
    version.map(Some).ok_or_else(|| refused("If-Match", "If-Match leva a versão do registro entre aspas, como \"3\"."))
}

/// The claim that an `Idempotency-Key` makes; `digest` is the body's.
///
/// # Errors
/// 400 when the key is empty or longer than 255 characters.
pub fn claim(request: &HttpRequest, owner: i64, digest: &str) -> Result<Option<Claim>, Problem> {
    let Some(value) = request.headers().get("idempotency-key") else { return Ok(None) };
    let key = value.to_str().ok().filter(|key| (1..=255).contains(&key.len()));
    let Some(key) = key else {
        return Err(refused("Idempotency-Key", "Idempotency-Key leva de 1 a 255 caracteres."));
    };
    let same = format!("{} {} {digest}", request.method(), request.path());
    Ok(Some(Claim {
        owner,
        key: key.to_owned(),
        key_hash: hex(&Sha256::digest(key.as_bytes())),
        fingerprint: hex(&Sha256::digest(same.as_bytes())),
    }))
}

impl<T: DeserializeOwned + 'static, W: Signed> FromRequest for Post<T, W> {
    type Error = Problem;
    type Future = Reading<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let mut payload = payload.take();
        Box::pin(async move {
            let who = W::extract(&request).await?;
            let (body, digest) = read_body(&request, &mut payload).await?;
            let claim = claim(&request, who.who().owner().get(), &digest)?;
            Ok(Self { who, body, claim, version: if_match(&request)? })
        })
    }
}

impl<T: DeserializeOwned + 'static, W: Signed> FromRequest for Put<T, W> {
    type Error = Problem;
    type Future = Reading<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let mut payload = payload.take();
        Box::pin(async move {
            let who = W::extract(&request).await?;
            let version = if_match(&request)?.ok_or_else(Problem::version_required)?;
            let (body, _) = read_body(&request, &mut payload).await?;
            Ok(Self { who, body, version })
        })
    }
}

impl<W: Signed> FromRequest for Delete<W> {
    type Error = Problem;
    type Future = Reading<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(Self { who: W::extract(&request).await?, version: if_match(&request)? }) })
    }
}
