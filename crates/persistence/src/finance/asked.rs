//! The figures that are asked for: of which part of the books, by which day, between which days.

use std::ops::RangeInclusive;

use chrono::NaiveDate;
use finance::{Month, figures::Basis};
use kernel::{ClientId, FreightId, OwnerId, VehicleId};

use crate::sql;

/// The part of an owner's books that figures are asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scope<'a> {
    /// All of it.
    Owner,
    /// Whatever names a vehicle.
    Vehicle(VehicleId),
    /// Whatever names a freight of a client.
    Client(ClientId),
    /// Whatever names one of these freights.
    Freights(&'a [FreightId]),
}

/// The figures that are asked for.
#[derive(Clone, Debug)]
pub(crate) struct Asked<'a> {
    /// The owner of the books.
    pub owner: OwnerId,
    /// The part of the books.
    pub scope: Scope<'a>,
    /// The basis: by the day of the fact, or by that of the payment.
    pub basis: Basis,
    /// The days, both ends included.
    pub days: RangeInclusive<NaiveDate>,
    /// Today: what a commission follows from is known up to it, whatever days are asked for.
    pub today: NaiveDate,
}

impl<'a> Asked<'a> {
    /// By competence, of all days up to one.
    pub(crate) fn until(owner: OwnerId, scope: Scope<'a>, today: NaiveDate) -> Self {
        Self { owner, scope, basis: Basis::Accrual, days: sql::day(NaiveDate::MIN)..=today, today }
    }

    /// Of some months; by competence nothing that lies after today.
    pub(crate) fn months(owner: OwnerId, (from, to): (Month, Month), basis: Basis, today: NaiveDate) -> Self {
        let last = match basis {
            Basis::Accrual => to.last_day().min(today),
            Basis::Cash => to.last_day(),
        };
        Self { owner, scope: Scope::Owner, basis, days: from.first_day()..=last, today }
    }

    /// Whether a day is asked for.
    pub(super) fn holds(&self, day: NaiveDate) -> bool {
        self.days.contains(&day)
    }
}

/// A boxed query of the books, bounded to a scope.
macro_rules! scoped {
    ($query:expr, $asked:expr) => {{
        let (query, owner) = ($query, $asked.owner);
        match $asked.scope {
            Scope::Owner => query,
            Scope::Vehicle(id) => query.filter(books::vehicle_id.eq(id)),
            Scope::Freights(ids) => query.filter(books::freight_id.eq_any(ids)),
            Scope::Client(id) => query.filter(
                books::freight_id
                    .eq_any(freights::of(owner).filter(freights::client_id.eq(id)).select(freights::id.nullable())),
            ),
        }
    }};
}
pub(super) use scoped;
