//! Summary of a list of freights: in total and by month.

use std::collections::BTreeMap;

use finance::Month;
use kernel::{Cents, Result};
use serde::Serialize;
use utoipa::ToSchema;

/// Sums over freights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreightSums {
    /// Number of freights, cancelled ones included.
    pub count: i64,
    /// Number of cancelled freights.
    pub cancelled_count: i64,
    /// Prices of the freights that are not cancelled, in cents.
    pub gross_cents: Cents,
    /// Amount still to be received, in cents: the open receivables, and the extra ones.
    pub open_cents: Cents,
}

/// Sums over the freights of a month of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FreightMonth {
    /// Month for which they are scheduled.
    pub month: Month,
    /// Sums.
    #[serde(flatten)]
    pub sums: FreightSums,
}

/// Summary of a list of freights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FreightSummary {
    /// Totals.
    #[serde(flatten)]
    pub sums: FreightSums,
    /// Sums by month for which they are scheduled, in order.
    pub months: Vec<FreightMonth>,
}

impl FreightSums {
    fn plus(self, other: Self) -> Result<Self> {
        Ok(Self {
            count: self.count + other.count,
            cancelled_count: self.cancelled_count + other.cancelled_count,
            gross_cents: self.gross_cents.plus(other.gross_cents)?,
            open_cents: self.open_cents.plus(other.open_cents)?,
        })
    }
}

impl FreightSummary {
    /// Adds up the sums of months.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] for totals beyond 64 bits.
    pub fn of(months: BTreeMap<Month, FreightSums>) -> Result<Self> {
        let sums = months.values().try_fold(FreightSums::default(), |total, month| total.plus(*month))?;
        let months = months.into_iter().map(|(month, sums)| FreightMonth { month, sums }).collect();
        Ok(Self { sums, months })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_those_of_the_months_in_order() {
        let sums = |count, cancelled_count, gross, open| FreightSums {
            count,
            cancelled_count,
            gross_cents: Cents::from(gross),
            open_cents: Cents::from(open),
        };
        let month = |text: &str| text.parse::<Month>().expect("a month");
        let (january, december) = (month("2026-01"), month("2025-12"));
        let months = BTreeMap::from([(january, sums(2, 1, 800_000, 300_000)), (december, sums(3, 0, 2_400_000, 0))]);
        let summary = FreightSummary::of(months).expect("sums");
        assert_eq!(summary.sums, sums(5, 1, 3_200_000, 300_000));
        assert_eq!(summary.months.iter().map(|one| one.month).collect::<Vec<_>>(), [december, january]);
        assert_eq!(FreightSummary::of(BTreeMap::new()).expect("sums").sums, FreightSums::default());
    }
}
