//! Who asks: found once per request, from the session or a personal token, and the only way to an owner.

use std::{future::Future, net::IpAddr, pin::Pin};

use accounts::{Scope, User};
use actix_session::SessionExt;
use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    http::{
        Method,
        header::{self, HeaderMap},
    },
    web,
};
use kernel::{Error, Now, OwnerId, Result, UserId};
use persistence::accounts::{audit::Actor, token, user};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::{Problem, body::hex, query};
use crate::state::{AppState, moment};

/// Under which name the session keeps its user's id.
pub const SESSION_USER: &str = "user_id";

/// Who asks, when, and by what.
#[derive(Clone, Debug)]
pub struct Who {
    /// The person.
    pub user: User,
    /// When, and what day it is for the person.
    pub now: Now,
    /// From which address.
    pub ip: IpAddr,
    by_session: bool,
}

impl Who {
    /// Whose records this request may reach.
    pub fn owner(&self) -> OwnerId {
        self.user.id.into()
    }
}

/// Somebody who is signed in by a session: what a token may not do.
pub struct Session(pub Who);

/// A master, signed in by a session.
pub struct Master(pub Who);

impl Master {
    /// What the trail says of this request.
    pub fn actor(&self) -> Actor {
        Actor { id: self.0.user.id, at: self.0.now.at, ip: Some(self.0.ip.to_string()) }
    }
}

/// The address of the client. `X-Forwarded-For` is believed only from the configured proxy, and of it only the last
/// address that the proxy itself wrote.
pub fn address(request: &HttpRequest, state: &AppState) -> IpAddr {
    let peer = request.peer_addr().map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.ip().to_canonical());
    let Some(proxy) = state.config.trusted_proxy.filter(|proxy| proxy.contains(&peer)) else { return peer };
    request
        .headers()
        .get_all("x-forwarded-for")
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|text| text.trim().parse::<IpAddr>().ok().map(|ip| ip.to_canonical()))
        .filter(|ip| !proxy.contains(ip))
        .last()
        .unwrap_or(peer)
}

fn nobody() -> Problem {
    Problem::from(Error::Unauthenticated {
        code: "unauthenticated",
        detail: "Entre na sua conta para continuar.".into(),
    })
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AskedUser {
    user_id: Option<UserId>,
}

/// The token of a request, where it has one.
pub(super) fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    let token = token.trim();
    (scheme.eq_ignore_ascii_case("bearer") && !token.is_empty()).then(|| token.to_owned())
}

async fn by_token(state: &AppState, token: String, writes: bool) -> Result<User, Problem> {
    let hash = hex(&Sha256::digest(token.as_bytes()));
    let found = state.read(move |db| token::find_by_secret(db, &hash)).await?;
    let Some((user, scope, expires_on)) = found else { return Err(nobody()) };
    let today = moment().day_in(&user.time_zone);
    if expires_on.is_some_and(|last| last < today) {
        return Err(nobody());
    }
    if writes && scope != Scope::Write {
        let detail = "Este token só permite leitura.".into();
        return Err(Problem::from(Error::Forbidden { code: "forbidden", detail }));
    }
    Ok(user)
}

async fn by_session(state: &AppState, request: &HttpRequest) -> Result<User, Problem> {
    let id = request.get_session().get::<i64>(SESSION_USER).ok().flatten().ok_or_else(nobody)?;
    let found = state.read(move |db| match user::find(db, id.into()) {
        Err(Error::NotFound) => Ok(None),
        found => found.map(Some),
    });
    found.await?.ok_or_else(nobody)
}

async fn find(request: &HttpRequest) -> Result<Who, Problem> {
    let Some(state) = request.app_data::<web::Data<AppState>>() else {
        return Err(Problem::from(Error::Internal("the application has no state".into())));
    };
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let token = bearer(request.headers());
    let by_session = token.is_none();
    let user = match token {
        Some(token) => by_token(state, token, writes).await?,
        None => self::by_session(state, request).await?,
    };
    if user.blocked_at.is_some() {
        return Err(Problem::from(User::blocked()));
    }
    // The client names the user it shows; the server never lets it open another's data.
    let asked: AskedUser = query::parse(request.query_string())?;
    if asked.user_id.is_some_and(|id| id != user.id) {
        return Err(Problem::from(Error::NotFound));
    }
    let now = Now::new(moment(), user.time_zone.clone());
    Ok(Who { ip: address(request, state), user, now, by_session })
}

type Finding<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

impl FromRequest for Who {
    type Error = Problem;
    type Future = Finding<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { find(&request).await })
    }
}

impl FromRequest for Session {
    type Error = Problem;
    type Future = Finding<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { find(&request).await?.in_session().map(Self) })
    }
}

impl FromRequest for Master {
    type Error = Problem;
    type Future = Finding<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let who = find(&request).await?;
            if !who.user.is_master {
                let detail = "Esta área é só para quem administra o sistema.".into();
                return Err(Problem::from(Error::Forbidden { code: "forbidden", detail }));
            }
            who.in_session().map(Self)
        })
    }
}

impl Who {
    fn in_session(self) -> Result<Self, Problem> {
        if self.by_session {
            return Ok(self);
        }
        let detail = "Esta operação pede que você entre com a sua senha; um token não basta.".into();
        Err(Problem::from(Error::Forbidden { code: "forbidden", detail }))
    }
}
