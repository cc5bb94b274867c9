//! The application: every operation, and what each request passes through.

use actix_session::{
    SessionMiddleware,
    config::{CookieContentSecurity, PersistentSession, TtlExtensionPolicy},
};
use actix_web::{
    App, Error,
    body::MessageBody,
    cookie::{Key, SameSite},
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    middleware::{Compress, DefaultHeaders, from_fn},
    web::{self, Data, PathConfig},
};
use tracing_actix_web::TracingLogger;
use utoipa_actix_web::{AppExt, service_config::ServiceConfig};

use crate::{
    admin, assets, auth,
    auth::{SESSION_COOKIE, SESSION_LIFE, Sessions},
    finance, fleet, freight, health,
    http::{Problem, dress, from_own_origin},
    logging::RequestSpan,
    maintenance, minimum,
    openapi::{self, Routes},
    overview, paper, payments,
    state::AppState,
};

/// Everything comes from ourselves; styles may stand in attributes (Radix places its floating parts that way).
const CONTENT_SECURITY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
     frame-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Every operation of the API.
pub fn configure(config: &mut ServiceConfig) {
    auth::account_services(config);
    auth::token_services(config);
    fleet::services(config);
    // Words before an id in the same place: `/api/finances/statement.pdf`.
    paper::services(config);
    freight::services(config);
    finance::services(config);
    maintenance::services(config);
    minimum::services(config);
    overview::services(config);
    payments::services(config);
    admin::services(config);
    health::services(config);
}

fn sessions(state: &AppState) -> Result<SessionMiddleware<Sessions>, String> {
    let key = Key::derive_from(state.config.secret()?.as_bytes());
    let life = PersistentSession::default()
        .session_ttl(SESSION_LIFE)
        .session_ttl_extension_policy(TtlExtensionPolicy::OnStateChanges);
    Ok(SessionMiddleware::builder(Sessions(state.clone()), key)
        .cookie_name(SESSION_COOKIE.to_owned())
        .cookie_http_only(true)
        .cookie_same_site(SameSite::Lax)
        .cookie_secure(state.config.secure_cookies()?)
        .cookie_content_security(CookieContentSecurity::Signed)
        .session_lifecycle(life)
        .build())
}

/// The whole application over a state.
///
/// # Errors
/// A sentence about a setting that is wrong.
pub fn wrapped(
    state: AppState,
) -> Result<
    App<
        impl ServiceFactory<
            ServiceRequest,
            Config = (),
            Response = ServiceResponse<impl MessageBody>,
            Error = Error,
            InitError = (),
        >,
    >,
    String,
> {
    let sessions = sessions(&state)?;
    let headers = DefaultHeaders::new()
        .add(("X-Content-Type-Options", "nosniff"))
        .add(("Referrer-Policy", "same-origin"))
        .add(("Content-Security-Policy", CONTENT_SECURITY));
    let (app, mut document) = App::new().into_utoipa_app().configure(configure).split_for_parts();
    openapi::complete(&mut document);
    let routes = Routes::of(&document);
    Ok(app
        .app_data(Data::new(state))
        .app_data(Data::new(routes))
        .app_data(PathConfig::default().error_handler(|_, _| Problem::from(kernel::Error::NotFound).into()))
        .service(web::redirect("/api/docs", "/api/docs/"))
        .service(openapi::docs(document))
        .default_service(web::to(assets::fallback))
        .wrap(from_fn(openapi::only_what_is_taken))
        .wrap(from_fn(from_own_origin))
        .wrap(sessions)
        .wrap(from_fn(dress))
        .wrap(from_fn(health::measure))
        .wrap(headers)
        .wrap(Compress::default())
        .wrap(TracingLogger::<RequestSpan>::new()))
}
