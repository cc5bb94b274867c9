//! Registration of the operations: to serve them, or to describe them in the document of the API.

use actix_web::{dev::HttpServiceFactory, web};
use utoipa_actix_web::{OpenApiFactory, service_config::ServiceConfig};

/// Place in which operations are registered. A server describes nothing: its workers keep no document each.
pub enum Operations<'config, 'app> {
    /// The application of a worker.
    Served(&'config mut web::ServiceConfig),
    /// The document of the API.
    Described(&'config mut ServiceConfig<'app>),
}

impl Operations<'_, '_> {
    /// Registers an operation.
    pub fn service(&mut self, operation: impl HttpServiceFactory + OpenApiFactory + 'static) -> &mut Self {
        match self {
            Self::Served(config) => {
                config.service(operation);
            }
            Self::Described(config) => {
                config.service(operation);
            }
        }
        self
    }

    /// Registers the operations of a folder or file.
    pub fn configure(&mut self, services: impl FnOnce(&mut Self)) -> &mut Self {
        services(self);
        self
    }
}
