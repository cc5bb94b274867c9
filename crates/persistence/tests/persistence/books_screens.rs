//! Checks that the cash sums of list, cash and month equal those of the records.

use chrono::NaiveDate;
use finance::{Effect, Month, PaymentStatus, Transaction, TransactionKind};
use kernel::{Cents, PageRequest, Result};
use persistence::{
    Db,
    finance::{
        report,
        transaction::{self, Filter},
    },
    overview::dashboard,
};

use crate::{books_checks::sum, books_rows::Rows, sample::now};

/// Income less expenses.
fn net<'a>(lines: impl IntoIterator<Item = &'a Transaction>) -> i64 {
    let signed = |line: &Transaction| match line.fields.kind {
        TransactionKind::Income => line.fields.amount_cents.get(),
        TransactionKind::Expense => -line.fields.amount_cents.get(),
    };
    lines.into_iter().map(signed).sum()
}

fn side<'a>(kind: TransactionKind, lines: impl IntoIterator<Item = &'a Transaction>) -> i64 {
    sum(lines.into_iter().filter(|line| line.fields.kind == kind))
}

pub fn ensure_shown(db: &mut Db, rows: &Rows) -> Result<()> {
    ensure_lists(db, rows)?;
    ensure_cash(db, rows)?;
    ensure_month(db, rows)
}

type Chosen<'a> = (Filter, Box<dyn Fn(&Transaction) -> bool + 'a>);

fn ensure_lists(db: &mut Db, rows: &Rows) -> Result<()> {
    let (truck, freight) = (rows.vehicles[0].id, rows.freights.first().map(|one| one.id));
    let (driver, today) = (rows.drivers.first().map(|one| one.id), now().today);
    let pending = Filter { status: Some(PaymentStatus::Pending), ..Filter::default() };
    let expenses = Filter { kind: Some(TransactionKind::Expense), from: Some(today), ..Filter::default() };
    let chosen: [Chosen<'_>; 6] = [
        (Filter::default(), Box::new(|_| true)),
        (pending, Box::new(|line| line.fields.paid_on.is_none())),
        (expenses, Box::new(|line| line.fields.kind == TransactionKind::Expense && line.fields.due_on >= today)),
        (
            Filter { vehicle_id: Some(truck), ..Filter::default() },
            Box::new(|line| line.fields.vehicle_id == Some(truck)),
        ),
        (
            Filter { driver_id: driver, ..Filter::default() },
            Box::new(|line| driver.is_none() || line.fields.driver_id == driver),
        ),
        (
            Filter { freight_id: freight, ..Filter::default() },
            Box::new(|line| freight.is_none() || line.fields.freight_id == freight),
        ),
    ];
    for (filter, fits) in chosen {
        let lines: Vec<_> = rows.lines.iter().filter(|line| fits(line)).collect();
        let shown = report::summary(db, rows.owner, &filter, &now())?;
        let flows = (shown.flow.income_cents.get(), shown.flow.expense_cents.get(), shown.flow.net_cents.get());
        let own = || lines.iter().copied().filter(|line| line.fields.effect != Effect::Result);
        let rest = || lines.iter().copied().filter(|line| line.fields.effect == Effect::Result);
        let beside = (shown.without_cash.income_cents.get(), shown.without_cash.expense_cents.get());
        assert_eq!(beside, (side(TransactionKind::Income, rest()), side(TransactionKind::Expense, rest())));
        assert_eq!(flows, (side(TransactionKind::Income, own()), side(TransactionKind::Expense, own()), net(own())));
        assert_eq!(usize::try_from(shown.count).ok(), Some(lines.len()));
        let open = || own().filter(|line| line.fields.paid_on.is_none());
        let late = || open().filter(|line| line.fields.due_on < today);
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

/// The list contains each line once, with a running balance of money.
fn ensure_listed(db: &mut Db, rows: &Rows, filter: &Filter, mut lines: Vec<&Transaction>) -> Result<()> {
    lines.sort_by_key(|line| (line.fields.due_on, line.id));
    let mut request = PageRequest { limit: 40, ..PageRequest::default() };
    let mut left = lines.as_slice();
    loop {
        let page = transaction::list(db, rows.owner, filter, &request, &now())?;
        for item in page.items {
            let (last, before) = left.split_last().expect("no more than there are");
            assert_eq!(item.transaction.id, last.id);
            let money = left.iter().filter(|line| line.fields.effect != Effect::Result).copied();
            // A filtered list has no opening balance; the whole list begins with it, on its day.
            let opening = rows.opening.filter(|_| *filter == Filter::default());
            let expected = match opening {
                None => Some(net(money)),
                Some((on, _)) if last.fields.due_on < on => None,
                Some((on, cents)) => Some(cents.get() + net(money.filter(|line| counts_since(on, line)))),
            };
            assert_eq!(item.balance_cents.map(Cents::get), expected);
            left = before;
        }
        request.cursor = page.next_cursor;
        if request.cursor.is_none() {
            assert!(left.is_empty(), "all of them");
            return Ok(());
        }
    }
}

/// The opening balance of the cash already contains earlier movements.
fn counts_since(on: NaiveDate, line: &Transaction) -> bool {
    line.fields.paid_on.is_none_or(|paid_on| paid_on >= on)
}

fn ensure_cash(db: &mut Db, rows: &Rows) -> Result<()> {
    let shown = report::cash_flow(db, rows.owner, Some(90), &now())?;
    let (since, held) = rows.opening.map_or((NaiveDate::MIN, 0), |(on, cents)| (on, cents.get()));
    let money = || rows.lines.iter().filter(|line| line.fields.effect != Effect::Result && counts_since(since, line));
    let opening = held + net(money().filter(|line| line.fields.paid_on.is_some()));
    assert_eq!(shown.opening_cents.get(), opening);
    let due = money().filter(|line| line.fields.paid_on.is_none() && line.fields.due_on <= shown.to);
    assert_eq!(shown.closing_cents.get(), opening + net(due));
    Ok(())
}

fn ensure_month(db: &mut Db, rows: &Rows) -> Result<()> {
    let month = Month::of(now().today);
    let shown = dashboard::find(db, rows.owner, month, &now())?;
    let within = |day: NaiveDate| Month::of(day) == month;
    let moved = || {
        rows.lines.iter().filter(|line| line.fields.effect != Effect::Result && line.fields.paid_on.is_some_and(within))
    };
    let cash = (shown.current.cash_in_cents.get(), shown.current.cash_out_cents.get());
    // An amount that a payer withheld was neither received nor paid.
    let held: i64 = moved().filter(|line| line.held_from_id.is_some()).map(|line| line.fields.amount_cents.get()).sum();
    let (income, expense) = (side(TransactionKind::Income, moved()), side(TransactionKind::Expense, moved()));
    assert_eq!(cash, (income - held, expense - held));
    let owed = rows.lines.iter().filter(|line| line.fields.paid_on.is_none() && line.fields.effect == Effect::Both);
    let present = shown.present.as_ref().expect("the present month");
    assert_eq!(present.receivables.total_cents.get(), side(TransactionKind::Income, owed));
    Ok(())
}
