//! The year for the accountant: income from freights, by month and payer.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    PayLine,
    figures::{Basis, Figures, Side},
    tax_year::{PayerName, TaxYear, months_of},
    withholding::{Payer, Receipt},
};
use kernel::{ClientId, Error, FreightId, OwnerId, Result, TaxId, TransactionId};

use super::{
    figures::{self, FiguresQuery},
    withholding,
};
use crate::{
    Db,
    accounts::user::terms,
    owned::{clients, freights, transactions as books},
    prepared::one_of,
};

/// Loads the year for the accountant: freight by the day on which it was received.
///
/// # Errors
/// [`Error::NotFound`] for a year outside 1950 to 2100.
pub fn find(db: &mut Db, owner: OwnerId, year: i32) -> Result<TaxYear> {
    let months = months_of(year)?;
    let (Some(first), Some(last)) = (months.first(), months.last()) else { return Err(Error::NotFound) };
    let received = withholding::receipts(db, owner, (first.first_day(), last.last_day()))?;
    let names = names(db, owner, &received)?;
    let paid = figures::lines(db, &FiguresQuery::months(owner, (*first, *last), Basis::Cash, last.last_day()))?;
    let expenses = Figures::of(&paid)?.side(Side::Cost);
    let tables = withholding::tables(db, &months)?;
    let year = TaxYear::of(year, &received, &names, expenses, &tables, terms(db, owner)?.dependents)?;
    Ok(year.with_salary_parts(PayLine::of(&paid)?))
}

fn names(db: &mut Db, owner: OwnerId, received: &[Receipt]) -> Result<BTreeMap<Payer, PayerName>> {
    let (mut named, mut trips, mut lines) = (Vec::new(), Vec::new(), Vec::new());
    for one in received {
        match one.payer {
            Payer::Client(id) => named.push(id),
            Payer::Freight(id) => trips.push(id),
            Payer::Transaction(id) => lines.push(id),
        }
    }
    let clients: Vec<(ClientId, String, Option<TaxId>)> = clients::of(owner)
        .filter(one_of(clients::id, named))
        .select((clients::id, clients::name, clients::document))
        .load(db)?;
    let freights: Vec<(FreightId, i64)> =
        freights::of(owner).filter(one_of(freights::id, trips)).select((freights::id, freights::number)).load(db)?;
    let transactions: Vec<(TransactionId, String, Option<NaiveDate>, NaiveDate)> = books::of(owner)
        .filter(one_of(books::id, lines))
        .select((books::id, books::description, books::paid_on, books::due_on))
        .load(db)?;
    let clients = clients.into_iter().map(|(id, name, document)| (Payer::Client(id), PayerName { name, document }));
    let freights = freights.into_iter().map(|(id, number)| (Payer::Freight(id), PayerName::of_freight(number)));
    let transactions = transactions.into_iter().map(|(id, description, paid_on, due_on)| {
        (Payer::Transaction(id), PayerName::of_transaction(&description, paid_on.unwrap_or(due_on)))
    });
    Ok(clients.chain(freights).chain(transactions).collect())
}
