//! Diesel price in each state: the mean price at the pump of a week, as ANP publishes it.

use std::{collections::BTreeMap, sync::LazyLock};

use chrono::NaiveDate;
use kernel::{MillisPerLiter, Result, text::day};

use crate::{
    Cell, Dated, RateKind, RateTable,
    csv_table::{CsvTable, date},
    decimal::{format_comma, format_point},
    table::{parts, shipped_act},
};

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
    /// Mean price of diesel S10 in a state, or of S500 where there is none.
    pub fn of(&self, uf: &str) -> Option<MillisPerLiter> {
        let of = |product: &str| self.prices.get(&(uf.to_owned(), product.to_owned())).copied();
        of("S10").or_else(|| of("S500"))
    }
}

static SHIPPED: LazyLock<Vec<Dated<DieselPrices>>> = LazyLock::new(|| {
    // A table that cannot be read is left out here and found by the test that counts the tables.
    let read = |part: String| DieselPrices::read(&part).ok();
    let act = |valid_from, title| shipped_act(RateKind::DieselPrice, valid_from, title, "ANP, dados abertos");
    let dated = |(valid_from, title, table)| Dated { act: act(valid_from, title), table };
    parts(include_str!("../data/diesel_price.csv")).into_iter().filter_map(read).map(dated).collect()
});

impl RateTable for DieselPrices {
    const KIND: RateKind = RateKind::DieselPrice;

    fn read(csv: &str) -> Result<(NaiveDate, String, Self)> {
        let (mut reader, lines) = CsvTable::read(csv, &["week_start", "week_end", "uf", "product", "mean_brl_l"])?;
        let head = reader.head(&lines, "week_start", "week_end").and_then(|(start, end)| Some((start, date(&end)?)));
        match (head, lines.first()) {
            (None, Some(line)) => reader.fail(line, "a semana precisa de um primeiro e um último dia."),
            (Some((start, end)), Some(line)) if end < start => reader.fail(line, "a semana termina antes de começar."),
            _ => {}
        }
        let mut prices = BTreeMap::new();
        for line in &lines {
            let (uf, product) = (reader.text(line, "uf").to_uppercase(), reader.text(line, "product").to_uppercase());
            reader.ensure(STATES.contains(&uf.as_str()), line, &format!("\"{uf}\" não é um estado."));
            let known = ["S10", "S500"].contains(&product.as_str());
            reader.ensure(known, line, &format!("\"{product}\" não é S10 nem S500."));
            let Some(price) = reader.number(line, "mean_brl_l", 3) else { continue };
            let message = "o preço do litro fica entre R$\u{a0}1,00 e R$\u{a0}30,00.";
            reader.ensure((1_000..=30_000).contains(&price), line, message);
            let first = prices.insert((uf, product), MillisPerLiter::from(price)).is_none();
            reader.ensure(first, line, "este estado e produto já estão em outra linha.");
        }
        let value = head.map(|(start, week_end)| {
            (start, format!("ANP, semana de {} a {}", day(start), day(week_end)), Self { week_end, prices })
        });
        reader.finish(value)
    }

    fn csv(dated: &Dated<Self>) -> String {
        let Dated { act, table } = dated;
        let mut text = String::from("week_start,week_end,uf,product,mean_brl_l\n");
        for ((uf, product), price) in &table.prices {
            let price = format_point(price.get(), 3);
            text.push_str(&format!("{},{},{uf},{product},{price}\n", act.valid_from, table.week_end));
        }
        text
    }

    fn cells(&self) -> Vec<Cell> {
        let cell = |((uf, product), price): (&(String, String), &MillisPerLiter)| {
            Cell::of(format!("{uf} · diesel {product}"), format_comma(price.get(), 3))
        };
        self.prices.iter().map(cell).collect()
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
    fn the_shipped_week_is_whole_and_survives_its_own_csv() {
        let shipped = DieselPrices::shipped();
        assert_eq!(shipped.iter().map(|dated| dated.table.cells().len()).collect::<Vec<_>>(), [53]);
        for dated in shipped {
            let read = DieselPrices::read(&DieselPrices::csv(dated)).expect("prices");
            assert_eq!(read, (dated.act.valid_from, dated.act.title.clone(), dated.table.clone()));
            assert!(STATES.iter().all(|uf| dated.table.of(uf).is_some()), "every state has a price");
            assert_eq!(dated.table.of("AC").map(MillisPerLiter::get), Some(8_180), "that of S10");
            assert_eq!(dated.table.of("XX"), None);
            assert_eq!(dated.act.title, "ANP, semana de 07/06/2026 a 13/06/2026");
        }
        let on = |day: &str| in_force::<DieselPrices>(day.parse().expect("a day"), None).is_some();
        assert_eq!([on("2026-06-06"), on("2026-06-07"), on("2026-11-21")], [false, true, true]);
    }

    #[test]
    fn falls_back_to_the_price_of_s500() {
        let csv = "week_start,week_end,uf,product,mean_brl_l\n2026-11-15,2026-11-21,sp,s500,6.999\n";
        let (_, _, prices) = DieselPrices::read(csv).expect("prices");
        assert_eq!((prices.of("SP").map(MillisPerLiter::get), prices.of("MG")), (Some(6_999), None));
    }

    #[test]
    fn a_file_that_is_wrong_is_refused_line_by_line() {
        let faults =
            |lines: &str| match DieselPrices::read(&format!("week_start,week_end,uf,product,mean_brl_l\n{lines}")) {
                Err(kernel::Error::Validation(errors)) => {
                    errors.into_iter().map(|error| error.message).collect::<Vec<_>>()
                }
                other => panic!("not refused: {other:?}"),
            };
        let found = faults(
            "2026-11-15,2026-11-21,SP,S10,7.01\n2026-11-15,2026-11-21,XX,S10,7.01\n2026-11-15,2026-11-21,SP,S50,7.01\n\
             2026-11-15,2026-11-21,RJ,S10,0.99\n2026-11-15,2026-11-21,RJ,S10,\n2026-11-15,2026-11-21,SP,S10,7.02\n\
             2026-11-22,2026-11-28,MG,S10,7.02\n2026-11-15,2026-11-21,MG\n",
        );
        let expected = [
            (3, "\"XX\" não é um estado"),
            (4, "\"S50\" não é S10 nem S500"),
            (5, "entre R$\u{a0}1,00 e R$\u{a0}30,00"),
            (6, "não é um número"),
            (7, "já estão em outra linha"),
            (8, "um só ato"),
            (9, "não é S10 nem S500"),
        ];
        assert_eq!(found.len(), expected.len(), "{found:#?}");
        for ((line, words), text) in expected.into_iter().zip(&found) {
            assert!(text.starts_with(&format!("Linha {line}:")) && text.contains(words), "{line} {words}: {text}");
        }
        assert!(faults("2026-11-15,,SP,S10,7\n")[0].contains("week_end precisa de um texto"));
        assert!(faults("2026-11-15,amanhã,SP,S10,7\n")[0].contains("um primeiro e um último dia"));
        assert!(faults("2026-11-15,2026-11-14,SP,S10,7\n")[0].contains("termina antes de começar"));
    }
}
