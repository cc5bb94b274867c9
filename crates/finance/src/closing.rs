//! Closing of months. The books are closed up to and including a month. A write that would change a figure of a closed
//! month is refused with the changes. Reopening a month needs a reason, and reopens every later one.

use std::collections::BTreeMap;

use crate::{
    Category, Effect, EquatedToCompany, Month, SourceKind, SourcePart, TransactionKind,
    figures::{AggregateRow, Figures, Side},
    summary::Flow,
    withholding::FreightIncome,
};
use chrono::NaiveDate;
use kernel::{Cents, Check, ClosedChange, ClosedMonth, Error, Input, Instant, Result, VehicleId, text::reais};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// Number of months named in the sentence of an error; its body has all of them.
const MAX_MONTHS_SPELLED_OUT: usize = 3;

/// Month to be closed, as the user enters it.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClosingInput {
    /// Month to be closed, with every month before it. It must have ended.
    pub month: Month,
}

/// Month to be reopened, as the user enters it.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReopeningInput {
    /// Month to be reopened, with every closed month after it.
    pub month: Month,
    /// Reason, of any number of lines; stored in the audit trail.
    #[input(lines)]
    #[validate(length(min = 1, max = 500))]
    pub reason: String,
}

/// Sums of the months that one act closed, as they were then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClosedSums {
    /// Revenue in cents.
    pub revenue_cents: Cents,
    /// Cost in cents.
    pub cost_cents: Cents,
    /// Cash inflow less cash outflow, in cents.
    pub cash_cents: Cents,
}

/// A month was closed or reopened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Closing {
    /// Identity.
    pub id: i64,
    /// Time.
    pub created_at: Instant,
    /// Month that was closed, with all before it, or reopened, with all after it.
    pub month: Month,
    /// Reason of a reopening; null where the month was closed.
    pub reason: Option<String>,
    /// Sums of the months that were closed; null where the month was reopened.
    pub sums: Option<ClosedSums>,
}

/// State of the closing of the books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClosedMonths {
    /// Last closed month: it and every month before it are closed; null where none was ever closed.
    pub closed_through: Option<Month>,
    /// Last month that has ended: it may be closed.
    pub last_ended: Month,
    /// The last closings and reopenings, the newest first.
    pub history: Vec<Closing>,
}

impl ClosingInput {
    /// Checks that the month has ended and is not closed yet.
    ///
    /// # Errors
    /// [`Error::Validation`], or [`Error::Conflict`] with `already_closed`.
    pub fn check(mut self, closed_through: Option<Month>, today: NaiveDate) -> Result<Month> {
        let mut check = Check::of(&mut self);
        let month = self.month;
        if month.last_day() >= today {
            let message = format!("{} ainda não terminou: só um mês que já terminou pode ser fechado.", month.title());
            check.fail("month", "not_ended", message);
        }
        check.finish()?;
        if closed_through.is_some_and(|through| month <= through) {
            return Err(Error::conflict("already_closed", format!("{} já está fechado.", month.title())));
        }
        Ok(month)
    }
}

impl ReopeningInput {
    /// Checks that the month is closed; returns it with the reason.
    ///
    /// # Errors
    /// [`Error::Validation`], or [`Error::Conflict`] with `not_closed`.
    pub fn check(mut self, closed_through: Option<Month>) -> Result<(Month, String)> {
        let check = Check::of(&mut self);
        check.finish()?;
        if closed_through.is_none_or(|through| self.month > through) {
            return Err(Error::conflict("not_closed", format!("{} não está fechado.", self.month.title())));
        }
        Ok((self.month, self.reason))
    }
}

/// Grouping key of closed sums: everything but the freight and the amount.
type LineKey =
    (Option<VehicleId>, (TransactionKind, Category, Effect), (bool, bool, bool), Option<(SourceKind, SourcePart)>);

/// Books of one month, as every figure and the accountant's year read them.
#[derive(Clone, Debug)]
pub struct MonthBooks {
    /// Lines on the accrual basis.
    pub accrual: Vec<AggregateRow>,
    /// Lines by payment.
    pub cash: Vec<AggregateRow>,
    /// Money that moved.
    pub moved: Flow,
    /// Freight received.
    pub incomes: Vec<FreightIncome>,
}

impl MonthBooks {
    /// Returns the figures that differ in the books after a write.
    pub fn changes(&self, after: &Self) -> Result<Vec<ClosedChange>> {
        let mut changes = Vec::new();
        let (old, new) = (Figures::of(&self.accrual)?, Figures::of(&after.accrual)?);
        for side in [Side::Revenue, Side::Cost] {
            for category in Category::ALL {
                let label = match side {
                    Side::Revenue => format!("receita de {}", category.label()),
                    Side::Cost => format!("custo de {}", category.label()),
                };
                changes.extend(change(label, old.category(side, *category), new.category(side, *category)));
            }
        }
        changes.extend(change("entradas no caixa".into(), self.moved.income_cents, after.moved.income_cents));
        changes.extend(change("saídas do caixa".into(), self.moved.expense_cents, after.moved.expense_cents));
        if changes.is_empty() {
            if earned(&self.accrual)? != earned(&after.accrual)? || merged(&self.cash)? != merged(&after.cash)? {
                changes.push(unsummed("veículo, tipo ou pagador de um lançamento"));
            }
            if !self.incomes.iter().map(taxed).eq(after.incomes.iter().map(taxed)) {
                changes.push(unsummed("pagador ou imposto de um frete recebido"));
            }
        }
        Ok(changes)
    }
}

/// Change that no sum shows.
fn unsummed(label: &str) -> ClosedChange {
    ClosedChange { label: label.into(), before_cents: None, after_cents: None }
}

/// Receipt with only the payer's fields that its taxes depend on.
fn taxed(income: &FreightIncome) -> FreightIncome {
    let is_lower = income.owes_inss() && income.equated == EquatedToCompany::Yes;
    let equated = if is_lower { EquatedToCompany::Yes } else { EquatedToCompany::Unknown };
    FreightIncome { equated, ..income.clone() }
}

fn change(label: String, before: Cents, after: Cents) -> Option<ClosedChange> {
    (before != after).then_some(ClosedChange { label, before_cents: Some(before), after_cents: Some(after) })
}

/// Sums lines on the accrual basis, without the balance of a settlement, which is neither income nor cost.
fn earned(lines: &[AggregateRow]) -> Result<BTreeMap<LineKey, (Cents, Cents)>> {
    let is_balance = |line: &&AggregateRow| line.effect == Effect::Cash && line.is_drivers();
    let counted: Vec<AggregateRow> = lines.iter().filter(|line| !is_balance(line)).copied().collect();
    merged(&counted)
}

/// Merges lines with equal keys: the commission of a freight is the same before its settlement and after it.
fn merged(lines: &[AggregateRow]) -> Result<BTreeMap<LineKey, (Cents, Cents)>> {
    let mut sums: BTreeMap<LineKey, (Cents, Cents)> = BTreeMap::new();
    for line in lines {
        let key = (
            line.vehicle_id,
            (line.kind, line.category, line.effect),
            (line.personal, line.paid_by_driver, line.is_cash_difference),
            line.source,
        );
        let (amount, principal) = sums.entry(key).or_default();
        *amount = amount.plus(line.amount_cents)?;
        *principal = principal.plus(line.principal_cents)?;
    }
    sums.retain(|_, sum| *sum != (Cents::ZERO, Cents::ZERO));
    Ok(sums)
}

/// Refusal of a write that would change closed months; `months` are at least one, the earliest first.
pub fn month_closed(months: Vec<(Month, Vec<ClosedChange>)>) -> Error {
    let mut sentences: Vec<String> = months.iter().take(MAX_MONTHS_SPELLED_OUT).map(sentence).collect();
    if months.len() > MAX_MONTHS_SPELLED_OUT {
        sentences.push("Mais meses fechados mudariam.".into());
    }
    sentences.push("Para gravar, reabra o mês em Financeiro, Mês a mês.".into());
    let months = months.into_iter().map(|(month, changes)| ClosedMonth { month: month.to_string(), changes }).collect();
    Error::MonthClosed { detail: sentences.join(" "), months }
}

fn sentence((month, changes): &(Month, Vec<ClosedChange>)) -> String {
    let words = |change: &ClosedChange| match (change.before_cents, change.after_cents) {
        (Some(before), Some(after)) => format!("{} de {} para {}", change.label, reais(before), reais(after)),
        _ => change.label.clone(),
    };
    let listed: Vec<_> = changes.iter().map(words).collect();
    format!("{} está fechado, e isto mudaria nele: {}.", month.title(), listed.join("; "))
}

#[cfg(test)]
#[path = "closing_tests.rs"]
mod tests;
