//! Monthly defaults from the books: insurance, loans, licensing and taxes, and a client's payments.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use diesel::{prelude::*, sql_types::Text};
use finance::{Category, Deduction, Month, TransactionKind};
use freight::simulation::{
    DefaultFigure, Seen,
    default_figures::{self, MonthlyCost},
};
use kernel::{Cents, ClientId, OwnerId, Result, VehicleId};

use super::simulation_defaults_road::span;
use crate::{
    Db,
    finance::{freight_posting::of_client, trip_costs::costs_a_trip},
    owned::{freights, transactions},
    prepared::{dialect_sql, id_in, static_sql},
    sql,
};

/// Number of whole months in the average.
const MONTHS: u32 = 12;

/// Expenses that recur monthly or yearly.
pub(super) struct Monthly {
    pub(super) insurance: MonthlyCost,
    pub(super) loan: MonthlyCost,
    pub(super) other: MonthlyCost,
    /// Vehicles financed by the loan's instalments.
    pub(super) financed: Financed,
}

/// Vehicles financed by instalments; `None` represents an instalment without a vehicle.
#[derive(Clone, Debug, Default)]
pub(super) struct Financed(BTreeSet<Option<VehicleId>>);

impl Financed {
    /// Returns whether an instalment finances a vehicle. An instalment without a vehicle may finance any.
    pub(super) fn pays_for(&self, vehicle: VehicleId) -> bool {
        self.0.contains(&None) || self.0.contains(&Some(vehicle))
    }
}

type Row = (Category, NaiveDate, Cents, Option<NaiveDate>, i64, Option<VehicleId>);

/// Sums the expenses of the given vehicles or of no vehicle in the last [`MONTHS`] whole months before a day's month.
pub(super) fn monthly(db: &mut Db, owner: OwnerId, vehicles: &[VehicleId], until: NaiveDate) -> Result<Monthly> {
    let (first, last) = (Month::of(until).before(MONTHS), Month::of(until).before(1));
    let wanted = [Category::Seguro, Category::Emprestimo, Category::Licenciamento, Category::Impostos];
    let rows: Vec<Row> = transactions::of(owner)
        .filter(sql::in_months_of("competence_on", &(first.first_day()..=last.last_day())))
        .filter(transactions::competence_on.between(first.first_day(), last.last_day()))
        .filter(transactions::kind.eq(TransactionKind::Expense))
        .filter(transactions::category.eq_any(wanted))
        .filter(transactions::vehicle_id.is_null().or(id_in(transactions::vehicle_id, vehicles)))
        // An expense that names a freight is a cost of that freight; withheld taxes are computed separately.
        .filter(transactions::freight_id.is_null())
        .filter(transactions::held_from_id.is_null())
        .filter(costs_a_trip())
        .select((
            transactions::category,
            transactions::competence_on,
            transactions::amount_cents,
            transactions::paid_on,
            transactions::installments,
            transactions::vehicle_id,
        ))
        .load(db)?;
    // On SQLite ordered by month, to use its index: any day of the first month suffices.
    let by_month = dialect_sql(sql::month("competence_on"), static_sql::<Text>("competence_on"));
    let began: Option<NaiveDate> =
        transactions::of(owner).select(transactions::competence_on).order(by_month).first(db).optional()?;
    let books_are_young = began.is_none_or(|began| first < Month::of(began));
    let of = |holds: &dyn Fn(&Row) -> bool| {
        let of_kind: Vec<&Row> = rows.iter().filter(|row| holds(row)).collect();
        let months: BTreeSet<Month> = of_kind.iter().map(|(_, on, ..)| Month::of(*on)).collect();
        Ok::<_, kernel::Error>(MonthlyCost {
            seen: Seen::of(of_kind.iter().map(|(_, on, ..)| *on)),
            total: Cents::sum(of_kind.iter().map(|(_, _, amount, ..)| *amount))?,
            months: i64::try_from(months.len()).unwrap_or(i64::MAX),
            since_first: months.first().map_or(0, |month| span(month.first_day(), last.first_day())),
            books_are_young,
            in_parts: of_kind.iter().any(|(.., parts, _)| default_figures::is_part(*parts)),
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

/// Returns a client's payments and debts in the month of a day, since the taxes of a month are computed on all of it.
pub(super) fn paid_by(db: &mut Db, owner: OwnerId, client: Option<ClientId>, on: NaiveDate) -> Result<DefaultFigure> {
    let Some(client) = client else { return Ok(DefaultFigure::none("escolha o cliente")) };
    let days = Month::of(on).first_day()..=Month::of(on).last_day();
    let parts = of_client(db, owner, client)?;
    let of_month: Vec<(NaiveDate, Cents)> = parts
        .iter()
        .map(|part| (part.paid_on.unwrap_or(part.due_on), part.amount_cents))
        .filter(|(on, _)| days.contains(on))
        .collect();
    let total = Cents::sum(of_month.iter().map(|(_, amount)| *amount))?;
    let seen = Seen::of(of_month.iter().map(|(on, _)| *on));
    Ok(default_figures::paid_in_month(total, seen, &on.format("%m/%Y").to_string()))
}

/// Returns the INSS that other payers withheld in the month of a day, by their receipts; without a client, that of all
/// payers.
pub(super) fn other_inss(
    db: &mut Db,
    owner: OwnerId,
    client: Option<ClientId>,
    on: NaiveDate,
) -> Result<DefaultFigure> {
    let month = Month::of(on);
    let of_client =
        freights::of(owner).filter(freights::client_id.nullable().eq(client)).select(freights::id.nullable());
    let held: Vec<(NaiveDate, Cents)> = transactions::of(owner)
        .filter(transactions::paid_on.between(month.first_day(), month.last_day()))
        .filter(transactions::deduction.eq(Deduction::Inss))
        .filter(transactions::freight_id.is_null().or(transactions::freight_id.ne_all(of_client)))
        .select((transactions::paid_on.assume_not_null(), transactions::amount_cents))
        .load(db)?;
    let total = Cents::sum(held.iter().map(|(_, amount)| *amount))?;
    let seen = Seen::of(held.iter().map(|(on, _)| *on));
    Ok(default_figures::other_inss(total, seen, &on.format("%m/%Y").to_string()))
}
