//! A line of the books, as the product writes it.

use anyhow::Result;
use chrono::NaiveDate;
use kernel::{Deduction, overdue::overdue_days};
use serde::Serialize;

/// A value that either database reads.
pub trait Read: rusqlite::types::FromSql + for<'a> tokio_postgres::types::FromSql<'a> {}

impl<T: rusqlite::types::FromSql + for<'a> tokio_postgres::types::FromSql<'a>> Read for T {}

/// A row of either database.
pub trait Row {
    /// Reads a column.
    fn at<T: Read>(&self, column: usize) -> Result<T>;
}

impl Row for rusqlite::Row<'_> {
    fn at<T: Read>(&self, column: usize) -> Result<T> {
        Ok(self.get(column)?)
    }
}

impl Row for tokio_postgres::Row {
    fn at<T: Read>(&self, column: usize) -> Result<T> {
        Ok(self.try_get(column)?)
    }
}

/// Record that posted a line.
#[derive(Serialize)]
pub struct Source {
    kind: String,
    id: i64,
    part: String,
}

/// Amount that the payer held back.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Held {
    transaction_id: i64,
    kind: Deduction,
    label: &'static str,
    amount_cents: i64,
}

impl Held {
    /// Reads a row of the deductions, with the receipt of which it is.
    pub fn of(row: &impl Row) -> Result<(i64, Self)> {
        let kind: String = row.at(2)?;
        let kind: Deduction = kind.parse().map_err(|_| anyhow::anyhow!("{kind} is no deduction"))?;
        Ok((row.at(0)?, Self { transaction_id: row.at(1)?, kind, label: kind.label(), amount_cents: row.at(3)? }))
    }
}

/// A line of the books, its members in the product's order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    /// Identity.
    pub id: i64,
    /// Version.
    pub version: i64,
    created_at: String,
    updated_at: String,
    driver_payment_id: Option<i64>,
    series_id: Option<i64>,
    installment: i64,
    installments: i64,
    method: Option<String>,
    held_from_id: Option<i64>,
    deduction: Option<String>,
    counted_cents: Option<i64>,
    kind: String,
    category: String,
    description: String,
    amount_cents: i64,
    /// Due day.
    pub due_on: String,
    paid_on: Option<String>,
    vehicle_id: Option<i64>,
    freight_id: Option<i64>,
    competence_on: String,
    driver_id: Option<i64>,
    personal: bool,
    paid_by_driver: bool,
    effect: String,
    principal_cents: i64,
    status: &'static str,
    overdue_days: i64,
    source: Option<Source>,
    freight_number: Option<i64>,
    client_name: Option<String>,
    plate: Option<String>,
    driver_name: Option<String>,
    /// Running balance.
    pub balance_cents: Option<i64>,
    deductions: Vec<Held>,
    net_cents: Option<i64>,
}

/// A moment of the database as the product writes it: its fraction of a second has three or six digits.
fn moment(text: &str) -> String {
    let mut text = text.replace(' ', "T");
    if let Some((_, fraction)) = text.split_once('.') {
        let lacking = fraction.len().next_multiple_of(3) - fraction.len();
        text.extend(std::iter::repeat_n('0', lacking));
    }
    text.push('Z');
    text
}

impl Line {
    /// Reads a row of the lines.
    pub fn of(row: &impl Row, today: NaiveDate) -> Result<Self> {
        let (due_on, paid_on, effect): (String, Option<String>, String) = (row.at(16)?, row.at(17)?, row.at(24)?);
        let waits = paid_on.is_none() && effect != "result";
        let overdue_days = if waits { overdue_days(due_on.parse()?, None, today) } else { 0 };
        let source: Option<String> = row.at(26)?;
        let source = source.map(|kind| -> Result<Source> { Ok(Source { kind, id: row.at(27)?, part: row.at(28)? }) });
        Ok(Self {
            id: row.at(0)?,
            version: row.at(1)?,
            created_at: moment(&row.at::<String>(2)?),
            updated_at: moment(&row.at::<String>(3)?),
            driver_payment_id: row.at(4)?,
            series_id: row.at(5)?,
            installment: row.at(6)?,
            installments: row.at(7)?,
            method: row.at(8)?,
            held_from_id: row.at(9)?,
            deduction: row.at(10)?,
            counted_cents: row.at(11)?,
            kind: row.at(12)?,
            category: row.at(13)?,
            description: row.at(14)?,
            amount_cents: row.at(15)?,
            vehicle_id: row.at(18)?,
            freight_id: row.at(19)?,
            competence_on: row.at(20)?,
            driver_id: row.at(21)?,
            personal: row.at(22)?,
            paid_by_driver: row.at(23)?,
            principal_cents: row.at(25)?,
            status: if paid_on.is_some() { "paid" } else { "pending" },
            overdue_days,
            source: source.transpose()?,
            freight_number: row.at(29)?,
            client_name: row.at(30)?,
            plate: row.at(31)?,
            driver_name: row.at(32)?,
            balance_cents: None,
            deductions: Vec::new(),
            net_cents: None,
            due_on,
            paid_on,
            effect,
        })
    }

    /// True for what may have deductions.
    pub fn is_receipt(&self) -> bool {
        self.kind == "income" && self.paid_on.is_some()
    }

    /// Adds an amount that the payer held back.
    pub fn hold(&mut self, held: Held) {
        self.net_cents = Some(self.net_cents.unwrap_or(self.amount_cents) - held.amount_cents);
        self.deductions.push(held);
    }

    /// Amount added to the balance.
    pub fn signed(&self) -> i64 {
        match (self.effect.as_str(), self.kind.as_str()) {
            ("result", _) => 0,
            (_, "income") => self.amount_cents,
            _ => -self.amount_cents,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_of_both_databases_are_written_alike() {
        for (kept, written) in [
            ("2026-11-24 04:30:04", "2026-11-24T04:30:04Z"),
            ("2026-11-24 04:30:04.12", "2026-11-24T04:30:04.120Z"),
            ("2026-11-24 04:30:04.120", "2026-11-24T04:30:04.120Z"),
            ("2026-11-24 04:30:04.1234", "2026-11-24T04:30:04.123400Z"),
        ] {
            assert_eq!(moment(kept), written);
        }
    }
}
