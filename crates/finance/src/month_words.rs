//! Comparison of a month with another, in words.

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

/// Compares the profit of a month with another's. Only a month that is over is judged: while it or one of its freights
/// goes on, costs are still to come, and the other's profit is told without a verdict.
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
        (true, true, std::cmp::Ordering::Greater) => format!("Melhor que {name}: prejuízo de {size}."),
        (true, true, std::cmp::Ordering::Less) => format!("Pior que {name}: prejuízo de {size}."),
        (true, true, std::cmp::Ordering::Equal) => format!("Igual a {name}: prejuízo de {size}."),
        (true, false, std::cmp::Ordering::Greater) => format!("Mais que em {name}, quando sobraram {size}."),
        (true, false, std::cmp::Ordering::Less) => format!("Menos que em {name}, quando sobraram {size}."),
        (true, false, std::cmp::Ordering::Equal) => format!("O mesmo que em {name}."),
    }
}
