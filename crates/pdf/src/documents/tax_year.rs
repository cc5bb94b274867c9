//! Year for the accountant.

use std::cmp::Ordering;

use chrono::Datelike;
use finance::{
    Month,
    tax_year::{CarneLeao, OtherIncome, PayerLine, TaxMonth, TaxSums, TaxYear, TaxedIncome},
};
use kernel::{Cents, TaxId};

use super::{
    Issuer,
    parts::{by_category, fact, facts, section, table},
    words::{bare, day, document, month, percent, reais, short_month},
};
use crate::{Block, Column, Document, Fact, Row};

/// Text of a table without receipts.
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
    blocks.extend(low_bases(year));
    blocks.extend([
        section("Por mês, em reais"),
        by_month(year, now),
        section("Por pagador, em reais"),
        by_payer(year),
        section("Por mês e pagador, em reais"),
        by_month_and_payer(year),
        section("Recebimentos um a um, em reais"),
        receipts(year),
    ]);
    blocks.extend(other_income(year));
    blocks.extend([
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

/// Payments by persons: the taxes that the carrier pays on them himself, month by month, and their sources.
fn persons(year: &TaxYear) -> Vec<Block> {
    let Some(words) = &year.person_words else { return Vec::new() };
    // Without a table it is not computed.
    let known = |amount: Cents| year.rules.as_ref().map_or_else(|| "—".to_owned(), |_| bare(amount));
    let cells = |label: String, sums: &TaxSums, tax: Option<(Cents, Cents)>| {
        let (deducted, tax) = tax.map_or_else(|| ("—".to_owned(), "—".to_owned()), |(one, two)| (bare(one), bare(two)));
        [
            label,
            bare(sums.carne_leao_cents),
            deducted,
            tax,
            known(sums.own_inss_cents),
            known(sums.own_sest_cents),
            known(sums.own_senat_cents),
        ]
    };
    let paid = |one: &&TaxMonth| one.carne_leao.is_some() || one.sums.has_own_taxes();
    let each = |one: &TaxMonth| {
        let row = Row::line(cells(
            month(one.month),
            &one.sums,
            one.carne_leao.map(|tax| (tax.deducted_cents, tax.tax_cents)),
        ));
        match one.carne_leao {
            Some(tax) => row.with_detail(carne_leao_words(&tax)),
            None => row,
        }
    };
    let rows = year.months.iter().filter(paid).map(each);
    let mut sum = cells("Total".to_owned(), &year.totals, None);
    sum[2] = String::new();
    sum[3] = known(year.carne_leao_tax_cents);
    let heads = ["Tributável", "Dedução", "Carnê-leão", "INSS próprio", "SEST", "SENAT"].map(Column::amounts);
    let mut blocks = vec![
        section("Recebido de pessoas físicas, em reais"),
        Block::Text(words.clone()),
        table(
            "O que você mesmo paga, por estimativa",
            std::iter::once(Column::words("Mês", 1)).chain(heads).collect(),
            rows.chain([Row::total(sum)]).collect(),
            NONE,
        ),
    ];
    blocks.extend(year.person_notes.iter().cloned().map(Block::Note));
    blocks
}

fn carne_leao_words(tax: &CarneLeao) -> String {
    let deduction = if tax.simplified { "desconto simplificado" } else { "INSS e dependentes" };
    let reduction = match tax.reduction_cents {
        Cents::ZERO => String::new(),
        less => format!(" − {} de redução", bare(less)),
    };
    format!(
        "Base {} ({deduction}), imposto {}{reduction}, vence em {}",
        bare(tax.base_cents),
        bare(tax.before_reduction_cents),
        day(tax.due_on)
    )
}

/// Warnings of the months whose base of INSS is below the minimum wage.
fn low_bases(year: &TaxYear) -> Vec<Block> {
    let low = year.months.iter().filter_map(|one| Some((one.month, one.low_inss_base.as_ref()?)));
    let rows: Vec<Row> = low
        .map(|(of, low)| {
            let cells = [low.base_cents, low.minimum_wage_cents, low.complement_cents].map(bare);
            Row::line(std::iter::once(month(of)).chain(cells))
        })
        .collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let heads = ["Base do INSS", "Salário mínimo", "Para completar"].map(Column::amounts);
    vec![
        section("Meses com INSS abaixo do salário mínimo, em reais"),
        Block::Text(LOW_BASE.into()),
        table(
            "Meses abaixo do salário mínimo",
            std::iter::once(Column::words("Mês", 1)).chain(heads).collect(),
            rows,
            NONE,
        ),
    ]
}

const LOW_BASE: &str = "Sem completar a contribuição, o mês pode não contar para a aposentadoria (Emenda Constitucional \
103/2019, art. 29). Outros rendimentos com INSS também contam.";

/// Receipts one by one, each with the papers of its freight.
fn receipts(year: &TaxYear) -> Block {
    let row = |one: &TaxedIncome| {
        let papers = [
            Some(one.payer_name.clone()),
            one.document.as_ref().map(|id| document(id.as_str())),
            one.freight_number.map(|number| format!("frete nº {number}")),
            one.ciot.as_ref().map(|ciot| format!("CIOT {}", ciot.as_str())),
            one.cte_key.as_ref().map(|key| format!("CT-e {}", key.as_str())),
            Some(one.basis_label.to_lowercase()),
        ];
        let papers: Vec<String> = papers.into_iter().flatten().collect();
        Row::line(cells(day(one.received_on), &one.sums)).with_detail(papers.join(" · "))
    };
    let sum = (!year.receipts.is_empty()).then(|| Row::total(cells("Total".to_owned(), &year.totals)));
    table("Cada recebimento", columns("Dia"), year.receipts.iter().map(row).chain(sum).collect(), NONE)
}

fn other_income(year: &TaxYear) -> Vec<Block> {
    if year.other_income.is_empty() {
        return Vec::new();
    }
    let row = |one: &OtherIncome| {
        let of = [one.freight_number.map(|number| format!("frete nº {number}")), one.client_name.clone()];
        let of: Vec<String> = of.into_iter().flatten().collect();
        let line = Row::line([
            day(one.received_on),
            one.description.clone(),
            one.category.label().to_owned(),
            bare(one.amount_cents),
        ]);
        if of.is_empty() { line } else { line.with_detail(of.join(" · ")) }
    };
    let blank = String::new;
    let sum = Row::total(["Total".to_owned(), blank(), blank(), bare(year.other_income_cents)]);
    let columns = vec![
        Column::words("Dia", 1),
        Column::words("O que foi", 3),
        Column::words("Categoria", 1),
        Column::amounts("Valor"),
    ];
    let rows = year.other_income.iter().map(row).chain([sum]).collect();
    vec![
        section("Outras receitas, em reais"),
        Block::Text(OTHER_INCOME.into()),
        table("Outras receitas recebidas", columns, rows, NONE),
    ]
}

const OTHER_INCOME: &str = "Estadias, vendas e o resto que entrou e não é frete: o imposto de cada uma depende do que ela é, e não \
está calculado aqui.";

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

/// Table of the past and present months, and of any other with a receipt.
fn by_month(year: &TaxYear, now: Month) -> Block {
    let been = |one: &&TaxMonth| one.month <= now || one.sums != TaxSums::default();
    let each = |one: &TaxMonth| Row::line(cells(month(one.month), &one.sums));
    let rows: Vec<Row> = year.months.iter().filter(been).map(each).collect();
    let sum = (!rows.is_empty()).then(|| Row::total(cells("Total".to_owned(), &year.totals)));
    table("Cada mês do ano", columns("Mês"), rows.into_iter().chain(sum).collect(), NONE)
}

/// Row of a payer under his document; name and basis of the tax figures span the whole width below it, because most are
/// too long for a column.
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
        Block::Note(format!("{} {}", sentence(&source), rules.checked_words)),
    ]
}

fn sentence(text: &str) -> String {
    format!("{}.", text.trim_end_matches('.'))
}
