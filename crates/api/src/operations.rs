//! Registration of the operations: to serve them, to list their routes, or to describe them in the document of the API.

use actix_web::{dev::HttpServiceFactory, web};
use utoipa::openapi::Paths;
use utoipa_actix_web::{OpenApiFactory, service_config::ServiceConfig};

/// Target of the registration. Only the document collects schemas, which cost memory and time.
pub enum Operations<'config, 'app> {
    /// The application of a worker.
    Serve(&'config mut web::ServiceConfig),
    /// The routes, one table for all workers.
    Route(&'config mut Vec<Paths>),
    /// The document of the API.
    Document(&'config mut ServiceConfig<'app>),
}

impl Operations<'_, '_> {
    pub fn service<O: HttpServiceFactory + OpenApiFactory + 'static>(&mut self, operation: O) -> &mut Self {
        match self {
            Self::Serve(config) => {
                config.service(operation);
            }
            Self::Route(paths) => paths.push(operation.paths()),
            Self::Document(config) => {
                config.service(operation);
            }
        }
        self
    }

    pub fn configure(&mut self, services: impl FnOnce(&mut Self)) -> &mut Self {
        services(self);
        self
    }
}
