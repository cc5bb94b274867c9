//! INSS that the carrier himself owes on what private persons paid, as it falls due.

use chrono::NaiveDate;
use kernel::{Cents, Result};

use crate::{
    Month,
    withholding::{Reckoned, own_inss_due_on},
};

/// INSS owed for a month.
#[derive(Clone, Copy, Debug)]
pub struct OwnInssDue {
    /// Month in which private persons paid.
    pub month: Month,
    /// Due day.
    pub due_on: NaiveDate,
    /// Amount in cents.
    pub amount_cents: Cents,
}

impl OwnInssDue {
    /// Returns the INSS owed for a month on its receipts; none if nothing is owed.
    pub fn of(month: Month, reckoned: &[Reckoned<'_>]) -> Result<Option<Self>> {
        let of_month = reckoned.iter().filter(|one| Month::of(one.receipt.paid_on) == month);
        let amount_cents = Cents::sum(of_month.map(|one| one.own_inss_cents))?;
        Ok((amount_cents != Cents::ZERO).then(|| Self { month, due_on: own_inss_due_on(month), amount_cents }))
    }
}
