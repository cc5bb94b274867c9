//! Composition of the application: all operations and the middleware chain.

use std::sync::OnceLock;

use actix_web::{
    App, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    middleware::{Compress, from_fn},
    web::{self, Data, PathConfig},
};

use crate::{
    admin, assets, auth, connection, finance, fleet, freight, health,
    http::{Problem, response_headers, verify_origin},
    logging, maintenance, metrics, minimum,
    openapi::{self, Docs},
    operations::Operations,
    overview, payments, pdf,
    state::AppState,
};

pub fn configure(config: &mut Operations<'_, '_>) {
    auth::account_services(config);
    auth::notice_services(config);
    auth::token_services(config);
    fleet::services(config);
    // Fixed path segments are registered before an id in the same position: `/api/finances/statement.pdf`.
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

/// Returns the routes of the API and the page of its document, built once per process.
///
/// # Errors
/// As for [`Docs::new`].
pub fn docs() -> Result<Data<Docs>, String> {
    static DOCS: OnceLock<Result<Data<Docs>, String>> = OnceLock::new();
    DOCS.get_or_init(|| Docs::new(configure).map(Data::new)).clone()
}

/// The whole application over a state.
pub fn build_app(
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
    App::new()
        .configure(|config| configure(&mut Operations::Serve(config)))
        .configure(openapi::services)
        .app_data(state.docs.clone())
        .app_data(PathConfig::default().error_handler(|_, _| Problem::from(kernel::Error::NotFound).into()))
        .app_data(Data::new(state.clone()))
        .default_service(web::to(assets::fallback))
        .wrap(from_fn(openapi::reject_unknown_params))
        .wrap(from_fn(verify_origin))
        .wrap(auth::sessions(state))
        .wrap(Compress::default())
        .wrap(from_fn(response_headers))
        .wrap(from_fn(metrics::measure))
        .wrap(from_fn(connection::bound_request_body))
        .wrap(from_fn(logging::log_request))
}
