//! Commission of a freight's driver: the amount in its settlement, else by the agreement.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::{dsl::auto_type, prelude::*};
use finance::{Month, figures::Line};
use freight::{Freight, FreightResult, result::trip_cost_of};
use kernel::{Bps, Cents, DriverPaymentId, FreightId, OwnerId, Result, VehicleId};
use payments::{Agreement, PayTerms};

use super::{
    figures_scope::{FiguresQuery, Scope},
    trip_costs,
};
use crate::{
    Db,
    owned::{driver_payment_freights as settled, drivers, freight_drivers as driven, freights, tied},
    prepared::one_of,
};

/// Basis of a freight's commission: the driver's terms, and the settled amount if there is one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Earning {
    terms: Option<PayTerms>,
    settled: Option<(Cents, DriverPaymentId)>,
}

type Row = (FreightId, Option<Agreement>, Option<Bps>, Option<Cents>, Option<Cents>, Option<DriverPaymentId>);

/// Selects what commissions are computed from, of freights, drivers and settlements, ready to be filtered.
#[auto_type]
fn rows(owner: OwnerId) -> _ {
    freights::of(owner)
        .left_join(tied(driven::freight_id, freights::id))
        .left_join(tied(drivers::id, driven::driver_id))
        .left_join(tied(settled::freight_id, freights::id))
        .select((
            freights::id,
            drivers::agreement.nullable(),
            drivers::commission_bps.nullable(),
            drivers::fixed_cents.nullable(),
            settled::commission_cents.nullable(),
            settled::driver_payment_id.nullable(),
        ))
}

/// Bases of the commissions of freights.
#[derive(Debug, Default)]
pub(crate) struct Earnings(HashMap<FreightId, Earning>);

impl Earnings {
    fn from_rows(rows: Vec<Row>) -> Self {
        let earning = |(id, agreement, commission_bps, fixed_cents, cents, payment): Row| {
            let terms = agreement.map(|agreement| PayTerms { agreement, commission_bps, fixed_cents });
            (id, Earning { terms, settled: cents.zip(payment) })
        };
        Self(rows.into_iter().map(earning).collect())
    }

    /// Loads those of the given freights.
    pub(crate) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Self> {
        Ok(Self::from_rows(rows(owner).filter(one_of(freights::id, ids)).load(db)?))
    }

    /// Adds the driver's commission to the result of a freight.
    pub(crate) fn applied(&self, freight: &Freight, result: FreightResult) -> Result<FreightResult> {
        let earning = self.of(freight);
        let commission = earning.commission(freight, result.price_cents, result.trip_cost_cents)?;
        result.with_commission(commission, earning.settled.map(|(_, payment)| payment))
    }

    /// Returns the commission of a freight's driver for a given price and costs.
    pub(crate) fn earned(&self, freight: &Freight, price: Cents, costs: Cents) -> Result<Cents> {
        self.of(freight).commission(freight, price, costs)
    }

    fn of(&self, freight: &Freight) -> Earning {
        self.0.get(&freight.id).copied().unwrap_or_default()
    }
}

impl Earning {
    /// Returns the commission of a freight's driver, from its price and trip costs: zero without a driver or for a
    /// cancelled freight.
    fn commission(&self, freight: &Freight, price: Cents, costs: Cents) -> Result<Cents> {
        if let Some((cents, _)) = self.settled {
            return Ok(cents);
        }
        match self.terms {
            // A freight without a driver has nobody to receive a share, and a cancelled one is never settled.
            Some(terms) if !freight.is_cancelled() => {
                Ok(terms.commission(price, costs, freight.fields.commission_bps)?.commission_cents)
            }
            _ => Ok(Cents::ZERO),
        }
    }
}

/// Commission of a freight that has begun and is in no settlement yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenCommission {
    freight_id: FreightId,
    truck_id: VehicleId,
    belongs_on: NaiveDate,
    /// Amount in cents.
    pub(crate) cents: Cents,
}

impl OpenCommission {
    /// Returns the month in which its freight began.
    pub(crate) fn month(&self) -> Month {
        Month::of(self.belongs_on)
    }

    /// Returns the commission as it counts in figures.
    pub(crate) fn line(&self) -> Line {
        Line::open_commission(self.month(), self.truck_id, self.freight_id, self.cents)
    }
}

/// Loads the commissions that are in no settlement yet, of freights that began on the days asked for and have a driver.
pub(crate) fn open_commissions(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<Vec<OpenCommission>> {
    let owner = asked.owner;
    let rows = rows(owner)
        .filter(settled::driver_payment_id.nullable().is_null())
        .filter(drivers::id.nullable().is_not_null())
        .filter(freights::began_on.between(*asked.days.start(), *asked.days.end()))
        .filter(freights::cancelled_on.is_null())
        .into_boxed();
    let rows: Vec<Row> = match asked.scope {
        Scope::Owner => rows,
        Scope::Vehicle(id) => rows.filter(freights::truck_id.eq(id)),
        Scope::Client(id) => rows.filter(freights::client_id.eq(id)),
        Scope::Freights(ids) => rows.filter(one_of(freights::id, ids)),
    }
    .load(db)?;
    let ids: Vec<FreightId> = rows.iter().map(|row| row.0).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let earnings = Earnings::from_rows(rows);
    let begun: Vec<Freight> =
        freights::of(owner).select(Freight::as_select()).filter(one_of(freights::id, &ids)).load(db)?;
    let booked = trip_costs::of_freights(db, owner, &ids, asked.today)?;
    let open = |freight: &Freight| {
        let expenses = booked.get(&freight.id).map(|booked| booked.expenses.as_slice()).unwrap_or_default();
        let cents =
            earnings.of(freight).commission(freight, freight.fields.gross_cents, trip_cost_of(freight, expenses)?)?;
        Ok(OpenCommission {
            freight_id: freight.id,
            truck_id: freight.fields.truck_id,
            belongs_on: freight.belongs_on(),
            cents,
        })
    };
    begun.iter().map(open).collect()
}
