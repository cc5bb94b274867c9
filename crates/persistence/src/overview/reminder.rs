//! Reads everything that is due, of every module.

use chrono::NaiveDate;
use diesel::prelude::*;
use kernel::{DriverId, Now, OwnerId, PageRequest, Result, UserId, schema::users};
use overview::{PersonPapers, Reminder, Reminders, reminder::last_day};

use crate::{
    Db,
    finance::{own_contributions, transaction},
    fleet::vehicle,
    maintenance::plan,
    owned::drivers,
};

/// Lists everything that is late, near, or due within `days` days if these are more than the default,
/// [`kernel::due::SOON_DAYS`].
///
/// # Errors
/// [`kernel::Error::Validation`] for less than 0 days or more than 366.
pub fn list(db: &mut Db, owner: OwnerId, days: Option<i64>, now: &Now) -> Result<Reminders> {
    let today = now.today;
    let last = last_day(days, today)?;
    let pending = transaction::pending(db, owner, last, today)?;
    let mut items: Vec<Reminder> = pending.into_iter().map(|record| Reminder::of_amount(record, today)).collect();
    let vehicles = vehicle::at_work(db, owner)?;
    items.extend(vehicles.iter().flat_map(|record| Reminder::of_vehicle(&record.vehicle, &record.due_dates, today)));
    items.extend(Reminder::of_owner(owner, own_papers(db, owner)?, today));
    items.extend(
        drivers_papers(db, owner)?.into_iter().flat_map(|(who, papers)| Reminder::of_driver(who, papers, today)),
    );
    let due = plan::due(db, owner, &plan::DueFilter::default(), &PageRequest::default(), now)?.items;
    items.extend(due.into_iter().filter_map(|line| Reminder::of_plan(line, last)));
    for due in own_contributions::due(db, owner, today)? {
        items.push(Reminder::of_own_contributions(due, today)?);
    }
    Ok(Reminders::of(items, (today, last)))
}

fn own_papers(db: &mut Db, owner: OwnerId) -> Result<PersonPapers> {
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
