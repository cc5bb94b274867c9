//! Request of a client that enters a line by hand.

use anyhow::{Result, ensure};
use chrono::NaiveDate;
use finance::entry::search_text;
use kernel::{Category, Effect, TransactionKind};
use serde::Deserialize;

/// Fields of a new line.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Entry {
    kind: TransactionKind,
    category: Category,
    description: String,
    amount_cents: i64,
    due_on: NaiveDate,
    paid_on: Option<NaiveDate>,
    vehicle_id: Option<i64>,
}

/// Values of the insert.
pub struct Values {
    /// Moment of creation, as both databases read it.
    pub now: String,
    /// Kind.
    pub kind: &'static str,
    /// Category.
    pub category: &'static str,
    /// Description.
    pub description: String,
    /// Amount in cents.
    pub amount_cents: i64,
    /// Due day.
    pub due_on: String,
    /// Paid day.
    pub paid_on: Option<String>,
    /// Vehicle that it is for.
    pub vehicle_id: Option<i64>,
    /// Text for the search.
    pub search: String,
    /// Effect.
    pub effect: &'static str,
}

impl Entry {
    /// Checks it and returns its values.
    pub fn values(self) -> Result<Values> {
        ensure!((1..=200).contains(&self.description.len()) && self.amount_cents > 0, "out of bounds");
        ensure!(self.category.fits(self.kind), "the category is of the other side");
        let search = search_text(self.category, &self.description);
        Ok(Values {
            now: bench::now().at.utc().naive_utc().format("%F %T%.f").to_string(),
            kind: self.kind.as_str(),
            category: self.category.as_str(),
            description: self.description,
            amount_cents: self.amount_cents,
            due_on: self.due_on.to_string(),
            paid_on: self.paid_on.map(|on| on.to_string()),
            vehicle_id: self.vehicle_id,
            search,
            effect: Effect::of(self.kind, self.category, false, false).as_str(),
        })
    }
}
