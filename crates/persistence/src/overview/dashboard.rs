//! The month at a glance: what it brought and left, beside the month before and the same month last year, and what needs
//! the owner now.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::{
    dsl::sql as raw,
    prelude::*,
    sql_types::{BigInt, Nullable, Text},
};
use finance::{
    Month, TransactionKind,
    statement::{Basis, Line, MonthOutcome, Outcome},
    summary::Flow,
};
use freight::{FreightRecord, FreightResult, FreightStatus};
use kernel::{
    Bps, Category, Cents, ClientId, CostLine, Effect, Error, Km, MetersPerLiter, Now, OwnerId, PageRequest, Plate,
    Result, Sort, SourceKind, VehicleId,
    ledger::overdue_days,
    schema::{clients, freights, transactions as books, vehicles},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::reminder::{self, Reminder};
use crate::{
    Db,
    finance::report::{self, earned},
    fleet::consumption,
    freight::{self as trips, commission},
    sql,
};

/// How many freights under way, reminders and clients it names.
const UNDER_WAY: i64 = 10;
const REMINDERS: usize = 8;
const CLIENTS: usize = 5;

/// A month in figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MonthFigures {
    /// The month.
    pub month: Month,
    /// What the work brought, by the day of what it is about.
    pub revenue_cents: Cents,
    /// What it cost.
    pub cost_cents: Cents,
    /// What is left.
    pub profit_cents: Cents,
    /// What is left as a share of the revenue; absent without revenue.
    pub margin_bps: Option<Bps>,
    /// How many freights began.
    pub freights: i64,
    /// Kilometres of those freights.
    pub km: Km,
    /// Of these, loaded.
    pub loaded_km: Km,
    /// Of these, empty.
    pub empty_km: Km,
    /// Revenue for each kilometre.
    pub revenue_per_km_cents: Option<Cents>,
    /// Cost of each kilometre.
    pub cost_per_km_cents: Option<Cents>,
    /// What is left of each kilometre.
    pub profit_per_km_cents: Option<Cents>,
    /// Fuel for each kilometre.
    pub fuel_per_km_cents: Option<Cents>,
    /// Consumption, measured from full tank to full tank; absent where that is not known.
    pub meters_per_liter: Option<MetersPerLiter>,
    /// Money that came in.
    pub cash_in_cents: Cents,
    /// Money that went out.
    pub cash_out_cents: Cents,
}

/// A vehicle's share of the month; without one, what is for none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleMonth {
    /// The vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Its plate.
    pub plate: Option<Plate>,
    /// What its owner calls it.
    pub nickname: Option<String>,
    /// What it brought.
    pub revenue_cents: Cents,
    /// What it cost.
    pub cost_cents: Cents,
    /// What is left.
    pub profit_cents: Cents,
    /// Kilometres of its freights.
    pub km: Km,
}

/// A freight under way.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct UnderWay {
    /// The freight.
    pub freight: FreightRecord,
    /// What it brings and costs so far.
    pub result: FreightResult,
}

/// What a client owes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Debtor {
    /// The client; none for what names nobody.
    pub client_id: Option<ClientId>,
    /// Its name.
    pub name: Option<String>,
    /// How much.
    pub amount_cents: Cents,
    /// Since when the oldest is due.
    pub oldest_due_on: NaiveDate,
    /// By how many days that is late.
    pub overdue_days: i64,
}

/// What is to be received, by its age.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Receivables {
    /// In all.
    pub total_cents: Cents,
    /// Not yet due.
    pub not_due_cents: Cents,
    /// Late by 1 to 15 days.
    pub late_1_to_15_cents: Cents,
    /// Late by 16 to 30 days.
    pub late_16_to_30_cents: Cents,
    /// Late by more.
    pub late_over_30_cents: Cents,
    /// Who owes most.
    pub clients: Vec<Debtor>,
}

/// How many things are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReminderCounts {
    /// Late.
    pub expired: i64,
    /// Within fifteen days.
    pub soon: i64,
}

/// Which of the first three steps an account has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FirstSteps {
    /// A vehicle is registered.
    pub vehicle: bool,
    /// A freight is written down.
    pub freight: bool,
    /// An expense is written down.
    pub expense: bool,
}

/// The month at a glance.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dashboard {
    /// The month.
    pub month: Month,
    /// Today in the owner's zone.
    pub today: NaiveDate,
    /// The month in figures.
    pub current: MonthFigures,
    /// The month before.
    pub previous: MonthFigures,
    /// The same month last year; absent when nothing was written down then.
    pub last_year: Option<MonthFigures>,
    /// Costs of the month by category, the greatest first.
    pub costs: Vec<CostLine>,
    /// The month by vehicle, the best first.
    pub vehicles: Vec<VehicleMonth>,
    /// Twelve months up to this one.
    pub months: Vec<MonthOutcome>,
    /// Freights under way, the earliest first.
    pub under_way: Vec<UnderWay>,
    /// How many freights are open, scheduled ones included.
    pub under_way_count: i64,
    /// What needs the owner now, the most urgent first.
    pub reminders: Vec<Reminder>,
    /// How many things are due.
    pub reminder_counts: ReminderCounts,
    /// What is to be received, by its age.
    pub receivables: Receivables,
    /// What drivers earned by the month's freights that no settlement holds yet; not among the costs.
    pub unsettled_commission_cents: Cents,
    /// Which of the first three steps the account has made.
    pub first_steps: FirstSteps,
    /// Whether nothing is written down yet.
    pub is_empty: bool,
}

/// What the freights of a month drove.
#[derive(Clone, Copy, Debug, Default)]
struct Driven {
    count: i64,
    loaded: Km,
    empty: Km,
}

/// The month at a glance.
///
/// # Errors
/// What the database says.
pub fn find(db: &mut Db, owner: OwnerId, month: Month, now: &Now) -> Result<Dashboard> {
    let today = now.today;
    let first = month.before(12);
    let lines = report::lines(db, owner, (first, month), Basis::Accrual)?;
    let cash = cash(db, owner, first, month)?;
    let driven = driven(db, owner, first, month)?;
    let mut figures = |month: Month| {
        let of_month: Vec<_> = lines.iter().copied().filter(|line| line.month == month).collect();
        let consumption = consumption::of_days(db, owner, month.first_day()..=month.last_day())?;
        let driven = driven.get(&month).copied().unwrap_or_default();
        MonthFigures::of(month, &of_month, driven, cash.get(&month).copied().unwrap_or_default(), consumption)
    };
    let (current, previous, last_year) = (figures(month)?, figures(month.before(1))?, figures(first)?);
    let due = reminder::list(db, owner, u64::try_from(kernel::due::SOON_DAYS).unwrap_or_default(), now)?;
    let first_steps = first_steps(db, owner)?;
    let FirstSteps { vehicle, freight, expense } = first_steps;
    Ok(Dashboard {
        month,
        today,
        costs: costs(&lines, month)?,
        months: outcomes(&lines, month)?,
        last_year: Some(last_year).filter(MonthFigures::has_any),
        current,
        previous,
        vehicles: by_vehicle(db, owner, month)?,
        under_way: under_way(db, owner, now)?,
        under_way_count: open_count(db, owner)?,
        reminder_counts: ReminderCounts { expired: due.expired, soon: due.soon },
        reminders: due.items.into_iter().take(REMINDERS).collect(),
        receivables: receivables(db, owner, today)?,
        unsettled_commission_cents: commission::unsettled(db, owner, month.first_day(), month.last_day())?,
        first_steps,
        is_empty: !(vehicle || freight || expense),
    })
}

impl MonthFigures {
    fn of(
        month: Month,
        lines: &[Line],
        driven: Driven,
        cash: Flow,
        meters_per_liter: Option<MetersPerLiter>,
    ) -> Result<Self> {
        let (mut outcome, mut fuel) = (Outcome::default(), Cents::ZERO);
        for line in lines.iter().filter(|line| line.effect != Effect::Cash) {
            outcome.add(line.kind, line.amount_cents)?;
            if (line.kind, line.category) == (TransactionKind::Expense, Category::Combustivel) {
                fuel = fuel.plus(line.amount_cents)?;
            }
        }
        let Outcome { revenue_cents, cost_cents, result_cents } = outcome;
        let km = driven.loaded.plus(driven.empty)?;
        let per_km = |amount: Cents| if km.get() > 0 { amount.scaled(1, km.get()).map(Some) } else { Ok(None) };
        Ok(Self {
            month,
            revenue_cents,
            cost_cents,
            profit_cents: result_cents,
            margin_bps: Bps::of(result_cents, revenue_cents)?,
            freights: driven.count,
            km,
            loaded_km: driven.loaded,
            empty_km: driven.empty,
            revenue_per_km_cents: per_km(revenue_cents)?,
            cost_per_km_cents: per_km(cost_cents)?,
            profit_per_km_cents: per_km(result_cents)?,
            fuel_per_km_cents: per_km(fuel)?,
            meters_per_liter,
            cash_in_cents: cash.income_cents,
            cash_out_cents: cash.expense_cents,
        })
    }

    fn has_any(&self) -> bool {
        self.freights > 0
            || [self.revenue_cents, self.cost_cents, self.cash_in_cents, self.cash_out_cents]
                .iter()
                .any(|amount| *amount != Cents::ZERO)
    }
}

fn costs(lines: &[Line], month: Month) -> Result<Vec<CostLine>> {
    let mut sums: BTreeMap<Category, Cents> = BTreeMap::new();
    let counted = |line: &&Line| line.month == month && line.effect != Effect::Cash;
    for line in lines.iter().filter(counted).filter(|line| line.kind == TransactionKind::Expense) {
        let sum = sums.entry(line.category).or_default();
        *sum = sum.plus(line.amount_cents)?;
    }
    let mut costs: Vec<_> =
        sums.into_iter().map(|(category, amount_cents)| CostLine { category, amount_cents }).collect();
    costs.sort_by_key(|line| std::cmp::Reverse(line.amount_cents));
    Ok(costs)
}

fn outcomes(lines: &[Line], last: Month) -> Result<Vec<MonthOutcome>> {
    let mut months: BTreeMap<Month, Outcome> =
        last.before(11).through(last).into_iter().map(|month| (month, Outcome::default())).collect();
    for line in lines.iter().filter(|line| line.effect != Effect::Cash) {
        if let Some(outcome) = months.get_mut(&line.month) {
            outcome.add(line.kind, line.amount_cents)?;
        }
    }
    Ok(months.into_iter().map(|(month, outcome)| MonthOutcome { month, outcome }).collect())
}

/// Money really moved, by month.
fn cash(db: &mut Db, owner: OwnerId, first: Month, last: Month) -> Result<BTreeMap<Month, Flow>> {
    let rows: Vec<(String, TransactionKind, Cents)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::paid_on.ge(first.first_day()))
        .filter(books::paid_on.le(last.last_day()))
        .filter(books::effect.ne(Effect::Result))
        .group_by(raw::<BigInt>("1, 2"))
        .select((sql::month!("paid_on"), raw::<Text>("kind"), sql::total!("amount_cents")))
        .load(db)?;
    let mut months: BTreeMap<Month, Flow> = BTreeMap::new();
    for (text, kind, amount) in rows {
        months.entry(sql::month_of(&text)?).or_default().add(kind, amount)?;
    }
    Ok(months)
}

/// What the freights that began drove, by the month for which they are agreed.
fn driven(db: &mut Db, owner: OwnerId, first: Month, last: Month) -> Result<BTreeMap<Month, Driven>> {
    let rows: Vec<(String, i64, Km, Km)> = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::scheduled_for.ge(first.first_day()))
        .filter(freights::scheduled_for.le(last.last_day()))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Scheduled))
        .group_by(raw::<BigInt>("1"))
        .select((
            sql::month!("scheduled_for"),
            raw::<BigInt>("COUNT(*)"),
            sql::total!("distance_km"),
            sql::total!("empty_km"),
        ))
        .load(db)?;
    let driven = |(text, count, loaded, empty): (String, i64, Km, Km)| {
        Ok((sql::month_of(&text)?, Driven { count, loaded, empty }))
    };
    rows.into_iter().map(driven).collect()
}

fn by_vehicle(db: &mut Db, owner: OwnerId, month: Month) -> Result<Vec<VehicleMonth>> {
    let sums: Vec<(Option<VehicleId>, TransactionKind, Cents)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::competence_on.ge(month.first_day()))
        .filter(books::competence_on.le(month.last_day()))
        .filter(books::effect.ne(Effect::Cash))
        .filter(earned!(owner))
        .group_by(raw::<BigInt>("1, 2"))
        .select((raw::<Nullable<BigInt>>("vehicle_id"), raw::<Text>("kind"), sql::total!("amount_cents")))
        .load(db)?;
    let driven: Vec<(VehicleId, Km)> = freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::scheduled_for.ge(month.first_day()))
        .filter(freights::scheduled_for.le(month.last_day()))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Scheduled))
        .group_by(freights::truck_id)
        .select((freights::truck_id, sql::total!("distance_km + empty_km")))
        .load(db)?;
    let named: Vec<(VehicleId, Plate, Option<String>)> = vehicles::table
        .filter(vehicles::owner_id.eq(owner))
        .select((vehicles::id, vehicles::plate, vehicles::nickname))
        .load(db)?;
    let mut outcomes: BTreeMap<Option<VehicleId>, Outcome> = BTreeMap::new();
    for (vehicle, kind, amount) in sums {
        outcomes.entry(vehicle).or_default().add(kind, amount)?;
    }
    let mut months: Vec<_> = outcomes
        .into_iter()
        .map(|(vehicle_id, outcome)| {
            let name = named.iter().find(|(id, ..)| Some(*id) == vehicle_id);
            let km = driven.iter().find(|(id, _)| Some(*id) == vehicle_id).map(|(_, km)| *km).unwrap_or_default();
            VehicleMonth {
                vehicle_id,
                plate: name.map(|(_, plate, _)| plate.clone()),
                nickname: name.and_then(|(.., nickname)| nickname.clone()),
                revenue_cents: outcome.revenue_cents,
                cost_cents: outcome.cost_cents,
                profit_cents: outcome.result_cents,
                km,
            }
        })
        .collect();
    months.sort_by_key(|one| (one.vehicle_id.is_none(), std::cmp::Reverse(one.profit_cents)));
    Ok(months)
}

fn under_way(db: &mut Db, owner: OwnerId, now: &Now) -> Result<Vec<UnderWay>> {
    let filter = trips::freight::Filter { open: Some(true), ..trips::freight::Filter::default() };
    let earliest = Some(Sort { field: "scheduledFor".to_owned(), descending: false });
    let request = PageRequest { limit: UNDER_WAY, cursor: None, sort: earliest };
    let page = trips::freight::list(db, owner, &filter, &request, now.today)?;
    let rows: Vec<_> = page.items.iter().map(|record| record.freight.clone()).collect();
    let mut results = trips::results(db, owner, &rows, now)?;
    let with_result = |freight: FreightRecord| {
        let result = results.remove(&freight.freight.id).ok_or(Error::NotFound)?;
        Ok(UnderWay { freight, result })
    };
    page.items.into_iter().map(with_result).collect()
}

fn open_count(db: &mut Db, owner: OwnerId) -> Result<i64> {
    Ok(freights::table
        .filter(freights::owner_id.eq(owner))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.ne(FreightStatus::Completed))
        .count()
        .get_result(db)?)
}

fn receivables(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Receivables> {
    let rows: Vec<(Option<ClientId>, Option<String>, NaiveDate, Cents)> = books::table
        .left_join(
            freights::table
                .on(freights::owner_id.eq(books::owner_id).and(freights::id.nullable().eq(books::freight_id))),
        )
        .left_join(
            clients::table
                .on(clients::owner_id.eq(books::owner_id).and(clients::id.nullable().eq(freights::client_id))),
        )
        .filter(books::owner_id.eq(owner))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::paid_on.is_null())
        .filter(books::effect.eq(Effect::Both))
        .order((books::due_on, books::id))
        .select((clients::id.nullable(), clients::name.nullable(), books::due_on, books::amount_cents))
        .load(db)?;
    let mut aged = Receivables::default();
    let mut debtors: BTreeMap<Option<ClientId>, Debtor> = BTreeMap::new();
    for (client_id, name, due_on, amount) in rows {
        let late = overdue_days(due_on, None, today);
        let age = match late {
            ..=0 => &mut aged.not_due_cents,
            1..=15 => &mut aged.late_1_to_15_cents,
            16..=30 => &mut aged.late_16_to_30_cents,
            _ => &mut aged.late_over_30_cents,
        };
        *age = age.plus(amount)?;
        aged.total_cents = aged.total_cents.plus(amount)?;
        let debtor = debtors.entry(client_id).or_insert_with(|| Debtor {
            client_id,
            name,
            amount_cents: Cents::ZERO,
            oldest_due_on: due_on,
            overdue_days: late,
        });
        debtor.amount_cents = debtor.amount_cents.plus(amount)?;
    }
    aged.clients = debtors.into_values().collect();
    aged.clients.sort_by_key(|one| std::cmp::Reverse((one.overdue_days > 0, one.amount_cents)));
    aged.clients.truncate(CLIENTS);
    Ok(aged)
}

fn first_steps(db: &mut Db, owner: OwnerId) -> Result<FirstSteps> {
    macro_rules! any {
        ($query:expr) => {
            $query.limit(1).load::<i64>(db).map(|found| !found.is_empty())?
        };
    }
    Ok(FirstSteps {
        vehicle: any!(vehicles::table.filter(vehicles::owner_id.eq(owner)).select(vehicles::id)),
        freight: any!(freights::table.filter(freights::owner_id.eq(owner)).select(freights::id)),
        expense: any!(
            books::table
                .filter(books::owner_id.eq(owner))
                .filter(books::kind.eq(TransactionKind::Expense))
                .select(books::id)
        ),
    })
}
