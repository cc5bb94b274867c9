//! Draft of a settlement: the chosen items, their validation and the resulting figures.

use std::{collections::HashMap, hash::Hash};

use diesel::prelude::*;
use finance::CostLine;
use freight::FreightStatus;
use kernel::{Cents, DriverId, DriverPaymentId, Error, FreightId, Now, OwnerId, Result};
use payments::{
    ChosenFreight, Driver, DriverFields, DriverPayment, DriverPaymentInput, DriverPaymentPreview, DriverRef,
    FuelFigures, PaymentFigures, Settlement, SettlementDetails, SettlementInputs, TripFigures, errors,
};

use super::{
    carried_debt, driver,
    driver_settlements::DriverSettlements,
    fuel,
    row::row,
    settlement_lines::{self, ExpenseRow, Given},
    trip::{self, Facts},
};
use crate::{
    Db,
    finance::closing,
    fleet::consumption,
    owned::{
        driver_payment_freights as settlement_freights, driver_payments as settlements, freight_drivers, freights,
        join_same_tenant,
    },
    prepared::id_in,
    references::Named,
};

/// A validated settlement, with the records on which it depends.
pub(super) struct Draft {
    pub driver: Driver,
    pub settlement: Settlement,
    /// Its freights, in order.
    pub facts: Vec<Facts>,
    pub given: Vec<Given>,
    pub spent: Vec<ExpenseRow>,
    carried_from_number: Option<i64>,
}

pub(super) fn driver_ref(driver: &Driver) -> DriverRef {
    let DriverFields { name, pix_key, cpf, .. } = driver.fields.clone();
    DriverRef { id: driver.id, name, pix_key, cpf }
}

/// Validates an entry against the owner's records and computes the settlement. `editing` is the settlement to be
/// replaced.
///
/// # Errors
/// [`Error::Validation`] with all faults, or [`Error::Conflict`] with `already_settled`.
pub(super) fn prepare(
    db: &mut Db,
    owner: OwnerId,
    mut input: DriverPaymentInput,
    editing: Option<&DriverPayment>,
    now: &Now,
) -> Result<Draft> {
    let mut check = input.check(now);
    if !input.is_bounded() {
        return check.finish_with(None);
    }
    let found = Named::Driver.found(&mut check, driver::row(db, owner, input.driver_id).optional_row()?);
    input.check_driver(&mut check, editing);
    let mut rows: HashMap<_, _> =
        trip::rows(db, owner, &input.freight_ids)?.into_iter().map(|freight| (freight.id, freight)).collect();
    input.check_freights(&mut check, &chosen_freights(db, owner, &input, &rows)?);
    let (given, spent) = (
        settlement_lines::given(db, owner, &input.advance_ids)?,
        settlement_lines::spent(db, owner, &input.expense_ids)?,
    );
    input.check_advances(&mut check, &given.iter().map(Given::chosen).collect::<Vec<_>>());
    input.check_expenses(&mut check, &spent.iter().map(ExpenseRow::chosen).collect::<Vec<_>>());
    let driver = check.finish_with(found)?;
    let own = editing.map(|payment| payment.id);
    ensure_free(db, owner, (&input, own), &given, &spent)?;
    let chosen = input.freight_ids.iter().filter_map(|id| rows.remove(id)).collect();
    let mut facts = trip::facts(db, owner, chosen, now)?;
    let facts: Vec<Facts> = input.freight_ids.iter().filter_map(|id| facts.remove(id)).collect();
    let debt = carried_debt::brought(db, owner, driver.id, editing)?;
    let trips: Vec<_> = facts.iter().map(Facts::trip).collect();
    let mut settlement = input.settle(&SettlementInputs {
        driver: &driver,
        trips: &trips,
        advances_cents: Cents::sum(given.iter().map(|one| one.amount_cents))?,
        refunds_cents: Cents::sum(spent.iter().map(|one| one.amount_cents))?,
        salaried: &DriverSettlements::of(db, owner, &[driver.id])?.beside(own),
        carried: debt.map(|debt| (debt.id, debt.cents())),
    })?;
    if settlement.fields.is_without_payment()
        && let Some(closed) = closing::closed_through(db, owner)?
    {
        settlement.fields.count_after(closed.last_day(), now.today);
    }
    Ok(Draft { driver, settlement, facts, given, spent, carried_from_number: debt.map(|debt| debt.number) })
}

/// A row that may be absent.
trait OptionalRow<T> {
    fn optional_row(self) -> Result<Option<T>>;
}

impl<T> OptionalRow<T> for Result<T> {
    fn optional_row(self) -> Result<Option<T>> {
        match self {
            Ok(row) => Ok(Some(row)),
            Err(Error::NotFound) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Returns the chosen freights in their current state; `rows` are those that exist for the owner.
fn chosen_freights(
    db: &mut Db,
    owner: OwnerId,
    input: &DriverPaymentInput,
    rows: &HashMap<FreightId, freight::Freight>,
) -> Result<Vec<ChosenFreight>> {
    let drivers: Vec<(FreightId, DriverId)> = freight_drivers::of(owner)
        .filter(id_in(freight_drivers::freight_id, &input.freight_ids))
        .select((freight_drivers::freight_id, freight_drivers::driver_id))
        .load(db)?;
    let drivers: HashMap<_, _> = drivers.into_iter().collect();
    let chosen = |row: &freight::Freight| ChosenFreight {
        id: row.id,
        number: row.number,
        driver_id: drivers.get(&row.id).copied(),
        completed: row.status == FreightStatus::Completed && !row.is_cancelled(),
    };
    Ok(rows.values().map(chosen).collect())
}

/// Refuses freights, advances and expenses of another settlement.
fn ensure_free(
    db: &mut Db,
    owner: OwnerId,
    (input, own): (&DriverPaymentInput, Option<DriverPaymentId>),
    given: &[Given],
    spent: &[ExpenseRow],
) -> Result<()> {
    let other = |payment: Option<DriverPaymentId>| payment.is_some() && payment != own;
    let in_settlement: Option<(i64, i64)> = settlement_freights::of(owner)
        .inner_join(join_same_tenant(settlements::id, settlement_freights::driver_payment_id))
        .inner_join(join_same_tenant(freights::id, settlement_freights::freight_id))
        .filter(id_in(settlement_freights::freight_id, &input.freight_ids))
        .filter(settlement_freights::driver_payment_id.ne(own.unwrap_or_default()))
        .order(freights::number)
        .select((freights::number, settlements::number))
        .first(db)
        .optional()?;
    if let Some((freight, number)) = in_settlement {
        return Err(errors::freight_settled(freight, number));
    }
    if given.iter().any(|one| other(one.payment)) {
        return Err(errors::advances_deducted());
    }
    if let Some(one) = spent.iter().find(|one| other(one.payment)) {
        return Err(errors::expense_refunded(&one.description));
    }
    Ok(())
}

/// Previews a settlement without storing it; `editing` is the settlement to be replaced.
///
/// # Errors
/// As for [`super::settlement::insert`]; [`Error::NotFound`] if `editing` does not exist.
pub fn preview(
    db: &mut Db,
    owner: OwnerId,
    input: DriverPaymentInput,
    editing: Option<DriverPaymentId>,
    now: &Now,
) -> Result<DriverPaymentPreview> {
    let editing = editing.map(|id| row(db, owner, id)).transpose()?;
    let draft = prepare(db, owner, input, editing.as_ref(), now)?;
    let ids: Vec<FreightId> = draft.facts.iter().map(|one| one.freight.id).collect();
    let trips: Vec<TripFigures> = draft.facts.iter().map(Facts::figures).collect();
    let Settlement { fields, freights, discounts, paid_on, salary_reckoning } = draft.settlement;
    let (km_out, km_back) = TripFigures::odometers(&trips);
    let details = SettlementDetails {
        driver: driver_ref(&draft.driver),
        vehicles: TripFigures::vehicles(&trips),
        km_out,
        km_back,
        freights: draft.facts.iter().zip(&freights).map(|(facts, settled)| facts.line(settled)).collect(),
        advances: draft.given.iter().map(Given::line).collect(),
        refunds: draft.spent.iter().map(ExpenseRow::line).collect(),
        owner_expenses: CostLine::by_category(draft.facts.iter().flat_map(|one| one.owner_expenses.iter().copied()))?,
        discounts,
        carried_from_number: draft.carried_from_number,
        carried_to: None,
        fuel: FuelFigures {
            meters_per_liter: consumption::of_freights(db, owner, &ids)?,
            ..fuel::sum(fuel::of_freights(db, owner, &ids)?.into_values())?
        },
        owner_result: TripFigures::owner_result(&trips, &fields)?,
        transaction_id: None,
        paid_on,
        salary_reckoning,
    };
    Ok(DriverPaymentPreview { number: None, figures: PaymentFigures::of(fields, details)? })
}

/// Groups lines by key, in their order.
pub(super) fn grouped<K: Eq + Hash, V>(lines: impl IntoIterator<Item = (K, V)>) -> HashMap<K, Vec<V>> {
    let mut of: HashMap<K, Vec<V>> = HashMap::new();
    for (key, line) in lines {
        of.entry(key).or_default().push(line);
    }
    of
}
