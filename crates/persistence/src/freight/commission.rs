//! What a freight earns its driver: as a settlement holds it, else by what was agreed.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use freight::{Freight, FreightResult, FreightStatus, result::trip_cost_of};
use kernel::{
    Bps, Cents, DriverPaymentId, FreightId, OwnerId, Result, VehicleId,
    schema::{driver_payment_freights as settled, drivers, freight_drivers as driven, freights},
};
use payments::{Agreement, Terms};

use super::result::spent_of_period;
use crate::Db;

/// From what a freight's commission follows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Earning {
    terms: Option<Terms>,
    settled: Option<(Cents, DriverPaymentId)>,
}

type Row = (FreightId, Option<Agreement>, Option<Bps>, Option<Cents>, Option<Cents>, Option<DriverPaymentId>);

/// What of freights, drivers and settlements a commission follows from, ready to be filtered.
macro_rules! rows {
    ($owner:expr) => {
        freights::table
            .left_join(
                driven::table.on(driven::owner_id.eq(freights::owner_id).and(driven::freight_id.eq(freights::id))),
            )
            .left_join(drivers::table.on(
                drivers::owner_id.eq(freights::owner_id).and(drivers::id.nullable().eq(driven::driver_id.nullable())),
            ))
            .left_join(
                settled::table.on(settled::owner_id.eq(freights::owner_id).and(settled::freight_id.eq(freights::id))),
            )
            .filter(freights::owner_id.eq($owner))
            .select((
                freights::id,
                drivers::agreement.nullable(),
                drivers::commission_bps.nullable(),
                drivers::fixed_cents.nullable(),
                settled::commission_cents.nullable(),
                settled::driver_payment_id.nullable(),
            ))
    };
}

/// From what the commissions of freights follow.
#[derive(Debug, Default)]
pub(crate) struct Earnings(HashMap<FreightId, Earning>);

impl Earnings {
    fn from_rows(rows: Vec<Row>) -> Self {
        let earning = |(id, agreement, commission_bps, fixed_cents, cents, payment): Row| {
            let terms = agreement.map(|agreement| Terms { agreement, commission_bps, fixed_cents });
            (id, Earning { terms, settled: cents.zip(payment) })
        };
        Self(rows.into_iter().map(earning).collect())
    }

    /// Those of the given freights.
    pub(crate) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Self> {
        Ok(Self::from_rows(rows!(owner).filter(freights::id.eq_any(ids)).load(db)?))
    }

    /// Those of every freight of a truck.
    pub(crate) fn of_truck(db: &mut Db, owner: OwnerId, truck: VehicleId) -> Result<Self> {
        Ok(Self::from_rows(rows!(owner).filter(freights::truck_id.eq(truck)).load(db)?))
    }

    /// The result of a freight with what its driver earns.
    ///
    /// # Errors
    /// [`Error::Internal`] on overflow.
    pub(crate) fn applied(&self, freight: &Freight, result: FreightResult) -> Result<FreightResult> {
        let earning = self.of(freight);
        let commission = earning.commission(freight, result.price_cents, result.trip_cost_cents)?;
        result.with_commission(commission, earning.settled.map(|(_, payment)| payment))
    }

    fn of(&self, freight: &Freight) -> Earning {
        self.0.get(&freight.id).copied().unwrap_or_default()
    }
}

impl Earning {
    /// What the driver of a freight earns, from what it brings and its trip costs: nothing without a driver, and nothing of what
    /// fell through.
    fn commission(&self, freight: &Freight, price: Cents, costs: Cents) -> Result<Cents> {
        if let Some((cents, _)) = self.settled {
            return Ok(cents);
        }
        match self.terms {
            // Nobody is there to receive a share of a freight without a driver, and what fell through is never settled.
            Some(terms) if !freight.is_cancelled() => {
                Ok(terms.commission(price, costs, freight.commission_bps)?.commission_cents)
            }
            _ => Ok(Cents::ZERO),
        }
    }
}

/// The commissions of freights scheduled in a period that no settlement holds yet: of those that have started and have a
/// driver, for what is only scheduled has earned nothing yet.
///
/// # Errors
/// What the database says.
pub(crate) fn unsettled(db: &mut Db, owner: OwnerId, from: NaiveDate, to: NaiveDate) -> Result<Cents> {
    let rows: Vec<Row> = rows!(owner).filter(freights::scheduled_for.between(from, to)).load(db)?;
    let earnings = Earnings::from_rows(rows);
    let started: Vec<Freight> = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::scheduled_for.between(from, to))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Scheduled))
        .load(db)?;
    let spent = spent_of_period(db, owner, from, to)?;
    let mut sum = Cents::ZERO;
    for freight in &started {
        let earning = earnings.of(freight);
        if earning.settled.is_none() {
            let costs = trip_cost_of(freight, spent.get(&freight.id).map(Vec::as_slice).unwrap_or_default())?;
            sum = sum.plus(earning.commission(freight, freight.gross_cents, costs)?)?;
        }
    }
    Ok(sum)
}
