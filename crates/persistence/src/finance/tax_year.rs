//! The year for the accountant: what was received for freights, by month and payer.

use std::collections::BTreeMap;

use ::rates::CarrierTaxTable;
use chrono::NaiveDate;
use diesel::{
    dsl::sql as raw,
    prelude::*,
    sql_types::{BigInt, Nullable},
};
use finance::{
    Month,
    figures::{Basis, Figures, Side},
    tax_year::{Payer, PayerName, Received, TaxTables, TaxYear, months_of},
};
use kernel::{
    Category, Cents, ClientId, CostLine, Effect, Error, FreightId, OwnerId, Result, TaxId, TransactionId,
    TransactionKind,
    schema::{clients, freights, transactions as books},
};

use super::figures::{self, Asked};
use crate::{Db, rates::imported, sql};

type Row = (String, Option<ClientId>, Option<FreightId>, Option<TransactionId>, Cents);

/// The year for the accountant: freight by the day on which it was received.
///
/// # Errors
/// [`Error::NotFound`] for a year that is none.
pub fn find(db: &mut Db, owner: OwnerId, year: i32) -> Result<TaxYear> {
    let months = months_of(year)?;
    let (Some(first), Some(last)) = (months.first(), months.last()) else { return Err(Error::NotFound) };
    let received = received(db, owner, (*first, *last))?;
    let names = names(db, owner, &received)?;
    let expenses = expenses(db, owner, (*first, *last))?;
    TaxYear::of(year, &received, &names, expenses, &tables(db, &months)?)
}

/// What each payer paid in each month: a client together, and apart what names no client or no freight.
fn received(db: &mut Db, owner: OwnerId, (first, last): (Month, Month)) -> Result<Vec<Received>> {
    let rows: Vec<Row> = books::table
        .left_join(
            freights::table
                .on(freights::owner_id.eq(books::owner_id).and(freights::id.nullable().eq(books::freight_id))),
        )
        .filter(books::owner_id.eq(owner))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::category.eq(Category::Frete))
        .filter(books::effect.ne(Effect::Result))
        .filter(books::personal.eq(false))
        .filter(books::paid_on.ge(first.first_day()))
        .filter(books::paid_on.le(last.last_day()))
        .group_by(raw::<BigInt>("1, 2, 3, 4"))
        .select((
            sql::month!("transactions.paid_on"),
            raw::<Nullable<BigInt>>("freights.client_id"),
            raw::<Nullable<BigInt>>("CASE WHEN freights.client_id IS NULL THEN freights.id END"),
            raw::<Nullable<BigInt>>("CASE WHEN freights.id IS NULL THEN transactions.id END"),
            sql::total!("transactions.amount_cents"),
        ))
        .load(db)?;
    let of = |(month, client, freight, transaction, gross_cents): Row| {
        let payer = (client.map(Payer::Client))
            .or(freight.map(Payer::Freight))
            .or(transaction.map(Payer::Transaction))
            .ok_or_else(|| Error::Internal("freight was received of nothing".into()))?;
        Ok(Received { month: sql::month_of(&month)?, payer, gross_cents })
    };
    rows.into_iter().map(of).collect()
}

fn names(db: &mut Db, owner: OwnerId, received: &[Received]) -> Result<BTreeMap<Payer, PayerName>> {
    let (mut named, mut trips, mut lines) = (Vec::new(), Vec::new(), Vec::new());
    for one in received {
        match one.payer {
            Payer::Client(id) => named.push(id),
            Payer::Freight(id) => trips.push(id),
            Payer::Transaction(id) => lines.push(id),
        }
    }
    let clients: Vec<(ClientId, String, Option<TaxId>)> = clients::table
        .filter(clients::owner_id.eq(owner))
        .filter(clients::id.eq_any(named))
        .select((clients::id, clients::name, clients::document))
        .load(db)?;
    let freights: Vec<(FreightId, i64)> = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::id.eq_any(trips))
        .select((freights::id, freights::number))
        .load(db)?;
    let transactions: Vec<(TransactionId, String, Option<NaiveDate>, NaiveDate)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::id.eq_any(lines))
        .select((books::id, books::description, books::paid_on, books::due_on))
        .load(db)?;
    let clients = clients.into_iter().map(|(id, name, document)| (Payer::Client(id), PayerName { name, document }));
    let freights = freights.into_iter().map(|(id, number)| (Payer::Freight(id), PayerName::of_freight(number)));
    let transactions = transactions.into_iter().map(|(id, description, paid_on, due_on)| {
        (Payer::Transaction(id), PayerName::of_transaction(&description, paid_on.unwrap_or(due_on)))
    });
    Ok(clients.chain(freights).chain(transactions).collect())
}

/// Costs that were paid, by category, the greatest first.
fn expenses(db: &mut Db, owner: OwnerId, period: (Month, Month)) -> Result<Vec<CostLine>> {
    let paid = figures::lines(db, &Asked::months(owner, period, Basis::Cash, period.1.last_day()))?;
    Ok(Figures::of(&paid)?.side(Side::Cost))
}

fn tables(db: &mut Db, months: &[Month]) -> Result<TaxTables> {
    let imported = imported::<CarrierTaxTable>(db, months.last().map(|month| month.first_day()))?;
    let in_force = |month: &Month| {
        let day = month.first_day();
        let begun = imported.range(..=day).next_back().map(|(_, dated)| dated.clone());
        Some((*month, ::rates::in_force(day, begun)?))
    };
    Ok(months.iter().filter_map(in_force).collect())
}
