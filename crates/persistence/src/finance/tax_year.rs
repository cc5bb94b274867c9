//! Accountant's year: income from freights, by month and payer.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Category, Effect, PayLine, TransactionKind,
    figures::{AccountingBasis, Figures, Side},
    tax_year::{FreightDocuments, OtherIncome, PayerName, TaxYear, YearBooks, months_of},
    withholding::{FreightIncome, Payer},
};
use kernel::{Cents, Ciot, ClientId, Error, FiscalKey, FreightId, Now, OwnerId, Result, TaxId, TransactionId};

use super::{
    figures::{self, FiguresQuery},
    withholding,
};
use crate::{
    Db,
    owned::{clients, freights, join_same_tenant, transactions},
    prepared::id_in,
};

/// Loads the accountant's year: freight by the day of receipt.
///
/// # Errors
/// [`Error::NotFound`] for a year outside 1950 to 2100.
pub fn find(db: &mut Db, owner: OwnerId, year: i32, now: &Now) -> Result<TaxYear> {
    let months = months_of(year)?;
    let (Some(first), Some(last)) = (months.first(), months.last()) else { return Err(Error::NotFound) };
    // The carrier's own INSS of December falls due in January and lowers its carnê-leão.
    let before = first.before(1);
    let incomes = withholding::incomes(db, owner, (before.first_day(), last.last_day()))?;
    let paid =
        figures::lines(db, &FiguresQuery::months(owner, (*first, *last), AccountingBasis::Cash, last.last_day()))?;
    let books = YearBooks {
        names: names(db, owner, &incomes)?,
        documents: documents(db, owner, &incomes)?,
        other_income: other_income(db, owner, (first.first_day(), last.last_day()))?,
        expenses: Figures::of(&paid)?.side(Side::Cost),
        incomes,
    };
    let mut tables = withholding::tables(db, &months)?;
    if !tables.is_empty() {
        tables.extend(withholding::tables(db, &[before])?);
    }
    let year = TaxYear::of(year, books, &tables, &withholding::dependents(db, owner)?, now.today)?;
    Ok(year.with_salary_parts(PayLine::of(&paid)?))
}

/// Returns number, CT-e and CIOT of the freights that were paid.
fn documents(db: &mut Db, owner: OwnerId, received: &[FreightIncome]) -> Result<BTreeMap<FreightId, FreightDocuments>> {
    let mut ids: Vec<FreightId> = received.iter().filter_map(|one| one.freight_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let rows: Vec<(FreightId, i64, Option<FiscalKey>, Option<Ciot>)> = freights::of(owner)
        .filter(id_in(freights::id, ids))
        .select((freights::id, freights::number, freights::cte_key, freights::ciot))
        .load(db)?;
    Ok(rows.into_iter().map(|(id, number, cte_key, ciot)| (id, FreightDocuments { number, cte_key, ciot })).collect())
}

/// A transaction of other income.
type Line = (TransactionId, NaiveDate, Category, String, Cents);
/// The freight that it names, and that freight's client.
type OfFreight = (Option<i64>, Option<ClientId>, Option<String>);

/// Returns the other income received on some days, without loans and household income.
fn other_income(db: &mut Db, owner: OwnerId, (first, last): (NaiveDate, NaiveDate)) -> Result<Vec<OtherIncome>> {
    let rows: Vec<(Line, OfFreight)> = transactions::of(owner)
        .left_join(join_same_tenant(freights::id, transactions::freight_id))
        .left_join(join_same_tenant(clients::id, freights::client_id))
        .filter(transactions::kind.eq(TransactionKind::Income))
        .filter(transactions::category.ne(Category::Frete))
        .filter(transactions::effect.eq(Effect::Both))
        .filter(transactions::paid_on.between(first, last))
        .order((transactions::paid_on, transactions::id))
        .select((
            (
                transactions::id,
                transactions::paid_on.assume_not_null(),
                transactions::category,
                transactions::description,
                transactions::amount_cents,
            ),
            (freights::number.nullable(), clients::id.nullable(), clients::name.nullable()),
        ))
        .load(db)?;
    let income = |((transaction_id, received_on, category, description, amount_cents), of): (Line, OfFreight)| {
        let (freight_number, client_id, client_name) = of;
        OtherIncome {
            transaction_id,
            received_on,
            category,
            description,
            freight_number,
            client_name,
            client_id,
            amount_cents,
        }
    };
    Ok(rows.into_iter().map(income).collect())
}

fn names(db: &mut Db, owner: OwnerId, received: &[FreightIncome]) -> Result<BTreeMap<Payer, PayerName>> {
    let (mut named, mut trips, mut lines) = (Vec::new(), Vec::new(), Vec::new());
    for one in received {
        match one.payer {
            Payer::Client(id) => named.push(id),
            Payer::Freight(id) => trips.push(id),
            Payer::Transaction(id) => lines.push(id),
        }
    }
    let clients: Vec<(ClientId, String, Option<TaxId>)> = clients::of(owner)
        .filter(id_in(clients::id, named))
        .select((clients::id, clients::name, clients::document))
        .load(db)?;
    let freights: Vec<(FreightId, i64)> =
        freights::of(owner).filter(id_in(freights::id, trips)).select((freights::id, freights::number)).load(db)?;
    let transactions: Vec<(TransactionId, String, Option<NaiveDate>, NaiveDate)> = transactions::of(owner)
        .filter(id_in(transactions::id, lines))
        .select((transactions::id, transactions::description, transactions::paid_on, transactions::due_on))
        .load(db)?;
    let clients = clients.into_iter().map(|(id, name, document)| (Payer::Client(id), PayerName { name, document }));
    let freights = freights.into_iter().map(|(id, number)| (Payer::Freight(id), PayerName::of_freight(number)));
    let transactions = transactions.into_iter().map(|(id, description, paid_on, due_on)| {
        (Payer::Transaction(id), PayerName::of_transaction(&description, paid_on.unwrap_or(due_on)))
    });
    Ok(clients.chain(freights).chain(transactions).collect())
}
