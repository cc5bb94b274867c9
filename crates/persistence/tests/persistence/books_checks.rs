//! Independent checks of the books against the posting records, the results of freights and the series.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{Days, NaiveDate};
use finance::{Deduction, Effect, SourceKind, SourcePart, Transaction, TransactionKind};
use freight::Freight;
use kernel::{Cents, Result};
use persistence::{
    Db,
    freight::{self as course, freight as repository},
};

use crate::{
    books_hand::Entered,
    books_reckoned::{commission, cost, costs_a_trip, day_of},
    books_rows::Rows,
    sample::now,
};

pub fn sum<'a>(lines: impl IntoIterator<Item = &'a Transaction>) -> i64 {
    lines.into_iter().map(|line| line.fields.amount_cents.get()).sum()
}

impl Rows {
    pub fn posted(&self, kind: SourceKind, id: i64) -> Vec<&Transaction> {
        self.lines.iter().filter(|line| (line.source_kind, line.source_id) == (Some(kind), Some(id))).collect()
    }
}

/// Every posted line has exactly one source, and every source its lines.
pub fn ensure_posted(rows: &Rows) {
    let mut places: HashMap<_, usize> = HashMap::new();
    for line in rows.lines.iter().filter(|line| line.source_kind.is_some()) {
        let place = (line.source_kind, line.source_id, line.source_part, line.installment);
        *places.entry(place).or_default() += usize::from(line.fields.paid_on.is_none());
        let id = line.source_id.expect("a source");
        let found = match line.source_kind.expect("a kind of source") {
            SourceKind::Freight => rows.freights.iter().any(|one| one.id.get() == id),
            SourceKind::Fuel => rows.fuel.iter().any(|one| one.id.get() == id),
            SourceKind::Maintenance => rows.repairs.iter().any(|one| one.id.get() == id),
            SourceKind::DriverAdvance => rows.advances.iter().any(|one| one.id.get() == id),
            SourceKind::DriverPayment => rows.payments.iter().any(|one| one.id.get() == id),
        };
        assert!(found && line.series_id.is_none() && !line.fields.personal, "its source: {line:?}");
    }
    assert!(places.values().all(|count| *count <= 1), "of each part one amount is open");
    ensure_held_back(rows);
    for line in &rows.lines {
        assert!(line.fields.amount_cents > Cents::ZERO, "{line:?}");
        assert_eq!(
            (line.source_kind.is_some(), line.source_part.is_some()),
            (line.source_id.is_some(), line.source_id.is_some())
        );
        if line.fields.paid_by_driver {
            assert!(
                line.fields.driver_id.is_some()
                    && line.fields.paid_on.is_some()
                    && line.fields.effect == Effect::Result,
                "{line:?}"
            );
        }
    }
    ensure_fuel(rows);
    ensure_repairs(rows);
    ensure_advances(rows);
    rows.freights.iter().for_each(|freight| ensure_parts(rows, freight));
}

/// An amount withheld from a receipt exists only with it, and never exceeds it.
fn ensure_held_back(rows: &Rows) {
    let mut held: HashMap<_, i64> = HashMap::new();
    for line in rows.lines.iter().filter(|line| line.held_from_id.is_some() || line.deduction.is_some()) {
        let receipt = rows.lines.iter().find(|one| Some(one.id) == line.held_from_id).expect("its receipt");
        let of = |one: &Transaction| {
            (one.fields.paid_on, one.fields.competence_on, one.fields.vehicle_id, one.fields.freight_id, one.source())
        };
        assert_eq!(of(line), of(receipt), "{line:?}");
        assert!(
            line.fields.paid_on.is_some()
                && line.fields.kind == TransactionKind::Expense
                && line.fields.effect == Effect::Both
        );
        assert_eq!(Some(line.fields.category), line.deduction.map(Deduction::category));
        *held.entry(receipt.id).or_default() += line.fields.amount_cents.get();
    }
    for (id, sum) in held {
        let receipt = rows.lines.iter().find(|one| one.id == id).expect("a receipt");
        assert!(sum <= receipt.fields.amount_cents.get(), "{receipt:?}");
    }
}

fn expense_effect(line: &Transaction) -> Effect {
    if line.fields.paid_by_driver { Effect::Result } else { Effect::Both }
}

fn ensure_fuel(rows: &Rows) {
    for one in &rows.fuel {
        let posted = rows.posted(SourceKind::Fuel, one.id.get());
        assert_eq!(sum(posted.iter().copied()), one.fields.total_cents.get(), "{one:?}: {posted:?}");
        for line in posted {
            let actual =
                (line.fields.kind, line.fields.category.as_str(), line.fields.competence_on, line.fields.effect);
            let expected = (TransactionKind::Expense, "combustivel", one.fields.filled_on, expense_effect(line));
            assert_eq!(actual, expected);
            assert_eq!(
                (line.fields.vehicle_id, line.fields.freight_id),
                (Some(one.fields.vehicle_id), one.fields.freight_id),
                "{one:?}"
            );
        }
    }
}

fn ensure_repairs(rows: &Rows) {
    for one in &rows.repairs {
        let posted = rows.posted(SourceKind::Maintenance, one.id.get());
        let items: i64 = rows.items.iter().filter(|(id, _)| *id == one.id).map(|(_, cents)| cents.get()).sum();
        assert_eq!(one.fields.total_cents.get(), items - one.fields.discount_cents.get(), "{one:?}");
        assert_eq!(sum(posted.iter().copied()), one.fields.total_cents.get(), "{one:?} {posted:?}");
        let mut places: BTreeMap<i64, i64> = BTreeMap::new();
        for line in &posted {
            *places.entry(line.installment).or_default() += line.fields.amount_cents.get();
        }
        assert!(places.keys().copied().eq((1..).take(places.len())), "{posted:?}");
        let amounts = || places.values().copied();
        assert!(amounts().max().unwrap_or(0) - amounts().min().unwrap_or(0) <= 1, "{posted:?}");
        for line in &posted {
            let actual =
                (line.fields.kind, line.fields.category.as_str(), line.fields.competence_on, line.fields.effect);
            assert_eq!(actual, (TransactionKind::Expense, "manutencao", one.fields.done_on, expense_effect(line)));
            assert_eq!(
                (line.fields.vehicle_id, line.fields.freight_id),
                (Some(one.fields.vehicle_id), one.fields.freight_id),
                "{one:?}"
            );
            assert_eq!(usize::try_from(line.installments).ok(), Some(places.len()), "{posted:?}");
        }
    }
    for (record, plan) in &rows.fulfilled {
        let record = rows.repairs.iter().find(|one| one.id == *record).expect("its record");
        let plan = rows.plans.iter().find(|one| one.id == *plan).expect("its plan");
        assert_eq!(plan.fields.vehicle_id, record.fields.vehicle_id);
    }
}

fn ensure_advances(rows: &Rows) {
    for one in &rows.advances {
        let posted = rows.posted(SourceKind::DriverAdvance, one.id.get());
        let [line] = posted[..] else { panic!("one line of {one:?}: {posted:?}") };
        let actual = (
            line.fields.kind,
            line.fields.amount_cents,
            line.fields.paid_on,
            line.fields.effect,
            line.fields.driver_id,
            line.fields.freight_id,
        );
        let given = Some(one.fields.given_on);
        let of = (Some(one.driver_id), one.fields.freight_id);
        assert_eq!(actual, (TransactionKind::Expense, one.fields.amount_cents, given, Effect::Cash, of.0, of.1));
        assert!(line.driver_payment_id.is_none() && !line.fields.paid_by_driver);
        let truck = one.fields.freight_id.map(|id| rows.freight(id).fields.truck_id);
        assert_eq!(line.fields.vehicle_id, truck, "of its freight: {line:?}");
    }
}

/// Expected postings of a freight: its advance and its balance, with due days and descriptions.
fn parts(freight: &Freight) -> [(SourcePart, i64, NaiveDate, String); 2] {
    let (gross, advance, day) = (freight.fields.gross_cents.get(), freight.fields.advance_cents.get(), day_of(freight));
    let named = |part: &str| format!("{part} do frete nº {}", freight.number);
    let due =
        [freight.fields.advance_due_on.unwrap_or(day), freight.fields.balance_due_on.unwrap_or(day + Days::new(30))];
    [
        (SourcePart::Advance, advance, due[0], named("Adiantamento")),
        (SourcePart::Balance, gross - advance, due[1], named("Saldo")),
    ]
}

fn ensure_parts(rows: &Rows, freight: &Freight) {
    let posted = rows.posted(SourceKind::Freight, freight.id.get());
    for line in &posted {
        let named = (line.fields.vehicle_id, line.fields.freight_id, line.fields.competence_on, line.fields.effect);
        let of = (Some(freight.fields.truck_id), Some(freight.id), day_of(freight), Effect::Both);
        assert_eq!(named, of);
        assert_eq!(line.fields.kind == TransactionKind::Income, line.held_from_id.is_none(), "{line:?}");
    }
    let posted: Vec<_> = posted.into_iter().filter(|line| line.fields.kind == TransactionKind::Income).collect();
    assert!(posted.iter().all(|line| line.fields.category.as_str() == "frete"), "{posted:?}");
    if freight.cancelled_on.is_some() {
        assert!(posted.iter().all(|line| line.fields.paid_on.is_some()), "only what was received: {posted:?}");
        return;
    }
    assert_eq!(sum(posted.iter().copied()), freight.fields.gross_cents.get(), "all of the gross is in the books");
    for (name, amount, due_on, description) in parts(freight) {
        let of_part: Vec<_> = posted.iter().copied().filter(|line| part(line) == name).collect();
        assert_eq!(sum(of_part.iter().copied()), amount, "{freight:?} {of_part:?}");
        for line in of_part {
            assert_eq!(line.fields.description, description, "{freight:?}");
            // The day of a received part is compared with its former one in `ensure_kept`.
            assert!(line.fields.paid_on.is_some() || line.fields.due_on == due_on, "{freight:?} {line:?}");
        }
    }
}

/// A received part retains its due day until the receipt is undone.
pub fn ensure_kept(before: &Rows, after: &Rows) {
    let of_freights = |rows: &Rows| -> Vec<Transaction> {
        let of_freight =
            |line: &&Transaction| line.source_kind == Some(SourceKind::Freight) && line.deduction.is_none();
        rows.lines.iter().filter(of_freight).cloned().collect()
    };
    let earlier = of_freights(before);
    for line in of_freights(after).iter().filter(|line| line.fields.paid_on.is_some()) {
        // A partial receipt may have its own row, split from the open one.
        let of_part = |one: &&Transaction| {
            (one.source_id, one.source_part, one.fields.paid_on) == (line.source_id, line.source_part, None)
        };
        let was = earlier.iter().find(|one| one.id == line.id).or_else(|| earlier.iter().find(of_part));
        assert_eq!(was.map(|one| one.fields.due_on), Some(line.fields.due_on), "{line:?}");
    }
}

/// A freight's result equals the sum of its lines.
pub fn ensure_result(db: &mut Db, rows: &Rows, freight: &Freight) -> Result<()> {
    let lines: Vec<_> = rows.lines.iter().filter(|line| line.fields.freight_id == Some(freight.id)).collect();
    let posted = || lines.iter().filter(|line| line.source_kind == Some(SourceKind::Freight)).copied();
    let parts: Vec<_> = posted().filter(|line| line.fields.kind == TransactionKind::Income).collect();
    let held =
        |tax: bool| sum(posted().filter(|line| line.deduction.is_some_and(|deduction| deduction.is_tax() == tax)));
    let (withheld, written_off) = (held(true), held(false));
    let settled = sum(parts.iter().filter(|line| line.fields.paid_on.is_some()).copied());
    let received = settled - withheld - written_off;
    let open = sum(parts.iter().filter(|line| line.fields.paid_on.is_none()).copied());
    let by_hand = lines.iter().filter(|line| line.source_kind.is_none() && line.fields.kind == TransactionKind::Income);
    let counted = by_hand.filter(|line| line.fields.effect != Effect::Cash && line.fields.competence_on <= now().today);
    let other = sum(counted.copied());
    // Amounts withheld from its price count regardless of the freight's first day.
    let of_price = |line: &Transaction| line.held_from_id.is_some() && line.source_kind == Some(SourceKind::Freight);
    let until_today = |line: &&&Transaction| line.fields.competence_on <= now().today || of_price(line);
    let cost = cost(freight, lines.iter().filter(|line| costs_a_trip(line)).filter(until_today).copied());

    let result = course::profit(db, rows.owner, freight.id, &now())?;
    let record = repository::find(db, rows.owner, freight.id, &now())?;
    let came = [received, withheld, written_off, open].map(Cents::from);
    assert_eq!([result.received_cents, result.withheld_cents, result.written_off_cents, result.open_cents], came);
    assert_eq!([record.received_cents, record.withheld_cents, record.written_off_cents, record.open_cents], came);
    assert_eq!(record.driver.map(|driver| driver.id), rows.driver_of(freight.id));
    let price = if freight.cancelled_on.is_some() { settled } else { freight.fields.gross_cents.get() };
    assert_eq!(Cents::sum(came)?.get(), if freight.cancelled_on.is_some() { settled } else { price }, "{lines:?}");
    assert_eq!((result.price_cents.get(), result.revenue_cents.get()), (price, price + other));
    assert_eq!(result.cost_cents.get(), cost, "{lines:?}");
    assert_eq!(result.cost_cents, Cents::sum(result.costs.iter().map(|line| line.amount_cents))?);
    let net = result.revenue_cents.get() - cost - result.commission_cents.get();
    assert_eq!(result.net_cents.get(), net);
    let held = rows.held.iter().find(|one| one.freight == freight.id);
    assert_eq!(result.driver_payment_id, held.map(|one| one.payment));
    assert_eq!(result.commission_cents.get(), commission(rows, freight), "as settled, else as agreed");
    if let Some(voucher) = result.toll_voucher {
        let (given, spent) = (voucher.provided_cents.get(), voucher.spent_cents.get());
        assert_eq!(given - spent, voucher.left_cents.get() - voucher.missing_cents.get());
    }
    Ok(())
}

/// A series entered together and not changed since adds up to the entered amount.
pub fn ensure_series(rows: &Rows, series: &BTreeMap<i64, Entered>) {
    for (id, entered) in series {
        let lines: Vec<_> = rows.lines.iter().filter(|line| line.series_id == Some(*id)).collect();
        let amount = entered.amount_cents.get();
        let whole = if entered.is_shared { amount } else { amount * entered.count };
        let places: BTreeSet<i64> = lines.iter().map(|line| line.installment).collect();
        assert_eq!(i64::try_from(places.len()).ok(), Some(entered.count), "{entered:?}");
        assert_eq!(sum(lines), whole, "{entered:?}");
    }
}

/// Returns the part of its source that a line represents.
pub fn part(line: &Transaction) -> SourcePart {
    line.source_part.expect("a part")
}
