//! Clients and their payment behaviour.

use diesel::prelude::*;
use finance::figures::Figures;
use freight::{Client, ClientFields, ClientInput, ClientSummary, errors};
use kernel::{ClientId, Instant, Now, OwnerId, Page, PageRequest, Result};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    Db, at_version,
    finance::{
        figures::{self, FiguresQuery, Scope},
        freight_posting,
    },
    keyset::keyset,
    owned::{clients, freight_simulations as simulations, freights},
    sql,
};

/// Filter of the list of clients.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Text in name, document or phone.
    pub q: Option<String>,
}

/// Lists the owner's clients; default order by name.
pub fn list(db: &mut Db, owner: OwnerId, filter: &Filter, request: &PageRequest, _: &Now) -> Result<Page<Client>> {
    let mut query = clients::of(owner).select(Client::as_select()).into_boxed();
    if let Some(q) = &filter.q {
        query = query.filter(clients::search.like(sql::containing(q)).escape('\\'));
    }
    // The search text begins with the name without accents and case, which gives the expected order.
    keyset!(db, request, query => Client, (clients::id, id), "name", {
        "name" => clients::search, fields.search: String;
        "createdAt" => clients::created_at, created_at: Instant;
    })
}

/// Loads one client.
pub fn find(db: &mut Db, owner: OwnerId, id: ClientId) -> Result<Client> {
    Ok(clients::of(owner).filter(clients::id.eq(id)).select(Client::as_select()).first(db)?)
}

/// Inserts a client.
///
/// # Errors
/// [`kernel::Error::Validation`], or [`kernel::Error::Conflict`] if another client has the document.
pub fn insert(db: &mut Db, owner: OwnerId, input: ClientInput, now: &Now) -> Result<Client> {
    let fields = input.check()?;
    ensure_document_free(db, owner, &fields, None)?;
    Ok(clients::insert()
        .values((
            fields,
            clients::owner_id.eq(owner),
            clients::version.eq(1_i64),
            clients::created_at.eq(now.at),
            clients::updated_at.eq(now.at),
        ))
        .returning(sql::columns::<Client>())
        .get_result(db)?)
}

/// Changes a client, if it has the given version.
///
/// # Errors
/// [`kernel::Error::Validation`], [`kernel::Error::Stale`], or [`kernel::Error::Conflict`] if another client has the
/// document.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: ClientId,
    version: i64,
    input: ClientInput,
    now: &Now,
) -> Result<Client> {
    let fields = input.check()?;
    at_version(find(db, owner, id)?, version)?;
    ensure_document_free(db, owner, &fields, Some(id))?;
    let row = clients::of(owner).filter(clients::id.eq(id));
    Ok(diesel::update(row.filter(clients::version.eq(version)))
        .set((fields, clients::version.eq(clients::version + 1), clients::updated_at.eq(now.at)))
        .returning(sql::columns::<Client>())
        .get_result(db)?)
}

/// Deletes a client without freights and simulations.
///
/// # Errors
/// [`kernel::Error::Stale`], or [`kernel::Error::Conflict`] with the number of its freights or simulations.
pub fn delete(db: &mut Db, owner: OwnerId, id: ClientId, version: Option<i64>, _: &Now) -> Result<()> {
    let name = at_version(find(db, owner, id)?, version)?.fields.name;
    let count: i64 = freights::of(owner).filter(freights::client_id.eq(id)).count().get_result(db)?;
    if count > 0 {
        return Err(errors::client_has_freights(&name, count));
    }
    let weighed: i64 = simulations::of(owner).filter(simulations::client_id.eq(id)).count().get_result(db)?;
    if weighed > 0 {
        return Err(errors::client_has_simulations(&name, weighed));
    }
    diesel::delete(clients::of(owner).filter(clients::id.eq(id))).execute(db)?;
    Ok(())
}

/// Summarizes a client's payment behaviour as of today.
pub fn summary(db: &mut Db, owner: OwnerId, id: ClientId, now: &Now) -> Result<ClientSummary> {
    find(db, owner, id)?;
    let count: i64 = freights::of(owner)
        .filter(freights::client_id.eq(id))
        .filter(freights::cancelled_on.is_null())
        .count()
        .get_result(db)?;
    let lines = figures::lines(db, &FiguresQuery::until(owner, Scope::Client(id), now.today))?;
    let revenue = Figures::of(&lines)?.outcome.revenue_cents;
    let parts = freight_posting::of_client(db, owner, id)?;
    let open = freight_posting::extras_of_client(db, owner, id)?;
    let received = freight_posting::received_extras_of_client(db, owner, id)?;
    ClientSummary::of(count, revenue, &parts, (&open, &received), now.today)
}

fn ensure_document_free(db: &mut Db, owner: OwnerId, fields: &ClientFields, own: Option<ClientId>) -> Result<()> {
    let Some(document) = &fields.document else { return Ok(()) };
    let holder: Option<(ClientId, String)> = clients::of(owner)
        .filter(clients::document.eq(document))
        .select((clients::id, clients::name))
        .first(db)
        .optional()?;
    match holder {
        Some((id, name)) if Some(id) != own => Err(errors::document_taken(&name)),
        _ => Ok(()),
    }
}
