//! The year for the accountant as a workbook: by month, by payer, by both, and what was spent.

use std::fs::File;

use finance::{
    Month,
    tax_year::{PayerLine, TaxMonth, TaxSums, TaxYear},
};
use kernel::{CostLine, Now, Result};

use crate::{Book, Cell, Column, Columns, Listed};

/// The year in a workbook of four sheets and one with what is to be known of them.
///
/// # Errors
/// As of [`Book`].
pub fn tax_year(year: &TaxYear, now: &Now) -> Result<File> {
    let mut book = Book::new(now)?;
    book.sheet::<MonthRow>(MonthRow::TITLE)?;
    year.months.iter().try_for_each(|month| book.row(&MonthRow { month: Some(month.month), sums: month.sums }))?;
    book.row(&MonthRow { month: None, sums: year.totals })?;
    book.sheet::<PayerLine>(PayerLine::TITLE)?;
    year.payers.iter().try_for_each(|payer| book.row(payer))?;
    book.sheet::<PayerRow>(PayerRow::TITLE)?;
    for TaxMonth { month, payers, .. } in &year.months {
        payers.iter().try_for_each(|payer| book.row(&PayerRow { month: *month, payer: payer.clone() }))?;
    }
    book.sheet::<CostLine>(CostLine::TITLE)?;
    year.expenses.iter().try_for_each(|line| book.row(line))?;
    book.sheet::<Note>(Note::TITLE)?;
    book.row(&Note(year.disclaimer.clone()))?;
    book.finish()
}

/// A month, or the whole year where it names none.
struct MonthRow {
    month: Option<Month>,
    sums: TaxSums,
}

struct PayerRow {
    month: Month,
    payer: PayerLine,
}

struct Note(String);

/// The first day of a month: a real date, which can be sorted.
fn month(month: Month) -> Cell {
    month.first_day().into()
}

macro_rules! with_sums {
    ($sums:expr; $($column:expr),+ $(,)?) => {
        &[
            $($column,)+
            Column::numbers("Frete recebido (R$)", 15, |it| $sums(it).gross_cents.into()),
            Column::numbers("Parte tributável (R$)", 15, |it| $sums(it).taxable_cents.into()),
            Column::numbers("Parte isenta (R$)", 15, |it| $sums(it).exempt_cents.into()),
            Column::numbers("INSS retido (R$)", 15, |it| $sums(it).inss_cents.into()),
            Column::numbers("SEST/SENAT retido (R$)", 15, |it| $sums(it).sest_senat_cents.into()),
            Column::numbers("IRRF retido (R$)", 15, |it| $sums(it).irrf_cents.into()),
        ]
    };
}

impl Listed for MonthRow {
    const NAME: &'static str = "meses";
    const TITLE: &'static str = "Por mês";
    const COLUMNS: Columns<Self> = with_sums![
        |it: &Self| it.sums;
        Column::words("Mês", 14, |it| it.month.map_or_else(|| "Ano".into(), month)),
    ];
}

impl Listed for PayerLine {
    const NAME: &'static str = "pagadores";
    const TITLE: &'static str = "Por pagador";
    const COLUMNS: Columns<Self> = with_sums![
        |it: &Self| it.sums;
        Column::words("Pagador", 36, |it| it.name.clone().into()),
        Column::words("CPF ou CNPJ", 20, |it| it.document.as_ref().into()),
    ];
}

impl Listed for PayerRow {
    const NAME: &'static str = "meses-e-pagadores";
    const TITLE: &'static str = "Por mês e pagador";
    const COLUMNS: Columns<Self> = with_sums![
        |it: &Self| it.payer.sums;
        Column::words("Mês", 14, |it| month(it.month)),
        Column::words("Pagador", 36, |it| it.payer.name.clone().into()),
        Column::words("CPF ou CNPJ", 20, |it| it.payer.document.as_ref().into()),
    ];
}

impl Listed for CostLine {
    const NAME: &'static str = "despesas";
    const TITLE: &'static str = "Despesas, para gestão";
    const COLUMNS: Columns<Self> = &[
        Column::words("Categoria", 32, |it| it.category.label().into()),
        Column::numbers("Valor (R$)", 15, |it| it.amount_cents.into()),
    ];
}

impl Listed for Note {
    const NAME: &'static str = "aviso";
    const TITLE: &'static str = "Leia antes";
    const COLUMNS: Columns<Self> = &[Column::words("Aviso", 120, |it| it.0.clone().into())];
}
