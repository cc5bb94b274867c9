//! Freights whose figures are provisional: open ones, and begun ones whose driver's commission is not settled.

use std::{collections::HashSet, ops::RangeInclusive};

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{Month, figures::AggregateRow};
use freight::{Freight, FreightStatus, profit::trip_cost_of};
use kernel::{Cents, FreightId, Result};

use super::{
    figures_scope::{FiguresQuery, Scope},
    freight_books::FreightBooks,
    freight_parties::{PartiesByFreight, Row, columns, freights_with_parties},
};
use crate::{
    Db,
    owned::{driver_payment_freights as settlement_freights, drivers, freights},
    sql,
};

/// Provisional freights, with their drivers, clients and books.
#[derive(Debug, Default)]
pub(crate) struct UnsettledFreights {
    pub(crate) freights: Vec<Freight>,
    pub(crate) parties: PartiesByFreight,
    pub(crate) books: FreightBooks,
    commissions: Vec<(NaiveDate, AggregateRow)>,
}

impl UnsettledFreights {
    /// Loads every open freight of a selection, and those with an unsettled commission that began on its days.
    pub(crate) fn find(db: &mut Db, requested: &FiguresQuery) -> Result<Self> {
        let unsettled = settlement_freights::driver_payment_id
            .nullable()
            .is_null()
            .and(drivers::id.nullable().is_not_null())
            .and(freights::began_on.between(*requested.days.start(), *requested.days.end()))
            .and(freights::cancelled_on.is_null());
        let query = freights_with_parties(requested.owner)
            .filter(sql::is_open().or(unsettled))
            .select((Freight::as_select(), columns()))
            .into_boxed();
        let rows: Vec<(Freight, Row)> = match requested.scope {
            Scope::Owner => query,
            Scope::Vehicle(id) => query.filter(freights::truck_id.eq(id)),
            Scope::Client(id) => query.filter(freights::client_id.eq(id)),
        }
        .load(db)?;
        let (freights, parties): (Vec<Freight>, Vec<Row>) = rows.into_iter().unzip();
        let ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
        let parties = PartiesByFreight::of_rows(ids.iter().copied().zip(parties));
        let books = FreightBooks::find(db, requested.owner, &ids)?;
        let mut found = Self { freights, parties, books, commissions: Vec::new() };
        found.commissions = found.commissions(requested)?;
        Ok(found)
    }

    fn commissions(&self, requested: &FiguresQuery) -> Result<Vec<(NaiveDate, AggregateRow)>> {
        let costs = self.books.costs(requested.today)?;
        let begun = |freight: &&Freight| freight.began_on.is_some_and(|day| requested.holds(day));
        let unsettled = self.freights.iter().filter(begun).filter(|freight| self.parties.is_unsettled(freight));
        let line = |freight: &Freight| {
            let expenses = costs.get(&freight.id).map(|totals| totals.expenses.as_slice()).unwrap_or_default();
            let trip_cost = trip_cost_of(freight, expenses)?;
            let cents = self.parties.commission_of(freight, freight.fields.gross_cents, trip_cost)?;
            let (day, truck) = (freight.belongs_on(), freight.fields.truck_id);
            Ok((day, AggregateRow::open_commission(Month::of(day), truck, freight.id, cents)))
        };
        unsettled.map(line).collect()
    }

    /// Returns the unsettled commissions of the freights that began on some days.
    pub(crate) fn commissions_of(&self, days: &RangeInclusive<NaiveDate>) -> impl Iterator<Item = AggregateRow> {
        self.commissions.iter().filter(move |(day, _)| days.contains(day)).map(|(_, line)| *line)
    }

    /// Returns negative lines for the postings of freights that have not begun, since these may still be cancelled.
    pub(crate) fn not_begun(
        &self,
        requested: &FiguresQuery,
        days: &RangeInclusive<NaiveDate>,
    ) -> Result<Vec<AggregateRow>> {
        let is_scheduled = |freight: &&Freight| freight.is_open() && freight.status == FreightStatus::Scheduled;
        let scheduled: HashSet<FreightId> =
            self.freights.iter().filter(is_scheduled).map(|freight| freight.id).collect();
        let is_posted = |line: &AggregateRow| line.is_price() || line.is_price_deduction();
        let is_of = |line: &AggregateRow| line.freight_id.is_some_and(|id| scheduled.contains(&id));
        self.books
            .lines()
            .filter(|(day, line)| {
                days.contains(day) && is_posted(line) && is_of(line) && requested.is_of(line.vehicle_id)
            })
            .map(|(_, line)| {
                let amount_cents = Cents::ZERO.minus(line.amount_cents)?;
                Ok(AggregateRow { amount_cents, principal_cents: Cents::ZERO, ..line })
            })
            .collect()
    }
}
