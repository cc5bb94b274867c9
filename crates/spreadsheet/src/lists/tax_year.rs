//! The accountant's year as a workbook. Its sheets: about it, by month, by payer, by month and payer, carnê-leão,
//! receipts, other income, expenses.

use std::fs::File;

use accounts::User;
use finance::{
    CostLine, Month, PayLine, PayPart,
    tax_year::{CarneLeao, OtherIncome, PayerLine, TaxMonth, TaxSums, TaxYear, TaxedIncome},
};
use kernel::{Cents, Now, Result};

use crate::{Book, Cell, Column, Columns, Listed};

/// Writes the accountant's year to a workbook of eight sheets.
///
/// # Errors
/// The errors of [`Book`].
pub fn tax_year(year: &TaxYear, owner: &User, now: &Now) -> Result<File> {
    let mut book = Book::new(&format!("Ano de {} para o contador ", year.year), now)?;
    book.begin_sheet::<About>()?;
    about(year, owner, now).iter().try_for_each(|line| book.row(line))?;
    // Without a table it is not computed.
    let own_inss = |sums: &TaxSums| year.rules.as_ref().map(|_| sums.own_inss_cents);
    let of_month = |month, sums: &TaxSums| MonthRow { month, sums: *sums, own_inss: own_inss(sums) };
    let of_payer = |payer: &PayerLine| PayerRow { payer: payer.clone(), own_inss: own_inss(&payer.sums) };
    book.begin_sheet::<MonthRow>()?;
    year.months.iter().try_for_each(|month| book.row(&of_month(Some(month.month), &month.sums)))?;
    book.total(&of_month(None, &year.totals))?;
    book.begin_sheet::<PayerRow>()?;
    year.payers.iter().try_for_each(|payer| book.row(&of_payer(payer)))?;
    book.total(&of_payer(&PayerLine::total(year.totals)))?;
    book.begin_sheet::<MonthPayerRow>()?;
    for TaxMonth { month, payers, .. } in &year.months {
        payers.iter().try_for_each(|payer| book.row(&MonthPayerRow { month: *month, row: of_payer(payer) }))?;
    }
    book.begin_sheet::<CarneLeaoRow>()?;
    let mut taxed = year.months.iter().filter_map(|one| Some(CarneLeaoRow { month: one.month, tax: one.carne_leao? }));
    taxed.try_for_each(|row| book.row(&row))?;
    book.begin_sheet::<IncomeRow>()?;
    let of_income = |income: &TaxedIncome| IncomeRow { income: income.clone(), own_inss: own_inss(&income.sums) };
    year.receipts.iter().try_for_each(|income| book.row(&of_income(income)))?;
    book.begin_sheet::<OtherIncome>()?;
    year.other_income.iter().try_for_each(|line| book.row(line))?;
    book.begin_sheet::<ExpenseRow>()?;
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
    let reported = [Some(&year.disclaimer), year.estimate_words.as_ref(), year.person_words.as_ref()];
    let more = year.caveat.iter().chain(year.rules.as_ref().map(|rules| &rules.checked_words));
    let reported = reported.into_iter().flatten().chain(&year.person_notes).chain(more);
    let sentences = reported.flat_map(|text| text.split_inclusive(". ").map(str::trim_end));
    lines.extend(sentences.map(|text| About { name: "Aviso", cell: text.into() }));
    let low = year.months.iter().filter_map(|one| Some((one.month, one.low_inss_base.as_ref()?)));
    lines.extend(low.map(|(month, low)| {
        let (number, of) = month.number_and_year();
        About { name: "Aviso", cell: format!("{number:02}/{of}: {}", low.words).into() }
    }));
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

struct CarneLeaoRow {
    month: Month,
    tax: CarneLeao,
}

struct IncomeRow {
    income: TaxedIncome,
    own_inss: Option<Cents>,
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

/// Cell of a tax that is not computed without a table, as the missing own INSS shows.
fn own_of(own_inss: Option<Cents>, amount: Cents) -> Cell {
    own_inss.map(|_| amount).into()
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
            Column::numbers("SEST próprio, estimado (R$)", 15, |it| own_of($own_inss(it), $sums(it).own_sest_cents)),
            Column::numbers("SENAT próprio, estimado (R$)", 15, |it| own_of($own_inss(it), $sums(it).own_senat_cents)),
            Column::numbers("Renda do carnê-leão (R$)", 15, |it| $sums(it).carne_leao_cents.into()),
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

impl Listed for CarneLeaoRow {
    const TITLE: &'static str = "Carnê-leão, estimado";
    const COLUMNS: Columns<Self> = &[
        Column::words("Mês", 14, |it| month(it.month)),
        Column::numbers("Renda tributável (R$)", 15, |it| it.tax.income_cents.into()),
        Column::numbers("INSS retido por eles (R$)", 15, |it| it.tax.inss_withheld_cents.into()),
        Column::numbers("INSS próprio do mês anterior (R$)", 17, |it| it.tax.own_inss_cents.into()),
        Column::numbers("Dependentes", 12, |it| it.tax.dependents.into()),
        Column::words("Dedução usada", 22, |it| deduction(&it.tax).into()),
        Column::numbers("Deduzido (R$)", 15, |it| it.tax.deducted_cents.into()),
        Column::numbers("Base (R$)", 15, |it| it.tax.base_cents.into()),
        Column::numbers("Imposto pela tabela (R$)", 15, |it| it.tax.before_reduction_cents.into()),
        Column::numbers("Redução (R$)", 15, |it| it.tax.reduction_cents.into()),
        Column::numbers("Carnê-leão (R$)", 15, |it| it.tax.tax_cents.into()),
        Column::words("Vence em", 13, |it| it.tax.due_on.into()),
    ];
}

fn deduction(tax: &CarneLeao) -> &'static str {
    if tax.simplified { "Desconto simplificado" } else { "INSS e dependentes" }
}

impl Listed for IncomeRow {
    const TITLE: &'static str = "Recebimentos";
    const COLUMNS: Columns<Self> = with_sums![
        |it: &Self| it.income.sums, |it: &Self| it.own_inss;
        Column::words("Recebido em", 13, |it| it.income.received_on.into()),
        Column::numbers("Frete nº", 9, |it| it.income.freight_number.into()),
        Column::words("Chave do CT-e", 56, |it| it.income.cte_key.as_ref().into()),
        Column::words("CIOT", 15, |it| it.income.ciot.as_ref().into()),
        Column::words("Pagador", 36, |it| it.income.payer_name.clone().into()),
        Column::words("CPF ou CNPJ", 20, |it| it.income.document.as_ref().into());
        Column::words("Impostos", 30, |it| it.income.basis_label.into()),
    ];
}

impl Listed for OtherIncome {
    const TITLE: &'static str = "Outras receitas";
    const COLUMNS: Columns<Self> = &[
        Column::words("Recebido em", 13, |it| it.received_on.into()),
        Column::words("Categoria", 20, |it| it.category.label().into()),
        Column::words("Descrição", 40, |it| it.description.clone().into()),
        Column::numbers("Frete nº", 9, |it| it.freight_number.into()),
        Column::words("Cliente", 36, |it| it.client_name.clone().into()),
        Column::numbers("Valor (R$)", 15, |it| it.amount_cents.into()),
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
