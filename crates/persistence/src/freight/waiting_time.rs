//! Waiting time of a freight, from its timeline, the capacity of its vehicles, and the rates of the days of arrival.

use fleet::{Vehicle, composition::carrying};
use freight::{WaitingTime, waiting_time::Carrying};
use kernel::{FreightId, Now, OwnerId, Result};

use super::{client, composition::vehicles_named, record, timeline};
use crate::{Db, rates::in_force};

/// Computes the amount due for the waiting time of a freight, and its basis.
pub fn waiting_time(db: &mut Db, owner: OwnerId, id: FreightId, now: &Now) -> Result<WaitingTime> {
    let record = record::find(db, owner, id, now)?;
    let client = record.client.as_ref().map(|one| client::find(db, owner, one.id)).transpose()?;
    let document = client.and_then(|client| client.fields.document);
    let events = timeline::events_of(db, owner, id)?;
    let truck = record.freight.fields.truck_id;
    let vehicles = vehicles_named(db, owner, truck, &record.trailer_ids)?;
    let trailers: Vec<&Vehicle> = vehicles.iter().filter(|vehicle| vehicle.id != truck).collect();
    let carried: Vec<Carrying> = carrying(vehicles.iter().find(|vehicle| vehicle.id == truck), &trailers)
        .into_iter()
        .map(|one| Carrying { called: format!("{} {}", one.of(), one.called()), capacity: one.fields.capacity_kg })
        .collect();
    let rate_on = |day| Ok(in_force(db, day)?.map(std::borrow::Cow::into_owned));
    WaitingTime::of(&record, document.as_ref(), &events, &carried, rate_on, now)
}
