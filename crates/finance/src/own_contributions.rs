//! Contributions that the carrier himself owes on payments by persons, by due day.

use chrono::NaiveDate;
use kernel::Result;
use rates::carrier_tax::OwnContributions;

use crate::{
    Month,
    withholding::{AssessedTaxes, contributions_due_on},
};

/// INSS, SEST and SENAT owed for a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnContributionsDue {
    /// Month in which private persons paid.
    pub month: Month,
    /// Due day.
    pub due_on: NaiveDate,
    /// Amounts.
    pub owed: OwnContributions,
}

impl OwnContributionsDue {
    /// Returns the contributions owed for a month on its receipts; none if nothing is owed.
    pub fn of(month: Month, assessed: &[AssessedTaxes<'_>]) -> Result<Option<Self>> {
        let owed = assessed
            .iter()
            .filter(|one| Month::of(one.income.paid_on) == month)
            .map(|one| one.own)
            .try_fold(OwnContributions::default(), OwnContributions::plus)?;
        let due = || Self { month, due_on: contributions_due_on(month), owed };
        Ok((owed != OwnContributions::default()).then(due))
    }
}
