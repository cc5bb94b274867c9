//! The coefficients of one act: a cost by kilometre (CCD) and a cost of loading and unloading (CC) for each table, kind of
//! cargo and number of axles.

use std::{collections::BTreeMap, sync::LazyLock};

use chrono::NaiveDate;
use kernel::{Cents, Result, choice};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    CargoType, Cell, Dated, RateKind, RateTable,
    sheet::{Sheet, date, written},
    table::{parts, shipped_act},
};

/// The columns of the tables: axles on the ground of the whole composition. There is no eight.
pub const AXLES: [i64; 7] = [2, 3, 4, 5, 6, 7, 9];

choice! {
    /// The four tables of Res. ANTT 5.867/2020, as Res. ANTT 6.076/2026 names them.
    MinimumTable {
        /// The composition or a rigid truck is hired.
        A = "A" "Lotação, composição ou caminhão simples",
        /// Only the traction is hired.
        B = "B" "Lotação, só a unidade de tração",
        /// As A, in high performance.
        C = "C" "Alto desempenho, composição ou caminhão simples",
        /// As B, in high performance.
        D = "D" "Alto desempenho, só a unidade de tração",
    }
}

/// Cost by kilometre in ten-thousandths of a real: R$ 7,5347 is 75347.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct Ccd(i64);

impl Ccd {
    /// The bare number.
    pub const fn get(self) -> i64 {
        self.0
    }
}

impl From<i64> for Ccd {
    fn from(ten_thousandths: i64) -> Self {
        Self(ten_thousandths)
    }
}

/// What a cell says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coefficient {
    /// Cost by kilometre.
    pub ccd: Ccd,
    /// Cost of loading and unloading.
    pub cc: Cents,
}

/// The cell that holds for a number of axles, maybe that of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The axles of the cell.
    pub axles: i64,
    /// What it says.
    pub coefficient: Coefficient,
}

type Row = BTreeMap<i64, Coefficient>;

/// The coefficients of one act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MinimumFreightTable {
    rows: BTreeMap<(MinimumTable, CargoType), Row>,
}

impl MinimumFreightTable {
    /// The cell for a number of axles. An empty one takes the next lower (Res. ANTT 6.076/2026 art. 5º § 5º), and where
    /// there is none lower the lowest there is, as the official calculator does. `None` where the act, as far as it is
    /// known here, says nothing of this cargo in this table.
    pub fn find(&self, table: MinimumTable, cargo: CargoType, axles: i64) -> Option<Found> {
        let row = self.rows.get(&(table, cargo))?;
        let lower = row.range(..=axles).next_back();
        lower
            .or_else(|| row.first_key_value())
            .map(|(axles, coefficient)| Found { axles: *axles, coefficient: *coefficient })
    }

    /// Every cell, in the order of tables, cargo and axles.
    pub fn coefficients(&self) -> impl Iterator<Item = (MinimumTable, CargoType, i64, Coefficient)> + '_ {
        let of_row = |((table, cargo), row): (&(MinimumTable, CargoType), &'_ Row)| {
            let (table, cargo) = (*table, *cargo);
            row.clone().into_iter().map(move |(axles, coefficient)| (table, cargo, axles, coefficient))
        };
        self.rows.iter().flat_map(of_row)
    }

    /// Which tables the act has here.
    pub fn tables(&self) -> Vec<MinimumTable> {
        let mut tables: Vec<_> = self.rows.keys().map(|(table, _)| *table).collect();
        tables.dedup();
        tables
    }
}

#[derive(Deserialize)]
struct SourceRow {
    valid_from: NaiveDate,
    official: bool,
    source: String,
    note: Option<String>,
}

static SHIPPED: LazyLock<Vec<Dated<MinimumFreightTable>>> = LazyLock::new(|| {
    // What cannot be read is left out here and found by the test that counts the cells.
    let mut sources = csv::Reader::from_reader(include_bytes!("../../data/minimum_freight_sources.csv").as_slice());
    let sources: Vec<SourceRow> = sources.deserialize().flatten().collect();
    let read = |part: String| MinimumFreightTable::read(&part).ok();
    let dated = |(valid_from, title, table)| {
        let mut act = shipped_act(valid_from, title, "");
        if let Some(row) = sources.iter().find(|row| row.valid_from == valid_from) {
            act.official = row.official;
            act.source.clone_from(&row.source);
            act.note = row.note.clone().filter(|note| !note.is_empty());
        }
        Dated { act, table }
    };
    parts(include_str!("../../data/minimum_freight.csv")).into_iter().filter_map(read).map(dated).collect()
});

impl RateTable for MinimumFreightTable {
    const KIND: RateKind = RateKind::MinimumFreight;

    fn read(csv: &str) -> Result<(NaiveDate, String, Self)> {
        let mut sheet = Sheet::read(csv, &["valid_from", "act", "table", "cargo_type", "axles", "ccd", "cc"])?;
        let head = sheet.head("valid_from", "act");
        let mut rows: BTreeMap<(MinimumTable, CargoType), Row> = BTreeMap::new();
        for line in &sheet.lines() {
            let table = sheet.text(line, "table").to_uppercase().parse::<MinimumTable>().ok();
            if table.is_none() {
                sheet.fail(line, "a tabela é A, B, C ou D.");
            }
            let cargo = CargoType::of_table(&sheet.text(line, "cargo_type").to_lowercase());
            if cargo.is_none() {
                let message = format!("a carga \"{}\" não é do piso mínimo.", sheet.text(line, "cargo_type"));
                sheet.fail(line, &message);
            }
            let axles = sheet.number(line, "axles", 0);
            if axles.is_some_and(|axles| !AXLES.contains(&axles)) {
                sheet.fail(line, "as colunas da tabela são 2, 3, 4, 5, 6, 7 e 9 eixos.");
            }
            let ccd = sheet.number(line, "ccd", 4);
            if ccd.is_some_and(|ccd| !(1..=1_000_000).contains(&ccd)) {
                sheet.fail(line, "o CCD fica entre R$ 0,0001 e R$ 100,00 por km.");
            }
            let cc = sheet.number(line, "cc", 2);
            if cc.is_some_and(|cc| cc > 10_000_000) {
                sheet.fail(line, "o CC vai até R$ 100.000,00.");
            }
            let (Some(table), Some(cargo), Some(axles), Some(ccd), Some(cc)) = (table, cargo, axles, ccd, cc) else {
                continue;
            };
            let coefficient = Coefficient { ccd: Ccd(ccd), cc: Cents::from(cc) };
            if rows.entry((table, cargo)).or_default().insert(axles, coefficient).is_some() {
                sheet.fail(line, "esta célula já está em outra linha.");
            }
        }
        sheet.finish(head.map(|(day, act)| (day, act, Self { rows })))
    }

    fn csv(dated: &Dated<Self>) -> String {
        let Dated { act, table } = dated;
        let mut text = String::from("valid_from,act,table,cargo_type,axles,ccd,cc\n");
        let title = act.title.replace('"', "\"\"");
        for (letter, cargo, axles, Coefficient { ccd, cc }) in table.coefficients() {
            let (ccd, cc) = (written(ccd.get(), 4).replace(',', "."), written(cc.get(), 2).replace(',', "."));
            let (day, cargo) = (act.valid_from, cargo.tabulated());
            text.push_str(&format!("{day},\"{title}\",{},{cargo},{axles},{ccd},{cc}\n", letter.as_str()));
        }
        text
    }

    fn cells(&self) -> Vec<Cell> {
        let cells = |(table, cargo, axles, Coefficient { ccd, cc }): (MinimumTable, CargoType, i64, Coefficient)| {
            let name =
                |figure: &str| format!("Tabela {} · {} · {axles} eixos · {figure}", table.as_str(), cargo.label());
            [
                Cell { name: name("CCD"), value: written(ccd.get(), 4) },
                Cell { name: name("CC"), value: written(cc.get(), 2) },
            ]
        };
        self.coefficients().flat_map(cells).collect()
    }

    fn shipped() -> &'static [Dated<Self>] {
        &SHIPPED
    }
}

/// An act that changed the coefficients, known by name and first day at least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimelineAct {
    /// The first day on which it held.
    pub valid_from: NaiveDate,
    /// Its name.
    pub title: String,
}

static TIMELINE: LazyLock<Vec<TimelineAct>> = LazyLock::new(|| {
    let mut reader = csv::Reader::from_reader(include_bytes!("../../data/minimum_freight_acts.csv").as_slice());
    let act = |record: csv::StringRecord| {
        Some(TimelineAct { valid_from: date(record.get(0)?)?, title: record.get(1)?.to_owned() })
    };
    reader.records().flatten().filter_map(act).collect()
});

/// Every act that is known, also those whose coefficients are not; the earliest first.
pub fn timeline() -> &'static [TimelineAct] {
    &TIMELINE
}
