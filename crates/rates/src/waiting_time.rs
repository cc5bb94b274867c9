//! Rate of waiting time: reais for each tonne of capacity and hour (Lei 11.442/2007 art. 11 §§ 5º and 6º).
//!
//! By law it is updated once a year; the day within April is not in our sources, so each rate holds from 1 April.

use std::sync::LazyLock;

use chrono::NaiveDate;
use kernel::{Cents, Result};

use crate::{
    Cell, Dated, RateKind, RateTable,
    csv_table::CsvTable,
    decimal::{format_comma, format_point, quoted},
    table::{parts, shipped_act},
};

/// Rate of waiting time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingTimeRate {
    /// Cents for each tonne of capacity and hour.
    pub cents: Cents,
}

static SHIPPED: LazyLock<Vec<Dated<WaitingTimeRate>>> = LazyLock::new(|| {
    // A table that cannot be read is left out here and found by the test that counts the tables.
    let read = |part: String| WaitingTimeRate::read(&part).ok();
    let dated = |(valid_from, title, table)| {
        let source = "Lei 11.442/2007, art. 11, § 6º; valores divulgados pela ANTT";
        Dated { act: shipped_act(RateKind::WaitingTime, valid_from, title, source), table }
    };
    parts(include_str!("../data/waiting_time.csv")).into_iter().filter_map(read).map(dated).collect()
});

impl RateTable for WaitingTimeRate {
    const KIND: RateKind = RateKind::WaitingTime;

    fn read(csv: &str) -> Result<(NaiveDate, String, Self)> {
        let (mut reader, lines) = CsvTable::read(csv, &["valid_from", "title", "rate"])?;
        let head = reader.head(&lines, "valid_from", "title");
        for line in lines.iter().skip(1) {
            reader.fail(line, "a tabela tem uma só linha.");
        }
        let rate = lines.first().and_then(|line| {
            let rate = reader.number(line, "rate", 2)?;
            let message = "o valor por tonelada e hora fica entre R$\u{a0}0,01 e R$\u{a0}1.000,00.";
            reader.ensure((1..=100_000).contains(&rate), line, message);
            Some(rate)
        });
        let value = head.zip(rate).map(|((day, title), rate)| (day, title, Self { cents: Cents::from(rate) }));
        reader.finish(value)
    }

    fn csv(dated: &Dated<Self>) -> String {
        let Dated { act, table } = dated;
        let (day, title, rate) = (act.valid_from, quoted(&act.title), format_point(table.cents.get(), 2));
        format!("valid_from,title,rate\n{day},{title},{rate}\n")
    }

    fn cells(&self) -> Vec<Cell> {
        vec![Cell::of("Valor por tonelada e hora", format_comma(self.cents.get(), 2))]
    }

    fn shipped() -> &'static [Dated<Self>] {
        &SHIPPED
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::in_force;

    #[test]
    fn each_rate_holds_from_its_first_day() {
        assert_eq!(WaitingTimeRate::shipped().len(), 4);
        let on = |day: &str| {
            let found = in_force::<WaitingTimeRate>(day.parse().expect("a day"), None)?;
            Some((found.table.cents.get(), found.act.official))
        };
        for (day, rate) in [
            ("2022-03-31", None),
            ("2022-04-01", Some(212)),
            ("2023-03-31", Some(212)),
            ("2023-04-01", Some(221)),
            ("2024-04-01", Some(229)),
            ("2025-03-31", Some(229)),
            ("2025-04-01", Some(241)),
            ("2026-11-21", Some(241)),
        ] {
            assert_eq!(on(day), rate.map(|rate| (rate, false)), "{day}");
        }
        for dated in WaitingTimeRate::shipped() {
            let read = WaitingTimeRate::read(&WaitingTimeRate::csv(dated)).expect("a rate");
            assert_eq!(read, (dated.act.valid_from, dated.act.title.clone(), dated.table));
        }
    }

    #[test]
    fn a_file_that_is_wrong_is_refused_line_by_line() {
        let faults = |csv: &str| match WaitingTimeRate::read(csv) {
            Err(kernel::Error::Validation(errors)) => errors.into_iter().map(|error| error.message).collect::<Vec<_>>(),
            other => panic!("not refused: {other:?}"),
        };
        let head = "valid_from;title;rate\n";
        for (csv, words) in [
            ("", "Faltam no cabeçalho as colunas: valid_from, title, rate"),
            ("valid_from,title\n2026-04-01,Ato\n", "Faltam no cabeçalho as colunas: rate"),
            (head, "nenhuma linha"),
            (&format!("{head}2026-04-01;Ato;\n"), "Linha 2: \"\" não é um número"),
            (&format!("{head}2026-04-01;Ato;0\n"), "Linha 2: o valor por tonelada"),
            (&format!("{head}2026-04-01;Ato;1000,01\n"), "Linha 2: o valor por tonelada"),
            (&format!("{head}2026-02-30;Ato;2,50\n"), "Linha 2: \"2026-02-30\" não é uma data"),
            (&format!("{head}1949-12-31;Ato;2,50\n"), "não é uma data"),
            (&format!("{head}2026-04-01;;2,50\n"), "title precisa de um texto"),
            (&format!("{head}2026-04-01;{};2,50\n", "a".repeat(201)), "até 200 caracteres"),
            (&format!("{head}2026-04-01;A\u{0}o;2,50\n"), "não podem ser gravados"),
            (&format!("{head}2026-04-01;Ato;2,50\n2026-04-01;Ato;2,51\n"), "Linha 3: a tabela tem uma só linha"),
        ] {
            assert!(faults(csv)[0].contains(words), "{csv}: {:?}", faults(csv));
        }
        let read =
            WaitingTimeRate::read("\u{feff}title;rate;VALID_FROM\n\"Ato; novo\" ; 2,5 ;01/04/2026\n").expect("a rate");
        assert_eq!((read.1.as_str(), read.2.cents.get()), ("Ato; novo", 250));
    }
}
