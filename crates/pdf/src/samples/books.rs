//! Samples of the books: a month, and a year for the accountant.

use std::collections::BTreeMap;

use finance::{
    Category, CostLine, Deduction, Effect, EquatedToCompany, Month, SourceKind, SourcePart, TollVouchers,
    TransactionKind,
    figures::{AccountingBasis, AggregateRow},
    statement::{Counts, Statement},
    tax_year::{FreightDocuments, OtherIncome, PayerName, TaxYear, YearBooks, months_of},
    withholding::{FreightIncome, Payer, TaxTables},
};
use kernel::{Cents, Result};

use super::{day, value};

/// A month on the cash basis.
pub(super) fn statement() -> Result<Statement> {
    use {Category::*, Effect::Both, TransactionKind::*};
    let month = Month::of(day("2026-11-01")?);
    let line = |kind, category, effect, amount: i64| AggregateRow {
        month,
        vehicle_id: None,
        freight_id: None,
        kind,
        category,
        effect,
        personal: false,
        paid_by_driver: false,
        source: None,
        is_cash_difference: false,
        amount_cents: Cents::from(amount),
        principal_cents: Cents::ZERO,
    };
    let settled = |part| Some((SourceKind::DriverPayment, part));
    let lines = vec![
        line(Income, Frete, Both, 4_812_500),
        line(Income, Outros, Both, 36_150),
        line(Expense, Combustivel, Both, 1_948_270),
        line(Expense, Manutencao, Both, 312_400),
        line(Expense, Pedagio, Both, 61_240),
        line(Expense, Emprestimo, Both, 680_000),
        line(Expense, Seguro, Both, 180_000),
        line(Expense, Impostos, Both, 44_900),
        AggregateRow { source: settled(SourcePart::Commission), ..line(Expense, Salario, Effect::Result, 418_560) },
        AggregateRow { paid_by_driver: true, ..line(Expense, Manutencao, Effect::Result, 26_750) },
        AggregateRow { paid_by_driver: true, ..line(Expense, Outros, Effect::Result, 12_000) },
        AggregateRow { source: settled(SourcePart::Balance), ..line(Expense, Salario, Effect::Cash, 304_294) },
        AggregateRow {
            source: Some((SourceKind::DriverAdvance, SourcePart::Total)),
            ..line(Expense, Salario, Effect::Cash, 120_000)
        },
        AggregateRow { personal: true, ..line(Expense, Outros, Effect::Cash, 450_000) },
        AggregateRow::covered_toll(month, (None, 1.into()), false, Cents::from(31_200))?,
    ];
    let toll_vouchers = TollVouchers { covered_cents: Cents::from(31_200), ..TollVouchers::default() }.any();
    let counts = Counts { lines, unsettled_commission_cents: Cents::ZERO, toll_vouchers, until: month.last_day() };
    Statement::of((month, month), AccountingBasis::Cash, &counts)
}

fn client(id: i64) -> Payer {
    Payer::Client(id.into())
}

/// Freight received in a month; the third client is a person.
fn received(month: Month, client_id: i64, gross: i64) -> FreightIncome {
    FreightIncome {
        id: client_id.into(),
        freight_id: None,
        payer: client(client_id),
        cpf: client_id == 3,
        equated: EquatedToCompany::Unknown,
        paid_on: month.first_day(),
        gross_cents: Cents::from(gross),
        entered: None,
        discount_cents: Cents::ZERO,
    }
}

/// A year with three payers, the second of whom stated what he held back.
pub(super) fn tax_year() -> Result<TaxYear> {
    let name = |name: &str, document: &str| -> Result<PayerName> {
        Ok(PayerName { name: name.into(), document: Some(value(document)?) })
    };
    let names = BTreeMap::from([
        (client(1), name("Cooperativa Agrícola Serra da Petrovina", "11.222.333/0001-81")?),
        (client(2), name("Adubos do Litoral Ltda.", "11.444.777/0001-61")?),
        (client(3), name("Antônio Carlos Menezes", "111.444.777-35")?),
    ]);
    let (mut incomes, mut tables) = (Vec::new(), TaxTables::new());
    for (number, month) in (1..).zip(months_of(2026)?) {
        tables.extend(rates::in_force(month.first_day(), None).map(|table| (month, table)));
        if number > 11 {
            continue;
        }
        incomes.push(received(month, 1, 1_248_000 + 20_000 * number));
        if number % 2 == 0 {
            let mut income = received(month, 2, 1_040_000);
            let taxes = [(Deduction::Inss, 22_880), (Deduction::Sest, 3_120), (Deduction::Senat, 2_080)];
            for (deduction, amount) in taxes.into_iter().chain([(Deduction::Shortage, 4_500)]) {
                income.hold(deduction, Cents::from(amount))?;
            }
            incomes.push(income);
        }
        if number % 5 == 0 {
            incomes.push(received(month, 3, 310_000));
        }
    }
    let expenses =
        [(Category::Combustivel, 9_812_640), (Category::Manutencao, 2_140_300), (Category::Pedagio, 640_220)];
    let expenses = expenses.map(|(category, amount)| CostLine { category, amount_cents: Cents::from(amount) });
    // Every third receipt names its freight and its papers.
    let mut documents = BTreeMap::new();
    for (number, income) in (1..).zip(incomes.iter_mut()).filter(|(number, _)| number % 3 == 0) {
        income.freight_id = Some(number.into());
        let ciot = Some(value(&format!("{number:012}"))?);
        let cte_key = Some(value("35170358716523000119550010000000301000000300")?);
        documents.insert(number.into(), FreightDocuments { number, cte_key, ciot });
    }
    let other_income = [("2026-05-14", "Estadia do frete nº 12", 31_000), ("2026-08-03", "Rodas usadas", 120_000)];
    let other_income = other_income.into_iter().map(|(on, description, amount)| {
        Ok(OtherIncome {
            transaction_id: amount.into(),
            received_on: day(on)?,
            category: Category::Outros,
            description: description.into(),
            freight_number: None,
            client_name: None,
            client_id: None,
            amount_cents: Cents::from(amount),
        })
    });
    let other_income = other_income.collect::<Result<Vec<_>>>()?;
    let books = YearBooks { incomes, names, documents, other_income, expenses: expenses.to_vec() };
    TaxYear::of(2026, books, &tables, &0.into(), day("2026-11-21")?)
}

/// A year in which ninety-nine payers paid every month.
pub(super) fn long_year() -> Result<TaxYear> {
    let payers = || 1..=99_i64;
    let name = |payer| PayerName { name: format!("Transportadora de Grãos nº {payer} Ltda."), document: None };
    let names: BTreeMap<_, _> = payers().map(|payer| (client(payer), name(payer))).collect();
    let (mut incomes, mut tables) = (Vec::new(), TaxTables::new());
    for month in months_of(2026)? {
        tables.extend(rates::in_force(month.first_day(), None).map(|table| (month, table)));
        // Unlike in the other sample, no payer is a person.
        let of = |payer: i64| FreightIncome { cpf: false, ..received(month, payer, 100_000 * payer) };
        incomes.extend(payers().map(of));
    }
    let books = YearBooks { incomes, names, ..YearBooks::default() };
    TaxYear::of(2026, books, &tables, &0.into(), day("2026-11-21")?)
}
