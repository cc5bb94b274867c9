//! CSV of a tax table: a line for each item, and one for each step of the income tax and its reduction.

use std::sync::LazyLock;

use chrono::NaiveDate;
use kernel::{Bps, Cents, Result, text::reais};

use super::{Bracket, CarrierTaxTable, Reduction};
use crate::{
    Cell, Dated, RateKind, RateTable,
    csv_table::{CsvTable, Line},
    decimal::{format_comma, format_point, quoted},
    table::{parts, shipped_act},
};

static SHIPPED: LazyLock<Vec<Dated<CarrierTaxTable>>> = LazyLock::new(|| {
    // A table that cannot be read is left out here and found by the test that counts the tables.
    let read = |part: String| CarrierTaxTable::read(&part).ok();
    let source = "Receita Federal e INSS; Lei 7.713/1988, art. 9º; IN RFB 2.110/2022";
    let dated =
        |(valid_from, title, table)| Dated { act: shipped_act(RateKind::CarrierTax, valid_from, title, source), table };
    parts(include_str!("../../data/carrier_tax.csv")).into_iter().filter_map(read).map(dated).collect()
});

const ITEMS: [&str; 7] = ["taxable", "social_base", "inss", "sest", "senat", "irrf_simplified", "irrf_dependent"];
/// Optional item: older imports lack it.
const MINIMUM_WAGE: &str = "minimum_wage";
const BRACKET: &str = "irrf_bracket";
const REDUCTION: &str = "irrf_reduction";

/// Reads the lines of one table into its parts.
struct Reading<'a> {
    reader: CsvTable,
    lines: &'a [Line],
}

impl<'a> Reading<'a> {
    fn of(&self, item: &str) -> Vec<&'a Line> {
        self.lines.iter().filter(|line| self.reader.text(line, "item") == item).collect()
    }

    /// Checks that each item has one line, and that there are no other items.
    fn items(&mut self) {
        for line in self.lines {
            let item = self.reader.text(line, "item");
            let known = ITEMS.contains(&item) || [MINIMUM_WAGE, BRACKET, REDUCTION].contains(&item);
            self.reader.ensure(known, line, &format!("o item \"{item}\" não existe."));
        }
        let mut missing = Vec::new();
        for item in ITEMS.into_iter().chain([MINIMUM_WAGE]) {
            match self.of(item).as_slice() {
                [] if item == MINIMUM_WAGE => {}
                [] => missing.push(item),
                [_, again @ ..] => {
                    again
                        .iter()
                        .for_each(|line| self.reader.fail(line, &format!("o item {item} já está em outra linha.")));
                }
            }
        }
        if let (false, Some(first)) = (missing.is_empty(), self.lines.first()) {
            self.reader.fail(first, &format!("faltam as linhas dos itens: {}.", missing.join(", ")));
        }
    }

    /// Reads an amount of an item's line.
    fn money(&mut self, item: &str, column: &str) -> Option<Cents> {
        let line = self.of(item).first().copied()?;
        self.reader.number(line, column, 2).map(Cents::from)
    }

    /// Reads a share of an item's line, written in percent.
    fn share(&mut self, item: &str) -> Option<Bps> {
        let line = self.of(item).first().copied()?;
        self.percent(line)
    }

    fn percent(&mut self, line: &Line) -> Option<Bps> {
        let share = self.reader.number(line, "rate", 2)?;
        self.reader.ensure(share <= 10_000, line, "a alíquota vai até 100%.");
        Some(Bps::from(share))
    }

    /// Checks that INSS does not exceed the taxable income, from which it is deducted: else a higher freight would have
    /// a lower income tax.
    fn income_after_inss(&mut self, taxable: Option<Bps>, social_base: Option<Bps>, inss: Option<Bps>) {
        let of = |share: Option<Bps>| share.map(|share| share.get().clamp(0, 10_000));
        if let (Some(taxable), Some(base), Some(inss)) = (of(taxable), of(social_base), of(inss))
            && base * inss > taxable * 10_000
            && let Some(line) = self.of("inss").first().copied()
        {
            self.reader.fail(line, "o INSS tomaria mais que a parte tributável do frete.");
        }
    }

    /// Reads the steps of the income tax, which rise in limit, rate and deduction; only the last has no limit.
    fn brackets(&mut self) -> Option<Vec<Bracket>> {
        let lines = self.of(BRACKET);
        let Some(last) = lines.len().checked_sub(1) else {
            self.reader.fail(self.lines.first()?, "faltam as faixas do imposto (irrf_bracket).");
            return None;
        };
        let mut brackets: Vec<Bracket> = Vec::new();
        for (index, line) in lines.into_iter().enumerate() {
            let up_to = self.reader.optional_number(line, "up_to", 2).map(Cents::from);
            let ends = self.reader.text(line, "up_to").is_empty() == (index == last);
            self.reader.ensure(ends, line, "só a última faixa do imposto fica sem limite (up_to vazio).");
            let (rate, deduct) = (self.percent(line), self.reader.number(line, "amount", 2).map(Cents::from));
            let bracket = Bracket { up_to, rate: rate?, deduct: deduct? };
            let rises = brackets.last().is_none_or(|low| {
                low.rate < bracket.rate
                    && low.deduct <= bracket.deduct
                    && up_to.is_none_or(|most| low.up_to < Some(most))
            });
            let message =
                "as faixas do imposto (irrf_bracket) vão da menor para a maior, em limite, alíquota e parcela.";
            self.reader.ensure(rises, line, message);
            if let Some((most, fall)) = brackets.last().and_then(|low| fall(low, &bracket)) {
                let message = format!("o imposto cairia {fall} logo acima de {most}: confira a parcela a deduzir.");
                self.reader.fail(line, &message);
            }
            brackets.push(bracket);
        }
        Some(brackets)
    }

    /// Reads the steps of the reduction, which rise in limit; there may be none.
    fn reductions(&mut self) -> Option<Vec<Reduction>> {
        let mut reductions: Vec<Reduction> = Vec::new();
        for line in self.of(REDUCTION) {
            let up_to = self.reader.number(line, "up_to", 2).map(Cents::from);
            let rate = self.reader.number(line, "rate", 4);
            self.reader.ensure(rate.is_none_or(|rate| rate <= 1_000_000), line, "a fração da renda vai até 100%.");
            let amount = self.reader.number(line, "amount", 2).map(Cents::from);
            let (Some(up_to), Some(rate_millionths), Some(amount)) = (up_to, rate, amount) else { continue };
            let rises = reductions.last().is_none_or(|low| low.up_to < up_to);
            self.reader.ensure(rises, line, "as faixas da redução (irrf_reduction) vão da menor para a maior.");
            let reduction = Reduction { up_to, amount, rate_millionths };
            if let Some((most, rise)) = reductions.last().and_then(|low| growth(low, &reduction)) {
                let message = format!("a redução cresceria {rise} logo acima de {most}, e o imposto cairia.");
                self.reader.fail(line, &message);
            }
            reductions.push(reduction);
        }
        Some(reductions)
    }

    fn table(&mut self) -> Option<CarrierTaxTable> {
        self.items();
        // Every part is read before the first missing one ends the reading, so that each part notes its faults.
        let (taxable, social_base) = (self.share("taxable"), self.share("social_base"));
        let (inss, inss_ceiling) = (self.share("inss"), self.money("inss", "up_to"));
        let (sest, senat) = (self.share("sest"), self.share("senat"));
        let minimum_wage = self.money(MINIMUM_WAGE, "amount");
        let (simplified, dependent) = (self.money("irrf_simplified", "amount"), self.money("irrf_dependent", "amount"));
        self.income_after_inss(taxable, social_base, inss);
        let (brackets, reductions) = (self.brackets(), self.reductions());
        Some(CarrierTaxTable {
            taxable: taxable?,
            social_base: social_base?,
            inss: inss?,
            inss_ceiling: inss_ceiling?,
            sest: sest?,
            senat: senat?,
            minimum_wage,
            simplified: simplified?,
            dependent: dependent?,
            brackets: brackets?,
            reductions: reductions?,
        })
    }
}

/// Greatest gap between two neighbouring steps, in millionths of a cent: published figures are rounded to the cent.
const ROUNDING: i128 = MILLION;
const MILLION: i128 = 1_000_000;

/// Returns place and size of a fall between two figures in millionths of a cent, if it is more than rounding.
fn beyond(at: Cents, before: i128, after: i128) -> Option<(String, String)> {
    let fall = before - after;
    let cents = i64::try_from(fall / MILLION).unwrap_or(i64::MAX);
    (fall > ROUNDING).then(|| (reais(at), reais(Cents::from(cents))))
}

/// Returns place and size of a fall of the tax from one step to the next.
fn fall(low: &Bracket, high: &Bracket) -> Option<(String, String)> {
    let most = low.up_to?;
    let tax = |step: &Bracket| {
        let (income, rate) = (i128::from(most.get()), i128::from(step.rate.get()));
        (income * rate * 100 - i128::from(step.deduct.get()) * MILLION).max(0)
    };
    beyond(most, tax(low), tax(high))
}

/// Returns place and size of a growth of the reduction from one step to the next.
fn growth(low: &Reduction, high: &Reduction) -> Option<(String, String)> {
    let at = |step: &Reduction| {
        let (income, rate) = (i128::from(low.up_to.get()), i128::from(step.rate_millionths));
        (i128::from(step.amount.get()) * MILLION - income * rate).max(0)
    };
    beyond(low.up_to, at(high), at(low))
}

fn percent(share: Bps) -> String {
    format!("{}%", format_comma(share.get(), 2))
}

fn money(amount: Cents) -> String {
    format_comma(amount.get(), 2)
}

/// Names a step of the reduction by its effect: a fixed amount removes the whole tax, a decreasing one less and less of
/// it.
fn reduction_name(reductions: &[Reduction], index: usize) -> String {
    let whole = |step: &Reduction| step.rate_millionths == 0;
    let this = reductions.get(index).is_some_and(whole);
    let before = reductions.iter().take(index).filter(|step| whole(step) == this).count();
    let kind = if this { "valor fixo" } else { "decrescente" };
    if before == 0 {
        format!("Redução do IRRF · {kind}")
    } else {
        format!("Redução do IRRF · {kind} ({}ª)", before + 1)
    }
}

impl RateTable for CarrierTaxTable {
    const KIND: RateKind = RateKind::CarrierTax;

    fn read(csv: &str) -> Result<(NaiveDate, String, Self)> {
        let (mut reader, lines) = CsvTable::read(csv, &["valid_from", "title", "item", "up_to", "rate", "amount"])?;
        let head = reader.head(&lines, "valid_from", "title");
        let mut reading = Reading { reader, lines: &lines };
        let table = reading.table();
        let value = head.zip(table).map(|((day, title), table)| (day, title, table));
        reading.reader.finish(value)
    }

    fn csv(dated: &Dated<Self>) -> String {
        let Dated { act, table } = dated;
        let money = |amount: Cents| format_point(amount.get(), 2);
        let share = |share: Bps| format_point(share.get(), 2);
        let none = String::new;
        let mut lines = vec![
            ("taxable", none(), share(table.taxable), none()),
            ("social_base", none(), share(table.social_base), none()),
            ("inss", money(table.inss_ceiling), share(table.inss), none()),
            ("sest", none(), share(table.sest), none()),
            ("senat", none(), share(table.senat), none()),
            ("irrf_simplified", none(), none(), money(table.simplified)),
            ("irrf_dependent", none(), none(), money(table.dependent)),
        ];
        for step in &table.brackets {
            lines.push((BRACKET, step.up_to.map_or_else(none, money), share(step.rate), money(step.deduct)));
        }
        for step in &table.reductions {
            lines.push((REDUCTION, money(step.up_to), format_point(step.rate_millionths, 4), money(step.amount)));
        }
        lines.extend(table.minimum_wage.map(|wage| (MINIMUM_WAGE, none(), none(), money(wage))));
        let (day, title) = (act.valid_from, quoted(&act.title));
        let mut text = String::from("valid_from,title,item,up_to,rate,amount\n");
        for (item, up_to, rate, amount) in lines {
            text.push_str(&format!("{day},{title},{item},{up_to},{rate},{amount}\n"));
        }
        text
    }

    fn cells(&self) -> Vec<Cell> {
        let mut cells = vec![
            Cell::of("Parte tributável do frete", percent(self.taxable)),
            Cell::of("Base do INSS, do SEST e do SENAT", percent(self.social_base)),
            Cell::with("INSS", vec![("alíquota", percent(self.inss)), ("teto da base", money(self.inss_ceiling))]),
            Cell::of("SEST", percent(self.sest)),
            Cell::of("SENAT", percent(self.senat)),
            Cell::of("IRRF · desconto simplificado", money(self.simplified)),
            Cell::of("IRRF · dedução por dependente", money(self.dependent)),
        ];
        for step in &self.brackets {
            let up_to = step.up_to.map_or_else(|| "sem limite".into(), money);
            let figures = vec![("até", up_to), ("parcela a deduzir", money(step.deduct))];
            cells.push(Cell::with(format!("IRRF · faixa de {}", percent(step.rate)), figures));
        }
        for (index, step) in self.reductions.iter().enumerate() {
            let share = format!("{}%", format_comma(step.rate_millionths, 4));
            let figures =
                vec![("renda até", money(step.up_to)), ("valor", money(step.amount)), ("menos da renda", share)];
            cells.push(Cell::with(reduction_name(&self.reductions, index), figures));
        }
        cells.extend(self.minimum_wage.map(|wage| Cell::of("Salário mínimo", money(wage))));
        cells
    }

    fn shipped() -> &'static [Dated<Self>] {
        &SHIPPED
    }
}
