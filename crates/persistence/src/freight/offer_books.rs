//! What the books say of a month: insurance, loans, licensing and taxes, and what a client paid in it.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::Month;
use freight::simulation::{
    Offer, Seen,
    offered::{self, Spent},
};
use kernel::{Category, Cents, ClientId, Deduction, OwnerId, Result, TransactionKind, VehicleId};

use super::{
    offer_road::span,
    posting::{costs_a_trip, of_client},
};
use crate::{
    Db,
    owned::{freights, transactions as books},
};

/// How many whole months are looked at.
const MONTHS: u32 = 12;

/// What comes month by month or once a year.
pub(super) struct Monthly {
    pub(super) insurance: Spent,
    pub(super) loan: Spent,
    pub(super) other: Spent,
    /// For which vehicles the instalments of the loan are.
    pub(super) financed: Financed,
}

/// What instalments pay for.
#[derive(Clone, Debug, Default)]
pub(super) struct Financed(BTreeSet<Option<VehicleId>>);

impl Financed {
    /// Whether an instalment is for a vehicle. One that names none may be for any of them.
    pub(super) fn pays_for(&self, vehicle: VehicleId) -> bool {
        self.0.contains(&None) || self.0.contains(&Some(vehicle))
    }
}

type Row = (Category, NaiveDate, Cents, Option<NaiveDate>, i64, Option<VehicleId>);

/// What was spent on the given vehicles, or on none, in the last whole months before a day's.
pub(super) fn monthly(db: &mut Db, owner: OwnerId, vehicles: &[VehicleId], until: NaiveDate) -> Result<Monthly> {
    let (first, last) = (Month::of(until).before(MONTHS), Month::of(until).before(1));
    let wanted = [Category::Seguro, Category::Emprestimo, Category::Licenciamento, Category::Impostos];
    let rows: Vec<Row> = books::of(owner)
        .filter(books::competence_on.between(first.first_day(), last.last_day()))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::category.eq_any(wanted))
        .filter(books::vehicle_id.is_null().or(books::vehicle_id.eq_any(vehicles)))
        // What names a freight is a cost of that freight: taxes held back of what was received are reckoned apart.
        .filter(books::freight_id.is_null())
        .filter(books::held_from_id.is_null())
        .filter(costs_a_trip!())
        .select((
            books::category,
            books::competence_on,
            books::amount_cents,
            books::paid_on,
            books::installments,
            books::vehicle_id,
        ))
        .load(db)?;
    let began: Option<NaiveDate> = books::of(owner).select(diesel::dsl::min(books::competence_on)).first(db)?;
    let books_are_young = began.is_none_or(|began| first < Month::of(began));
    let of = |holds: &dyn Fn(&Row) -> bool| {
        let of_kind: Vec<&Row> = rows.iter().filter(|row| holds(row)).collect();
        let months: BTreeSet<Month> = of_kind.iter().map(|(_, on, ..)| Month::of(*on)).collect();
        Ok::<_, kernel::Error>(Spent {
            seen: Seen::of(of_kind.iter().map(|(_, on, ..)| *on)),
            total: Cents::sum(of_kind.iter().map(|(_, _, amount, ..)| *amount))?,
            months: i64::try_from(months.len()).unwrap_or(i64::MAX),
            since_first: months.first().map_or(0, |month| span(month.first_day(), last.first_day())),
            books_are_young,
            in_parts: of_kind.iter().any(|(.., parts, _)| offered::is_part(*parts)),
        })
    };
    let is_loan = |(category, _, _, paid, ..): &Row| *category == Category::Emprestimo && paid.is_some();
    Ok(Monthly {
        financed: Financed(rows.iter().filter(|row| is_loan(row)).map(|(.., vehicle)| *vehicle).collect()),
        insurance: of(&|(category, ..)| *category == Category::Seguro)?,
        loan: of(&is_loan)?,
        other: of(&|(category, ..)| matches!(category, Category::Licenciamento | Category::Impostos))?,
    })
}

/// What a client paid in the month of a day, or still owes in it: the taxes of a month are reckoned on all of it.
pub(super) fn paid_by(db: &mut Db, owner: OwnerId, client: Option<ClientId>, on: NaiveDate) -> Result<Offer> {
    let Some(client) = client else { return Ok(Offer::none("escolha o cliente")) };
    let days = Month::of(on).first_day()..=Month::of(on).last_day();
    let parts = of_client(db, owner, client)?;
    let of_month: Vec<(NaiveDate, Cents)> = parts
        .iter()
        .map(|part| (part.paid_on.unwrap_or(part.due_on), part.amount_cents))
        .filter(|(on, _)| days.contains(on))
        .collect();
    let total = Cents::sum(of_month.iter().map(|(_, amount)| *amount))?;
    let seen = Seen::of(of_month.iter().map(|(on, _)| *on));
    Ok(offered::paid_in_month(total, seen, &on.format("%m/%Y").to_string()))
}

/// INSS that other payers held back in the month of a day, as their receipts have it; without a client that of all.
pub(super) fn other_inss(db: &mut Db, owner: OwnerId, client: Option<ClientId>, on: NaiveDate) -> Result<Offer> {
    let month = Month::of(on);
    let of_client =
        freights::of(owner).filter(freights::client_id.nullable().eq(client)).select(freights::id.nullable());
    let held: Vec<(NaiveDate, Cents)> = books::of(owner)
        .filter(books::paid_on.between(month.first_day(), month.last_day()))
        .filter(books::deduction.eq(Deduction::Inss))
        .filter(books::freight_id.is_null().or(books::freight_id.ne_all(of_client)))
        .select((books::paid_on.assume_not_null(), books::amount_cents))
        .load(db)?;
    let total = Cents::sum(held.iter().map(|(_, amount)| *amount))?;
    let seen = Seen::of(held.iter().map(|(on, _)| *on));
    Ok(offered::other_inss(total, seen, &on.format("%m/%Y").to_string()))
}
