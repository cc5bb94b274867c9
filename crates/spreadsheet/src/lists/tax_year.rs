//! The accountant's year as a workbook: sheets about it, by month, by payer, by month and payer, and of expenses.

use std::fs::File;

use accounts::User;
use finance::{
    Month, PayLine, PayPart,
    tax_year::{PayerLine, TaxMonth, TaxSums, TaxYear},
};
use kernel::{Cents, CostLine, Now, Result};

use crate::{Book, Cell, Column, Columns, Listed};

/// Writes the accountant's year to a workbook of five sheets.
///
/// # Errors
/// The errors of [`Book`].
pub fn tax_year(year: &TaxYear, owner: &User, now: &Now) -> Result<File> {
    let mut book = Book::new(&format!("Ano de {} para o contador ", year.year), now)?;
    book.sheet::<About>()?;
    about(year, owner, now).iter().try_for_each(|line| book.row(line))?;
    // Without a table it is not computed.
    let own_inss = |sums: &TaxSums| year.rules.as_ref().map(|_| sums.own_inss_cents);
    let of_month = |month, sums: &TaxSums| MonthRow { month, sums: *sums, own_inss: own_inss(sums) };
    let of_payer = |payer: &PayerLine| PayerRow { payer: payer.clone(), own_inss: own_inss(&payer.sums) };
    book.sheet::<MonthRow>()?;
    year.months.iter().try_for_each(|month| book.row(&of_month(Some(month.month), &month.sums)))?;
    book.total(&of_month(None, &year.totals))?;
    book.sheet::<PayerRow>()?;
    year.payers.iter().try_for_each(|payer| book.row(&of_payer(payer)))?;
    book.total(&of_payer(&PayerLine::total(year.totals)))?;
    book.sheet::<MonthPayerRow>()?;
    for TaxMonth { month, payers, .. } in &year.months {
        payers.iter().try_for_each(|payer| book.row(&MonthPayerRow { month: *month, row: of_payer(payer) }))?;
    }
    book.sheet::<ExpenseRow>()?;
    PayLine::divided(&year.expenses, &year.salary_parts).try_for_each(|divided| book.row(&ExpenseRow::of(divided)))?;
    book.total(&ExpenseRow { category: TOTAL, part: None, amount: year.expense_cents })?;
    book.finish()
}

const TOTAL: &str = "Total";

fn about(year: &TaxYear, owner: &User, now: &Now) -> Vec<About> {
    let known = |name: &'static str, cell: Cell| (cell != Cell::Empty).then_some(About { name, cell });
    let mut lines: Vec<About> = [
        known("Transportador", owner.name.clone().into()),
        known("CPF", owner.cpf.as_ref().into()),
        known("RNTRC", owner.rntrc.as_ref().map(|number| number.as_str().to_owned()).into()),
        known("Ano", i64::from(year.year).into()),
        known("Feito em", now.today.into()),
    ]
    .into_iter()
    .flatten()
    .collect();
    // One sentence for each row: a cell is as high as one line.
    let told = [Some(&year.disclaimer), year.estimate_words.as_ref(), year.person_words.as_ref(), year.caveat.as_ref()];
    let sentences = told.into_iter().flatten().flat_map(|text| text.split_inclusive(". ").map(str::trim_end));
    lines.extend(sentences.map(|text| About { name: "Aviso", cell: text.into() }));
    lines
}

struct About {
    name: &'static str,
    cell: Cell,
}

/// A month, or the whole year if it names none.
struct MonthRow {
    month: Option<Month>,
    sums: TaxSums,
    own_inss: Option<Cents>,
}

struct PayerRow {
    payer: PayerLine,
    own_inss: Option<Cents>,
}

struct MonthPayerRow {
    month: Month,
    row: PayerRow,
}

struct ExpenseRow {
    category: &'static str,
    /// Part of the category, where that is divided: the rows add up to the total.
    part: Option<PayPart>,
    amount: Cents,
}

impl ExpenseRow {
    fn of((line, part): (CostLine, Option<PayPart>)) -> Self {
        Self { category: line.category.label(), part, amount: line.amount_cents }
    }
}

fn month(month: Month) -> Cell {
    Cell::Month(month.first_day())
}

macro_rules! with_sums {
    ($sums:expr, $own_inss:expr; $($column:expr),+ $(,)?; $($last:expr),* $(,)?) => {
        &[
            $($column,)+
            Column::numbers("Frete recebido (R$)", 15, |it| $sums(it).gross_cents.into()),
            Column::numbers("Parte tributável (R$)", 15, |it| $sums(it).taxable_cents.into()),
            Column::numbers("Parte isenta (R$)", 15, |it| $sums(it).exempt_cents.into()),
            Column::numbers("INSS retido (R$)", 15, |it| $sums(it).inss_cents.into()),
            Column::numbers("SEST retido (R$)", 15, |it| $sums(it).sest_cents.into()),
            Column::numbers("SENAT retido (R$)", 15, |it| $sums(it).senat_cents.into()),
            Column::numbers("IRRF retido (R$)", 15, |it| $sums(it).irrf_cents.into()),
            Column::numbers("Retido no total (R$)", 15, |it| $sums(it).withheld_cents.into()),
            Column::numbers("Disso, estimado (R$)", 15, |it| $sums(it).estimated_cents.into()),
            Column::numbers("Descontos do pagador (R$)", 15, |it| $sums(it).discount_cents.into()),
            Column::numbers("INSS próprio, estimado (R$)", 15, |it| $own_inss(it).into()),
            Column::numbers("Base do carnê-leão (R$)", 15, |it| $sums(it).carne_leao_cents.into()),
            $($last,)*
        ]
    };
}

impl Listed for About {
    const TITLE: &'static str = "Leia antes";
    const COLUMNS: Columns<Self> =
        &[Column::words("O que é", 16, |it| it.name.into()), Column::words("Texto", 130, |it| it.cell.clone())];
}

impl Listed for MonthRow {
    const TITLE: &'static str = "Por mês";
    const COLUMNS: Columns<Self> = with_sums![
        |it: &Self| it.sums, |it: &Self| it.own_inss;
        Column::words("Mês", 14, |it| it.month.map_or_else(|| TOTAL.into(), month));
    ];
}

impl Listed for PayerRow {
    const TITLE: &'static str = "Por pagador";
    const COLUMNS: Columns<Self> = with_sums![
        |it: &Self| it.payer.sums, |it: &Self| it.own_inss;
        Column::words("Pagador", 36, |it| it.payer.name.clone().into()),
        Column::words("CPF ou CNPJ", 20, |it| it.payer.document.as_ref().into());
        Column::words("Impostos", 30, |it| it.payer.basis_label.into()),
    ];
}

impl Listed for MonthPayerRow {
    const TITLE: &'static str = "Por mês e pagador";
    const COLUMNS: Columns<Self> = with_sums![
        |it: &Self| it.row.payer.sums, |it: &Self| it.row.own_inss;
        Column::words("Mês", 14, |it| month(it.month)),
        Column::words("Pagador", 36, |it| it.row.payer.name.clone().into()),
        Column::words("CPF ou CNPJ", 20, |it| it.row.payer.document.as_ref().into());
        Column::words("Impostos", 30, |it| it.row.payer.basis_label.into()),
    ];
}

impl Listed for ExpenseRow {
    const TITLE: &'static str = "Despesas, para controle";
    const COLUMNS: Columns<Self> = &[
        Column::words("Categoria", 32, |it| it.category.into()),
        Column::words("Divisão", 24, |it| it.part.map(PayPart::label).into()),
        Column::numbers("Valor (R$)", 15, |it| it.amount.into()),
    ];
}
