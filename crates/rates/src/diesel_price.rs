//! What diesel costs in each state: the mean price at the pump of a week, as ANP publishes it.

use std::{collections::BTreeMap, sync::LazyLock};

use chrono::NaiveDate;
use kernel::{MillisPerLiter, Result, text::day};

use crate::{
    Cell, Dated, RateKind, RateTable,
    sheet::{Sheet, date, written},
    table::{parts, shipped_act},
};

/// The states and the federal district.
const STATES: [&str; 27] = [
    "AC", "AL", "AM", "AP", "BA", "CE", "DF", "ES", "GO", "MA", "MG", "MS", "MT", "PA", "PB", "PE", "PI", "PR", "RJ",
    "RN", "RO", "RR", "RS", "SC", "SE", "SP", "TO",
];

/// Prices by state and product (`S10`, `S500`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DieselPrices {
    week_end: NaiveDate,
    prices: BTreeMap<(String, String), MillisPerLiter>,
}

impl DieselPrices {
    /// The mean price of diesel S10 in a state, or of S500 where there is none.
    pub fn of(&self, uf: &str) -> Option<MillisPerLiter> {
        let of = |product: &str| self.prices.get(&(uf.to_owned(), product.to_owned())).copied();
        of("S10").or_else(|| of("S500"))
    }
}

static SHIPPED: LazyLock<Vec<Dated<DieselPrices>>> = LazyLock::new(|| {
    // What cannot be read is left out here and found by the test that counts the tables.
    let read = |part: String| DieselPrices::read(&part).ok();
    let dated = |(valid_from, title, table)| Dated { act: shipped_act(valid_from, title, "ANP, dados abertos"), table };
    parts(include_str!("../data/diesel_price.csv")).into_iter().filter_map(read).map(dated).collect()
});

impl RateTable for DieselPrices {
    const KIND: RateKind = RateKind::DieselPrice;

    fn read(csv: &str) -> Result<(NaiveDate, String, Self)> {
        let mut sheet = Sheet::read(csv, &["week_start", "week_end", "uf", "product", "mean_brl_l"])?;
        let head = sheet.head("week_start", "week_end").and_then(|(start, end)| Some((start, date(&end)?)));
        let lines = sheet.lines();
        match (head, lines.first()) {
            (None, Some(line)) => sheet.fail(line, "a semana precisa de um primeiro e um último dia."),
            (Some((start, end)), Some(line)) if end < start => sheet.fail(line, "a semana termina antes de começar."),
            _ => {}
        }
        let mut prices = BTreeMap::new();
        for line in &lines {
            let (uf, product) = (sheet.text(line, "uf").to_uppercase(), sheet.text(line, "product").to_uppercase());
            if !STATES.contains(&uf.as_str()) {
                sheet.fail(line, &format!("\"{uf}\" não é um estado."));
            }
            if !["S10", "S500"].contains(&product.as_str()) {
                sheet.fail(line, &format!("\"{product}\" não é S10 nem S500."));
            }
            let Some(price) = sheet.number(line, "mean_brl_l", 3) else { continue };
            if !(1_000..=30_000).contains(&price) {
                sheet.fail(line, "o preço do litro fica entre R$ 1,00 e R$ 30,00.");
            }
            if prices.insert((uf, product), MillisPerLiter::from(price)).is_some() {
                sheet.fail(line, "este estado e produto já estão em outra linha.");
            }
        }
        let value = head.map(|(start, week_end)| {
            (start, format!("ANP, semana de {} a {}", day(start), day(week_end)), Self { week_end, prices })
        });
        sheet.finish(value)
    }

    fn csv(dated: &Dated<Self>) -> String {
        let Dated { act, table } = dated;
        let mut text = String::from("week_start,week_end,uf,product,mean_brl_l\n");
        for ((uf, product), price) in &table.prices {
            let price = written(price.get(), 3).replace(',', ".");
            text.push_str(&format!("{},{},{uf},{product},{price}\n", act.valid_from, table.week_end));
        }
        text
    }

    fn cells(&self) -> Vec<Cell> {
        let cell = |((uf, product), price): (&(String, String), &MillisPerLiter)| Cell {
            name: format!("{uf} · diesel {product}"),
            value: written(price.get(), 3),
        };
        self.prices.iter().map(cell).collect()
    }

    fn shipped() -> &'static [Dated<Self>] {
        &SHIPPED
    }
}
