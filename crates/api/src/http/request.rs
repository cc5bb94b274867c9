//! Request extractors, one per HTTP method with all its conventions; their methods call a repository and respond. `A` is
//! the policy. Repository functions share one order of arguments: `(db, owner, [id, [version,]] input, now)`.

use std::{
    future::{Future, Ready, ready},
    pin::Pin,
};

use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    http::header::{self, EntityTag},
    web::Path,
};
use kernel::{Entity, Error, FieldError, Now, OwnerId, Result};
use persistence::{
    Db,
    idempotency::{self, Key, StoredResponse},
};
use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

use super::{
    AnyCredential, Authenticated, HandlerResult, Policy, Principal, Problem,
    body::{hex, parsed, read_body, received},
    response::{created, no_content, ok, record},
};

type Extracting<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

/// `GET` with its credential.
pub struct Get<A = AnyCredential>(pub Authenticated<A>);

/// `POST` with its credential, body and `Idempotency-Key`, which each of its methods honours.
pub struct Post<T, A = AnyCredential> {
    pub auth: Authenticated<A>,
    /// Body of the request. For a body that only an older version could parse: the response stored by that version.
    body: Result<T, StoredResponse>,
    pub key: Option<Key>,
    pub version: Option<i64>,
}

/// `PUT` with its credential, the whole record, and the version that it replaces.
pub struct Put<T, A = AnyCredential> {
    pub auth: Authenticated<A>,
    pub body: T,
    pub version: i64,
}

/// `DELETE` with its credential, and the version of `If-Match`, if one was sent.
pub struct Delete<A = AnyCredential> {
    pub auth: Authenticated<A>,
    /// Version that may be deleted; any when absent.
    pub version: Option<i64>,
}

impl<A: Policy> Get<A> {
    /// Responds 200 with the record of that id.
    ///
    /// # Errors
    /// Errors of `find`.
    pub async fn find<I: Send + 'static, E: Entity>(
        self,
        id: Path<I>,
        find: impl FnOnce(&mut Db, OwnerId, I) -> Result<E> + Send + 'static,
    ) -> HandlerResult {
        self.record(move |db, principal| find(db, principal.owner(), id.into_inner())).await
    }

    /// Responds 200 with a record, whose version leads the `ETag`.
    pub async fn record<E: Entity>(
        self,
        job: impl FnOnce(&mut Db, &Principal) -> Result<E> + Send + 'static,
    ) -> HandlerResult {
        Ok(self.0.read(move |db, principal| record(&job(db, principal)?)).await?.into())
    }

    /// Responds 200 with a body that is not a record: a list, figures.
    pub async fn respond<T: Serialize>(
        self,
        job: impl FnOnce(&mut Db, &Principal) -> Result<T> + Send + 'static,
    ) -> HandlerResult {
        Ok(self.0.read(move |db, principal| ok(&job(db, principal)?)).await?.into())
    }
}

impl<T: Clone + Send + 'static, A: Policy> Post<T, A> {
    /// Responds 201 with the new record; its address is `path/id`.
    ///
    /// # Errors
    /// Errors of `insert`.
    pub async fn create<E: Entity>(
        self,
        path: &'static str,
        insert: impl Fn(&mut Db, OwnerId, T, &Now) -> Result<E> + Send + 'static,
    ) -> HandlerResult {
        self.write(move |db, principal, body, _| created(path, &insert(db, principal.owner(), body, &principal.now)?))
            .await
    }

    /// Responds 200 with the record of that id after the change.
    ///
    /// # Errors
    /// Errors of `change`.
    pub async fn change<I: Clone + Send + 'static, E: Entity>(
        self,
        id: Path<I>,
        change: impl Fn(&mut Db, OwnerId, I, Option<i64>, T, &Now) -> Result<E> + Send + 'static,
    ) -> HandlerResult {
        self.write(move |db, principal, body, version| {
            record(&change(db, principal.owner(), id.clone(), version, body, &principal.now)?)
        })
        .await
    }

    /// Responds 200 without writing anything but the stored response of an idempotency key.
    pub async fn respond<R: Serialize>(
        self,
        job: impl Fn(&mut Db, &Principal, T) -> Result<R> + Send + 'static,
    ) -> HandlerResult {
        let (auth, body) = match self {
            Self { auth, body: Ok(body), key: None, .. } => (auth, body),
            // The response is stored under its key, as for every other POST.
            keyed => return keyed.write(move |db, principal, body, _| ok(&job(db, principal, body)?)).await,
        };
        Ok(auth.read(move |db, principal| ok(&job(db, principal, body)?)).await?.into())
    }

    /// Runs the job, which writes and returns the response. It may run more than once.
    ///
    /// # Errors
    /// Errors of the job, or [`Error::IdempotencyMismatch`].
    pub async fn write(
        self,
        job: impl Fn(&mut Db, &Principal, T, Option<i64>) -> Result<StoredResponse> + Send + 'static,
    ) -> HandlerResult {
        let Self { auth, body, key, version } = self;
        let body = match body {
            Ok(body) => body,
            Err(stored) => return Ok(stored.into()),
        };
        let response = auth.write(move |db, principal| {
            let owner = principal.owner().get();
            idempotency::once(db, owner, key.as_ref(), principal.now.at, |db| job(db, principal, body.clone(), version))
        });
        Ok(response.await?.into())
    }
}

impl<T: Clone + Send + 'static, A: Policy> Put<T, A> {
    /// Responds 200 with the updated record.
    ///
    /// # Errors
    /// Errors of `update`.
    pub async fn update<I: Clone + Send + 'static, E: Entity>(
        self,
        id: Path<I>,
        update: impl Fn(&mut Db, OwnerId, I, i64, T, &Now) -> Result<E> + Send + 'static,
    ) -> HandlerResult {
        self.record(move |db, principal, body, version| {
            update(db, principal.owner(), id.clone(), version, body, &principal.now)
        })
        .await
    }

    /// Responds 200 with the record that the job changed. The job may run more than once.
    pub async fn record<E: Entity>(
        self,
        job: impl Fn(&mut Db, &Principal, T, i64) -> Result<E> + Send + 'static,
    ) -> HandlerResult {
        let Self { auth, body, version } = self;
        let response = auth.write(move |db, principal| record(&job(db, principal, body.clone(), version)?));
        Ok(response.await?.into())
    }
}

impl<A: Policy> Delete<A> {
    /// Responds 204 after deleting the record of that id.
    ///
    /// # Errors
    /// Errors of `delete`.
    pub async fn delete<I: Clone + Send + 'static>(
        self,
        id: Path<I>,
        delete: impl Fn(&mut Db, OwnerId, I, Option<i64>, &Now) -> Result<()> + Send + 'static,
    ) -> HandlerResult {
        self.write(move |db, principal, version| delete(db, principal.owner(), id.clone(), version, &principal.now))
            .await
    }

    /// Responds 204 when the job is done. The job may run more than once.
    pub async fn write(
        self,
        job: impl Fn(&mut Db, &Principal, Option<i64>) -> Result<()> + Send + 'static,
    ) -> HandlerResult {
        let Self { auth, version } = self;
        auth.write(move |db, principal| job(db, principal, version)).await?;
        Ok(no_content().into())
    }
}

fn refused(header: &str, detail: &str) -> Problem {
    let error = FieldError { field: header.into(), code: "invalid".into(), message: detail.into() };
    Problem::from(Error::Malformed { detail: detail.into(), errors: vec![error] })
}

/// Reads the version in `If-Match: "7"` or `"7.<hash>"`.
fn if_match(request: &HttpRequest) -> Result<Option<i64>, Problem> {
    let Some(value) = request.headers().get(header::IF_MATCH) else { return Ok(None) };
    let tag = value.to_str().ok().and_then(|text| text.trim().parse::<EntityTag>().ok()).filter(|tag| !tag.weak);
    let version = tag.and_then(|tag| tag.tag().split('.').next()?.parse().ok());
    version.map(Some).ok_or_else(|| refused("If-Match", "If-Match leva a versão do registro entre aspas, como \"3\"."))
}

/// Returns path and query of a request without its `userId`. That is the principal or refused, so a request may be
/// repeated with it and without.
fn address(request: &HttpRequest) -> String {
    let pairs = request.query_string().split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("userId="));
    let query = pairs.collect::<Vec<_>>().join("&");
    if query.is_empty() { request.path().to_owned() } else { format!("{}?{query}", request.path()) }
}

/// Reads the `Idempotency-Key` of a request; `digest` is the body's.
///
/// # Errors
/// 400 when the key is empty or longer than 255 characters.
pub fn key(request: &HttpRequest, digest: &str) -> Result<Option<Key>, Problem> {
    let Some(value) = request.headers().get("idempotency-key") else { return Ok(None) };
    let key = value.to_str().ok().filter(|key| (1..=255).contains(&key.len()));
    let Some(key) = key else {
        return Err(refused("Idempotency-Key", "Idempotency-Key leva de 1 a 255 caracteres."));
    };
    let same = format!("{} {} {digest}", request.method(), address(request));
    Ok(Some(Key {
        text: key.into(),
        hash: hex(&Sha256::digest(key.as_bytes())),
        fingerprint: hex(&Sha256::digest(same.as_bytes())),
    }))
}

impl<A: Policy> FromRequest for Get<A> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Authenticated::of(request).map(Self))
    }
}

/// Returns the credential with the parsed request. Only an authenticated client gets the error of a malformed request.
async fn authenticate_before_error<A: Policy, T>(
    auth: Authenticated<A>,
    read: Result<T, Problem>,
) -> Result<(Authenticated<A>, T), Problem> {
    match read {
        Ok(read) => Ok((auth, read)),
        Err(problem) => {
            auth.read(|_, _| Ok(())).await?;
            Err(problem)
        }
    }
}

/// Returns the response stored under a key.
async fn find_stored_response<A: Policy>(
    auth: &Authenticated<A>,
    key: Option<Key>,
) -> Result<Option<StoredResponse>, Problem> {
    let find = move |db: &mut Db, principal: &Principal| match &key {
        Some(key) => idempotency::find(db, principal.owner().get(), key),
        None => Ok(None),
    };
    auth.clone().read(find).await
}

impl<T: DeserializeOwned + 'static, A: Policy> FromRequest for Post<T, A> {
    type Error = Problem;
    type Future = Extracting<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let mut payload = payload.take();
        Box::pin(async move {
            let auth = Authenticated::of(&request)?;
            let read = async {
                let (bytes, digest) = received(&request, &mut payload).await?;
                Ok((bytes, key(&request, &digest)?, if_match(&request)?))
            };
            let (auth, (bytes, key, version)) = authenticate_before_error(auth, read.await).await?;
            let body = match parsed(&bytes) {
                Ok(body) => Ok(body),
                Err(problem) => Err(find_stored_response(&auth, key.clone()).await?.ok_or(problem)?),
            };
            Ok(Self { auth, body, key, version })
        })
    }
}

impl<T: DeserializeOwned + 'static, A: Policy> FromRequest for Put<T, A> {
    type Error = Problem;
    type Future = Extracting<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let mut payload = payload.take();
        Box::pin(async move {
            let auth = Authenticated::of(&request)?;
            let read = async {
                let version = if_match(&request)?.ok_or_else(Problem::version_required)?;
                Ok((read_body(&request, &mut payload).await?.0, version))
            };
            let (auth, (body, version)) = authenticate_before_error(auth, read.await).await?;
            Ok(Self { auth, body, version })
        })
    }
}

impl<A: Policy> FromRequest for Delete<A> {
    type Error = Problem;
    type Future = Extracting<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let (auth, version) = authenticate_before_error(Authenticated::of(&request)?, if_match(&request)).await?;
            Ok(Self { auth, version })
        })
    }
}
