//! Carnê-leão: monthly income tax of the carrier himself on payments by persons (Lei 7.713/1988 art. 8º), as an
//! estimate.
//!
//! The income is the taxable part of the freight of payers with a CPF who withheld no income tax. INSS and dependants
//! are deducted (Lei 9.250/1995 art. 4º III and IV), or the simplified discount (Lei 14.663/2023) where that is more.
//! Since 2026 Lei 15.270/2025 reduces the tax. The books by kind of expense (livro-caixa) lower nothing here (Lei
//! 8.134/1990 art. 6º § 1º c).
//!
//! Deductions count in the month in which they are paid. INSS withheld from this income counts with its receipt. The
//! carrier's own INSS of the month before falls due in this one, and is assumed to be paid in time. In a month with a
//! payment by a company, dependants are left out: they count in its withholding, and not twice.

use chrono::{Datelike, Days, NaiveDate, Weekday};
use kernel::{Cents, Result};
use rates::CarrierTaxTable;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Month, withholding::AssessedTaxes};

/// Assumptions and sources of the estimate, on screen and on paper.
pub const CARNE_LEAO_NOTE: &str = "O carnê-leão é estimativa: da parte tributável saem o INSS que esses pagadores retiveram no mês e o \
INSS próprio do mês anterior, que vence neste (contamos como pago no prazo), mais os dependentes do perfil nos meses em que nenhuma \
empresa pagou, ou o desconto simplificado, se for melhor (Lei 9.250/1995, art. 4º; Lei 14.663/2023); desde 2026 vale a redução da Lei \
15.270/2025. Outras rendas suas não entram. O DARF, código 0190, vence no último dia útil do mês seguinte; menos de R$\u{a0}10,00 soma \
ao do mês seguinte.";

/// Carnê-leão of a month, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CarneLeao {
    /// Taxable part of what persons paid, in cents.
    pub income_cents: Cents,
    /// INSS that these payers withheld, in cents.
    pub inss_withheld_cents: Cents,
    /// The carrier's own INSS of the month before, due in this month, in cents.
    pub own_inss_cents: Cents,
    /// Number of dependants deducted: in a closed month the number stored with its closing, else that of the profile.
    pub dependents: i64,
    /// True if the simplified discount replaced INSS and dependants.
    pub simplified: bool,
    /// Amount deducted, in cents.
    pub deducted_cents: Cents,
    /// Base: the income less the deduction, in cents.
    pub base_cents: Cents,
    /// Tax by the monthly table, before its reduction, in cents.
    pub before_reduction_cents: Cents,
    /// Reduction of the tax (Lei 15.270/2025), in cents.
    pub reduction_cents: Cents,
    /// Tax of the month, in cents: an estimate.
    pub tax_cents: Cents,
    /// Due day: the last working day of the next month; bank holidays are unknown.
    pub due_on: NaiveDate,
}

impl CarneLeao {
    /// Computes the carnê-leão of a month from its receipts; none without a payment by a person. `own_inss` is the
    /// carrier's own INSS of the month before, `dependents` the number of dependants of this month.
    pub(crate) fn of(
        month: Month,
        incomes: &[&AssessedTaxes<'_>],
        own_inss: Cents,
        table: &CarrierTaxTable,
        dependents: i64,
    ) -> Result<Option<Self>> {
        let sum = |of: fn(&AssessedTaxes<'_>) -> Cents| {
            Cents::sum(incomes.iter().filter(|one| one.income.is_of_carne_leao()).map(|one| of(one)))
        };
        let income_cents = sum(|one| one.withheld.taxable_cents)?;
        if income_cents == Cents::ZERO {
            return Ok(None);
        }
        let inss_withheld_cents = sum(|one| one.withheld.inss_cents)?;
        let dependents = if incomes.iter().any(|one| !one.income.cpf) { 0 } else { dependents };
        let tax = table.monthly_tax(income_cents, inss_withheld_cents.plus(own_inss)?, dependents)?;
        Ok(Some(Self {
            income_cents,
            inss_withheld_cents,
            own_inss_cents: own_inss,
            dependents,
            simplified: tax.simplified,
            deducted_cents: tax.deducted,
            base_cents: tax.base,
            before_reduction_cents: tax.before_reduction,
            reduction_cents: tax.reduction,
            tax_cents: tax.tax,
            due_on: due_on(month),
        }))
    }
}

fn due_on(month: Month) -> NaiveDate {
    let last = month.after(1).last_day();
    match last.weekday() {
        Weekday::Sat => last - Days::new(1),
        Weekday::Sun => last - Days::new(2),
        _ => last,
    }
}

#[cfg(test)]
#[path = "carne_leao_tests.rs"]
mod tests;
