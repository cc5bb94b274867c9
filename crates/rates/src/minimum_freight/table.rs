//! Coefficients of one act: a cost per kilometre (CCD) and a cost of loading and unloading (CC) for each table, kind of
//! cargo and number of axles.

use std::collections::BTreeMap;

use kernel::{Cents, string_enum};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::CargoType;

/// Columns of the tables: axles on the ground of the whole composition. There is no column of eight.
pub const AXLES: [i64; 7] = [2, 3, 4, 5, 6, 7, 9];

string_enum! {
    /// The four tables of Res. ANTT 5.867/2020, as Res. ANTT 6.076/2026 names them.
    MinimumTable {
        /// Hire of the composition or of a rigid truck.
        A = "A" "A: conjunto completo",
        /// Hire of the traction only.
        B = "B" "B: só o cavalo",
        /// As A, for high performance.
        C = "C" "C: conjunto, alto desempenho",
        /// As B, for high performance.
        D = "D" "D: só o cavalo, alto desempenho",
    }
}

/// Cost per kilometre in ten-thousandths of a real: R$ 7,5347 is 75347.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct Ccd(i64);

impl Ccd {
    /// Bare number.
    pub const fn get(self) -> i64 {
        self.0
    }
}

impl From<i64> for Ccd {
    fn from(ten_thousandths: i64) -> Self {
        Self(ten_thousandths)
    }
}

/// Coefficients of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coefficient {
    /// Cost per kilometre.
    pub ccd: Ccd,
    /// Cost of loading and unloading.
    pub cc: Cents,
}

/// Cell for a number of axles, possibly that of another number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Axles of the cell.
    pub axles: i64,
    /// Coefficients.
    pub coefficient: Coefficient,
}

type Row = BTreeMap<i64, Coefficient>;

/// Coefficients of one act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MinimumFreightTable {
    rows: BTreeMap<(MinimumTable, CargoType), Row>,
}

impl MinimumFreightTable {
    /// Inserts a cell; returns the one that it replaces, where there was one.
    pub(super) fn insert(
        &mut self,
        table: MinimumTable,
        cargo: CargoType,
        axles: i64,
        coefficient: Coefficient,
    ) -> Option<Coefficient> {
        self.rows.entry((table, cargo)).or_default().insert(axles, coefficient)
    }

    /// Finds the cell for a number of axles. An empty cell falls back to the next lower (Res. ANTT 6.076/2026 art. 5º §
    /// 5º), and without a lower one to the lowest, as in the official calculator. `None` where the act, as far as
    /// known, has no cell of this cargo in this table.
    pub fn find(&self, table: MinimumTable, cargo: CargoType, axles: i64) -> Option<Found> {
        let row = self.rows.get(&(table, cargo))?;
        let lower = row.range(..=axles).next_back();
        lower
            .or_else(|| row.first_key_value())
            .map(|(axles, coefficient)| Found { axles: *axles, coefficient: *coefficient })
    }

    /// Returns every cell, in the order of tables, cargo and axles.
    pub fn coefficients(&self) -> impl Iterator<Item = (MinimumTable, CargoType, i64, Coefficient)> + '_ {
        let of_row = |((table, cargo), row): (&(MinimumTable, CargoType), &'_ Row)| {
            let (table, cargo) = (*table, *cargo);
            row.clone().into_iter().map(move |(axles, coefficient)| (table, cargo, axles, coefficient))
        };
        self.rows.iter().flat_map(of_row)
    }

    /// Returns the known tables of the act.
    pub fn tables(&self) -> Vec<MinimumTable> {
        let mut tables: Vec<_> = self.rows.keys().map(|(table, _)| *table).collect();
        tables.dedup();
        tables
    }
}
