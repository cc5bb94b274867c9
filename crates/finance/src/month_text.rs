//! Comparison of a month with another, as a sentence.

use std::cmp::Ordering;

use kernel::{
    Cents,
    text::{month_name, reais},
};

use crate::{Month, MonthFigures};

/// Names a month: `outubro`, or `outubro de 2025` when the year differs and it is not the month just before.
fn name(month: Month, beside: Month) -> String {
    let ((number, year), (_, here)) = (month.number_and_year(), beside.number_and_year());
    let name = month_name(number).unwrap_or_default();
    if year == here || month == beside.before(1) { name.to_owned() } else { format!("{name} de {year}") }
}

/// Compares the profit of a month with another's. Only a finished month is judged. While it or one of its freights goes
/// on, costs are still expected, and the other's profit is named without a verdict.
pub fn compared(current: &MonthFigures, other: &MonthFigures, is_over: bool) -> String {
    let (name, then) = (name(other.month, current.month), other.profit_cents);
    let size = reais(Cents::from(then.get().saturating_abs()));
    if (other.revenue_cents, other.cost_cents) == (Cents::ZERO, Cents::ZERO) {
        return format!("Em {name} não houve lançamentos.");
    }
    let order = current.profit_cents.cmp(&then);
    match (is_over, then < Cents::ZERO, order) {
        (false, true, _) => format!("Em {name}, no mês inteiro, o prejuízo foi de {size}."),
        (false, false, _) => format!("Em {name}, no mês inteiro, sobraram {size}."),
        (true, true, Ordering::Greater) => format!("Melhor que em {name}, quando o prejuízo foi de {size}."),
        (true, true, Ordering::Less) => format!("Pior que em {name}, quando o prejuízo foi de {size}."),
        (true, true, Ordering::Equal) => format!("O mesmo prejuízo de {name}."),
        (true, false, Ordering::Greater) => format!("Sobrou mais que em {name}, quando sobraram {size}."),
        (true, false, Ordering::Less) if current.profit_cents < Cents::ZERO => {
            format!("Pior que em {name}, quando sobraram {size}.")
        }
        (true, false, Ordering::Less) => format!("Sobrou menos que em {name}, quando sobraram {size}."),
        (true, false, Ordering::Equal) => format!("Sobrou o mesmo que em {name}."),
    }
}
