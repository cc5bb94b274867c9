//! Summary of a list of transactions: in total, by month, by category and by vehicle.

use std::collections::{BTreeMap, HashMap};

use crate::{Category, Effect, Month, TransactionKind};
use kernel::{Cents, Plate, Result, VehicleId};
use serde::Serialize;
use utoipa::ToSchema;

/// Sum of transactions alike in month, kind, category, vehicle and effect.
#[derive(Clone, Debug)]
pub struct Group {
    /// Month in which they are due.
    pub month: Month,
    /// Direction of the money: income or expense.
    pub kind: TransactionKind,
    /// Category.
    pub category: Category,
    /// Vehicle that they are for.
    pub vehicle_id: Option<VehicleId>,
    /// Effect: they move cash, the result, or both.
    pub effect: Effect,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Part of the amount that is not settled yet, in cents.
    pub pending_cents: Cents,
    /// Number of transactions.
    pub count: i64,
}

/// Income and expenses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Flow {
    /// Income, in cents.
    pub income_cents: Cents,
    /// Expenses, in cents.
    pub expense_cents: Cents,
    /// Income less expenses, in cents.
    pub net_cents: Cents,
}

impl Flow {
    /// Adds an amount to the income or to the expenses.
    pub fn add(&mut self, kind: TransactionKind, amount: Cents) -> Result<()> {
        match kind {
            TransactionKind::Income => self.income_cents = self.income_cents.plus(amount)?,
            TransactionKind::Expense => self.expense_cents = self.expense_cents.plus(amount)?,
        }
        self.net_cents = self.income_cents.minus(self.expense_cents)?;
        Ok(())
    }
}

/// Income and expenses of a month of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MonthFlow {
    /// Month in which they are due.
    pub month: Month,
    /// Number of transactions, whatever they move.
    pub count: i64,
    /// Income and expenses.
    #[serde(flatten)]
    pub flow: Flow,
}

/// Sum of a category of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategorySum {
    /// Direction of the money: income or expense.
    pub kind: TransactionKind,
    /// The category.
    pub category: Category,
    /// Sum in cents.
    pub amount_cents: Cents,
    /// Number of transactions.
    pub count: i64,
}

/// Income and expenses of a vehicle of the list; without a vehicle, of those that are for none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleFlow {
    /// Vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Plate.
    pub plate: Option<Plate>,
    /// Income and expenses.
    #[serde(flatten)]
    pub flow: Flow,
    /// Sums by month in which they are due, in order, without months that have none.
    pub months: Vec<MonthFlow>,
}

/// Summary of a list of transactions: the money that moves with them, as in the running balance, and apart from it
/// those that move none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// Totals.
    #[serde(flatten)]
    pub flow: Flow,
    /// Number of transactions, whatever they move.
    pub count: i64,
    /// Sums of transactions that count in the result only: earned or paid by drivers. In none of the other sums.
    pub without_cash: Flow,
    /// Pending income, overdue or not, in cents.
    pub pending_income_cents: Cents,
    /// Pending expenses, overdue or not, in cents.
    pub pending_expense_cents: Cents,
    /// Overdue income, in cents.
    pub overdue_income_cents: Cents,
    /// Overdue expenses, in cents.
    pub overdue_expense_cents: Cents,
    /// Sums by month in which they are due, in order.
    pub months: Vec<MonthFlow>,
    /// Sums by category, income first, the greatest first.
    pub categories: Vec<CategorySum>,
    /// Sums by vehicle, ordered by plate; those for no vehicle last.
    pub vehicles: Vec<VehicleFlow>,
}

/// Flow and number of transactions by month.
type Months = BTreeMap<Month, (Flow, i64)>;

impl Summary {
    /// Sums groups; `overdue` is the part of them that is pending and late.
    pub fn of(groups: &[Group], overdue: Flow, plates: &HashMap<VehicleId, Plate>) -> Result<Self> {
        let (mut flow, mut pending, mut without_cash, mut count) =
            (Flow::default(), Flow::default(), Flow::default(), 0);
        let mut months = Months::new();
        let mut categories: BTreeMap<(TransactionKind, Category), (Cents, i64)> = BTreeMap::new();
        let mut vehicles: BTreeMap<Option<VehicleId>, (Flow, Months)> = BTreeMap::new();
        for group in groups {
            let (kind, amount) = (group.kind, group.amount_cents);
            count += group.count;
            let (month, in_month) = months.entry(group.month).or_default();
            *in_month += group.count;
            if group.effect == Effect::Result {
                without_cash.add(kind, amount)?;
                continue;
            }
            flow.add(kind, amount)?;
            pending.add(kind, group.pending_cents)?;
            month.add(kind, amount)?;
            let (of_vehicle, by_month) = vehicles.entry(group.vehicle_id).or_default();
            of_vehicle.add(kind, amount)?;
            let (flow_in_month, count_in_month) = by_month.entry(group.month).or_default();
            flow_in_month.add(kind, amount)?;
            *count_in_month += group.count;
            let category = categories.entry((kind, group.category)).or_default();
            *category = (category.0.plus(amount)?, category.1 + group.count);
        }
        Ok(Self {
            flow,
            count,
            without_cash,
            pending_income_cents: pending.income_cents,
            pending_expense_cents: pending.expense_cents,
            overdue_income_cents: overdue.income_cents,
            overdue_expense_cents: overdue.expense_cents,
            months: month_flows(months),
            categories: by_category(categories),
            vehicles: by_vehicle(vehicles, plates),
        })
    }
}

fn month_flows(months: Months) -> Vec<MonthFlow> {
    months.into_iter().map(|(month, (flow, count))| MonthFlow { month, count, flow }).collect()
}

fn by_category(sums: BTreeMap<(TransactionKind, Category), (Cents, i64)>) -> Vec<CategorySum> {
    let mut sums: Vec<_> = sums
        .into_iter()
        .map(|((kind, category), (amount_cents, count))| CategorySum { kind, category, amount_cents, count })
        .collect();
    sums.sort_by_key(|one| (one.kind, std::cmp::Reverse(one.amount_cents)));
    sums
}

fn by_vehicle(
    sums: BTreeMap<Option<VehicleId>, (Flow, Months)>,
    plates: &HashMap<VehicleId, Plate>,
) -> Vec<VehicleFlow> {
    let mut sums: Vec<_> = sums
        .into_iter()
        .map(|(vehicle_id, (flow, months))| VehicleFlow {
            plate: vehicle_id.and_then(|id| plates.get(&id).cloned()),
            vehicle_id,
            flow,
            months: month_flows(months),
        })
        .collect();
    sums.sort_by(|a, b| (a.vehicle_id.is_none(), &a.plate).cmp(&(b.vehicle_id.is_none(), &b.plate)));
    sums
}
