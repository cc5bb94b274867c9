use crate::{Deduction, figures::tests::line, withholding::Payer};

use super::*;

fn month(text: &str) -> Month {
    text.parse().expect("a month")
}

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}

fn books(accrual: Vec<AggregateRow>) -> MonthBooks {
    MonthBooks { accrual, cash: Vec::new(), moved: Flow::default(), incomes: Vec::new() }
}

#[test]
fn closes_only_a_month_that_has_ended() {
    let close = |text: &str| ClosingInput { month: month(text) }.check(None, day("2026-11-30"));
    assert_eq!(close("2026-10").expect("an ended month"), month("2026-10"));
    let Err(Error::Validation(faults)) = close("2026-11") else { panic!("its last day is not over") };
    assert_eq!((faults[0].field.as_str(), faults[0].code.as_str()), ("month", "not_ended"));
    assert_eq!(faults[0].message, "Novembro de 2026 ainda não terminou: só um mês que já terminou pode ser fechado.");
}

#[test]
fn refuses_to_close_a_month_before_the_last_closed_one() {
    let closed = ClosingInput { month: month("2026-08") }.check(Some(month("2026-10")), day("2026-11-30"));
    assert!(matches!(closed, Err(Error::Conflict { code: "already_closed", .. })), "{closed:?}");
}

#[test]
fn reopens_only_closed_months_and_with_a_reason() {
    let reopen = |text: &str, reason: &str| {
        ReopeningInput { month: month(text), reason: reason.to_owned() }.check(Some(month("2026-10")))
    };
    assert_eq!(reopen("2026-09", " Nota\natrasada ").expect("closed").1, "Nota\natrasada");
    assert!(matches!(reopen("2026-11", "Nota"), Err(Error::Conflict { code: "not_closed", .. })));
    let Err(Error::Validation(faults)) = reopen("2026-10", "  ") else { panic!("no reason") };
    assert_eq!(faults[0].field, "reason");
}

#[test]
fn names_each_figure_that_would_change() {
    use {Category::*, TransactionKind::*};
    let before = books(vec![line(Expense, Combustivel, Effect::Both, 10_000)]);
    let mut after = books(vec![line(Expense, Combustivel, Effect::Both, 15_050), line(Income, Frete, Effect::Both, 1)]);
    after.moved.add(Expense, Cents::from(5_050)).expect("a sum");
    let changes = before.changes(&after).expect("a comparison");
    let Error::MonthClosed { detail, months } = month_closed(vec![(month("2026-10"), changes)]) else { panic!() };
    assert_eq!(
        detail,
        "Outubro de 2026 está fechado, e isto mudaria nele: receita de Frete de R$ 0,00 para R$ 0,01; custo de Combustível de \
         R$ 100,00 para R$ 150,50; saídas do caixa de R$ 0,00 para R$ 50,50. Para gravar, reabra o mês em Financeiro, Mês a mês."
            .replace("R$ ", "R$\u{a0}")
    );
    assert_eq!((months[0].month.as_str(), months[0].changes.len()), ("2026-10", 3));
}

#[test]
fn a_cost_that_moves_to_another_vehicle_is_a_change_without_a_sum() {
    let own = line(TransactionKind::Expense, Category::Seguro, Effect::Both, 700);
    let other = AggregateRow { vehicle_id: Some(VehicleId::from(2)), ..own };
    let changes = books(vec![own]).changes(&books(vec![other])).expect("a comparison");
    assert_eq!((changes.len(), changes[0].before_cents), (1, None));
}

#[test]
fn settling_a_freight_as_agreed_changes_nothing() {
    let freight = kernel::FreightId::from(1);
    let open = AggregateRow::open_commission(month("2026-10"), VehicleId::from(1), freight, Cents::from(1_200));
    let posted = AggregateRow { freight_id: None, ..open };
    assert_eq!(books(vec![open]).changes(&books(vec![posted])).expect("a comparison"), []);
    let dearer = AggregateRow { amount_cents: Cents::from(1_300), ..posted };
    assert_eq!(books(vec![open]).changes(&books(vec![dearer])).expect("a comparison").len(), 1);
}

#[test]
fn a_change_of_the_own_inss_basis_is_detected_without_a_sum() {
    use EquatedToCompany::{No, Unknown, Yes};
    let income = |cpf: bool, equated: EquatedToCompany| FreightIncome {
        id: 1.into(),
        freight_id: None,
        payer: Payer::Client(9.into()),
        cpf,
        equated,
        paid_on: day("2026-10-05"),
        gross_cents: Cents::from(800_000),
        entered: None,
        discount_cents: Cents::ZERO,
    };
    let labels = |before: &FreightIncome, after: &FreightIncome| {
        let of = |one: &FreightIncome| MonthBooks { incomes: vec![one.clone()], ..books(Vec::new()) };
        let changes = of(before).changes(&of(after)).expect("a comparison");
        changes.into_iter().map(|change| change.label).collect::<Vec<_>>()
    };
    let unstated = income(true, Unknown);
    let changed = ["pagador ou imposto de um frete recebido"];
    assert_eq!(labels(&unstated, &income(true, Yes)), changed);
    assert_eq!(labels(&unstated, &income(false, Unknown)), changed);
    // The rate is the same, and of who withheld INSS himself none is owed.
    assert_eq!(labels(&unstated, &income(true, No)), [""; 0]);
    let withheld = |mut one: FreightIncome| {
        one.hold(Deduction::Inss, Cents::from(17_600)).expect("a sum");
        one
    };
    assert_eq!(labels(&withheld(unstated), &withheld(income(true, Yes))), [""; 0]);
}
