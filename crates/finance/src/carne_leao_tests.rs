//! Carnê-leão of single months, worked out by hand with the table of 2026.

use crate::{Deduction, EquatedToCompany};

use super::*;
use crate::withholding::{FreightIncome, Payer, TaxTables, assess_taxes};

fn month() -> Month {
    "2026-03".parse().expect("a month")
}

fn income(id: i64, cpf: bool, gross: i64, held: &[(Deduction, i64)]) -> FreightIncome {
    let mut income = FreightIncome {
        id: id.into(),
        freight_id: None,
        payer: Payer::Client(if cpf { 9.into() } else { 1.into() }),
        cpf,
        equated: EquatedToCompany::Unknown,
        paid_on: "2026-03-10".parse().expect("a day"),
        gross_cents: Cents::from(gross),
        entered: None,
        discount_cents: Cents::ZERO,
    };
    held.iter().for_each(|(kind, cents)| income.hold(*kind, Cents::from(*cents)).expect("a sum"));
    income
}

fn of(incomes: &[FreightIncome], own_inss: i64, dependents: i64) -> Option<CarneLeao> {
    let table = rates::in_force::<CarrierTaxTable>(month().first_day(), None).expect("a table");
    let tables = TaxTables::from([(month(), table.clone())]);
    let assessed = assess_taxes(incomes, &tables, &dependents.into()).expect("taxes");
    let all: Vec<_> = assessed.iter().collect();
    CarneLeao::of(month(), &all, Cents::from(own_inss), &table.table, dependents).expect("a tax")
}

fn steps(found: CarneLeao) -> [i64; 6] {
    let CarneLeao {
        income_cents, deducted_cents, base_cents, before_reduction_cents, reduction_cents, tax_cents, ..
    } = found;
    [income_cents, deducted_cents, base_cents, before_reduction_cents, reduction_cents, tax_cents].map(Cents::get)
}

#[test]
fn a_person_who_withheld_inss_alone_leaves_the_income_to_the_carne_leao() {
    // Two freights of 40.000,00, the second less INSS of 880,00: 10 % of both are 8.000,00. Less the INSS withheld
    // 7.120,00; × 27,5 % = 1.958,00, − 908,73 = 1.049,27; above 7.350,00 of income nothing is reduced.
    let two = [income(1, true, 4_000_000, &[]), income(2, true, 4_000_000, &[(Deduction::Inss, 88_000)])];
    let found = of(&two, 0, 0).expect("a tax");
    assert_eq!(steps(found), [800_000, 88_000, 712_000, 104_927, 0, 104_927]);
    assert_eq!((found.inss_withheld_cents.get(), found.simplified), (88_000, false));
    // With own INSS of 95,11 of the month before: 7.024,89 × 27,5 % = 1.931,84, − 908,73 = 1.023,11.
    assert_eq!(steps(of(&two, 9_511, 0).expect("a tax")), [800_000, 97_511, 702_489, 102_311, 0, 102_311]);
}

#[test]
fn income_from_which_income_tax_was_withheld_and_companies_pay_no_carne_leao() {
    let taxed = income(1, true, 4_000_000, &[(Deduction::Irrf, 1)]);
    assert_eq!(of(&[taxed, income(2, false, 4_000_000, &[])], 0, 0), None);
}

#[test]
fn the_simplified_discount_counts_where_it_is_more_and_the_reduction_of_2026_follows() {
    // 60.000,00: 6.000,00, less 607,20, which is more than the INSS of 480,00: 5.392,80 × 27,5 % − 908,73 = 574,29.
    // Reduced by 978,62 − 0,133145 × 6.000,00 = 179,75 to 394,54.
    let found = of(&[income(1, true, 6_000_000, &[])], 48_000, 0).expect("a tax");
    assert_eq!(steps(found), [600_000, 60_720, 539_280, 57_429, 17_975, 39_454]);
    assert!(found.simplified);
    // 50.000,00: 5.000,00 of income is the last that pays nothing.
    let found = of(&[income(1, true, 5_000_000, &[])], 0, 0).expect("a tax");
    assert_eq!(steps(found), [500_000, 60_720, 439_280, 31_289, 31_289, 0]);
}

#[test]
fn dependants_are_left_out_in_a_month_in_which_a_company_paid() {
    // 80.000,00: 8.000,00, less 4 × 189,59 = 758,36: 7.241,64 × 27,5 % = 1.991,45, − 908,73 = 1.082,72.
    let person = income(1, true, 8_000_000, &[]);
    let alone = of(std::slice::from_ref(&person), 0, 4).expect("a tax");
    assert_eq!((steps(alone), alone.dependents), ([800_000, 75_836, 724_164, 108_272, 0, 108_272], 4));
    // Beside a company 607,20 are deducted: 7.392,80 × 27,5 % = 2.033,02, − 908,73 = 1.124,29.
    let both = of(&[person, income(2, false, 100_000, &[])], 0, 4).expect("a tax");
    assert_eq!((steps(both), both.dependents), ([800_000, 60_720, 739_280, 112_429, 0, 112_429], 0));
}

#[test]
fn it_is_due_on_the_last_working_day_of_the_next_month() {
    // 30/04/2026 is a Thursday, 31/05/2026 a Sunday, 31/10/2026 a Saturday.
    let due = |month: &str| due_on(month.parse().expect("a month")).to_string();
    assert_eq!(["2026-03", "2026-04", "2026-09"].map(due), ["2026-04-30", "2026-05-29", "2026-10-30"]);
}
