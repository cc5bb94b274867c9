//! The application: every operation, and the middleware that each request passes through.

use actix_web::{
    App, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    http::header::STRICT_TRANSPORT_SECURITY,
    middleware::{Compress, DefaultHeaders, from_fn},
    web::{self, Data, PathConfig},
};

use crate::{
    admin, assets, auth, connection, finance, fleet, freight, health,
    http::{Problem, dress, from_own_origin},
    logging, maintenance, metrics, minimum, openapi,
    operations::{Operations, served},
    overview, payments, pdf,
    state::AppState,
};

/// Everything comes from our own origin, styles included: React and Radix set those of an element by script, which needs no
/// leave.
const CONTENT_SECURITY: &str = "default-src 'self'; img-src 'self' data: blob:; frame-src 'self' blob:; \
     object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Powers of the browser that no page of ours uses.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), \
     magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";

/// Browsers that were here once over TLS come over TLS only, for a year after each visit.
const TRANSPORT_SECURITY: &str = "max-age=31536000; includeSubDomains";

/// Every operation of the API.
pub fn configure(config: &mut Operations<'_, '_>) {
    auth::account_services(config);
    auth::token_services(config);
    fleet::services(config);
    // Fixed path segments come before an id in the same place: `/api/finances/statement.pdf`.
    pdf::services(config);
    freight::services(config);
    finance::services(config);
    maintenance::services(config);
    minimum::services(config);
    overview::services(config);
    payments::services(config);
    admin::services(config);
    health::services(config);
}

/// The document of the API.
pub fn document() -> serde_json::Value {
    openapi::document(configure)
}

/// The whole application over a state.
pub fn wrapped(
    state: AppState,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let mut headers = DefaultHeaders::new()
        .add(("X-Content-Type-Options", "nosniff"))
        .add(("Referrer-Policy", "same-origin"))
        .add(("Content-Security-Policy", CONTENT_SECURITY))
        .add(("Permissions-Policy", PERMISSIONS));
    if state.config.by_tls() {
        headers = headers.add((STRICT_TRANSPORT_SECURITY, TRANSPORT_SECURITY));
    }
    App::new()
        .configure(served(configure))
        .configure(openapi::services)
        .app_data(state.docs.clone())
        .app_data(PathConfig::default().error_handler(|_, _| Problem::from(kernel::Error::NotFound).into()))
        .app_data(Data::new(state.clone()))
        .default_service(web::to(assets::fallback))
        .wrap(from_fn(openapi::only_what_is_taken))
        .wrap(from_fn(from_own_origin))
        .wrap(auth::sessions(state))
        .wrap(from_fn(dress))
        .wrap(from_fn(metrics::measure))
        .wrap(headers)
        .wrap(Compress::default())
        .wrap(from_fn(connection::within_its_bounds))
        .wrap(from_fn(logging::follow))
}
