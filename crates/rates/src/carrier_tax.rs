//! What a company that pays an autonomous carrier (TAC) holds back: INSS, SEST/SENAT and income tax.
//!
//! INSS is 11 % of 20 % of the freight up to the ceiling of the month (Lei 8.212/1991 art. 21, Decreto 3.048/1999 art. 201
//! § 4º, IN RFB 2.110/2022); SEST 1,5 % and SENAT 1,0 % of the same 20 % (Lei 8.706/1993 art. 7º); income tax by the
//! monthly table on 10 % of the freight (Lei 7.713/1988 art. 9º I, Lei 12.794/2013), less the INSS held back and what is
//! allowed for dependants, or the simplified discount, whichever is better, and since 2026 reduced by Lei 15.270/2025.
//! Payments of one payer in one month are taken together. Vale-pedágio is in no base (Lei 10.209/2001 art. 2º).

use std::sync::LazyLock;

use chrono::NaiveDate;
use kernel::{Bps, Cents, Result, quantity::scale};
use serde::{Deserialize, Serialize};

use crate::{
    Cell, Dated, RateKind, RateTable,
    sheet::{Line, Sheet, written},
    table::{parts, shipped_act},
};

/// A step of the monthly table of the income tax.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Bracket {
    /// The greatest base of this step; none of the last.
    pub up_to: Option<Cents>,
    /// Its rate.
    pub rate: Bps,
    /// What is taken off.
    pub deduct: Cents,
}

/// What Lei 15.270/2025 takes off the tax, by the whole taxable income of the month: an amount less a share of the income.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Reduction {
    /// The greatest taxable income of this step.
    pub up_to: Cents,
    /// The amount.
    pub amount: Cents,
    /// The share of the income, in millionths.
    pub rate_millionths: i64,
}

/// The figures in force from a day on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CarrierTaxTable {
    /// The share of the freight that is taxable income.
    pub taxable: Bps,
    /// The share of the freight on which INSS and SEST/SENAT are reckoned.
    pub social_base: Bps,
    /// INSS, of that base.
    pub inss: Bps,
    /// The greatest base of INSS in a month.
    pub inss_ceiling: Cents,
    /// SEST, of the same base.
    pub sest: Bps,
    /// SENAT, of the same base.
    pub senat: Bps,
    /// The simplified discount from the taxable income.
    pub simplified: Cents,
    /// What each dependant takes off the taxable income.
    pub dependent: Cents,
    /// The steps of the income tax, the lowest first.
    pub brackets: Vec<Bracket>,
    /// The steps of its reduction, the lowest first; none where there is none.
    pub reductions: Vec<Reduction>,
}

/// What is held back of the freight that one payer paid in one month.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Withheld {
    /// The part that is taxable income.
    pub taxable_cents: Cents,
    /// The rest, which is exempt.
    pub exempt_cents: Cents,
    /// INSS.
    pub inss_cents: Cents,
    /// SEST and SENAT together.
    pub sest_senat_cents: Cents,
    /// Income tax.
    pub irrf_cents: Cents,
}

impl Withheld {
    /// What is held back in all.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn total(&self) -> Result<Cents> {
        Cents::sum([self.inss_cents, self.sest_senat_cents, self.irrf_cents])
    }

    fn minus(self, other: Self) -> Result<Self> {
        Ok(Self {
            taxable_cents: self.taxable_cents.minus(other.taxable_cents)?,
            exempt_cents: self.exempt_cents.minus(other.exempt_cents)?,
            inss_cents: self.inss_cents.minus(other.inss_cents)?,
            sest_senat_cents: self.sest_senat_cents.minus(other.sest_senat_cents)?,
            irrf_cents: self.irrf_cents.minus(other.irrf_cents)?,
        })
    }
}

/// How a freight parts into taxable and exempt where no table is known or nothing is held back: 10 % (Lei 7.713/1988
/// art. 9º I as of Lei 12.794/2013).
///
/// # Errors
/// [`kernel::Error::Internal`] on overflow.
pub fn untaxed(gross: Cents) -> Result<Withheld> {
    let taxable_cents = gross.share(Bps::from(1_000))?;
    Ok(Withheld { taxable_cents, exempt_cents: gross.minus(taxable_cents)?, ..Withheld::default() })
}

impl CarrierTaxTable {
    /// What a company holds back of all that it paid a carrier in a month.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn withheld(&self, gross: Cents, dependents: i64) -> Result<Withheld> {
        let taxable_cents = gross.share(self.taxable)?;
        let base = gross.share(self.social_base)?;
        let inss_cents = base.min(self.inss_ceiling).share(self.inss)?;
        Ok(Withheld {
            taxable_cents,
            exempt_cents: gross.minus(taxable_cents)?,
            inss_cents,
            sest_senat_cents: base.share(self.sest)?.plus(base.share(self.senat)?)?,
            irrf_cents: self.income_tax(taxable_cents, inss_cents, dependents)?,
        })
    }

    /// What it holds back of one freight, after what it paid already in the month.
    ///
    /// # Errors
    /// [`kernel::Error::Internal`] on overflow.
    pub fn withheld_after(&self, before: Cents, gross: Cents, dependents: i64) -> Result<Withheld> {
        self.withheld(before.plus(gross)?, dependents)?.minus(self.withheld(before, dependents)?)
    }

    fn income_tax(&self, taxable: Cents, inss: Cents, dependents: i64) -> Result<Cents> {
        let allowed = inss.plus(self.dependent.scaled(dependents, 1)?)?.max(self.simplified);
        let base = taxable.minus(allowed)?.max(Cents::ZERO);
        let within = |step: &&Bracket| step.up_to.is_none_or(|most| base <= most);
        let Some(step) = self.brackets.iter().find(within) else { return Ok(Cents::ZERO) };
        let tax = base.share(step.rate)?.minus(step.deduct)?.max(Cents::ZERO);
        Ok(tax.minus(self.reduction(taxable)?)?.max(Cents::ZERO))
    }

    fn reduction(&self, taxable: Cents) -> Result<Cents> {
        let Some(step) = self.reductions.iter().find(|step| taxable <= step.up_to) else { return Ok(Cents::ZERO) };
        let less = Cents::from(scale(taxable.get(), step.rate_millionths, 1_000_000)?);
        Ok(step.amount.minus(less)?.max(Cents::ZERO))
    }
}

static SHIPPED: LazyLock<Vec<Dated<CarrierTaxTable>>> = LazyLock::new(|| {
    // What cannot be read is left out here and found by the test that counts the tables.
    let read = |part: String| CarrierTaxTable::read(&part).ok();
    let source = "Receita Federal e INSS; Lei 7.713/1988, art. 9º; IN RFB 2.110/2022";
    let dated = |(valid_from, title, table)| Dated { act: shipped_act(valid_from, title, source), table };
    parts(include_str!("../data/carrier_tax.csv")).into_iter().filter_map(read).map(dated).collect()
});

const ITEMS: [&str; 7] = ["taxable", "social_base", "inss", "sest", "senat", "irrf_simplified", "irrf_dependent"];

/// Reads the lines of one table into its parts.
struct Reading {
    sheet: Sheet,
    lines: Vec<Line>,
}

impl Reading {
    fn of(&self, item: &str) -> Vec<Line> {
        self.lines.iter().filter(|line| self.sheet.text(line, "item") == item).cloned().collect()
    }

    /// The one line of an item, and a number of it.
    fn one(&mut self, item: &str, column: &str) -> Option<i64> {
        match self.of(item).as_slice() {
            [line] => self.sheet.number(line, column, 2),
            [] => {
                let first = self.lines.first().cloned()?;
                self.sheet.fail(&first, &format!("falta a linha do item {item}."));
                None
            }
            [_, again, ..] => {
                self.sheet.fail(again, &format!("o item {item} já está em outra linha."));
                None
            }
        }
    }

    /// A share written in percent.
    fn share(&mut self, item: &str) -> Option<Bps> {
        let share = self.one(item, "rate")?;
        if share > 10_000 {
            let line = self.of(item).first().cloned()?;
            self.sheet.fail(&line, "a alíquota vai até 100 %.");
        }
        Some(Bps::from(share))
    }

    fn brackets(&mut self) -> Option<Vec<Bracket>> {
        let lines = self.of("irrf_bracket");
        let mut brackets = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            let up_to = self.sheet.optional_number(line, "up_to", 2).map(Cents::from);
            if up_to.is_none() != (index + 1 == lines.len()) {
                self.sheet.fail(line, "só a última faixa do imposto fica sem limite (up_to vazio).");
            }
            let (rate, deduct) = (self.sheet.number(line, "rate", 2), self.sheet.number(line, "amount", 2));
            brackets.push(Bracket { up_to, rate: Bps::from(rate?), deduct: Cents::from(deduct?) });
        }
        let ordered = brackets
            .windows(2)
            .all(|pair| matches!(pair, [low, high] if high.up_to.is_none_or(|most| low.up_to < Some(most))));
        if brackets.is_empty() || !ordered {
            let first = self.lines.first().cloned()?;
            self.sheet.fail(&first, "as faixas do imposto (irrf_bracket) vão da menor para a maior.");
        }
        Some(brackets)
    }

    fn reductions(&mut self) -> Option<Vec<Reduction>> {
        let mut reductions = Vec::new();
        for line in &self.of("irrf_reduction") {
            let up_to = self.sheet.number(line, "up_to", 2).map(Cents::from)?;
            let rate_millionths = self.sheet.number(line, "rate", 4)?;
            let amount = self.sheet.number(line, "amount", 2).map(Cents::from)?;
            reductions.push(Reduction { up_to, amount, rate_millionths });
        }
        if !reductions.is_sorted_by(|low, high| low.up_to < high.up_to) {
            let first = self.lines.first().cloned()?;
            self.sheet.fail(&first, "as faixas da redução (irrf_reduction) vão da menor para a maior.");
        }
        Some(reductions)
    }

    fn table(&mut self) -> Option<CarrierTaxTable> {
        for line in &self.lines.clone() {
            let item = self.sheet.text(line, "item").to_owned();
            if !ITEMS.contains(&item.as_str()) && item != "irrf_bracket" && item != "irrf_reduction" {
                self.sheet.fail(line, &format!("o item \"{item}\" não existe."));
            }
        }
        let (taxable, social_base) = (self.share("taxable"), self.share("social_base"));
        let (inss, ceiling) = (self.share("inss"), self.one("inss", "up_to"));
        let (sest, senat) = (self.share("sest"), self.share("senat"));
        let (simplified, dependent) = (self.one("irrf_simplified", "amount"), self.one("irrf_dependent", "amount"));
        let (brackets, reductions) = (self.brackets(), self.reductions());
        Some(CarrierTaxTable {
            taxable: taxable?,
            social_base: social_base?,
            inss: inss?,
            inss_ceiling: Cents::from(ceiling?),
            sest: sest?,
            senat: senat?,
            simplified: Cents::from(simplified?),
            dependent: Cents::from(dependent?),
            brackets: brackets?,
            reductions: reductions?,
        })
    }
}

impl RateTable for CarrierTaxTable {
    const KIND: RateKind = RateKind::CarrierTax;

    fn read(csv: &str) -> Result<(NaiveDate, String, Self)> {
        let mut sheet = Sheet::read(csv, &["valid_from", "title", "item", "up_to", "rate", "amount"])?;
        let head = sheet.head("valid_from", "title");
        let lines = sheet.lines();
        let mut reading = Reading { sheet, lines };
        let table = reading.table();
        let value = head.zip(table).map(|((day, title), table)| (day, title, table));
        reading.sheet.finish(value)
    }

    fn csv(dated: &Dated<Self>) -> String {
        let Dated { act, table } = dated;
        let percent = |share: Bps| written(share.get(), 2);
        let money = |amount: Cents| written(amount.get(), 2);
        let none = String::new;
        let mut lines = vec![
            ("taxable", none(), percent(table.taxable), none()),
            ("social_base", none(), percent(table.social_base), none()),
            ("inss", money(table.inss_ceiling), percent(table.inss), none()),
            ("sest", none(), percent(table.sest), none()),
            ("senat", none(), percent(table.senat), none()),
            ("irrf_simplified", none(), none(), money(table.simplified)),
            ("irrf_dependent", none(), none(), money(table.dependent)),
        ];
        for step in &table.brackets {
            lines.push(("irrf_bracket", step.up_to.map_or_else(none, money), percent(step.rate), money(step.deduct)));
        }
        for step in &table.reductions {
            lines.push(("irrf_reduction", money(step.up_to), written(step.rate_millionths, 4), money(step.amount)));
        }
        let title = act.title.replace('"', "\"\"");
        let mut text = String::from("valid_from,title,item,up_to,rate,amount\n");
        for (item, up_to, rate, amount) in lines {
            let figures = [up_to, rate, amount].map(|figure| figure.replace(',', ".")).join(",");
            text.push_str(&format!("{},\"{title}\",{item},{figures}\n", act.valid_from));
        }
        text
    }

    fn cells(&self) -> Vec<Cell> {
        let cell = |name: String, value: String| Cell { name, value };
        let percent = |share: Bps| format!("{} %", written(share.get(), 2));
        let money = |amount: Cents| written(amount.get(), 2);
        let mut cells = vec![
            cell("Parte tributável do frete".into(), percent(self.taxable)),
            cell("Base do INSS e do SEST/SENAT".into(), percent(self.social_base)),
            cell("INSS".into(), percent(self.inss)),
            cell("Teto da base do INSS".into(), money(self.inss_ceiling)),
            cell("SEST".into(), percent(self.sest)),
            cell("SENAT".into(), percent(self.senat)),
            cell("Desconto simplificado".into(), money(self.simplified)),
            cell("Dedução por dependente".into(), money(self.dependent)),
        ];
        for (index, step) in self.brackets.iter().enumerate() {
            let name = |figure: &str| format!("IRRF · faixa {} · {figure}", index + 1);
            cells.push(cell(name("até"), step.up_to.map_or_else(|| "sem limite".into(), money)));
            cells.push(cell(name("alíquota"), percent(step.rate)));
            cells.push(cell(name("parcela a deduzir"), money(step.deduct)));
        }
        for (index, step) in self.reductions.iter().enumerate() {
            let name = |figure: &str| format!("Redução do IRRF · faixa {} · {figure}", index + 1);
            cells.push(cell(name("até"), money(step.up_to)));
            cells.push(cell(name("valor"), money(step.amount)));
            cells.push(cell(name("fração da renda"), format!("{} %", written(step.rate_millionths, 4))));
        }
        cells
    }

    fn shipped() -> &'static [Dated<Self>] {
        &SHIPPED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(day: &str) -> CarrierTaxTable {
        let day = day.parse().expect("a day");
        crate::in_force::<CarrierTaxTable>(day, None).expect("a table").table.clone()
    }

    fn cents(amount: &serde_json::Value) -> i64 {
        let text = format!("{:.2}", amount.as_f64().expect("an amount"));
        text.replace('.', "").parse().expect("cents")
    }

    #[test]
    fn every_published_example_comes_out_to_the_cent() {
        let vectors: Vec<serde_json::Value> =
            serde_json::from_str(include_str!("../data/carrier_tax_vectors.json")).expect("vectors");
        assert_eq!(vectors.len(), 8);
        let table = table("2026-11-21");
        for vector in vectors {
            let found = match vector["kind"].as_str() {
                // The monthly table alone: taxable income and INSS are given.
                Some("irrf") => {
                    let (taxable, inss) = (cents(&vector["taxable"]).into(), cents(&vector["inss"]).into());
                    vec![("irrf", table.income_tax(taxable, inss, 0).expect("a tax"))]
                }
                _ => {
                    let gross = Cents::from(cents(&vector["freight"]));
                    let found = table.withheld(gross, 0).expect("taxes");
                    let net = gross.minus(found.total().expect("a sum")).expect("a net");
                    vec![
                        ("inss", found.inss_cents),
                        ("taxable_ir", found.taxable_cents),
                        ("irrf", found.irrf_cents),
                        ("net", net),
                    ]
                }
            };
            for (name, figure) in found {
                if let Some(expected) = vector.get(name) {
                    assert_eq!(figure.get(), cents(expected), "{name} {vector}");
                }
            }
            if let (Some(sest), Some(senat)) = (vector.get("sest"), vector.get("senat")) {
                let found = table.withheld(Cents::from(cents(&vector["freight"])), 0).expect("taxes");
                assert_eq!(found.sest_senat_cents.get(), cents(sest) + cents(senat));
            }
        }
    }

    #[test]
    fn payments_of_a_month_are_taken_together() {
        let table = table("2026-11-21");
        let amounts = [1_234_567, 3_000_000, 2_500_001, 1];
        let mut before = Cents::ZERO;
        let mut sum = Cents::ZERO;
        for amount in amounts.map(Cents::from) {
            sum = sum
                .plus(table.withheld_after(before, amount, 0).expect("taxes").total().expect("a sum"))
                .expect("a sum");
            before = before.plus(amount).expect("a sum");
        }
        assert_eq!(sum, table.withheld(before, 0).expect("taxes").total().expect("a sum"));
        // The second freight of a month in which the ceiling is reached pays only what is left of it.
        let second = table.withheld_after(Cents::from(4_000_000), Cents::from(1_000_000), 0).expect("taxes");
        assert_eq!(second.inss_cents.get(), 93_231 - 88_000);
    }

    #[test]
    fn each_table_holds_from_its_first_day() {
        // R$ 70.000,00: taxable 7.000,00. Until April 2025 the old table, until 2025 no reduction, from 2026 reduced.
        let irrf = |day: &str| table(day).withheld(Cents::from(7_000_000), 0).expect("taxes").irrf_cents.get();
        let inss = |day: &str| table(day).withheld(Cents::from(7_000_000), 0).expect("taxes").inss_cents.get();
        assert_eq!([irrf("2025-04-30"), irrf("2025-05-01"), irrf("2026-01-01")], [78_224, 76_951, 71_328]);
        assert_eq!([inss("2025-12-31"), inss("2026-01-01")], [89_732, 93_231]);
        assert!(crate::in_force::<CarrierTaxTable>("2024-12-31".parse().expect("a day"), None).is_none());
    }

    #[test]
    fn dependants_take_the_place_of_the_simplified_discount_where_they_are_worth_more() {
        let table = table("2026-11-21");
        let irrf = |dependents| table.withheld(Cents::from(8_000_000), dependents).expect("taxes").irrf_cents.get();
        assert_eq!([irrf(0), irrf(1)], [103_488, 98_275]);
    }

    #[test]
    fn the_parts_are_the_whole_and_the_tables_survive_their_own_csv() {
        let table = table("2026-11-21");
        for freight in (0..2_000).chain([10_000_000_000, 123_456_789]) {
            let parts = table.withheld(Cents::from(freight), 0).expect("taxes");
            assert_eq!(parts.taxable_cents.get() + parts.exempt_cents.get(), freight);
        }
        assert_eq!(CarrierTaxTable::shipped().len(), 3);
        for dated in CarrierTaxTable::shipped() {
            let read = CarrierTaxTable::read(&CarrierTaxTable::csv(dated)).expect("a table");
            assert_eq!(read, (dated.act.valid_from, dated.act.title.clone(), dated.table.clone()));
        }
    }
}
