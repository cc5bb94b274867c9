//! Freights: each write synchronises postings and odometers in the same transaction.

use diesel::prelude::*;
use freight::{Freight, FreightEntry, FreightInput, FreightRecord, FreightStatus, Timeline, errors::Action};
use kernel::{Check, DriverId, FreightId, Now, OwnerId, Result, VehicleId, Warning};
use rates::MinimumTable;

use super::{
    change_guards,
    composition::{ensure_hauled, together},
    driver, minimum, odometer_check, simulation_record, timeline,
    unlikely::{self, Resources},
};
pub use super::{
    list::{Filter, list, summary},
    record::find,
};
use crate::{
    Db, at_version,
    finance::freight_posting,
    fleet::odometer,
<<<<<<< HEAD
    keyset::keyset,
    owned::{clients, freight_drivers, freight_trailers as trailers, freights, insert_rows, transactions, vehicles},
=======
    owned::{freight_trailers as trailers, freights, insert_rows, transactions},
>>>>>>> r-s-lists
    references::check_client,
    sequence, sql,
};

<<<<<<< HEAD
/// Filter of the list of freights.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only in this state, or in one of several separated by commas.
    pub status: Option<String>,
    /// `true`: only those neither completed nor cancelled; `false`: only completed or cancelled ones.
    pub open: Option<bool>,
    /// Only of this vehicle, as truck or as trailer.
    pub vehicle_id: Option<VehicleId>,
    /// Only of this client.
    pub client_id: Option<ClientId>,
    /// Only of this driver.
    pub driver_id: Option<DriverId>,
    /// Only the one with this number.
    pub number: Option<i64>,
    /// Text in cities, cargo, keys, notes, client or truck; the freight's number or price (`1995` is R$ 1.995,00 to
    /// R$ 1.995,99), or its month (`março`, `03/2026`).
    pub q: Option<String>,
    /// Scheduled from this day on.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// Scheduled to this day, inclusive.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
}

/// Lists the owner's freights, each with its result; default order last scheduled first.
///
/// # Errors
/// [`kernel::Error::Malformed`] for an unknown state, order or cursor.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<ListedFreight>> {
    let mut query = freights::of(owner).select(Freight::as_select()).into_boxed();
    if let Some(states) = filter.status.as_deref().map(FreightStatus::parse_list).transpose()? {
        query = query.filter(freights::status.eq_any(states));
    }
    match filter.open {
        Some(true) => query = query.filter(sql::is_open()),
        Some(false) => {
            query =
                query.filter(freights::cancelled_on.is_not_null().or(freights::status.eq(FreightStatus::Completed)));
        }
        None => {}
    }
    if let Some(id) = filter.vehicle_id {
        let pulled = trailers::of(owner).filter(trailers::vehicle_id.eq(id)).select(trailers::freight_id);
        query = query.filter(freights::truck_id.eq(id).or(freights::id.eq_any(pulled)));
    }
    if let Some(id) = filter.client_id {
        query = query.filter(freights::client_id.eq(id));
    }
    if let Some(id) = filter.driver_id {
        let by_driver =
            freight_drivers::of(owner).filter(freight_drivers::driver_id.eq(id)).select(freight_drivers::freight_id);
        query = query.filter(freights::id.eq_any(by_driver));
    }
    if let Some(number) = filter.number {
        query = query.filter(freights::number.eq(number));
    }
    if let Some(from) = filter.from {
        query = query.filter(freights::scheduled_for.ge(sql::day(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(freights::scheduled_for.le(sql::day(to)));
    }
    if let Some(q) = &filter.q {
        let like = sql::containing(q);
        let by_client =
            clients::of(owner).filter(clients::search.like(like.clone()).escape('\\')).select(clients::id.nullable());
        let by_truck =
            vehicles::of(owner).filter(vehicles::search.like(like.clone()).escape('\\')).select(vehicles::id);
        let number: i64 = q.trim().parse().unwrap_or(-1);
        let Typed { cents: (least, most), month } = Typed::of(q);
        query = query.filter(
            freights::search
                .like(like)
                .escape('\\')
                .or(freights::number.eq(number))
                .or(freights::gross_cents.between(least, most))
                .or(sql::month("freights.scheduled_for").like(month))
                .or(freights::truck_id.eq_any(by_truck))
                .or(freights::client_id.eq_any(by_client).assume_not_null()),
        );
    }
    let page = keyset!(db, request, query => Freight, (freights::id, id), "-scheduledFor", {
        "scheduledFor" => freights::scheduled_for, fields.scheduled_for: NaiveDate;
        "number" => freights::number, number: i64;
        "grossCents" => freights::gross_cents, fields.gross_cents: Cents;
    })?;
    if page.items.is_empty() {
        return Ok(Page { items: Vec::new(), next_cursor: page.next_cursor });
    }
    let ids: Vec<FreightId> = page.items.iter().map(|freight| freight.id).collect();
    let inputs = ResultInputs::find(db, owner, &ids)?;
    let results = inputs.results(&page.items, now)?;
    let net = |id: FreightId| results.get(&id).filter(|result| !result.provisional).map(|result| result.net_cents);
    let records = record::records_with(db, owner, page.items, &inputs.preloaded(None), now)?.into_iter();
    let items = records.map(|record| ListedFreight { net_cents: net(record.freight.id), record }).collect();
    Ok(Page { items, next_cursor: page.next_cursor })
}

=======
>>>>>>> r-s-lists
/// Validates a freight against the owner's vehicles, clients and drivers, its timeline and the truck's other records.
/// `existing` is the stored freight with its timeline, for a change.
fn checked(
    db: &mut Db,
    owner: OwnerId,
    mut input: FreightInput,
    existing: Option<(&FreightRecord, &Timeline)>,
    now: &Now,
) -> Result<FreightEntry> {
    let mut check = Check::of(&mut input);
    let kept = existing.map(|(current, _)| vehicles_of(current)).unwrap_or_default();
    let together = together(db, owner, &mut check, input.truck_id, &input.trailer_ids, &kept)?;
    let axles = together.map(|together| together.axles);
    if !existing.is_some_and(|(current, _)| pulls_as_before(current, &input, axles)) {
        ensure_hauled(&mut check, together, input.minimum_table, input.axles);
    }
    check_client(db, owner, &mut check, input.client_id)?;
    driver::check(db, owner, &mut check, input.driver_id, existing.and_then(|(current, _)| driver_of(current)))?;
    if let Some((current, timeline)) = existing {
        timeline.check_odometers(&mut check, input.odometer_start_km, input.odometer_end_km);
        odometer_check::check_edit(db, &current.freight, &input, timeline, &mut check, now)?;
    }
    let confirm = input.confirm.take().unwrap_or_default();
    let mut entry = input.check(check, axles)?;
    if let Some((current, _)) = existing.filter(|(current, _)| entry.keeps_advance_of(current)) {
        // From now on the advance is a fixed amount: a share of another price would change it.
        (entry.fields.advance_cents, entry.fields.advance_bps) = (current.freight.fields.advance_cents, None);
    }
    let existing = existing.map(|(current, _)| (&current.freight, resources_of(current)));
    Warning::require(unlikely::of_entry(db, owner, &entry, existing, now)?, &confirm)?;
    Ok(entry)
}

/// Returns the vehicles and the driver of a freight.
pub(super) fn resources_of(freight: &FreightRecord) -> Resources<'_> {
    Resources { truck: freight.freight.fields.truck_id, trailers: &freight.trailer_ids, driver: driver_of(freight) }
}

fn vehicles_of(freight: &FreightRecord) -> Vec<VehicleId> {
    freight.trailer_ids.iter().copied().chain([freight.freight.fields.truck_id]).collect()
}

/// Returns true for a change that leaves vehicles, axles and table as they are. Freights of lone tractors stored before
/// these were refused remain editable otherwise.
fn pulls_as_before(current: &FreightRecord, input: &FreightInput, axles: Option<i64>) -> bool {
    let FreightRecord { freight, trailer_ids, .. } = current;
    freight.fields.truck_id == input.truck_id
        && *trailer_ids == input.trailer_ids
        && Some(freight.fields.axles) == input.axles.or(axles)
        && freight.fields.minimum_table == input.minimum_table.unwrap_or(MinimumTable::A)
}

fn driver_of(freight: &FreightRecord) -> Option<DriverId> {
    freight.driver.as_ref().map(|driver| driver.id)
}

/// Inserts a freight as scheduled, with its number and its postings.
///
/// # Errors
/// [`kernel::Error::Validation`] with all faults, or [`kernel::Error::Confirm`] for an unlikely price, and for a
/// vehicle or driver on another freight on the same days.
pub fn insert(db: &mut Db, owner: OwnerId, input: FreightInput, now: &Now) -> Result<FreightRecord> {
    let FreightEntry { fields, trailer_ids, driver_id } = checked(db, owner, input, None, now)?;
    let number = sequence::next(db, owner, "freight")?;
    let freight: Freight = freights::insert()
        .values((
            &fields,
            freights::owner_id.eq(owner),
            freights::version.eq(1_i64),
            freights::created_at.eq(now.at),
            freights::updated_at.eq(now.at),
            freights::number.eq(number),
            freights::status.eq(FreightStatus::Scheduled),
            freights::driven_km.eq(Timeline::default().driven(fields.odometer_start_km, fields.odometer_end_km)),
        ))
        .returning(sql::columns::<Freight>())
        .get_result(db)?;
    replace_trailers(db, owner, freight.id, &trailer_ids)?;
    driver::replace(db, owner, freight.id, driver_id)?;
    minimum::ensure_stored(db, &freight)?;
    freight_posting::sync_postings(db, &freight, now.at)?;
    odometer::rebuild(db, owner, [freight.fields.truck_id])?;
    find(db, owner, freight.id, now)
}

/// Changes a freight, if it has the given version; its postings and odometers follow.
///
/// # Errors
/// [`kernel::Error::Stale`], or [`kernel::Error::Validation`] (also if a received amount would have to change).
/// [`kernel::Error::Confirm`] for newly unlikely values. [`kernel::Error::Conflict`] for a cancelled freight, and for
/// values on which a settlement depends.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: FreightId,
    version: i64,
    input: FreightInput,
    now: &Now,
) -> Result<FreightRecord> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    current.freight.ensure_not_cancelled()?;
    let before = vehicles_of(&current);
    let timeline = Timeline::of(&timeline::events_of(db, owner, id)?);
    let entry = checked(db, owner, input, Some((&current, &timeline)), now)?;
    change_guards::ensure_may_become(db, &current, &entry)?;
    let FreightEntry { fields, trailer_ids, driver_id } = entry;
    let row = freights::of(owner).filter(freights::id.eq(id));
    // Another origin may have another time zone.
    let moved = Freight { fields: fields.clone(), ..current.freight.clone() };
    let began_on = moved.begun_by(&timeline);
    let freight: Freight = diesel::update(row.filter(freights::version.eq(version)))
        .set((
            &fields,
            freights::began_on.eq(began_on),
            freights::driven_km.eq(moved.driven_by(&timeline)),
            freights::version.eq(freights::version + 1),
            freights::updated_at.eq(now.at),
        ))
        .returning(sql::columns::<Freight>())
        .get_result(db)?;
    replace_trailers(db, owner, id, &trailer_ids)?;
    driver::replace(db, owner, id, driver_id)?;
    minimum::ensure_stored(db, &freight)?;
    if freight.fields.truck_id != current.freight.fields.truck_id {
        freight_posting::follow_truck(db, &freight, current.freight.fields.truck_id, now.at)?;
    }
    freight_posting::sync_postings(db, &freight, now.at)?;
    let after = trailer_ids.into_iter().chain([freight.fields.truck_id]);
    odometer::rebuild(db, owner, before.into_iter().chain(after))?;
    find(db, owner, id, now)
}

/// Deletes a freight without dependent records: receipts, expenses, advances, fill-ups, repairs or a settlement. Its
/// simulation, if any, may be converted again.
///
/// # Errors
/// [`kernel::Error::Stale`], or [`kernel::Error::Conflict`] that recommends cancelling it, or names the settlement.
pub fn delete(db: &mut Db, owner: OwnerId, id: FreightId, version: Option<i64>, now: &Now) -> Result<()> {
    let current = at_version(find(db, owner, id, now)?, version)?;
    change_guards::ensure_unsettled(db, &current.freight, Action::Delete)?;
    change_guards::ensure_no_history(db, &current.freight)?;
    simulation_record::free(db, owner, id, now.at)?;
    diesel::delete(transactions::of(owner).filter(transactions::freight_id.eq(id))).execute(db)?;
    diesel::delete(freights::of(owner).filter(freights::id.eq(id))).execute(db)?;
    odometer::rebuild(db, owner, current.trailer_ids.into_iter().chain([current.freight.fields.truck_id]))
}

fn replace_trailers(db: &mut Db, owner: OwnerId, id: FreightId, vehicles: &[VehicleId]) -> Result<()> {
    diesel::delete(trailers::of(owner).filter(trailers::freight_id.eq(id))).execute(db)?;
    let row = |(position, vehicle)| {
        let of = (trailers::owner_id.eq(owner), trailers::freight_id.eq(id));
        (of, trailers::position.eq(position), trailers::vehicle_id.eq(vehicle))
    };
    insert_rows!(db, trailers, (0_i64..).zip(vehicles).map(row).collect::<Vec<_>>())?;
    Ok(())
}
