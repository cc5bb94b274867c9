//! Trip costs and other income of freights, from the books.

use std::collections::HashMap;

use diesel::{dsl::auto_type, prelude::*};
use finance::figures::{AggregateRow, Contribution, Side};
use finance::{CostLine, Effect, SourceKind};
use kernel::{Cents, FreightId, Result};

use crate::owned::transactions;

/// Condition for a cost of trips and vehicles. Excluded are pure cash movements, and postings of settlements, since the
/// commission is computed with the freight.
#[auto_type]
pub(crate) fn costs_a_trip() -> _ {
    let (cash, settlement): (Effect, SourceKind) = (Effect::Cash, SourceKind::DriverPayment);
    transactions::effect.ne(cash).and(transactions::source_kind.is_null().or(transactions::source_kind.ne(settlement)))
}

/// Expenses of a trip by category, and its other income. Excluded are its price, amounts withheld from it, and the
/// driver's pay.
#[derive(Clone, Debug, Default)]
pub(crate) struct TripTotals {
    /// Expenses; a category may have several lines.
    pub(crate) expenses: Vec<CostLine>,
    /// Income entered by hand.
    pub(crate) other_income: Cents,
}

/// Sums the trip costs and other income of each freight that lines name.
pub(super) fn by_freight(lines: &[AggregateRow]) -> Result<HashMap<FreightId, TripTotals>> {
    let mut of: HashMap<FreightId, TripTotals> = HashMap::new();
    for line in lines.iter().filter(|line| !line.is_price() && !line.is_price_deduction() && !line.is_drivers()) {
        let (Some(freight), Some(contribution)) = (line.freight_id, line.contribution()?) else { continue };
        let totals = of.entry(freight).or_default();
        let Contribution { side, category, amount_cents } = contribution;
        match side {
            Side::Cost => totals.expenses.push(CostLine { category, amount_cents }),
            Side::Revenue => totals.other_income = totals.other_income.plus(amount_cents)?,
        }
    }
    Ok(of)
}
