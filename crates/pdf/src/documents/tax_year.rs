//! Year for the accountant.

use std::cmp::Ordering;

use chrono::Datelike;
use finance::{
    Month,
    tax_year::{PayerLine, TaxMonth, TaxSums, TaxYear},
};
use kernel::{Cents, TaxId};

use super::{
    Issuer,
    parts::{by_category, fact, facts, section, table},
    words::{bare, day, document, month, percent, reais, short_month},
};
use crate::{Block, Column, Document, Fact, Row};

/// Text of an empty table: nobody paid.
const NONE: &str = "Nenhum frete recebido no ano.";

/// Sets out the freight received in a year by month and payer, and the taxes withheld from it, as entered or estimated.
pub fn tax_year(issuer: &Issuer, year: &TaxYear) -> Document {
    let (now, today) = (Month::of(issuer.on), day(issuer.on));
    let so_far = issuer.on.year() == year.year;
    let head = if so_far { format!("O ano até {today}") } else { "O ano".to_owned() };
    let subtitle = match year.year.cmp(&issuer.on.year()) {
        Ordering::Less => "Estimativa".to_owned(),
        Ordering::Equal => format!("Estimativa até {today}"),
        Ordering::Greater => format!("Estimativa, pelas regras conhecidas em {today}"),
    };
    let mut blocks = vec![Block::Text(year.disclaimer.clone()), section(&head), totals(&year.totals)];
    blocks.extend(year.estimate_words.iter().chain(&year.caveat).cloned().map(Block::Text));
    blocks.extend(rules(year, now));
    blocks.extend(persons(year));
    blocks.extend([
        section("Por mês, em reais"),
        by_month(year, now),
        section("Por pagador, em reais"),
        by_payer(year),
        section("Por mês e pagador, em reais"),
        by_month_and_payer(year),
        section("Despesas, só para o seu controle"),
        by_category(
            "As despesas por categoria",
            &year.expenses,
            &year.salary_parts,
            year.expense_cents,
            "Nenhuma despesa no ano.",
        ),
    ]);
    issuer.document(format!("Ano de {} para o contador", year.year), Some(subtitle), blocks)
}

fn totals(sums: &TaxSums) -> Block {
    facts([
        Some(Fact::new("Fretes recebidos", reais(sums.gross_cents))),
        Some(Fact::new("Parte tributável", reais(sums.taxable_cents))),
        Some(Fact::new("Parte isenta", reais(sums.exempt_cents))),
        Some(Fact::new("INSS retido", reais(sums.inss_cents))),
        Some(Fact::new("SEST retido", reais(sums.sest_cents))),
        Some(Fact::new("SENAT retido", reais(sums.senat_cents))),
        Some(Fact::new("IRRF retido", reais(sums.irrf_cents))),
        Some(Fact::new("Retido no total", reais(sums.withheld_cents))),
        Some(Fact::new("Disso, estimado", reais(sums.estimated_cents))),
        (sums.discount_cents != Cents::ZERO).then(|| Fact::new("Descontos do pagador", reais(sums.discount_cents))),
    ])
}

/// Payments by persons: nothing was withheld from them, and the carrier pays the taxes on them himself.
fn persons(year: &TaxYear) -> Vec<Block> {
    let Some(words) = &year.person_words else { return Vec::new() };
    // Without a table it is not computed.
    let inss = |sums: &TaxSums| year.rules.as_ref().map_or_else(|| "—".to_owned(), |_| bare(sums.own_inss_cents));
    let cells = |label: String, sums: &TaxSums| [label, bare(sums.carne_leao_cents), inss(sums)];
    let paid = |one: &&TaxMonth| one.sums.carne_leao_cents != Cents::ZERO;
    let each = |one: &TaxMonth| Row::line(cells(month(one.month), &one.sums));
    let rows = year.months.iter().filter(paid).map(each);
    let sum = Row::total(cells("Total".to_owned(), &year.totals));
    let columns = ["Base do carnê-leão", "INSS próprio (estimativa)"].map(Column::amounts);
    vec![
        section("Recebido de pessoas físicas, em reais"),
        Block::Text(words.clone()),
        table(
            "O que você mesmo paga",
            std::iter::once(Column::words("Mês", 1)).chain(columns).collect(),
            rows.chain([sum]).collect(),
            NONE,
        ),
    ]
}

fn columns(head: &str) -> Vec<Column> {
    let amounts = ["Recebido", "Tributável", "Isento", "INSS", "SEST", "SENAT", "IRRF"];
    std::iter::once(Column::words(head, 1)).chain(amounts.map(Column::amounts)).collect()
}

fn cells(label: String, sums: &TaxSums) -> [String; 8] {
    let TaxSums { gross_cents, taxable_cents, exempt_cents, inss_cents, sest_cents, senat_cents, irrf_cents, .. } =
        *sums;
    [
        label,
        bare(gross_cents),
        bare(taxable_cents),
        bare(exempt_cents),
        bare(inss_cents),
        bare(sest_cents),
        bare(senat_cents),
        bare(irrf_cents),
    ]
}

/// Table of the past and present months, and of any other in which somebody paid.
fn by_month(year: &TaxYear, now: Month) -> Block {
    let been = |one: &&TaxMonth| one.month <= now || one.sums != TaxSums::default();
    let each = |one: &TaxMonth| Row::line(cells(month(one.month), &one.sums));
    let rows: Vec<Row> = year.months.iter().filter(been).map(each).collect();
    let sum = (!rows.is_empty()).then(|| Row::total(cells("Total".to_owned(), &year.totals)));
    table("Cada mês do ano", columns("Mês"), rows.into_iter().chain(sum).collect(), NONE)
}

/// Row of a payer, headed by his document; his name and the basis of the tax figures have the whole width below it, for
/// most are too long for a column.
fn payer(of: Option<Month>, payer: &PayerLine) -> Row {
    let document = payer.document.as_ref().map(TaxId::as_str).map(document);
    let mut cells = cells(document.unwrap_or_else(|| "–".to_owned()), &payer.sums).to_vec();
    if let Some(month) = of {
        cells.insert(1, short_month(month));
    }
    Row::line(cells).with_detail(format!("{} · {}", payer.name, payer.basis_label.to_lowercase()))
}

fn by_payer(year: &TaxYear) -> Block {
    let sum = (!year.payers.is_empty()).then(|| Row::total(cells("Total".to_owned(), &year.totals)));
    let rows = year.payers.iter().map(|one| payer(None, one)).chain(sum).collect();
    table("Cada pagador no ano", columns("Pagador"), rows, NONE)
}

fn by_month_and_payer(year: &TaxYear) -> Block {
    let lines = year.months.iter().flat_map(|one| one.payers.iter().map(|payer| (one.month, payer)));
    let mut rows: Vec<Row> = lines.map(|(month, one)| payer(Some(month), one)).collect();
    if !rows.is_empty() {
        let mut sum = cells("Total".to_owned(), &year.totals).to_vec();
        sum.insert(1, String::new());
        rows.push(Row::total(sum));
    }
    let mut columns = columns("Pagador");
    columns.insert(1, Column::words("Mês", 0));
    table("Cada pagador em cada mês", columns, rows, NONE)
}

fn rules(year: &TaxYear, now: Month) -> Vec<Block> {
    let Some(rules) = &year.rules else {
        return vec![Block::Note(
            "Não temos as tabelas de impostos deste ano: não calculamos nenhum imposto retido.".into(),
        )];
    };
    let source = match year.months.last() {
        Some(last) if last.month > now => {
            format!("{} Os meses que ainda vêm seguem as regras de hoje, que podem mudar.", sentence(&rules.source))
        }
        _ => rules.source.clone(),
    };
    vec![
        section("Regras usadas"),
        facts([
            Some(Fact::new("Parte tributável do frete", percent(rules.taxable_bps))),
            Some(Fact::new("Base de INSS, SEST e SENAT", percent(rules.social_base_bps))),
            Some(Fact::new("INSS", percent(rules.inss_bps))),
            Some(Fact::new("SEST", percent(rules.sest_bps))),
            Some(Fact::new("SENAT", percent(rules.senat_bps))),
            Some(Fact::new("INSS próprio, de quem paga com CPF", percent(rules.own_inss_bps))),
            Some(Fact::new("Teto da base do INSS no mês", reais(rules.inss_ceiling_cents))),
            fact("Valem desde", rules.valid_from.map(day)),
        ]),
        Block::Note(source),
    ]
}

fn sentence(text: &str) -> String {
    format!("{}.", text.trim_end_matches('.'))
}
