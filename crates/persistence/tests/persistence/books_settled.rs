//! Checks of settlements: each owns its items exclusively, and equals the sum of its lines.

use std::collections::HashMap;

use finance::{Effect, Payment, PaymentStatus, SourceKind, SourcePart, Transaction, TransactionKind};
use kernel::{Cents, Error, Result};
use payments::{DriverPayment, SettlementStatus};
use persistence::{
    Db,
    finance::transaction,
    fleet::fuel,
    freight::freight,
    maintenance::record,
    payments::{advance, driver, settlement},
};

use crate::{
    books_checks::{part, sum},
    books_hand::Hand,
    books_reckoned::day_of,
    books_rows::Rows,
    sample::{input, now},
};

pub fn ensure_settled(db: &mut Db, rows: &Rows) -> Result<()> {
    ensure_held_once(rows);
    for one in &rows.payments {
        ensure_sums(rows, one);
        ensure_lines(rows, one);
        ensure_shown(db, rows, one)?;
    }
    for one in &rows.drivers {
        ensure_open(db, rows, one)?;
    }
    Ok(())
}

/// No item is settled twice, and none references a deleted settlement.
fn ensure_held_once(rows: &Rows) {
    let exists = |id| rows.payments.iter().any(|one| one.id == id);
    let mut seen = HashMap::new();
    for held in &rows.held {
        assert!(exists(held.payment) && seen.insert(held.freight, held.payment).is_none(), "{held:?}");
    }
    assert!(rows.discounts.iter().all(|(id, _)| exists(*id)));
    assert!(rows.advances.iter().filter_map(|one| one.driver_payment_id).all(exists));
    assert!(rows.lines.iter().filter_map(|one| one.driver_payment_id).all(exists));
    let mut carried = HashMap::new();
    for one in &rows.payments {
        let Some(from) = one.fields.carried_from_id else { continue };
        assert!(carried.insert(from, one.id).is_none(), "a debt is brought along once: {one:?}");
        let from = rows.payments.iter().find(|earlier| earlier.id == from).expect("where it comes from");
        assert!(
            from.fields.carries && from.number < one.number && from.fields.driver_id == one.fields.driver_id,
            "{from:?} {one:?}"
        );
        assert_eq!(one.fields.carried_cents.get(), -from.fields.balance_cents.get());
    }
}

fn ensure_sums(rows: &Rows, one: &DriverPayment) {
    let freights: Vec<_> = rows.held.iter().filter(|held| held.payment == one.id).collect();
    for held in &freights {
        let freight = rows.freight(held.freight);
        assert!(freight.status.as_str() == "completed" && freight.cancelled_on.is_none(), "{freight:?}");
        assert_eq!(rows.driver_of(held.freight), Some(one.fields.driver_id));
    }
    let advances: Vec<_> = rows.advances.iter().filter(|given| given.driver_payment_id == Some(one.id)).collect();
    assert!(advances.iter().all(|given| given.driver_id == one.fields.driver_id));
    let refunds: Vec<_> = rows.lines.iter().filter(|line| line.driver_payment_id == Some(one.id)).collect();
    assert!(
        refunds.iter().all(|line| line.fields.paid_by_driver && line.fields.driver_id == Some(one.fields.driver_id)),
        "{refunds:?}"
    );
    let discounts = rows.discounts.iter().filter(|(id, _)| *id == one.id).map(|(_, cents)| cents.get());
    assert_eq!(one.fields.commission_cents.get(), freights.iter().map(|held| held.commission_cents.get()).sum::<i64>());
    assert_eq!(
        one.fields.advances_cents.get(),
        advances.iter().map(|given| given.fields.amount_cents.get()).sum::<i64>()
    );
    assert_eq!(one.fields.refunds_cents.get(), sum(refunds));
    assert_eq!(one.fields.discounts_cents.get(), discounts.sum::<i64>());
    let earned = one.fields.commission_cents.get()
        + one.fields.salary_cents.get()
        + allowances(one)
        + one.fields.refunds_cents.get();
    let taken = one.fields.advances_cents.get() + one.fields.discounts_cents.get() + one.fields.carried_cents.get();
    assert_eq!(one.fields.balance_cents.get(), earned - taken, "{one:?}");
    assert!(!one.fields.carries || one.fields.balance_cents < Cents::ZERO);
    assert_eq!(one.fields.carried_from_id.is_some(), one.fields.carried_cents > Cents::ZERO);
}

fn allowances(one: &DriverPayment) -> i64 {
    one.fields.allowance_days * one.fields.daily_allowance_cents.get()
}

/// Postings of a settlement: a part of zero is not posted.
fn ensure_lines(rows: &Rows, one: &DriverPayment) {
    let posted = rows.posted(SourceKind::DriverPayment, one.id.get());
    let of = |wanted: SourcePart| posted.iter().filter(|line| part(line) == wanted).copied().collect::<Vec<_>>();
    let earned = rows.held.iter().filter(|held| held.payment == one.id && held.commission_cents > Cents::ZERO);
    let commissions = of(SourcePart::Commission);
    let mut count = 0;
    for held in earned {
        let line = commissions.iter().find(|line| line.fields.freight_id == Some(held.freight)).expect("a commission");
        let freight = rows.freight(held.freight);
        assert_eq!((line.fields.amount_cents, line.installment), (held.commission_cents, held.position));
        assert_eq!(
            (line.fields.competence_on, line.fields.vehicle_id),
            (day_of(freight), Some(freight.fields.truck_id)),
            "{line:?}"
        );
        count += 1;
    }
    assert_eq!(commissions.len(), count);
    let balance = if one.fields.carries { 0 } else { one.fields.balance_cents.get() };
    for (part, amount) in [
        (SourcePart::Salary, one.fields.salary_cents.get()),
        (SourcePart::Allowance, allowances(one)),
        (SourcePart::Discount, one.fields.discounts_cents.get()),
        (SourcePart::Balance, balance.abs()),
    ] {
        let lines = of(part);
        assert_eq!((lines.len(), sum(lines.iter().copied())), (usize::from(amount > 0), amount), "{part:?} of {one:?}");
        count += lines.len();
    }
    assert_eq!(posted.len(), count, "and nothing else");
    // All of it is settled with the balance; without one, on the last day of the period.
    let closed_on = match of(SourcePart::Balance).first() {
        Some(line) => line.fields.paid_on,
        None => Some(one.fields.period_to),
    };
    for line in posted {
        let is_balance = part(line) == SourcePart::Balance;
        let income = part(line) == SourcePart::Discount || (is_balance && balance < 0);
        assert_eq!(line.fields.kind, if income { TransactionKind::Income } else { TransactionKind::Expense });
        assert_eq!(line.fields.effect, if is_balance { Effect::Cash } else { Effect::Result });
        assert_eq!((line.fields.driver_id, line.driver_payment_id), (Some(one.fields.driver_id), None));
        assert_eq!((line.fields.paid_on, line.fields.due_on), (closed_on, one.fields.due_on), "{line:?}");
    }
}

fn ensure_shown(db: &mut Db, rows: &Rows, one: &DriverPayment) -> Result<()> {
    let shown = settlement::find(db, rows.owner, one.id, &now())?.figures;
    let posted = rows.posted(SourceKind::DriverPayment, one.id.get());
    let balance: Option<&Transaction> = posted.into_iter().find(|line| part(line) == SourcePart::Balance);
    assert_eq!(shown.transaction_id, balance.map(|line| line.id));
    let pending = balance.is_some_and(|line| line.fields.paid_on.is_none());
    assert_eq!(shown.status, if pending { PaymentStatus::Pending } else { PaymentStatus::Paid });
    let closing = match (one.fields.carries, one.fields.balance_cents, pending) {
        (true, ..) => SettlementStatus::Carried,
        (_, Cents::ZERO, _) => SettlementStatus::Even,
        (.., true) => SettlementStatus::Pending,
        (.., false) => SettlementStatus::Paid,
    };
    assert_eq!(shown.closing, closing);
    let driver = one.fields.commission_cents.get() + one.fields.salary_cents.get() + allowances(one)
        - one.fields.discounts_cents.get();
    let left = shown.owner_result;
    assert_eq!(left.driver_cents.get(), driver, "all that it pays the driver");
    assert_eq!(left.net_cents.get(), left.revenue_cents.get() - left.cost_cents.get() - driver);
    let total = |amounts: Vec<Cents>| Cents::sum(amounts);
    assert_eq!(total(shown.freights.iter().map(|line| line.commission_cents).collect())?, shown.commission_cents);
    assert_eq!(total(shown.advances.iter().map(|line| line.amount_cents).collect())?, shown.advances_cents);
    assert_eq!(total(shown.refunds.iter().map(|line| line.amount_cents).collect())?, shown.refunds_cents);
    assert_eq!(total(shown.discounts.iter().map(|line| line.amount_cents).collect())?, shown.discounts_cents);
    assert_eq!((shown.balance_cents, shown.carried_cents), (one.fields.balance_cents, one.fields.carried_cents));
    let later = rows.payments.iter().find(|later| later.fields.carried_from_id == Some(one.id));
    assert_eq!(shown.carried_to.map(|later| later.id), later.map(|later| later.id));
    Ok(())
}

/// The open items of a driver equal the unsettled records.
fn ensure_open(db: &mut Db, rows: &Rows, one: &payments::Driver) -> Result<()> {
    let shown = driver::find(db, rows.owner, one.id, &now())?;
    let open = rows.advances.iter().filter(|given| given.driver_id == one.id && given.driver_payment_id.is_none());
    assert_eq!(shown.open_advances_cents.get(), open.map(|given| given.fields.amount_cents.get()).sum::<i64>());
    let free = rows.freights.iter().filter(|freight| {
        let held = rows.held.iter().any(|held| held.freight == freight.id);
        freight.status.as_str() == "completed" && freight.cancelled_on.is_none() && !held
    });
    let free = free.filter(|freight| rows.driver_of(freight.id) == Some(one.id)).count();
    assert_eq!(usize::try_from(shown.open_freights).ok(), Some(free));
    let brought = |id| rows.payments.iter().any(|later| later.fields.carried_from_id == Some(id));
    let debts =
        rows.payments.iter().filter(|debt| debt.fields.driver_id == one.id && debt.fields.carries && !brought(debt.id));
    assert_eq!(shown.carried_cents.get(), -debts.map(|debt| debt.fields.balance_cents.get()).sum::<i64>());
    Ok(())
}

/// Records of another owner are not found.
pub fn ensure_strange(hand: &Hand<'_>, other: &Rows) {
    let (owner, now) = (hand.owner, now());
    let gone = |outcome: Result<()>, what: &str| {
        assert!(matches!(outcome, Err(Error::NotFound)), "another owner's {what}: {outcome:?}");
    };
    let write = |job: &dyn Fn(&mut Db) -> Result<()>| hand.store.write(job);
    for one in other.lines.iter().take(2) {
        gone(write(&|db| transaction::pay(db, owner, one.id, None, Payment::whole(now.today), &now).map(drop)), "line");
    }
    for one in other.freights.iter().take(1) {
        gone(write(&|db| freight::delete(db, owner, one.id, None, &now)), "freight");
    }
    for one in other.fuel.iter().take(1) {
        gone(write(&|db| fuel::delete(db, owner, one.id, None, &now)), "fill-up");
    }
    for one in other.repairs.iter().take(1) {
        gone(write(&|db| record::delete(db, owner, one.id, None, &now)), "maintenance");
    }
    for one in other.advances.iter().take(1) {
        gone(write(&|db| advance::delete(db, owner, (one.driver_id, one.id), None, &now)), "advance");
    }
    for one in other.payments.iter().take(1) {
        gone(write(&|db| settlement::undo(db, owner, one.id, None, &now)), "settlement");
    }
    let Some(own) = hand.rows().drivers.first().map(|one| one.id) else { return };
    // A tenant without records has nothing to settle.
    if other.freights.is_empty() && other.advances.is_empty() && other.lines.is_empty() {
        return;
    }
    let body = serde_json::json!({
        "driverId": own, "periodFrom": now.today, "periodTo": now.today, "method": "pix", "salaryCents": 1,
        "freightIds": other.freights.iter().map(|one| one.id).collect::<Vec<_>>(),
        "advanceIds": other.advances.iter().map(|one| one.id).collect::<Vec<_>>(),
        "expenseIds": other.lines.iter().map(|one| one.id).collect::<Vec<_>>(),
    });
    let outcome = write(&|db| settlement::insert(db, owner, input(&body), &now).map(drop));
    assert!(matches!(outcome, Err(Error::Validation(_))), "what another owner has is not settled: {outcome:?}");
}
