//! Freight received, with the amounts entered as withheld from it: one reading behind the accountant's year, the next
//! receipt of a month, a freight's own INSS and its reminder.

use std::collections::HashMap;

use ::rates::CarrierTaxTable;
use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::BigInt};
use finance::{
    Category, Deduction, Dependents, Effect, EquatedToCompany, Month, TransactionKind,
    withholding::{Before, Payer, Receipt, TaxTables, reckon},
};
use kernel::{Cents, ClientId, FreightId, OwnerId, Result, TaxId, TransactionId};

use crate::{
    Db,
    accounts::user::terms,
    owned::{clients, freights, month_closings as closings, tied, transactions as books},
    prepared::fixed,
    rates::imported,
    sql,
};

/// The document of a client, and the statement that a person is equated to a company.
type Client = (Option<TaxId>, Option<EquatedToCompany>);
type Row = (TransactionId, TransactionId, NaiveDate, Cents, Option<FreightId>, Option<ClientId>, Client);

/// Loads the freight received on the given days, in the order of receipt.
pub(crate) fn receipts(db: &mut Db, owner: OwnerId, (first, last): (NaiveDate, NaiveDate)) -> Result<Vec<Receipt>> {
    let rows: Vec<Row> = books::of(owner)
        .left_join(tied(freights::id, books::freight_id))
        .left_join(tied(clients::id, freights::client_id))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::category.eq(Category::Frete))
        .filter(books::effect.ne(Effect::Result))
        .filter(books::personal.eq(false))
        .filter(books::paid_on.between(first, last))
        .order((books::paid_on, books::id))
        .select((
            books::id,
            // The parts of one amount were paid by one payer.
            fixed::<BigInt>("COALESCE(transactions.split_id, transactions.id)"),
            books::paid_on.assume_not_null(),
            books::amount_cents,
            books::freight_id,
            freights::client_id.nullable(),
            (clients::document.nullable(), clients::equated_to_company.nullable()),
        ))
        .load(db)?;
    let mut receipts: Vec<Receipt> = rows.into_iter().map(receipt).collect();
    let mut held = held(db, owner, (first, last))?;
    for one in &mut receipts {
        for (deduction, amount) in held.remove(&one.id).unwrap_or_default() {
            one.hold(deduction, amount)?;
        }
    }
    Ok(receipts)
}

fn receipt((id, whole, paid_on, gross_cents, freight_id, client, (document, equated)): Row) -> Receipt {
    let payer = match (client, freight_id) {
        (Some(client), _) => Payer::Client(client),
        (None, Some(freight)) => Payer::Freight(freight),
        (None, None) => Payer::Transaction(whole),
    };
    let cpf = document.is_some_and(|document| document.is_cpf());
    let (entered, discount_cents) = (None, Cents::ZERO);
    let equated = equated.unwrap_or(EquatedToCompany::Unknown);
    Receipt { id, freight_id, payer, cpf, equated, paid_on, gross_cents, entered, discount_cents }
}

/// Loads the amounts entered as withheld from receipts of some days, by receipt: they are settled with them.
fn held(
    db: &mut Db,
    owner: OwnerId,
    (first, last): (NaiveDate, NaiveDate),
) -> Result<HashMap<TransactionId, Vec<(Deduction, Cents)>>> {
    let rows: Vec<(TransactionId, Deduction, Cents)> = books::of(owner)
        .filter(books::paid_on.between(first, last))
        .filter(books::held_from_id.is_not_null())
        .filter(books::deduction.is_not_null())
        .group_by((books::held_from_id, books::deduction))
        .select((
            books::held_from_id.assume_not_null(),
            books::deduction.assume_not_null(),
            sql::total("transactions.amount_cents"),
        ))
        .load(db)?;
    let mut of: HashMap<TransactionId, Vec<(Deduction, Cents)>> = HashMap::new();
    for (receipt, deduction, amount) in rows {
        of.entry(receipt).or_default().push((deduction, amount));
    }
    Ok(of)
}

/// Returns the tax table in force on the first day of each month.
pub(crate) fn tables(db: &mut Db, months: &[Month]) -> Result<TaxTables> {
    let imported = imported::<CarrierTaxTable>(db, months.iter().max().map(|month| month.first_day()))?;
    let in_force = |month: &Month| {
        let day = month.first_day();
        let begun = imported.range(..=day).next_back().map(|(_, dated)| dated.clone());
        Some((*month, ::rates::in_force(day, begun)?))
    };
    Ok(months.iter().filter_map(in_force).collect())
}

/// Returns the number of dependants by month: in a closed month the number that its closing kept, else that of the profile.
pub(crate) fn dependents(db: &mut Db, owner: OwnerId) -> Result<Dependents> {
    let rows: Vec<(String, Option<i64>)> =
        closings::of(owner).order(closings::id).select((closings::closed_through, closings::dependents)).load(db)?;
    let acts: Vec<(Month, Option<i64>)> =
        rows.into_iter().map(|(text, dependents)| Ok((sql::month_of(&text)?, dependents))).collect::<Result<_>>()?;
    Ok(Dependents::of(terms(db, owner)?.dependents, acts))
}

/// Returns what happened in the month of a day until then: what this payer paid, and what other payers withheld of the
/// carrier's INSS, as entered, else as estimated. The receipt in question, `except`, is left out.
pub(crate) fn before(
    db: &mut Db,
    owner: OwnerId,
    payer: &Payer,
    on: NaiveDate,
    except: Option<TransactionId>,
) -> Result<Before> {
    let month = Month::of(on);
    let mut receipts = receipts(db, owner, (month.first_day(), on))?;
    receipts.retain(|receipt| Some(receipt.id) != except);
    let dependents = dependents(db, owner)?;
    Before::of(&reckon(&receipts, &tables(db, &[month])?, &dependents)?, *payer)
}
