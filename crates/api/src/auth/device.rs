//! Device cookie: distinguishes browsers that signed in to an account before. It does not authenticate; it prevents
//! strangers from locking the owner out ([`crate::limits::Limits::sign_in`]).

use actix_web::{
    HttpRequest,
    cookie::{Cookie, CookieJar, SameSite, time::Duration},
};
use rand::distr::{Alphanumeric, SampleString};
use sha2::{Digest, Sha256};

use super::session::Cookies;
use crate::http::hex;

/// Name before the prefix of [`Cookies::named`].
const DEVICE_COOKIE: &str = "boleia_device";
const DEVICE_COOKIE_MAX_AGE: Duration = Duration::days(365);

/// Keyed hash of the account: the same account has another name on each device.
fn account(id: &str, email: &str) -> String {
    hex(&Sha256::new().chain_update(id).chain_update("\n").chain_update(email).finalize())
}

/// Returns the id of a device that has signed in to the account of this lower-case e-mail address.
pub fn known(request: &HttpRequest, cookies: &Cookies, email: &str) -> Option<String> {
    let sent = request.cookie(&cookies.named(DEVICE_COOKIE))?;
    let signed = CookieJar::new().signed(&cookies.device_key).verify(sent)?;
    let (id, of) = signed.value().split_once('.')?;
    (account(id, email) == of).then(|| id.to_owned())
}

/// Returns the cookie of a device after its sign-in to the account of this lower-case e-mail address.
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
