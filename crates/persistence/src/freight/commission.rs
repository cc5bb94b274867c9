//! What a freight earns its driver: as a settlement holds it, else by what was agreed.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use freight::{Freight, FreightResult, FreightStatus, result::cost_of};
use kernel::{
    Bps, Cents, DriverPaymentId, Error, FreightId, OwnerId, Result, VehicleId,
    schema::{
        driver_payment_freights as settled, driver_payments as acertos, drivers, freight_drivers as driven, freights,
    },
};
use payments::{Agreement, Commission, Terms};

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
        let commission = earning.commission(freight, result.price_cents, result.cost_cents)?;
        result.with_commission(commission, earning.settled.map(|(_, payment)| payment))
    }

    fn of(&self, freight: &Freight) -> Earning {
        self.0.get(&freight.id).copied().unwrap_or_default()
    }
}

impl Earning {
    /// What the driver of a freight earns, from what it brings and costs.
    fn commission(&self, freight: &Freight, price: Cents, costs: Cents) -> Result<Cents> {
        if let Some((cents, _)) = self.settled {
            return Ok(cents);
        }
        let share = freight.commission_bps;
        match (self.terms, share) {
            // What fell through earns at most a share of what was received: nobody drove it to its end for a fixed amount.
            (Some(terms), None) if freight.is_cancelled() && !terms.agreement.is_share() => Ok(Cents::ZERO),
            (Some(terms), _) => Ok(terms.commission(price, costs, share)?.commission_cents),
            (None, Some(share)) => Ok(Commission::share(price, share)?.commission_cents),
            (None, None) => Ok(Cents::ZERO),
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
        if earning.settled.is_none() && earning.terms.is_some() {
            let costs = cost_of(freight, spent.get(&freight.id).map(Vec::as_slice).unwrap_or_default())?;
            sum = sum.plus(earning.commission(freight, freight.gross_cents, costs)?)?;
        }
    }
    Ok(sum)
}

/// The number of the settlement that holds a freight, if one does.
pub(super) fn settlement_of(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Option<i64>> {
    Ok(settled::table
        .inner_join(
            acertos::table.on(acertos::owner_id.eq(settled::owner_id).and(acertos::id.eq(settled::driver_payment_id))),
        )
        .filter(settled::owner_id.eq(owner))
        .filter(settled::freight_id.eq(id))
        .select(acertos::number)
        .first(db)
        .optional()?)
}

/// A settled freight stays as it was settled.
///
/// # Errors
/// [`Error::Conflict`] with `settled` that names the settlement.
pub(super) fn ensure_unsettled(db: &mut Db, freight: &Freight, what: &str) -> Result<()> {
    let Some(number) = settlement_of(db, freight.owner_id, freight.id)? else { return Ok(()) };
    let detail = format!("O frete nº {} está no acerto nº {number} e {what}: desfaça o acerto antes.", freight.number);
    Err(Error::conflict("settled", detail))
}
