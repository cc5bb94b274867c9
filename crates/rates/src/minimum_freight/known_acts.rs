//! Timeline of the acts that changed the coefficients, as far as it is known.

use std::sync::LazyLock;

use chrono::NaiveDate;

use super::MinimumFreightTable;
use crate::{Dated, csv_table::date};

/// Act that changed the coefficients, known by name and first day at least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimelineAct {
    /// First day in force.
    pub valid_from: NaiveDate,
    /// Name.
    pub title: String,
}

static TIMELINE: LazyLock<Vec<TimelineAct>> = LazyLock::new(|| {
    let mut reader = csv::Reader::from_reader(include_bytes!("../../data/minimum_freight_acts.csv").as_slice());
    let act = |record: csv::StringRecord| {
        Some(TimelineAct { valid_from: date(record.get(0)?)?, title: record.get(1)?.to_owned() })
    };
    reader.records().flatten().filter_map(act).collect()
});

/// Returns every known act, those with unknown coefficients included; the earliest first.
pub fn timeline() -> &'static [TimelineAct] {
    &TIMELINE
}

/// Returns the act of a day if its coefficients are unknown: it began after the last known table, `in_force`, which it
/// replaced. An act outside this list begins with its table.
pub fn unknown_on(on: NaiveDate, in_force: Option<&Dated<MinimumFreightTable>>) -> Option<&'static TimelineAct> {
    let last = timeline().iter().rfind(|act| act.valid_from <= on)?;
    in_force.is_none_or(|dated| dated.act.valid_from < last.valid_from).then_some(last)
}
