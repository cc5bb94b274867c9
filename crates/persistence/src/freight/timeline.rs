//! Timelines of freights: append-only events; a correction undoes and repeats them.

use std::collections::HashMap;

use diesel::prelude::*;
use freight::{Freight, FreightEvent, NewFreightEvent, Timeline};
use kernel::{FreightId, Instant, OwnerId, Page, PageRequest, Result};

use super::record;
use crate::{Db, keyset::keyset, owned::freight_events as events, prepared::id_in};

/// Lists the timeline of a freight; default order oldest entry first.
pub fn events(db: &mut Db, owner: OwnerId, id: FreightId, request: &PageRequest) -> Result<Page<FreightEvent>> {
    record::row(db, owner, id)?;
    let query = events::of(owner).filter(events::freight_id.eq(id)).into_boxed();
    keyset!(db, request, query => FreightEvent, (events::id, id), "id", { "id" => events::id, id: i64 })
}

pub(super) fn events_of(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Vec<FreightEvent>> {
    let of_freight = events::of(owner).filter(events::freight_id.eq(id));
    Ok(of_freight.order(events::id).load(db)?)
}

pub(super) fn insert_event(db: &mut Db, freight: &Freight, event: &NewFreightEvent, at: Instant) -> Result<()> {
    events::insert()
        .values((
            event,
            events::owner_id.eq(freight.owner_id),
            events::freight_id.eq(freight.id),
            events::created_at.eq(at),
        ))
        .execute(db)?;
    Ok(())
}

/// Loads the timelines of the given freights, without undone events.
pub(crate) fn timelines(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<HashMap<FreightId, Timeline>> {
    // Ordered by freight first, like their index: by id alone, SQLite would scan all the owner's events.
    let order = (events::freight_id, events::id);
    let all: Vec<FreightEvent> = events::of(owner).filter(id_in(events::freight_id, ids)).order(order).load(db)?;
    let mut of: HashMap<FreightId, Vec<FreightEvent>> = HashMap::new();
    for event in all {
        of.entry(event.freight_id).or_default().push(event);
    }
    Ok(of.into_iter().map(|(freight, events)| (freight, Timeline::of(&events))).collect())
}
