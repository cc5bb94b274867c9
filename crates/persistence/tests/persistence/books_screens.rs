//! What screens sum equals what the records sum: the list, the statement, the cash, the month and each truck.

use chrono::NaiveDate;
use finance::{Effect, Month, SourceKind, Transaction, TransactionKind, statement::Basis};
use fleet::VehicleType;
use kernel::{Cents, PageRequest, PaymentStatus, Result};
use persistence::{
    Db,
    finance::{
        report,
        transaction::{self, Filter},
    },
    fleet::summary,
    freight as course,
    overview::dashboard,
};

use crate::{
    books_checks::{cost, costs_a_trip, sum},
    books_rows::Rows,
    sample::now,
};

/// Income less expenses.
fn net<'a>(lines: impl IntoIterator<Item = &'a Transaction>) -> i64 {
    let signed = |line: &Transaction| match line.kind {
        TransactionKind::Income => line.amount_cents.get(),
        TransactionKind::Expense => -line.amount_cents.get(),
    };
    lines.into_iter().map(signed).sum()
}

fn side<'a>(kind: TransactionKind, lines: impl IntoIterator<Item = &'a Transaction>) -> i64 {
    sum(lines.into_iter().filter(|line| line.kind == kind))
}

pub fn ensure_shown(db: &mut Db, rows: &Rows) -> Result<()> {
    ensure_lists(db, rows)?;
    ensure_statements(db, rows)?;
    ensure_cash(db, rows)?;
    ensure_month(db, rows)?;
    for vehicle in rows.vehicles.iter().filter(|one| one.kind == VehicleType::Truck) {
        ensure_truck(db, rows, vehicle.id)?;
    }
    Ok(())
}

type Chosen<'a> = (Filter, Box<dyn Fn(&Transaction) -> bool + 'a>);

fn ensure_lists(db: &mut Db, rows: &Rows) -> Result<()> {
    let (truck, freight) = (rows.vehicles[0].id, rows.freights.first().map(|one| one.id));
    let (driver, today) = (rows.drivers.first().map(|one| one.id), now().today);
    let pending = Filter { status: Some(PaymentStatus::Pending), ..Filter::default() };
    let expenses = Filter { kind: Some(TransactionKind::Expense), from: Some(today), ..Filter::default() };
    let chosen: [Chosen<'_>; 6] = [
        (Filter::default(), Box::new(|_| true)),
        (pending, Box::new(|line| line.paid_on.is_none())),
        (expenses, Box::new(|line| line.kind == TransactionKind::Expense && line.due_on >= today)),
        (Filter { vehicle: Some(truck), ..Filter::default() }, Box::new(|line| line.vehicle_id == Some(truck))),
        (Filter { driver, ..Filter::default() }, Box::new(|line| driver.is_none() || line.driver_id == driver)),
        (Filter { freight, ..Filter::default() }, Box::new(|line| freight.is_none() || line.freight_id == freight)),
    ];
    for (filter, fits) in chosen {
        let lines: Vec<_> = rows.lines.iter().filter(|line| fits(line)).collect();
        let shown = report::summary(db, rows.owner, &filter, today)?;
        let flows = (shown.flow.income_cents.get(), shown.flow.expense_cents.get(), shown.flow.net_cents.get());
        let own = || lines.iter().copied().filter(|line| line.effect != Effect::Result);
        let rest = || lines.iter().copied().filter(|line| line.effect == Effect::Result);
        let beside = (shown.without_cash.income_cents.get(), shown.without_cash.expense_cents.get());
        assert_eq!(beside, (side(TransactionKind::Income, rest()), side(TransactionKind::Expense, rest())));
        assert_eq!(flows, (side(TransactionKind::Income, own()), side(TransactionKind::Expense, own()), net(own())));
        assert_eq!(usize::try_from(shown.count).ok(), Some(lines.len()));
        let open = || own().filter(|line| line.paid_on.is_none());
        let late = || open().filter(|line| line.due_on < today);
        assert_eq!(shown.pending_income_cents.get(), side(TransactionKind::Income, open()));
        assert_eq!(shown.pending_expense_cents.get(), side(TransactionKind::Expense, open()));
        assert_eq!(shown.overdue_income_cents.get(), side(TransactionKind::Income, late()));
        assert_eq!(shown.overdue_expense_cents.get(), side(TransactionKind::Expense, late()));
        assert_eq!(shown.months.iter().map(|one| one.flow.net_cents.get()).sum::<i64>(), net(own()));
        assert_eq!(shown.vehicles.iter().map(|one| one.flow.net_cents.get()).sum::<i64>(), net(own()));
        assert_eq!(shown.categories.iter().map(|one| one.amount_cents.get()).sum::<i64>(), sum(own()));
        ensure_listed(db, rows, &filter, lines)?;
    }
    Ok(())
}

/// The list has each line once, and its running balance is that of money.
fn ensure_listed(db: &mut Db, rows: &Rows, filter: &Filter, mut lines: Vec<&Transaction>) -> Result<()> {
    lines.sort_by_key(|line| (line.due_on, line.id));
    let mut request = PageRequest { limit: 40, ..PageRequest::default() };
    let mut left = lines.as_slice();
    loop {
        let page = transaction::list(db, rows.owner, filter, &request, now().today)?;
        for item in page.items {
            let (last, before) = left.split_last().expect("no more than there are");
            assert_eq!(item.transaction.id, last.id);
            let money = left.iter().filter(|line| line.effect != Effect::Result).copied();
            assert_eq!(item.balance_cents.map(Cents::get), Some(net(money)));
            left = before;
        }
        request.cursor = page.next_cursor;
        if request.cursor.is_none() {
            assert!(left.is_empty(), "all of them");
            return Ok(());
        }
    }
}

fn months(days: impl Iterator<Item = NaiveDate> + Clone) -> (Month, Month) {
    let today = now().today;
    (Month::of(days.clone().min().unwrap_or(today)), Month::of(days.max().unwrap_or(today)))
}

fn ensure_statements(db: &mut Db, rows: &Rows) -> Result<()> {
    let counted = || rows.lines.iter().filter(|line| line.effect != Effect::Cash && rows.is_earned(line));
    let all = months(rows.lines.iter().map(|line| line.competence_on));
    let current = (Month::of(now().today), Month::of(now().today));
    for period in [all, current] {
        let within = |day: NaiveDate| (period.0.first_day()..=period.1.last_day()).contains(&day);
        let shown = report::statement(db, rows.owner, period, Basis::Accrual)?;
        let own = || counted().filter(|line| within(line.competence_on));
        let said =
            (shown.outcome.revenue_cents.get(), shown.outcome.cost_cents.get(), shown.outcome.result_cents.get());
        assert_eq!(said, (side(TransactionKind::Income, own()), side(TransactionKind::Expense, own()), net(own())));
        assert_eq!(shown.months.iter().map(|one| one.outcome.result_cents.get()).sum::<i64>(), net(own()));
        assert_eq!(shown.costs.iter().map(|one| one.amount_cents.get()).sum::<i64>(), said.1);
    }
    for period in [months(rows.lines.iter().filter_map(|line| line.paid_on)), current] {
        let within = |day: NaiveDate| (period.0.first_day()..=period.1.last_day()).contains(&day);
        let paid = || rows.lines.iter().filter(|line| line.paid_on.is_some_and(within));
        let shown = report::statement(db, rows.owner, period, Basis::Cash)?;
        assert_eq!(shown.outcome.result_cents.get(), net(paid().filter(|line| line.effect != Effect::Cash)));
        let change = net(paid().filter(|line| line.effect != Effect::Result));
        assert_eq!(shown.cash_change_cents.map(Cents::get), Some(change), "{:?}", shown.outside);
    }
    Ok(())
}

fn ensure_cash(db: &mut Db, rows: &Rows) -> Result<()> {
    let today = now().today;
    let shown = report::cash_flow(db, rows.owner, 90, today)?;
    let money = || rows.lines.iter().filter(|line| line.effect != Effect::Result);
    let opening = net(money().filter(|line| line.paid_on.is_some()));
    assert_eq!(shown.opening_cents.get(), opening);
    let due = money().filter(|line| line.paid_on.is_none() && line.due_on <= shown.to);
    assert_eq!(shown.closing_cents.get(), opening + net(due));
    Ok(())
}

fn ensure_month(db: &mut Db, rows: &Rows) -> Result<()> {
    let month = Month::of(now().today);
    let within = |day: NaiveDate| Month::of(day) == month;
    let shown = dashboard::find(db, rows.owner, month, &now())?;
    let counted = || {
        let of_month = |line: &&Transaction| line.effect != Effect::Cash && within(line.competence_on);
        rows.lines.iter().filter(of_month).filter(|line| rows.is_earned(line))
    };
    let (revenue, spent) = (side(TransactionKind::Income, counted()), side(TransactionKind::Expense, counted()));
    assert_eq!((shown.current.revenue_cents.get(), shown.current.cost_cents.get()), (revenue, spent));
    assert_eq!(shown.current.profit_cents.get(), revenue - spent);
    assert_eq!(shown.costs.iter().map(|one| one.amount_cents.get()).sum::<i64>(), spent);
    for one in &shown.vehicles {
        let own = || counted().filter(|line| line.vehicle_id == one.vehicle_id);
        let said = (one.revenue_cents.get(), one.cost_cents.get());
        assert_eq!(said, (side(TransactionKind::Income, own()), side(TransactionKind::Expense, own())));
    }
    assert_eq!(shown.vehicles.iter().map(|one| one.profit_cents.get()).sum::<i64>(), revenue - spent);
    let moved = || rows.lines.iter().filter(|line| line.effect != Effect::Result && line.paid_on.is_some_and(within));
    let cash = (shown.current.cash_in_cents.get(), shown.current.cash_out_cents.get());
    assert_eq!(cash, (side(TransactionKind::Income, moved()), side(TransactionKind::Expense, moved())));
    let owed = rows.lines.iter().filter(|line| line.paid_on.is_none() && line.effect == Effect::Both);
    let present = shown.present.as_ref().expect("the present month");
    assert_eq!(present.receivables.total_cents.get(), side(TransactionKind::Income, owed));
    let mut unsettled = 0;
    for freight in rows.freights.iter().filter(|one| within(one.scheduled_for) && one.cancelled_on.is_none()) {
        let held = rows.held.iter().any(|held| held.freight == freight.id);
        if freight.status.as_str() != "scheduled" && rows.driver_of(freight.id).is_some() && !held {
            unsettled += course::result(db, rows.owner, freight.id, &now())?.commission_cents.get();
        }
    }
    assert_eq!(shown.unsettled_commission_cents.get(), unsettled);
    Ok(())
}

/// What a truck cost: the voucher of each of its freights pays that freight's toll first.
fn ensure_truck(db: &mut Db, rows: &Rows, truck: kernel::VehicleId) -> Result<()> {
    let shown = summary::find(db, rows.owner, truck, &now())?;
    let spent = || rows.lines.iter().filter(|line| line.vehicle_id == Some(truck) && costs_a_trip(line));
    let own: Vec<_> = rows.freights.iter().filter(|one| one.truck_id == truck).collect();
    let by_freight = own.iter().map(|one| cost(one, spent().filter(|line| line.freight_id == Some(one.id))));
    let others = sum(spent().filter(|line| !own.iter().any(|one| line.freight_id == Some(one.id))));
    assert_eq!(shown.cost_cents.get(), by_freight.sum::<i64>() + others);
    let burnt = rows.lines.iter().filter(|line| line.source_kind == Some(SourceKind::Fuel));
    assert_eq!(shown.fuel.total_cents.get(), sum(burnt.filter(|line| line.vehicle_id == Some(truck))));
    Ok(())
}
