//! Coefficients of a day, and the acts that changed them, as far as known.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use kernel::Cents;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Ccd, Coefficient, MinimumFreightTable, MinimumTable, timeline, unknown_on};
use crate::{Act, CargoType, Dated};

/// Cell of the coefficients.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MinimumCell {
    /// Table.
    pub table: MinimumTable,
    /// Kind of cargo.
    pub cargo_type: CargoType,
    /// Axles on the ground of the composition.
    pub axles: i64,
    /// Cost per kilometre (CCD) in ten-thousandths of a real.
    pub ccd_ten_thousandths: Ccd,
    /// Cost of loading and unloading (CC) in cents.
    pub cc_cents: Cents,
}

/// Act that changed the coefficients.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MinimumAct {
    /// Name.
    pub title: String,
    /// First day in force.
    pub valid_from: NaiveDate,
    /// Last day in force; null for the last act.
    pub valid_to: Option<NaiveDate>,
    /// True where the figures are those of the official text.
    pub official: bool,
    /// Source of the figures, in Portuguese.
    pub source: String,
    /// Note on the figures, in Portuguese; null where there is none.
    pub note: Option<String>,
    /// Known tables of it.
    pub tables: Vec<MinimumTable>,
    /// Number of its known cells; 0 for unknown coefficients.
    pub cells: i64,
}

/// Coefficients of a day, and every act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MinimumRates {
    /// Day.
    pub date: NaiveDate,
    /// Act in force on it; null for unknown coefficients.
    pub act: Option<Act>,
    /// Cells of that act.
    pub cells: Vec<MinimumCell>,
    /// Every act, the newest first.
    pub acts: Vec<MinimumAct>,
}

impl MinimumRates {
    /// Returns the rates of a day, from one table for each first day.
    pub fn on(date: NaiveDate, tables: &BTreeMap<NaiveDate, &Dated<MinimumFreightTable>>) -> Self {
        let begun = tables.range(..=date).next_back().map(|(_, dated)| *dated);
        let known = begun.filter(|_| unknown_on(date, begun).is_none());
        let cell =
            |(table, cargo_type, axles, Coefficient { ccd, cc }): (MinimumTable, CargoType, i64, Coefficient)| {
                MinimumCell { table, cargo_type, axles, ccd_ten_thousandths: ccd, cc_cents: cc }
            };
        Self {
            date,
            act: known.map(|dated| dated.act.clone()),
            cells: known.into_iter().flat_map(|dated| dated.table.coefficients().map(cell)).collect(),
            acts: acts(tables),
        }
    }
}

fn acts(tables: &BTreeMap<NaiveDate, &Dated<MinimumFreightTable>>) -> Vec<MinimumAct> {
    let unknown = timeline().iter().filter(|act| !tables.contains_key(&act.valid_from)).map(|act| MinimumAct {
        title: act.title.clone(),
        valid_from: act.valid_from,
        valid_to: None,
        official: false,
        source: "só o ato é conhecido; não temos os coeficientes".to_owned(),
        note: None,
        tables: Vec::new(),
        cells: 0,
    });
    let known = tables.values().map(|Dated { act, table }| MinimumAct {
        title: act.title.clone(),
        valid_from: act.valid_from,
        valid_to: None,
        official: act.official,
        source: act.source.clone(),
        note: act.note.clone(),
        tables: table.tables(),
        cells: i64::try_from(table.coefficients().count()).unwrap_or(i64::MAX),
    });
    let mut acts: Vec<_> = unknown.chain(known).collect();
    acts.sort_by_key(|act| std::cmp::Reverse(act.valid_from));
    let mut next: Option<NaiveDate> = None;
    for act in &mut acts {
        act.valid_to = next.and_then(|day| day.pred_opt());
        next = Some(act.valid_from);
    }
    acts
}
