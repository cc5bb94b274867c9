//! The device cookie: tells a browser that signed in to an account from those that never did. It signs nobody in. It
//! keeps the attempts of strangers from locking the owner of an account out ([`crate::limits::Limits::sign_in`]).

use actix_web::{
    HttpRequest,
    cookie::{Cookie, CookieJar, SameSite, time::Duration},
};
use rand::distr::{Alphanumeric, SampleString};
use sha2::{Digest, Sha256};

use super::session::Cookies;
use crate::http::hex;

/// Name of the cookie; over TLS it has the prefix of [`Cookies::named`].
const DEVICE_COOKIE: &str = "boleia_device";
/// Life of the cookie, counted from signing in.
const DEVICE_COOKIE_MAX_AGE: Duration = Duration::days(365);

/// Names the account without telling it: the same account has another name on each device.
fn account(id: &str, email: &str) -> String {
    hex(&Sha256::new().chain_update(id).chain_update("\n").chain_update(email).finalize())
}

/// Returns the id of the device if it has signed in to the account of this e-mail address, given in lower case.
pub fn known(request: &HttpRequest, cookies: &Cookies, email: &str) -> Option<String> {
    let sent = request.cookie(&cookies.named(DEVICE_COOKIE))?;
    let signed = CookieJar::new().signed(&cookies.device_key).verify(sent)?;
    let (id, of) = signed.value().split_once('.')?;
    (account(id, email) == of).then(|| id.to_owned())
}

/// Returns the cookie of a device that has just signed in to the account of this e-mail address, given in lower case.
pub fn remember(cookies: &Cookies, email: &str) -> Cookie<'static> {
    let id = Alphanumeric.sample_string(&mut rand::rng(), 22);
    let value = format!("{id}.{}", account(&id, email));
    let cookie = Cookie::build(cookies.named(DEVICE_COOKIE), value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(cookies.secure)
        .max_age(DEVICE_COOKIE_MAX_AGE)
        .finish();
    let mut jar = CookieJar::new();
    jar.signed_mut(&cookies.device_key).add(cookie.clone());
    jar.get(cookie.name()).cloned().unwrap_or(cookie)
}
