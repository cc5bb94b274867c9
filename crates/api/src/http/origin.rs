//! CSRF protection: the public origin, and the check that writes by session originate from its pages.

use std::{fmt, str::FromStr};

use actix_web::{
    Error as ActixError,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web,
};
use url::{Host, Url};

use super::Problem;
use crate::{auth::bearer, state::AppState};

/// Origin of pages: scheme, host and port, written as browsers send it (RFC 6454): in lower case, without the port that
/// the scheme implies. It is `https`, or `http` on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    text: String,
    secure: bool,
    loopback: bool,
}

impl Origin {
    /// Scheme, host and port, as browsers send it.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// True when only browsers on this machine reach it.
    pub fn is_loopback(&self) -> bool {
        self.loopback
    }

    /// True when its pages are served over TLS.
    pub fn is_secure(&self) -> bool {
        self.secure
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

fn is_origin(url: &Url) -> bool {
    let bare =
        url.username().is_empty() && url.password().is_none() && url.query().is_none() && url.fragment().is_none();
    matches!(url.scheme(), "http" | "https") && url.path() == "/" && bare
}

fn is_this_machine(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    }
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some(url) = Url::parse(text).ok().filter(is_origin) else {
            return Err(format!(
                "{text} is no origin: write it like https://boleia.example.com, with nothing after it."
            ));
        };
        let (secure, loopback) = (url.scheme() == "https", is_this_machine(&url));
        if !secure && !loopback {
            return Err(format!("{text}: outside this machine sessions need TLS, so it must begin with https://."));
        }
        Ok(Self { text: url.origin().ascii_serialization(), secure, loopback })
    }
}

/// Middleware: refuses a write from a foreign page, and a write by session without a proven origin. A token needs no
/// such proof: no browser sends it unasked.
///
/// # Errors
/// None of its own: the refusal is an answer, 403 `foreign_origin`.
pub async fn verify_origin<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, ActixError> {
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // Any other `Authorization` authenticates no one, while a page can make a browser send it together with the cookie.
    let by_token = bearer(request.headers()).is_some();
    if writes && !by_token && !is_same_origin(&request) {
        // `into_response` would lose the refusal itself, and the request's id is added to it later.
        return Ok(request.error_response(Problem::foreign_origin()));
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

fn is_same_origin(request: &ServiceRequest) -> bool {
    let Some(state) = request.app_data::<web::Data<AppState>>() else { return false };
    let text = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    let site = text("sec-fetch-site");
    if site.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return false;
    }
    match text("origin") {
        Some(origin) => match &state.config.public_origin {
            Some(public) => origin == public.as_str(),
            None => is_local(origin, text("host")),
        },
        None => site.is_some() || request.cookie(&state.cookies.session_name()).is_none(),
    }
}

/// Without a `PUBLIC_ORIGIN`, only pages of this machine are same-origin, under the host of the request. The host alone
/// proves nothing: a foreign site can resolve its own name to this machine.
fn is_local(origin: &str, host: Option<&str>) -> bool {
    let named = origin.strip_prefix("http://").is_some_and(|authority| Some(authority) == host);
    named && origin.parse::<Origin>().is_ok_and(|own| own.text == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_stored_as_browsers_send_it() {
        for (written, sent, secure) in [
            ("https://boleia.example.com", "https://boleia.example.com", true),
            ("https://Boleia.Example.com:443/", "https://boleia.example.com", true),
            ("https://boleia.example.com:8443", "https://boleia.example.com:8443", true),
            ("http://localhost:80", "http://localhost", false),
            ("http://127.0.0.1:8080/", "http://127.0.0.1:8080", false),
            ("http://[::1]:8080", "http://[::1]:8080", false),
        ] {
            let origin: Origin = written.parse().expect(written);
            assert_eq!((origin.as_str(), origin.is_secure()), (sent, secure), "{written}");
        }
    }

    #[test]
    fn refuses_to_start_with_an_invalid_origin() {
        for bad in [
            "",
            "boleia.example.com",
            "ftp://boleia.example.com",
            "http://boleia.example.com",
            "http://192.168.0.5:8080",
            "https://boleia.example.com/app",
            "https://boleia.example.com?x",
            "https://ana@boleia.example.com",
            "https://",
        ] {
            assert!(bad.parse::<Origin>().is_err(), "{bad}");
        }
    }

    #[test]
    fn without_a_setting_only_this_machine_is_our_own() {
        for host in ["localhost:5173", "127.0.0.1:8080", "[::1]:8080", "localhost"] {
            assert!(is_local(&format!("http://{host}"), Some(host)), "{host}");
            assert!(!is_local(&format!("https://{host}"), Some(host)), "{host}");
            assert!(!is_local(&format!("http://{host}"), None), "{host}");
            assert!(!is_local(&format!("http://{host}"), Some("localhost:1")), "{host}");
        }
        for host in
            ["evil.example", "192.168.0.5:8080", "localhost.evil.example", "localhost:8080@evil.example", "null"]
        {
            assert!(!is_local(&format!("http://{host}"), Some(host)), "{host}");
        }
    }
}
