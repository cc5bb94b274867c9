//! INSS that the carrier himself owes on what private persons paid: of a freight, and as it falls due. These are
//! estimates; the books do not contain them until the payment is entered.

use std::collections::BTreeSet;

use ::rates::carrier_tax::own_inss_rate;
use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Category, EquatedToCompany, Month, TransactionKind,
    own_contributions::OwnInssDue,
    withholding::{Reckoned, reckon},
};
use kernel::{Cents, ClientId, FreightId, OwnerId, Result, TaxId};

use super::withholding::{receipts, tables};
use crate::{
    Db,
    owned::{clients, transactions as books},
};

/// Returns the INSS owed on a freight of a client with a CPF: for what was received, by its months; for what is still
/// open, as if received this month. None if nothing is owed, as with a client without a CPF or one who withheld INSS
/// himself.
pub(crate) fn of_freight(
    db: &mut Db,
    owner: OwnerId,
    (freight, client): (FreightId, Option<ClientId>),
    open: Cents,
    today: NaiveDate,
) -> Result<Option<Cents>> {
    let Some(equated) = person(db, owner, client)? else { return Ok(None) };
    let days: Vec<NaiveDate> = books::of(owner)
        .filter(books::freight_id.eq(freight))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::category.eq(Category::Frete))
        .filter(books::paid_on.is_not_null())
        .select(books::paid_on.assume_not_null())
        .load(db)?;
    let now = Month::of(today);
    let months: BTreeSet<Month> = days.into_iter().map(Month::of).chain([now]).collect();
    let (mut owed, mut entered) = (Cents::ZERO, false);
    for month in months {
        let received = receipts(db, owner, (month.first_day(), month.last_day()))?;
        let tables = tables(db, &[month])?;
        let reckoned = reckon(&received, &tables, 0)?;
        for one in reckoned.iter().filter(|one| one.receipt.freight_id == Some(freight)) {
            owed = owed.plus(one.own_inss_cents)?;
            entered |= !one.receipt.owes_inss();
        }
        if let Some(dated) = tables.get(&month).filter(|_| month == now && !entered) {
            let sum = |of: fn(&Reckoned<'_>) -> Cents| Cents::sum(reckoned.iter().map(of));
            let persons = sum(|one| if one.receipt.owes_inss() { one.receipt.gross_cents } else { Cents::ZERO })?;
            let inss = sum(|one| one.withheld.inss_cents)?;
            let rate = own_inss_rate(equated == EquatedToCompany::Yes);
            owed = owed.plus(dated.table.own_inss_after(persons, open, inss, rate)?)?;
        }
    }
    Ok((owed != Cents::ZERO).then_some(owed))
}

/// Returns the statement that a client is equated to a company; none for a client without a CPF.
fn person(db: &mut Db, owner: OwnerId, client: Option<ClientId>) -> Result<Option<EquatedToCompany>> {
    let Some(id) = client else { return Ok(None) };
    let (document, equated): (Option<TaxId>, EquatedToCompany) = clients::of(owner)
        .filter(clients::id.eq(id))
        .select((clients::document, clients::equated_to_company))
        .first(db)?;
    Ok(document.filter(TaxId::is_cpf).map(|_| equated))
}

/// Returns the INSS owed for the two months before this one, unless taxes entered by hand are due in the month in which
/// it is due, or were paid since that month's first day.
pub(crate) fn due(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Vec<OwnInssDue>> {
    let now = Month::of(today);
    let months = [now.before(2), now.before(1)];
    let received = receipts(db, owner, (now.before(2).first_day(), now.before(1).last_day()))?;
    if !received.iter().any(finance::withholding::Receipt::owes_inss) {
        return Ok(Vec::new());
    }
    let tables = tables(db, &months)?;
    let reckoned = reckon(&received, &tables, 0)?;
    let owed = months.iter().filter_map(|month| OwnInssDue::of(*month, &reckoned).transpose());
    let mut owed: Vec<OwnInssDue> = owed.collect::<Result<_>>()?;
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

/// Loads the due and paid days of taxes that were entered by hand and are due in a month or the next one, or were paid
/// since the first day of that month.
fn taxes_entered(
    db: &mut Db,
    owner: OwnerId,
    month: Month,
    today: NaiveDate,
) -> Result<Vec<(NaiveDate, Option<NaiveDate>)>> {
    Ok(books::of(owner)
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::category.eq(Category::Impostos))
        .filter(books::held_from_id.is_null())
        .filter(
            books::due_on
                .between(month.first_day(), month.after(1).last_day())
                .or(books::paid_on.between(month.first_day(), today).assume_not_null()),
        )
        .select((books::due_on, books::paid_on))
        .load(db)?)
}
