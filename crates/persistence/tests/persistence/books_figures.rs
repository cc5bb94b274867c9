//! Independent computation of revenue, cost and kilometres from the rows: an amount must be the same on every screen.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use finance::{
    Effect, Month, SourceKind, SourcePart, Transaction, TransactionKind, figures::AccountingBasis, statement::Statement,
};
use freight::Freight;
use kernel::{Cents, FreightId, Km, Result, VehicleId};
use persistence::{Db, finance::report, fleet::summary, freight as course, overview::dashboard};

use crate::{
    books_checks::sum,
    books_reckoned::{commission, driven_km, trip_km},
    books_rows::Rows,
    sample::now,
};

/// An amount that counts in a result, as revenue or as cost.
#[derive(Clone, Copy, Debug)]
struct Counted {
    accrual_on: Option<NaiveDate>,
    cash_on: Option<NaiveDate>,
    vehicle: Option<VehicleId>,
    freight: Option<FreightId>,
    revenue: i64,
    cost: i64,
}

/// The day on which a freight began, three hours behind UTC as in the cities of loading of these tests.
fn began_on(rows: &Rows, freight: &Freight) -> Option<NaiveDate> {
    let moves = || rows.events.iter().filter(|one| one.freight_id == freight.id && one.kind.as_str() == "status");
    let back = moves().filter(|one| one.to_status.as_str() == "scheduled").map(|one| one.id).max();
    let first = moves().find(|one| back.is_none_or(|back| one.id > back))?;
    Some((first.occurred_at.utc().naive_utc() - chrono::TimeDelta::hours(3)).date())
}

/// The day on which a settlement was closed, if it is.
fn closed_on(rows: &Rows, id: i64) -> Option<NaiveDate> {
    let settlement = rows.payments.iter().find(|one| one.id.get() == id).expect("a settlement");
    let balance = rows.posted(SourceKind::DriverPayment, id).into_iter();
    let balance = balance.into_iter().find(|line| line.source_part == Some(SourcePart::Balance));
    balance.map_or(Some(settlement.fields.period_to), |line| line.fields.paid_on)
}

/// Amount of each toll that a voucher of its freight covers, the earliest toll first.
fn covered(rows: &Rows) -> HashMap<i64, i64> {
    let mut covered = HashMap::new();
    for freight in rows.freights.iter().filter(|one| one.fields.toll_payer.as_str() == "shipper") {
        let mut left = freight.fields.toll_cents.get();
        let of_freight = |line: &&Transaction| {
            line.fields.freight_id == Some(freight.id)
                && line.fields.category.as_str() == "pedagio"
                && line.fields.effect != Effect::Cash
        };
        let mut tolls: Vec<_> = rows.lines.iter().filter(of_freight).collect();
        tolls.sort_by_key(|line| (line.fields.competence_on, line.id));
        for toll in tolls {
            let paid = left.min(toll.fields.amount_cents.get());
            left -= paid;
            covered.insert(toll.id.get(), paid);
        }
    }
    covered
}

fn counted(rows: &Rows) -> Vec<Counted> {
    let covered = covered(rows);
    let mut all = Vec::new();
    for line in rows.lines.iter().filter(|line| line.fields.effect != Effect::Cash && rows.is_earned(line)) {
        let of_settlement = line.source_kind == Some(SourceKind::DriverPayment);
        // The repayment of a loan moves money without being a cost.
        let no_cost = covered.get(&line.id.get()).copied().unwrap_or_default() + line.fields.principal_cents.get();
        let amount = line.fields.amount_cents.get() - no_cost;
        let cash_on = match (of_settlement, line.fields.paid_by_driver) {
            (true, _) => closed_on(rows, line.source_id.expect("a source")),
            (_, true) => line.driver_payment_id.and_then(|id| closed_on(rows, id.get())),
            _ => line.fields.paid_on,
        };
        let (revenue, cost) = match line.fields.kind {
            // An amount deducted from a driver reduces the labour cost.
            TransactionKind::Income if of_settlement => (0, -amount),
            TransactionKind::Income => (amount, 0),
            TransactionKind::Expense => (0, amount),
        };
        let accrual_on = Some(line.fields.competence_on).filter(|day| *day <= now().today);
        all.push(Counted {
            accrual_on,
            cash_on,
            vehicle: line.fields.vehicle_id,
            freight: line.fields.freight_id,
            revenue,
            cost,
        });
    }
    // By competence a price counts once its freight has begun; on the cash basis once it is received.
    for line in rows.lines.iter().filter(|line| !rows.is_earned(line) && line.fields.paid_on.is_some()) {
        all.push(Counted {
            accrual_on: None,
            cash_on: line.fields.paid_on,
            vehicle: line.fields.vehicle_id,
            freight: line.fields.freight_id,
            // An amount withheld from the price is a cost.
            revenue: if line.fields.kind == TransactionKind::Income { line.fields.amount_cents.get() } else { 0 },
            cost: if line.fields.kind == TransactionKind::Expense { line.fields.amount_cents.get() } else { 0 },
        });
    }
    for freight in unsettled(rows) {
        let cost = commission(rows, freight);
        let (vehicle, accrual_on) = (Some(freight.fields.truck_id), began_on(rows, freight));
        all.push(Counted { accrual_on, cash_on: None, vehicle, freight: Some(freight.id), revenue: 0, cost });
    }
    all
}

/// Begun freights with a driver whose commission is in no settlement.
fn unsettled(rows: &Rows) -> impl Iterator<Item = &Freight> {
    rows.freights.iter().filter(|one| {
        let held = rows.held.iter().any(|held| held.freight == one.id);
        !one.is_cancelled() && one.status.as_str() != "scheduled" && rows.driver_of(one.id).is_some() && !held
    })
}

fn totals<'a>(all: impl Iterator<Item = &'a Counted>) -> (i64, i64) {
    all.fold((0, 0), |(revenue, cost), one| (revenue + one.revenue, cost + one.cost))
}

fn month_of(day: Option<NaiveDate>, month: Month) -> bool {
    day.is_some_and(|day| Month::of(day) == month)
}

pub fn ensure_figures(db: &mut Db, rows: &Rows) -> Result<()> {
    for freight in &rows.freights {
        assert_eq!(freight.began_on, began_on(rows, freight), "kept as its timeline says: {freight:?}");
        assert_eq!(freight.driven_km.map(Km::get), driven_km(rows, freight), "kept as its timeline says: {freight:?}");
    }
    let all = counted(rows);
    ensure_statements(db, rows, &all)?;
    ensure_dashboard(db, rows, &all)?;
    ensure_vehicles(db, rows, &all)?;
    ensure_freights(db, rows, &all)
}

fn reported(statement: &Statement) -> (i64, i64) {
    let costs: i64 = statement.costs.iter().map(|line| line.amount_cents.get()).sum();
    assert_eq!(costs, statement.outcome.cost_cents.get(), "categories add up");
    let result = statement.outcome.revenue_cents.get() - statement.outcome.cost_cents.get();
    assert_eq!(statement.outcome.result_cents.get(), result);
    (statement.outcome.revenue_cents.get(), statement.outcome.cost_cents.get())
}

fn stated(db: &mut Db, rows: &Rows, period: (Month, Month), basis: AccountingBasis) -> Result<Statement> {
    let (from, to) = (Some(period.0), Some(period.1));
    let requested = report::StatementQuery { from, to, basis: Some(basis), depreciation: false };
    report::statement(db, rows.owner, requested, &now())
}

/// The overall statement equals the sum of all amounts, and its months and years add up to it.
fn ensure_statements(db: &mut Db, rows: &Rows, all: &[Counted]) -> Result<()> {
    let today = now().today;
    let days = || rows.lines.iter().flat_map(|line| [Some(line.fields.competence_on), line.fields.paid_on]).flatten();
    let closed = rows.payments.iter().map(|one| one.fields.period_to);
    let last = Month::of(days().chain(closed).max().unwrap_or(today));
    let first = Month::of(days().min().unwrap_or(today)).before(1);
    type Day = fn(&Counted) -> Option<NaiveDate>;
    let bases: [(AccountingBasis, Day); 2] =
        [(AccountingBasis::Accrual, |one| one.accrual_on), (AccountingBasis::Cash, |one| one.cash_on)];
    for (basis, day) in bases {
        let shown = stated(db, rows, (first, last), basis)?;
        assert_eq!(reported(&shown), totals(all.iter().filter(|one| day(one).is_some())), "{basis:?}");
        let mut years: BTreeMap<i32, (i64, i64)> = BTreeMap::new();
        for month in &shown.months {
            let of_month = totals(all.iter().filter(|one| month_of(day(one), month.month)));
            assert_eq!((month.outcome.revenue_cents.get(), month.outcome.cost_cents.get()), of_month, "{basis:?}");
            let alone = stated(db, rows, (month.month, month.month), basis)?;
            assert_eq!(reported(&alone), of_month, "{basis:?} {}", month.month);
            let year = years.entry(month.month.number_and_year().1).or_default();
            *year = (year.0 + of_month.0, year.1 + of_month.1);
        }
        for (year, months) in years {
            let month = |number: u32| format!("{year}-{number:02}").parse::<Month>().expect("a month");
            let whole = stated(db, rows, (month(1), month(12)), basis)?;
            assert_eq!(reported(&whole), months, "{basis:?} {year}");
        }
        let moved =
            rows.lines.iter().filter(|line| line.fields.effect != Effect::Result && line.fields.paid_on.is_some());
        let moved: i64 = moved
            .map(|line| match line.fields.kind {
                TransactionKind::Income => line.fields.amount_cents.get(),
                TransactionKind::Expense => -line.fields.amount_cents.get(),
            })
            .sum();
        let change = shown.cash_change_cents.map(Cents::get);
        assert_eq!(change, (basis == AccountingBasis::Cash).then_some(moved), "{:?}", shown.outside);
    }
    Ok(())
}

/// The dashboard equals the statement of its month, as does the sum of its vehicles.
fn ensure_dashboard(db: &mut Db, rows: &Rows, all: &[Counted]) -> Result<()> {
    let current = Month::of(now().today);
    for month in [current, current.before(1)] {
        let shown = dashboard::find(db, rows.owner, month, &now())?;
        let of_month = |one: &&Counted| month_of(one.accrual_on, month);
        let (revenue, cost) = totals(all.iter().filter(of_month));
        let actual = (shown.current.revenue_cents.get(), shown.current.cost_cents.get());
        assert_eq!((actual, shown.current.profit_cents.get()), ((revenue, cost), revenue - cost), "{month}");
        assert_eq!(shown.costs.iter().map(|one| one.amount_cents.get()).sum::<i64>(), cost);
        let of_year = shown.months.iter().find(|one| one.month == month).expect("its month");
        assert_eq!(of_year.outcome.result_cents.get(), revenue - cost);
        for one in &shown.vehicles {
            let own = all.iter().filter(of_month).filter(|counted| counted.vehicle == one.vehicle_id);
            assert_eq!((one.revenue_cents.get(), one.cost_cents.get()), totals(own), "{one:?}");
        }
        assert_eq!(shown.vehicles.iter().map(|one| one.profit_cents.get()).sum::<i64>(), revenue - cost);
        let begun = || rows.freights.iter().filter(|one| !one.is_cancelled() && month_of(one.began_on, month));
        assert_eq!(usize::try_from(shown.current.freights).ok(), Some(begun().count()));
        let km = begun().map(|one| trip_km(rows, one)).sum::<i64>();
        assert_eq!(shown.current.km.get(), km);
        assert_eq!(shown.vehicles.iter().map(|one| one.km.get()).sum::<i64>(), km);
        let open = unsettled(rows).filter(|one| month_of(one.began_on, month));
        assert_eq!(shown.unsettled_commission_cents.get(), open.map(|one| commission(rows, one)).sum::<i64>());
    }
    Ok(())
}

/// All vehicles and the share without a vehicle add up to the overall statement.
fn ensure_vehicles(db: &mut Db, rows: &Rows, all: &[Counted]) -> Result<()> {
    let mut left = totals(all.iter().filter(|one| one.accrual_on.is_some()));
    for vehicle in &rows.vehicles {
        let shown = summary::find(db, rows.owner, vehicle.id, &now())?;
        let own = totals(all.iter().filter(|one| one.accrual_on.is_some() && one.vehicle == Some(vehicle.id)));
        assert_eq!((shown.freights.revenue_cents.get(), shown.cost_cents.get()), own, "{}", vehicle.fields.plate);
        assert_eq!(shown.net_cents.get(), own.0 - own.1);
        left = (left.0 - own.0, left.1 - own.1);
        let burnt = rows.lines.iter().filter(|line| line.source_kind == Some(SourceKind::Fuel));
        assert_eq!(shown.fuel.total_cents.get(), sum(burnt.filter(|line| line.fields.vehicle_id == Some(vehicle.id))));
    }
    let none = totals(all.iter().filter(|one| one.accrual_on.is_some() && one.vehicle.is_none()));
    assert_eq!(left, none);
    Ok(())
}

/// The results of freights add up to the freight part of the statement; a price counts from its freight's first day.
fn ensure_freights(db: &mut Db, rows: &Rows, all: &[Counted]) -> Result<()> {
    let (mut revenue, mut cost) = (0, 0);
    for freight in &rows.freights {
        let result = course::profit(db, rows.owner, freight.id, &now())?;
        let waits = !freight.is_cancelled() && freight.status.as_str() == "scheduled";
        revenue += if waits { result.other_income_cents.get() } else { result.revenue_cents.get() };
        // An amount withheld from a price counts from the same day.
        let held = result.withheld_cents.get() + result.written_off_cents.get();
        cost += result.cost_cents.get() + if waits { -held } else { result.commission_cents.get() };
    }
    assert_eq!((revenue, cost), totals(all.iter().filter(|one| one.accrual_on.is_some() && one.freight.is_some())));
    Ok(())
}
