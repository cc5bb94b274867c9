//! Registration of the operations: to serve them, or to describe them in the document of the API.

use std::{collections::BTreeMap, sync::Arc};

use actix_web::{Scope, dev::HttpServiceFactory, guard, web};
use utoipa::Path;
use utoipa_actix_web::{OpenApiFactory, service_config::ServiceConfig};

/// Place in which operations are registered. A server describes nothing: its workers keep no document each.
pub enum Operations<'config, 'app> {
    /// The application of a worker.
    Served(&'config mut Groups),
    /// The document of the API.
    Described(&'config mut ServiceConfig<'app>),
}

impl Operations<'_, '_> {
    /// Registers an operation.
    pub fn service<O: HttpServiceFactory + OpenApiFactory + Path + 'static>(&mut self, operation: O) -> &mut Self {
        match self {
            Self::Served(groups) => groups.add(Group::of(&O::path()), operation),
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

/// The paths that begin with the same two segments and have as many of them. actix-web tries one path after the other,
/// most of them by a regular expression: it is let into one group alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Group(Arc<str>);

impl Group {
    /// Returns the group of a path, as the document writes it.
    pub fn of(path: &str) -> Self {
        let mut segments = path.split('/').skip(1);
        let first: Vec<_> = segments.by_ref().take(2).collect();
        Self(format!("{}/+{}", first.join("/"), segments.count()).into())
    }
}

/// The operations of a worker, by their groups; in a group, in the order of their registration.
#[derive(Default)]
pub struct Groups(BTreeMap<Group, Scope>);

impl Groups {
    fn add(&mut self, group: Group, operation: impl HttpServiceFactory + 'static) {
        let scope = self.0.remove(&group).unwrap_or_else(|| {
            let group = group.clone();
            // Which group a request asks for is found once, with its route, before it comes here.
            web::scope("").guard(guard::fn_guard(move |asked| asked.req_data().get() == Some(&group)))
        });
        self.0.insert(group, scope.service(operation));
    }
}

/// Registers the operations for a worker.
pub fn served(operations: fn(&mut Operations<'_, '_>)) -> impl FnOnce(&mut web::ServiceConfig) {
    move |config| {
        let mut groups = Groups::default();
        operations(&mut Operations::Served(&mut groups));
        for scope in groups.0.into_values() {
            config.service(scope);
        }
    }
}
