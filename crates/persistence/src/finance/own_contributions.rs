//! Estimates of the carrier's own contributions on freight paid by private persons, per freight and as they fall due.
//! The books contain them only once the payment is entered.

use std::collections::BTreeSet;

use ::rates::carrier_tax::{OwnContributions, UnwithheldFreight, own_inss_rate};
use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Category, Dependents, EquatedToCompany, Month, TransactionKind,
    own_contributions::OwnContributionsDue,
    withholding::{FreightIncome, assess_taxes},
};
use kernel::{Cents, ClientId, FreightId, OwnerId, Result, TaxId};

use super::withholding::{incomes, tables};
use crate::{
    Db,
    owned::{clients, transactions},
};

/// Returns the contributions owed on a freight of a client with a CPF; zero for other clients. Received amounts count
/// by their months, open ones as if received this month. Amounts that the client withheld are deducted.
pub(crate) fn of_freight(
    db: &mut Db,
    owner: OwnerId,
    (freight, client): (FreightId, Option<ClientId>),
    open: Cents,
    today: NaiveDate,
) -> Result<OwnContributions> {
    let Some(equated) = person(db, owner, client)? else { return Ok(OwnContributions::default()) };
    let days: Vec<NaiveDate> = transactions::of(owner)
        .filter(transactions::freight_id.eq(freight))
        .filter(transactions::kind.eq(TransactionKind::Income))
        .filter(transactions::category.eq(Category::Frete))
        .filter(transactions::paid_on.is_not_null())
        .select(transactions::paid_on.assume_not_null())
        .load(db)?;
    let now = Month::of(today);
    let months: BTreeSet<Month> = days.into_iter().map(Month::of).chain([now]).collect();
    let mut owed = OwnContributions::default();
    for month in months {
        let received = incomes(db, owner, (month.first_day(), month.last_day()))?;
        let tables = tables(db, &[month])?;
        let assessed = assess_taxes(&received, &tables, &Dependents::default())?;
        for one in assessed.iter().filter(|one| one.income.freight_id == Some(freight)) {
            owed = owed.plus(one.own)?;
        }
        if let Some(dated) = tables.get(&month).filter(|_| month == now) {
            let before = assessed
                .iter()
                .map(|one| one.income.unwithheld(one.income.gross_cents))
                .try_fold(UnwithheldFreight::default(), UnwithheldFreight::plus)?;
            let inss = Cents::sum(assessed.iter().map(|one| one.withheld.inss_cents))?;
            let rate = own_inss_rate(equated == EquatedToCompany::Yes);
            owed = owed.plus(dated.table.own_contributions(before, UnwithheldFreight::whole(open), inss, rate)?)?;
        }
    }
    Ok(owed)
}

/// Returns whether a client with a CPF is equated to a company; none for a client without a CPF.
fn person(db: &mut Db, owner: OwnerId, client: Option<ClientId>) -> Result<Option<EquatedToCompany>> {
    let Some(id) = client else { return Ok(None) };
    let (document, equated): (Option<TaxId>, EquatedToCompany) = clients::of(owner)
        .filter(clients::id.eq(id))
        .select((clients::document, clients::equated_to_company))
        .first(db)?;
    Ok(document.filter(TaxId::is_cpf).map(|_| equated))
}

/// Returns the contributions owed for the two months before this one. A tax entered by hand settles a month if due in
/// its due month, or paid since that month's first day.
pub(crate) fn due(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Vec<OwnContributionsDue>> {
    let now = Month::of(today);
    let months = [now.before(2), now.before(1)];
    let received = incomes(db, owner, (now.before(2).first_day(), now.before(1).last_day()))?;
    if !received.iter().any(FreightIncome::owes_contributions) {
        return Ok(Vec::new());
    }
    let tables = tables(db, &months)?;
    let assessed = assess_taxes(&received, &tables, &Dependents::default())?;
    let owed = months.iter().filter_map(|month| OwnContributionsDue::of(*month, &assessed).transpose());
    let mut owed: Vec<OwnContributionsDue> = owed.collect::<Result<_>>()?;
    if owed.is_empty() {
        return Ok(Vec::new());
    }
    let entered = taxes_entered(db, owner, now.before(1), today)?;
    let is_entered = |month: Month| {
        let is_due = |day: NaiveDate| Month::of(day) == month;
        let is_paid = |day: NaiveDate| (month.first_day()..=today).contains(&day);
        entered.iter().any(|(due_on, paid_on)| is_due(*due_on) || paid_on.is_some_and(is_paid))
    };
    owed.retain(|one| !is_entered(one.month.after(1)));
    Ok(owed)
}

/// Loads the due and paid days of taxes entered by hand. Selected are those due in a month or the next one, and those
/// paid since that month's first day.
fn taxes_entered(
    db: &mut Db,
    owner: OwnerId,
    month: Month,
    today: NaiveDate,
) -> Result<Vec<(NaiveDate, Option<NaiveDate>)>> {
    Ok(transactions::of(owner)
        .filter(transactions::kind.eq(TransactionKind::Expense))
        .filter(transactions::category.eq(Category::Impostos))
        .filter(transactions::held_from_id.is_null())
        .filter(
            transactions::due_on
                .between(month.first_day(), month.after(1).last_day())
                .or(transactions::paid_on.between(month.first_day(), today).assume_not_null()),
        )
        .select((transactions::due_on, transactions::paid_on))
        .load(db)?)
}
