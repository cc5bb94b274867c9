//! The rate of waiting time: reais for each tonne of capacity and hour (Lei 11.442/2007 art. 11 §§ 5º and 6º).
//!
//! The law brings it up to date once a year; the day within April is not in our sources, so each holds from the first.

use std::sync::LazyLock;

use chrono::NaiveDate;
use kernel::{Cents, Result};

use crate::{
    Cell, Dated, RateKind, RateTable,
    sheet::{Sheet, written},
    table::{parts, shipped_act},
};

/// Cents for each tonne of capacity and hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingTimeRate {
    /// Cents for each tonne and hour.
    pub cents: Cents,
}

static SHIPPED: LazyLock<Vec<Dated<WaitingTimeRate>>> = LazyLock::new(|| {
    // What cannot be read is left out here and found by the test that counts the tables.
    let read = |part: String| WaitingTimeRate::read(&part).ok();
    let dated = |(valid_from, title, table)| {
        let source = "Lei 11.442/2007, art. 11, § 6º; valores divulgados pela ANTT";
        Dated { act: shipped_act(valid_from, title, source), table }
    };
    parts(include_str!("../data/waiting_time.csv")).into_iter().filter_map(read).map(dated).collect()
});

impl RateTable for WaitingTimeRate {
    const KIND: RateKind = RateKind::WaitingTime;

    fn read(csv: &str) -> Result<(NaiveDate, String, Self)> {
        let mut sheet = Sheet::read(csv, &["valid_from", "title", "rate"])?;
        let head = sheet.head("valid_from", "title");
        let lines = sheet.lines();
        for line in lines.iter().skip(1) {
            sheet.fail(line, "a tabela tem uma só linha.");
        }
        let rate = lines.first().and_then(|line| {
            let rate = sheet.number(line, "rate", 2)?;
            if !(1..=100_000).contains(&rate) {
                sheet.fail(line, "o valor por tonelada e hora fica entre R$ 0,01 e R$ 1.000,00.");
            }
            Some(rate)
        });
        let value = head.zip(rate).map(|((day, title), rate)| (day, title, Self { cents: Cents::from(rate) }));
        sheet.finish(value)
    }

    fn csv(dated: &Dated<Self>) -> String {
        let Dated { act, table } = dated;
        let rate = written(table.cents.get(), 2).replace(',', ".");
        format!("valid_from,title,rate\n{},\"{}\",{rate}\n", act.valid_from, act.title.replace('"', "\"\""))
    }

    fn cells(&self) -> Vec<Cell> {
        vec![Cell { name: "Valor por tonelada e hora".into(), value: written(self.cents.get(), 2) }]
    }

    fn shipped() -> &'static [Dated<Self>] {
        &SHIPPED
    }
}
