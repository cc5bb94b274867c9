//! The year for the accountant.

use finance::{
    Month,
    tax_year::{PayerLine, TaxMonth, TaxSums, TaxYear},
};
use kernel::TaxId;

use super::{
    Issuer,
    parts::{by_category, fact, facts, section, table},
    words::{bare, day, document, month, percent, reais, short_month},
};
use crate::{Block, Column, Fact, Paper, Row};

/// Where nobody paid.
const NONE: &str = "Nenhum frete recebido no ano.";

/// Freight received in a year by month and payer, and what was held back of it by estimate.
pub fn tax_year(issuer: &Issuer, year: &TaxYear) -> Paper {
    let mut blocks = vec![
        Block::Text(year.disclaimer.clone()),
        section("O ano"),
        totals(&year.totals),
        section("Por mês, em reais"),
        by_month(year),
        section("Por pagador, em reais"),
        by_payer(year),
        section("Por mês e pagador, em reais"),
        by_month_and_payer(year),
        section("Despesas, para gestão"),
        by_category("As despesas por categoria", &year.expenses, year.expense_cents, "Nenhuma despesa no ano."),
    ];
    blocks.extend(rules(year));
    issuer.paper(format!("Ano de {} para o contador", year.year), Some("Estimativa".to_owned()), blocks)
}

fn totals(sums: &TaxSums) -> Block {
    facts([
        Some(Fact::new("Fretes recebidos", reais(sums.gross_cents))),
        Some(Fact::new("Parte tributável", reais(sums.taxable_cents))),
        Some(Fact::new("Parte isenta", reais(sums.exempt_cents))),
        Some(Fact::new("INSS retido", reais(sums.inss_cents))),
        Some(Fact::new("SEST/SENAT retido", reais(sums.sest_senat_cents))),
        Some(Fact::new("IRRF retido", reais(sums.irrf_cents))),
    ])
}

fn columns(head: &str) -> Vec<Column> {
    let amounts = ["Recebido", "Tributável", "Isento", "INSS", "SEST/SENAT", "IRRF"];
    std::iter::once(Column::words(head, 1)).chain(amounts.map(Column::amounts)).collect()
}

fn cells(label: String, sums: &TaxSums) -> [String; 7] {
    let TaxSums { gross_cents, taxable_cents, exempt_cents, inss_cents, sest_senat_cents, irrf_cents } = *sums;
    [
        label,
        bare(gross_cents),
        bare(taxable_cents),
        bare(exempt_cents),
        bare(inss_cents),
        bare(sest_senat_cents),
        bare(irrf_cents),
    ]
}

fn by_month(year: &TaxYear) -> Block {
    let each = |one: &TaxMonth| Row::line(cells(month(one.month), &one.sums));
    let sum = Row::total(cells("Total".to_owned(), &year.totals));
    table("Cada mês do ano", columns("Mês"), year.months.iter().map(each).chain([sum]).collect(), "")
}

fn payer_name(payer: &PayerLine) -> String {
    match payer.document.as_ref().map(TaxId::as_str).map(document) {
        Some(document) => format!("{}\n{document}", payer.name),
        None => payer.name.clone(),
    }
}

fn by_payer(year: &TaxYear) -> Block {
    let each = |payer: &PayerLine| Row::line(cells(payer_name(payer), &payer.sums));
    let sum = (!year.payers.is_empty()).then(|| Row::total(cells("Total".to_owned(), &year.totals)));
    let rows = year.payers.iter().map(each).chain(sum).collect();
    table("Cada pagador no ano", columns("Pagador"), rows, NONE)
}

fn by_month_and_payer(year: &TaxYear) -> Block {
    let with_month = |month: String, rest: [String; 7]| std::iter::once(month).chain(rest);
    let lines = year.months.iter().flat_map(|one| one.payers.iter().map(move |payer| (one.month, payer)));
    let each = |(of, payer): (Month, &PayerLine)| {
        Row::line(with_month(short_month(of), cells(payer_name(payer), &payer.sums)))
    };
    let mut rows: Vec<Row> = lines.map(each).collect();
    if !rows.is_empty() {
        rows.push(Row::total(with_month("Total".to_owned(), cells(String::new(), &year.totals))));
    }
    let columns = std::iter::once(Column::words("Mês", 0)).chain(columns("Pagador")).collect();
    table("Cada pagador em cada mês", columns, rows, NONE)
}

fn rules(year: &TaxYear) -> Vec<Block> {
    let Some(rules) = &year.rules else {
        return vec![Block::Note("Não temos as tabelas de impostos deste ano: nada foi calculado como retido.".into())];
    };
    vec![
        section("Regras usadas"),
        facts([
            Some(Fact::new("Parte tributável do frete", percent(rules.taxable_bps))),
            Some(Fact::new("Base de INSS e SEST/SENAT", percent(rules.social_base_bps))),
            Some(Fact::new("INSS", percent(rules.inss_bps))),
            Some(Fact::new("SEST/SENAT", percent(rules.sest_senat_bps))),
            Some(Fact::new("Teto da base do INSS no mês", reais(rules.inss_ceiling_cents))),
            fact("Valem desde", rules.valid_from.map(day)),
        ]),
        Block::Note(rules.source.clone()),
    ]
}
