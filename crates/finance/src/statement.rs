//! Statement (DRE): revenue, cost and result of the work. Cash movements that are neither are listed separately, so
//! that the result reconciles with the cash.

use std::collections::BTreeMap;

use crate::{
    CostLine, Effect, Month, SourceKind, TollVouchers, TransactionKind,
    depreciation::StatementDepreciation,
    figures::{AccountingBasis, AggregateRow, Figures, Outcome, Side},
    pay::PayLine,
};
use chrono::NaiveDate;
use kernel::{Bps, Cents, Result};
use serde::Serialize;
use utoipa::ToSchema;

/// A month of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MonthOutcome {
    /// The month.
    pub month: Month,
    /// Result of the month.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Amounts outside the result, or in it without moving money; all in cents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Outside {
    /// Loans received.
    pub loans_received_cents: Cents,
    /// Loans repaid: the principal of their instalments.
    pub loan_principal_cents: Cents,
    /// Money that the household put in.
    pub personal_in_cents: Cents,
    /// Money withdrawn for the household (pró-labore).
    pub personal_out_cents: Cents,
    /// Advances to drivers.
    pub driver_advances_cents: Cents,
    /// Balances of settlements: paid back by drivers less paid to drivers.
    pub settlement_balances_cents: Cents,
    /// Costs that drivers paid: in the result, but no money of the owner.
    pub paid_by_drivers_cents: Cents,
    /// Drivers' earnings less what was withheld from them: in the result, but no money yet.
    pub earned_by_drivers_cents: Cents,
    /// Toll that vouchers covered: booked, but no cost.
    pub covered_toll_cents: Cents,
    /// Differences found by cash counts; negative if less cash was found than booked.
    pub cash_differences_cents: Cents,
}

impl Outside {
    fn add(&mut self, line: &AggregateRow) -> Result<()> {
        use TransactionKind::{Expense, Income};
        let amount = line.amount_cents;
        let add = |sum: &mut Cents| -> Result<()> {
            *sum = sum.plus(amount)?;
            Ok(())
        };
        let take = |sum: &mut Cents| -> Result<()> {
            *sum = sum.minus(amount)?;
            Ok(())
        };
        match (line.effect, line.kind, line.source) {
            (Effect::Both, ..) => {
                self.loan_principal_cents = self.loan_principal_cents.plus(line.principal_cents)?;
                Ok(())
            }
            (Effect::Cash, Income, _) if line.is_cash_difference => add(&mut self.cash_differences_cents),
            (Effect::Cash, Expense, _) if line.is_cash_difference => take(&mut self.cash_differences_cents),
            _ if line.is_covered_toll() => take(&mut self.covered_toll_cents),
            (Effect::Result, ..) if line.paid_by_driver => add(&mut self.paid_by_drivers_cents),
            (Effect::Result, Expense, _) => add(&mut self.earned_by_drivers_cents),
            (Effect::Result, Income, _) => take(&mut self.earned_by_drivers_cents),
            (Effect::Cash, _, Some((SourceKind::DriverAdvance, _))) => add(&mut self.driver_advances_cents),
            (Effect::Cash, Income, Some((SourceKind::DriverPayment, _))) => add(&mut self.settlement_balances_cents),
            (Effect::Cash, Expense, Some((SourceKind::DriverPayment, _))) => take(&mut self.settlement_balances_cents),
            (Effect::Cash, Income, _) if line.personal => add(&mut self.personal_in_cents),
            (Effect::Cash, Expense, _) => add(&mut self.personal_out_cents),
            (Effect::Cash, Income, _) => add(&mut self.loans_received_cents),
        }
    }

    /// Sum that reconciles the result with the money that really moved.
    pub fn to_cash(&self) -> Result<Cents> {
        Cents::sum([
            self.loans_received_cents,
            self.personal_in_cents,
            self.settlement_balances_cents,
            self.paid_by_drivers_cents,
            self.earned_by_drivers_cents,
            self.cash_differences_cents,
        ])?
        .minus(self.loan_principal_cents)?
        .minus(self.personal_out_cents)?
        .minus(self.driver_advances_cents)?
        .minus(self.covered_toll_cents)
    }
}

/// Statement of a period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Statement {
    /// First month.
    pub from: Month,
    /// Last month.
    pub to: Month,
    /// Basis: the day by which a transaction belongs to a month.
    pub basis: AccountingBasis,
    /// Revenue by category, the greatest first.
    pub revenue: Vec<CostLine>,
    /// Cost by category, the greatest first.
    pub costs: Vec<CostLine>,
    /// Parts of the cost category `salario`; empty where it is not divided.
    pub salary_parts: Vec<PayLine>,
    /// Result of the period.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Result as a share of the revenue, in basis points; null without revenue.
    pub margin_bps: Option<Bps>,
    /// Amounts outside the result, or in it without moving money.
    pub outside: Outside,
    /// Money in less money out, in cents: the result reconciled with the cash. Null except on the cash basis.
    pub cash_change_cents: Option<Cents>,
    /// Last day that counts: the last day of the period, or today if the period reaches beyond it; of a period wholly
    /// in the future, its first day.
    pub until: NaiveDate,
    /// Commission earned and not yet settled, in cents: part of the costs, on the accrual basis only.
    pub unsettled_commission_cents: Cents,
    /// Toll vouchers of the period; null if there were none.
    pub toll_vouchers: Option<TollVouchers>,
    /// Results month by month.
    pub months: Vec<MonthOutcome>,
    /// Depreciation of the vehicles, if requested: it moves no money and is listed below the result.
    pub depreciation: Option<StatementDepreciation>,
    /// Result less depreciation, in cents; null without depreciation.
    pub result_after_depreciation_cents: Option<Cents>,
}

/// Counts from which a statement is computed.
#[derive(Clone, Debug)]
pub struct Counts {
    /// Lines that count in the period, and those that moved money without counting.
    pub lines: Vec<AggregateRow>,
    /// Commission in these lines that is not yet settled, in cents.
    pub unsettled_commission_cents: Cents,
    /// Toll vouchers of the period.
    pub toll_vouchers: Option<TollVouchers>,
    /// Last day that counts.
    pub until: NaiveDate,
}

impl Statement {
    /// Computes a statement.
    pub fn of((from, to): (Month, Month), basis: AccountingBasis, counts: &Counts) -> Result<Self> {
        let Counts { lines, unsettled_commission_cents, toll_vouchers, until } = counts;
        let mut outside = Outside::default();
        lines.iter().try_for_each(|line| outside.add(line))?;
        let figures = Figures::of(lines)?;
        let Figures { outcome, .. } = figures;
        let cash_change_cents = match basis {
            AccountingBasis::Cash => Some(outcome.result_cents.plus(outside.to_cash()?)?),
            AccountingBasis::Accrual => None,
        };
        Ok(Self {
            from,
            to,
            basis,
            revenue: figures.side(Side::Revenue),
            costs: figures.side(Side::Cost),
            salary_parts: PayLine::of(lines)?,
            margin_bps: outcome.margin()?,
            outcome,
            outside,
            cash_change_cents,
            until: *until,
            unsettled_commission_cents: *unsettled_commission_cents,
            toll_vouchers: *toll_vouchers,
            months: outcomes(lines, from, to)?,
            depreciation: None,
            result_after_depreciation_cents: None,
        })
    }

    /// Adds the depreciation of the vehicles.
    pub fn with_depreciation(self, depreciation: StatementDepreciation) -> Result<Self> {
        let after = self.outcome.result_cents.minus(depreciation.cents)?;
        Ok(Self { depreciation: Some(depreciation), result_after_depreciation_cents: Some(after), ..self })
    }
}

/// Results of the months of a period, in order.
pub fn outcomes(lines: &[AggregateRow], from: Month, to: Month) -> Result<Vec<MonthOutcome>> {
    let mut months: BTreeMap<Month, Outcome> =
        from.through(to).into_iter().map(|month| (month, Outcome::default())).collect();
    for line in lines {
        if let (Some(outcome), Some(contribution)) = (months.get_mut(&line.month), line.contribution()?) {
            outcome.add(contribution)?;
        }
    }
    Ok(months.into_iter().map(|(month, outcome)| MonthOutcome { month, outcome }).collect())
}

#[cfg(test)]
pub(crate) mod tests {
    use crate::{Category, SourcePart, figures::tests::line};
    use kernel::FreightId;

    use super::*;

    pub(crate) fn counts(lines: Vec<AggregateRow>) -> Counts {
        let until = "2026-11-30".parse().expect("a day");
        Counts { lines, unsettled_commission_cents: Cents::ZERO, toll_vouchers: None, until }
    }

    #[test]
    fn the_result_leads_over_to_the_cash() {
        use {Category::*, TransactionKind::*};
        let settlement = |part| Some((SourceKind::DriverPayment, part));
        let month = "2026-11".parse().expect("a month");
        let lines = [
            line(Income, Frete, Effect::Both, 10_000),
            line(Expense, Combustivel, Effect::Both, 4_000),
            line(Income, Emprestimo, Effect::Cash, 50_000),
            AggregateRow { personal: true, ..line(Expense, Outros, Effect::Cash, 700) },
            AggregateRow { personal: true, ..line(Income, Outros, Effect::Cash, 30) },
            AggregateRow {
                source: Some((SourceKind::DriverAdvance, SourcePart::Total)),
                ..line(Expense, Salario, Effect::Cash, 500)
            },
            AggregateRow { paid_by_driver: true, ..line(Expense, Alimentacao, Effect::Result, 200) },
            AggregateRow {
                source: settlement(SourcePart::Commission),
                ..line(Expense, Salario, Effect::Result, 1_200)
            },
            AggregateRow { source: settlement(SourcePart::Discount), ..line(Income, Outros, Effect::Result, 100) },
            // 1.200 earned + 200 refunded − 100 withheld − 500 advanced.
            AggregateRow { source: settlement(SourcePart::Balance), ..line(Expense, Salario, Effect::Cash, 800) },
            line(Expense, Pedagio, Effect::Both, 90),
            AggregateRow::covered_toll(month, (None, FreightId::from(1)), false, Cents::from(90)).expect("a line"),
            // 1.000 paid: 850 principal and 150 interest.
            AggregateRow { principal_cents: Cents::from(850), ..line(Expense, Emprestimo, Effect::Both, 1_000) },
            AggregateRow { is_cash_difference: true, ..line(Income, Outros, Effect::Cash, 40) },
            AggregateRow { is_cash_difference: true, ..line(Expense, Outros, Effect::Cash, 65) },
        ];
        let counts = counts(lines.to_vec());
        let statement = Statement::of((month, month), AccountingBasis::Cash, &counts).expect("a statement");
        assert_eq!(statement.outcome.revenue_cents.get(), 10_000);
        assert_eq!(statement.outcome.cost_cents.get(), 5_450);
        assert_eq!(statement.outcome.result_cents.get(), 4_550);
        let moved = 10_000 - 4_000 + 50_000 - 700 + 30 - 500 - 800 - 90 - 1_000 + 40 - 65;
        assert_eq!(statement.cash_change_cents.map(Cents::get), Some(moved));
        assert_eq!(statement.outside.settlement_balances_cents.get(), -800);
        assert_eq!(statement.outside.personal_out_cents.get(), 700);
        assert_eq!(statement.outside.loan_principal_cents.get(), 850);
        assert_eq!(statement.outside.cash_differences_cents.get(), -25);
        assert_eq!(
            statement.costs.iter().map(|line| line.category).collect::<Vec<_>>(),
            [Combustivel, Salario, Alimentacao, Emprestimo]
        );
        let parts: Vec<_> = statement.salary_parts.iter().map(|one| one.amount_cents.get()).collect();
        assert_eq!((statement.costs[1].amount_cents.get(), parts), (1_100, vec![1_200, -100]));
        let accrual = Statement::of((month, month), AccountingBasis::Accrual, &counts).expect("a statement");
        assert_eq!(accrual.cash_change_cents, None);
    }

    #[test]
    fn every_month_of_the_period_has_its_line() {
        let (from, to) = ("2026-01".parse().expect("a month"), "2026-12".parse().expect("a month"));
        let statement = Statement::of((from, to), AccountingBasis::Accrual, &counts(Vec::new())).expect("a statement");
        assert_eq!((statement.months.len(), statement.margin_bps), (12, None));
    }
}
