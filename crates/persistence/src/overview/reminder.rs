//! Reminders: the due items of every module, merged by urgency.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::TransactionRecord;
use fleet::{VehicleRecord, VehicleStatus};
use kernel::{DriverId, Now, OwnerId, Result, UserId, schema::users};
use overview::{PersonPapers, Reminder, Reminders, reminder::last_day};

use crate::{
    Db,
    finance::{own_contributions, transaction},
    fleet::{fuel_log::FuelLog, vehicle},
    maintenance::plan,
    owned::drivers,
};

/// Lists the overdue, near and upcoming items. `days` extends the default horizon of [`kernel::due::SOON_DAYS`].
///
/// # Errors
/// [`kernel::Error::Validation`] below 0 or above 366 days.
pub fn list(db: &mut Db, owner: OwnerId, days: Option<i64>, now: &Now) -> Result<Reminders> {
    let pending = transaction::pending(db, owner, last_day(days, now.today)?, now.today)?;
    let papers = own_papers(db, owner)?;
    let vehicles = vehicle::all(db, owner)?;
    with(db, owner, Read { vehicles: &vehicles, pending, papers, log: None }, days, now)
}

/// Sources of reminders that are already loaded.
pub(super) struct Read<'a> {
    /// All vehicles of the owner.
    pub(super) vehicles: &'a [VehicleRecord],
    /// Pending transactions up to the last day.
    pub(super) pending: Vec<TransactionRecord>,
    pub(super) papers: PersonPapers,
    /// Fill-ups, if already loaded.
    pub(super) log: Option<&'a FuelLog>,
}

/// Lists the reminders of [`list`], from loaded sources.
pub(super) fn with(db: &mut Db, owner: OwnerId, read: Read<'_>, days: Option<i64>, now: &Now) -> Result<Reminders> {
    let Read { vehicles, pending, papers, log } = read;
    let today = now.today;
    let last = last_day(days, today)?;
    let mut items: Vec<Reminder> = pending.into_iter().map(|record| Reminder::of_amount(record, today)).collect();
    items.extend(upkeep(db, owner, (vehicles, papers, log), last, now)?);
    for due in own_contributions::due(db, owner, today)? {
        items.push(Reminder::of_own_contributions(due, today)?);
    }
    Ok(Reminders::of(items, (today, last)))
}

/// Lists the papers of vehicles and people, and the lines of the maintenance plan, as seen up to the `last` day.
pub(super) fn upkeep(
    db: &mut Db,
    owner: OwnerId,
    (vehicles, papers, log): (&[VehicleRecord], PersonPapers, Option<&FuelLog>),
    last: NaiveDate,
    now: &Now,
) -> Result<Vec<Reminder>> {
    let today = now.today;
    let at_work: Vec<_> =
        vehicles.iter().filter(|record| record.vehicle.fields.status != VehicleStatus::Inactive).collect();
    let of_vehicle = |record: &&VehicleRecord| Reminder::of_vehicle(&record.vehicle, &record.due_dates, today);
    let mut items: Vec<Reminder> = at_work.iter().flat_map(of_vehicle).collect();
    items.extend(Reminder::of_owner(owner, papers, today));
    items.extend(
        drivers_papers(db, owner)?.into_iter().flat_map(|(who, papers)| Reminder::of_driver(who, papers, today)),
    );
    let due = plan::due_of(db, owner, at_work.iter().map(|record| record.vehicle.clone()).collect(), log, now)?;
    items.extend(due.into_iter().filter_map(|line| Reminder::of_plan(line, last)));
    Ok(items)
}

pub(super) fn own_papers(db: &mut Db, owner: OwnerId) -> Result<PersonPapers> {
    let (cnh_due_on, toxicological_due_on) = users::table
        .filter(users::id.eq(UserId::from(owner)))
        .select((users::cnh_due_on, users::toxicological_due_on))
        .first(db)?;
    Ok(PersonPapers { cnh_due_on, toxicological_due_on })
}

fn drivers_papers(db: &mut Db, owner: OwnerId) -> Result<Vec<((DriverId, String), PersonPapers)>> {
    let rows: Vec<(DriverId, String, Option<NaiveDate>, Option<NaiveDate>)> = drivers::of(owner)
        .filter(drivers::active.eq(true))
        .order(drivers::id)
        .select((drivers::id, drivers::name, drivers::cnh_due_on, drivers::toxicological_due_on))
        .load(db)?;
    let of =
        |(id, name, cnh_due_on, toxicological_due_on)| ((id, name), PersonPapers { cnh_due_on, toxicological_due_on });
    Ok(rows.into_iter().map(of).collect())
}
