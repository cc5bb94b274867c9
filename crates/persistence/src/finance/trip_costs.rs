//! Trip costs and other income of freights, from the books.

use std::collections::HashMap;

use diesel::{dsl::auto_type, prelude::*};
use finance::figures::{Counted, Line, Side};
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
pub(crate) struct Booked {
    /// Expenses; a category may have several lines.
    pub(crate) expenses: Vec<CostLine>,
    /// Income entered by hand.
    pub(crate) other_income: Cents,
}

/// Sums the trip costs and other income of each freight that lines name.
pub(super) fn by_freight(lines: &[Line]) -> Result<HashMap<FreightId, Booked>> {
    let mut of: HashMap<FreightId, Booked> = HashMap::new();
    for line in lines.iter().filter(|line| !line.is_price() && !line.is_held_back() && !line.is_drivers()) {
        let (Some(freight), Some(counted)) = (line.freight_id, line.counted()?) else { continue };
        let booked = of.entry(freight).or_default();
        let Counted { side, category, amount_cents } = counted;
        match side {
            Side::Cost => booked.expenses.push(CostLine { category, amount_cents }),
            Side::Revenue => booked.other_income = booked.other_income.plus(amount_cents)?,
        }
    }
    Ok(of)
}
