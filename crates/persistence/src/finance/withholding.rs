//! Freight receipts with their withheld amounts: one query behind the accountant's year, further receipts of a month,
//! own INSS and its reminder.

use std::collections::HashMap;

use ::rates::CarrierTaxTable;
use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::BigInt};
use finance::{
    Category, Deduction, Dependents, Effect, EquatedToCompany, Month, TransactionKind,
    withholding::{FreightIncome, MonthToDate, Payer, TaxTables, assess_taxes},
};
use kernel::{Cents, ClientId, FreightId, OwnerId, Result, TaxId, TransactionId};

use crate::{
    Db,
    accounts::user::terms,
    owned::{clients, freights, join_same_tenant, month_closings as closings, transactions},
    prepared::static_sql,
    rates::imported,
    sql,
};

/// The document of a client, and the statement that a person is equated to a company.
type Client = (Option<TaxId>, Option<EquatedToCompany>);
/// The receipt from which an amount was withheld, and as what.
type Held = (Option<TransactionId>, Option<Deduction>);
type Row = (TransactionId, TransactionId, NaiveDate, Cents, Option<FreightId>, Option<ClientId>, Client, Held);

/// Loads the freight received on the given days, in the order of receipt, with the withheld amounts settled with it.
pub(crate) fn incomes(
    db: &mut Db,
    owner: OwnerId,
    (first, last): (NaiveDate, NaiveDate),
) -> Result<Vec<FreightIncome>> {
    let received = transactions::kind
        .eq(TransactionKind::Income)
        .and(transactions::category.eq(Category::Frete))
        .and(transactions::effect.ne(Effect::Result))
        .and(transactions::personal.eq(false));
    let withheld = transactions::held_from_id.is_not_null().and(transactions::deduction.is_not_null());
    let rows: Vec<Row> = transactions::of(owner)
        .left_join(join_same_tenant(freights::id, transactions::freight_id))
        .left_join(join_same_tenant(clients::id, freights::client_id))
        .filter(transactions::paid_on.between(first, last))
        .filter(received.or(withheld))
        .order((transactions::paid_on, transactions::id))
        .select((
            transactions::id,
            // The parts of one amount have the same payer.
            static_sql::<BigInt>("COALESCE(transactions.split_id, transactions.id)"),
            transactions::paid_on.assume_not_null(),
            transactions::amount_cents,
            transactions::freight_id,
            freights::client_id.nullable(),
            (clients::document.nullable(), clients::equated_to_company.nullable()),
            (transactions::held_from_id, transactions::deduction),
        ))
        .load(db)?;
    let mut withheld: HashMap<TransactionId, Vec<(Deduction, Cents)>> = HashMap::new();
    let mut incomes: Vec<FreightIncome> = Vec::new();
    for row in rows {
        let (_, _, _, amount, .., (from, deduction)) = row;
        match from.zip(deduction) {
            Some((from, deduction)) => {
                let of = withheld.entry(from).or_default();
                match of.iter_mut().find(|(kind, _)| *kind == deduction) {
                    Some((_, sum)) => *sum = sum.plus(amount)?,
                    None => of.push((deduction, amount)),
                }
            }
            None => incomes.push(income(row)),
        }
    }
    for one in &mut incomes {
        for (deduction, amount) in withheld.remove(&one.id).unwrap_or_default() {
            one.hold(deduction, amount)?;
        }
    }
    Ok(incomes)
}

fn income((id, whole, paid_on, gross_cents, freight_id, client, (document, equated), _): Row) -> FreightIncome {
    let payer = match (client, freight_id) {
        (Some(client), _) => Payer::Client(client),
        (None, Some(freight)) => Payer::Freight(freight),
        (None, None) => Payer::Transaction(whole),
    };
    let cpf = document.is_some_and(|document| document.is_cpf());
    let (entered, discount_cents) = (None, Cents::ZERO);
    let equated = equated.unwrap_or(EquatedToCompany::Unknown);
    FreightIncome { id, freight_id, payer, cpf, equated, paid_on, gross_cents, entered, discount_cents }
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

/// Returns the number of dependants by month: in a closed month the one stored by its closing, else the profile's.
pub(crate) fn dependents(db: &mut Db, owner: OwnerId) -> Result<Dependents> {
    let rows: Vec<(String, Option<i64>)> =
        closings::of(owner).order(closings::id).select((closings::closed_through, closings::dependents)).load(db)?;
    let acts: Vec<(Month, Option<i64>)> =
        rows.into_iter().map(|(text, dependents)| Ok((sql::month_of(&text)?, dependents))).collect::<Result<_>>()?;
    Ok(Dependents::of(terms(db, owner)?.dependents, acts))
}

/// Returns the receipts of a day's month until that day: this payer's payments, and INSS that other payers withheld.
/// INSS counts as entered, else as estimated. The receipt `except` is left out.
pub(crate) fn month_to_date(
    db: &mut Db,
    owner: OwnerId,
    payer: &Payer,
    on: NaiveDate,
    except: Option<TransactionId>,
) -> Result<MonthToDate> {
    let month = Month::of(on);
    let mut incomes = incomes(db, owner, (month.first_day(), on))?;
    incomes.retain(|income| Some(income.id) != except);
    let dependents = dependents(db, owner)?;
    MonthToDate::of(&assess_taxes(&incomes, &tables(db, &[month])?, &dependents)?, *payer)
}
