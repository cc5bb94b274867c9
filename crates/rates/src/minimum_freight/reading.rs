//! CSV of a table of coefficients: a line for each cell.

use std::sync::LazyLock;

use chrono::NaiveDate;
use kernel::{Cents, Result};
use serde::Deserialize;

use super::{AXLES, Ccd, Coefficient, MinimumFreightTable, MinimumTable};
use crate::{
    CargoType, Cell, Dated, RateKind, RateTable,
    csv_table::{CsvTable, Line},
    decimal::{format_comma, format_point, quoted},
    table::{parts, shipped_act},
};

#[derive(Deserialize)]
struct SourceRow {
    valid_from: NaiveDate,
    official: bool,
    source: String,
    note: Option<String>,
}

static SHIPPED: LazyLock<Vec<Dated<MinimumFreightTable>>> = LazyLock::new(|| {
    // A table that cannot be read is left out here and found by the test that counts the cells.
    let mut sources = csv::Reader::from_reader(include_bytes!("../../data/minimum_freight_sources.csv").as_slice());
    let sources: Vec<SourceRow> = sources.deserialize().flatten().collect();
    let read = |part: String| MinimumFreightTable::read(&part).ok();
    let dated = |(valid_from, title, table)| {
        let mut act = shipped_act(RateKind::MinimumFreight, valid_from, title, "");
        if let Some(row) = sources.iter().find(|row| row.valid_from == valid_from) {
            act.official = row.official;
            act.source.clone_from(&row.source);
            act.note = row.note.clone().filter(|note| !note.is_empty());
        }
        Dated { act, table }
    };
    parts(include_str!("../../data/minimum_freight.csv")).into_iter().filter_map(read).map(dated).collect()
});

/// Reads the cell of a line, and adds its faults.
fn place(reader: &mut CsvTable, line: &Line) -> Option<(MinimumTable, CargoType, i64, Coefficient)> {
    let table = reader.text(line, "table").to_uppercase().parse::<MinimumTable>().ok();
    reader.ensure(table.is_some(), line, "a tabela é A, B, C ou D.");
    let cargo = reader.text(line, "cargo_type");
    let unknown = format!("a carga \"{cargo}\" não é do piso mínimo.");
    let cargo = CargoType::of_table(&cargo.to_lowercase());
    reader.ensure(cargo.is_some(), line, &unknown);
    let axles = reader.number(line, "axles", 0)?;
    reader.ensure(AXLES.contains(&axles), line, "as colunas da tabela são 2, 3, 4, 5, 6, 7 e 9 eixos.");
    let ccd = reader.number(line, "ccd", 4)?;
    reader.ensure((1..=1_000_000).contains(&ccd), line, "o CCD fica entre R$\u{a0}0,0001 e R$\u{a0}100,00 por km.");
    let cc = reader.number(line, "cc", 2)?;
    reader.ensure((1..=10_000_000).contains(&cc), line, "o CC fica entre R$\u{a0}0,01 e R$\u{a0}100.000,00.");
    Some((table?, cargo?, axles, Coefficient { ccd: Ccd::from(ccd), cc: Cents::from(cc) }))
}

impl RateTable for MinimumFreightTable {
    const KIND: RateKind = RateKind::MinimumFreight;

    fn read(csv: &str) -> Result<(NaiveDate, String, Self)> {
        let (mut reader, lines) =
            CsvTable::read(csv, &["valid_from", "act", "table", "cargo_type", "axles", "ccd", "cc"])?;
        let head = reader.head(&lines, "valid_from", "act");
        let mut read = Self::default();
        for line in &lines {
            if let Some((table, cargo, axles, coefficient)) = place(&mut reader, line) {
                let first = read.insert(table, cargo, axles, coefficient).is_none();
                reader.ensure(first, line, "esta célula já está em outra linha.");
            }
        }
        reader.finish(head.map(|(day, act)| (day, act, read)))
    }

    fn csv(dated: &Dated<Self>) -> String {
        let Dated { act, table } = dated;
        let mut text = String::from("valid_from,act,table,cargo_type,axles,ccd,cc\n");
        let (day, title) = (act.valid_from, quoted(&act.title));
        for (letter, cargo, axles, Coefficient { ccd, cc }) in table.coefficients() {
            let (letter, cargo) = (letter.as_str(), cargo.tabulated());
            let (ccd, cc) = (format_point(ccd.get(), 4), format_point(cc.get(), 2));
            text.push_str(&format!("{day},{title},{letter},{cargo},{axles},{ccd},{cc}\n"));
        }
        text
    }

    fn cells(&self) -> Vec<Cell> {
        let cell = |(table, cargo, axles, Coefficient { ccd, cc }): (MinimumTable, CargoType, i64, Coefficient)| {
            let name = format!("Tabela {} · {} · {axles} eixos", table.as_str(), cargo.label());
            Cell::with(name, vec![("CCD", format_comma(ccd.get(), 4)), ("CC", format_comma(cc.get(), 2))])
        };
        self.coefficients().map(cell).collect()
    }

    fn shipped() -> &'static [Dated<Self>] {
        &SHIPPED
    }
}
