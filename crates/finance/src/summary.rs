//! What a list of transactions sums to: in all, by month, by category and by vehicle.

use std::collections::{BTreeMap, HashMap};

use kernel::{Category, Cents, Plate, Result, TransactionKind, VehicleId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Month;

/// Transactions alike in month, kind, category, vehicle and state, summed.
#[derive(Clone, Debug)]
pub struct Group {
    /// The month in which they are due.
    pub month: Month,
    /// Which way their money goes.
    pub kind: TransactionKind,
    /// What they are about.
    pub category: Category,
    /// The vehicle they are for.
    pub vehicle_id: Option<VehicleId>,
    /// Whether they are settled.
    pub paid: bool,
    /// Whether money of the owner moves with them.
    pub moves_cash: bool,
    /// How much.
    pub amount_cents: Cents,
    /// How many.
    pub count: i64,
}

/// What came in and went out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Flow {
    /// Income, in cents.
    pub income_cents: Cents,
    /// Expenses, in cents.
    pub expense_cents: Cents,
    /// Income less expenses.
    pub net_cents: Cents,
}

impl Flow {
    /// Adds an amount on its side.
    pub fn add(&mut self, kind: TransactionKind, amount: Cents) -> Result<()> {
        match kind {
            TransactionKind::Income => self.income_cents = self.income_cents.plus(amount)?,
            TransactionKind::Expense => self.expense_cents = self.expense_cents.plus(amount)?,
        }
        self.net_cents = self.income_cents.minus(self.expense_cents)?;
        Ok(())
    }
}

/// A month of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MonthFlow {
    /// The month in which it is due.
    pub month: Month,
    /// What came in and went out.
    #[serde(flatten)]
    pub flow: Flow,
}

/// A category of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategorySum {
    /// Which way the money goes.
    pub kind: TransactionKind,
    /// The category.
    pub category: Category,
    /// The sum, in cents.
    pub amount_cents: Cents,
    /// How many transactions.
    pub count: i64,
}

/// A vehicle of a list; without one, what is for none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleFlow {
    /// The vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Its plate.
    pub plate: Option<Plate>,
    /// What came in and went out.
    #[serde(flatten)]
    pub flow: Flow,
}

/// What a list of transactions sums to: the money that moves with them, as in the running balance, and beside it what of the
/// list moves none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// In all.
    #[serde(flatten)]
    pub flow: Flow,
    /// How many transactions, whatever they move.
    pub count: i64,
    /// What of them is only result: earned or paid by drivers. In none of the other sums.
    pub without_cash: Flow,
    /// Income still to come, late or not.
    pub pending_income_cents: Cents,
    /// Expenses still to be paid, late or not.
    pub pending_expense_cents: Cents,
    /// Income that is late.
    pub overdue_income_cents: Cents,
    /// Expenses that are late.
    pub overdue_expense_cents: Cents,
    /// By month in which it is due, in order.
    pub months: Vec<MonthFlow>,
    /// By category, income first, the greatest first; each with how many transactions.
    pub categories: Vec<CategorySum>,
    /// By vehicle, by plate; what is for none comes last.
    pub vehicles: Vec<VehicleFlow>,
}

impl Summary {
    /// Sums groups up; `overdue` is what of them is pending and late.
    pub fn of(groups: &[Group], overdue: Flow, plates: &HashMap<VehicleId, Plate>) -> Result<Self> {
        let (mut flow, mut pending, mut without_cash, mut count) =
            (Flow::default(), Flow::default(), Flow::default(), 0);
        let mut months: BTreeMap<Month, Flow> = BTreeMap::new();
        let mut categories: BTreeMap<(TransactionKind, Category), (Cents, i64)> = BTreeMap::new();
        let mut vehicles: BTreeMap<Option<VehicleId>, Flow> = BTreeMap::new();
        for group in groups {
            let (kind, amount) = (group.kind, group.amount_cents);
            count += group.count;
            if !group.moves_cash {
                without_cash.add(kind, amount)?;
                continue;
            }
            flow.add(kind, amount)?;
            if !group.paid {
                pending.add(kind, amount)?;
            }
            months.entry(group.month).or_default().add(kind, amount)?;
            vehicles.entry(group.vehicle_id).or_default().add(kind, amount)?;
            let category = categories.entry((kind, group.category)).or_default();
            *category = (category.0.plus(amount)?, category.1 + group.count);
        }
        let mut categories: Vec<_> = categories
            .into_iter()
            .map(|((kind, category), (amount_cents, count))| CategorySum { kind, category, amount_cents, count })
            .collect();
        categories.sort_by_key(|one| (one.kind, std::cmp::Reverse(one.amount_cents)));
        let mut vehicles: Vec<_> = vehicles
            .into_iter()
            .map(|(vehicle_id, flow)| VehicleFlow {
                plate: vehicle_id.and_then(|id| plates.get(&id).cloned()),
                vehicle_id,
                flow,
            })
            .collect();
        vehicles.sort_by(|a, b| (a.vehicle_id.is_none(), &a.plate).cmp(&(b.vehicle_id.is_none(), &b.plate)));
        Ok(Self {
            flow,
            count,
            without_cash,
            pending_income_cents: pending.income_cents,
            pending_expense_cents: pending.expense_cents,
            overdue_income_cents: overdue.income_cents,
            overdue_expense_cents: overdue.expense_cents,
            months: months.into_iter().map(|(month, flow)| MonthFlow { month, flow }).collect(),
            categories,
            vehicles,
        })
    }
}
