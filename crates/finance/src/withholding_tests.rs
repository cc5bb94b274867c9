//! Receipts of a month, worked out by hand with the table of 2026.

use super::*;
use crate::own_contributions::OwnContributionsDue;

fn income(id: i64, payer: i64, on: &str, gross: i64) -> FreightIncome {
    FreightIncome {
        id: id.into(),
        freight_id: None,
        payer: Payer::Client(payer.into()),
        cpf: false,
        equated: EquatedToCompany::Unknown,
        paid_on: on.parse().expect("a day"),
        gross_cents: Cents::from(gross),
        entered: None,
        discount_cents: Cents::ZERO,
    }
}

fn with_withheld(mut income: FreightIncome, amounts: &[(Deduction, i64)]) -> FreightIncome {
    amounts.iter().for_each(|(kind, cents)| income.hold(*kind, Cents::from(*cents)).expect("a sum"));
    income
}

fn tables() -> TaxTables {
    let table = |month: &str| {
        let month: Month = month.parse().expect("a month");
        Some((month, rates::in_force(month.first_day(), None)?))
    };
    ["2026-03", "2026-04"].into_iter().filter_map(table).collect()
}

/// INSS, SEST, SENAT, IRRF, estimated or not, and own INSS of each receipt.
fn reported(incomes: &[FreightIncome]) -> Vec<(i64, i64, i64, i64, bool, i64)> {
    let assessed = assess_taxes(incomes, &tables(), &0.into()).expect("taxes");
    let each = |one: &AssessedTaxes<'_>| {
        let FreightTaxes { inss_cents, sest_cents, senat_cents, irrf_cents, .. } = one.withheld;
        let [inss, sest, senat, irrf] = [inss_cents, sest_cents, senat_cents, irrf_cents].map(Cents::get);
        (inss, sest, senat, irrf, one.estimated, one.own.inss_cents.get())
    };
    assessed.iter().map(each).collect()
}

#[test]
fn two_payers_that_reach_the_ceiling_hold_it_back_once() {
    // The second payer paid first and withholds all of 932,31.
    let both = [income(1, 1, "2026-03-20", 4_237_775), income(2, 2, "2026-03-05", 4_237_775)];
    assert_eq!(reported(&both), [(93_231, 12_713, 8_476, 0, true, 0), (0, 12_713, 8_476, 0, true, 0)]);
    // Each month has a new ceiling.
    let next = [income(1, 1, "2026-03-20", 4_237_775), income(2, 2, "2026-04-01", 4_237_775)];
    assert_eq!(reported(&next).iter().map(|line| line.0).collect::<Vec<_>>(), [93_231, 93_231]);
}

#[test]
fn entered_amounts_stay_and_the_rest_is_estimated() {
    use Deduction::{Inss, Sest};
    // 450,00 entered, where the law sets 440,00. The next 30.000,00 of the same payer: 932,31 − 440,00 by the law, but
    // only 932,31 − 450,00 are left.
    let entered = with_withheld(income(1, 1, "2026-03-02", 2_000_000), &[(Inss, 45_000), (Sest, 6_000)]);
    let rest = income(2, 1, "2026-03-09", 3_000_000);
    assert_eq!(reported(&[entered, rest]), [(45_000, 6_000, 0, 0, false, 0), (48_231, 9_000, 6_000, 0, true, 0)]);
    // The advance has no taxes entered, and the balance has those of all 10.000,00: nothing more is estimated.
    let advance = income(1, 1, "2026-03-01", 700_000);
    let balance =
        with_withheld(income(2, 1, "2026-03-20", 300_000), &[(Inss, 22_000), (Sest, 3_000), (Deduction::Senat, 2_000)]);
    assert_eq!(reported(&[advance, balance]), [(0, 0, 0, 0, true, 0), (22_000, 3_000, 2_000, 0, false, 0)]);
    // A shortage is no tax: the receipt stays estimated, and its discount is apart.
    let short =
        with_withheld(income(1, 1, "2026-03-02", 500_000), &[(Deduction::Shortage, 30_000), (Deduction::Other, 1_000)]);
    assert_eq!((short.discount_cents.get(), short.entered), (31_000, None));
    assert_eq!(reported(&[short]), [(11_000, 1_500, 1_000, 0, true, 0)]);
}

#[test]
fn payments_of_persons_owe_own_inss_after_all_companies_of_the_month() {
    let person = |id: i64, on: &str, gross: i64| FreightIncome { cpf: true, ..income(id, 9, on, gross) };
    assert_eq!(reported(&[person(1, "2026-03-02", 1_200_000)]), [(0, 0, 0, 0, false, 48_000)]);
    // A company that pays later withheld 484,00, 11 % of 4.400,00: 4.075,55 are left for 40.000,00 of persons.
    let all =
        [person(1, "2026-03-02", 1_000_000), person(2, "2026-03-03", 3_000_000), income(3, 1, "2026-03-30", 2_200_000)];
    let own: Vec<_> = reported(&all).iter().map(|line| line.5).collect();
    assert_eq!(own, [40_000, 81_511 - 40_000, 0]);
    // A farmer who withheld INSS leaves none of it to the carrier.
    let farmer = with_withheld(person(1, "2026-03-02", 1_200_000), &[(Deduction::Inss, 26_400)]);
    assert_eq!(reported(std::slice::from_ref(&farmer)), [(26_400, 0, 0, 0, false, 0)]);
    // SEST and SENAT of his 12.000,00 stay the carrier's: 1,5 % and 1 % of 2.400,00.
    let assessed = assess_taxes(std::slice::from_ref(&farmer), &tables(), &Dependents::default()).expect("taxes");
    let due = OwnContributionsDue::of(Month::of(farmer.paid_on), &assessed).expect("a sum").expect("something due");
    assert_eq!((due.owed.inss_cents.get(), due.owed.total().expect("a sum").get()), (0, 6_000));
    assert_eq!(due.due_on.to_string(), "2026-04-15");
    assert!(OwnContributionsDue::of(Month::of(farmer.paid_on).after(1), &assessed).expect("a sum").is_none());
}

#[test]
fn the_next_receipt_knows_what_the_month_has_seen() {
    let person = FreightIncome { cpf: true, ..income(3, 9, "2026-03-04", 700_000) };
    let entered = with_withheld(income(2, 2, "2026-03-03", 1_000_000), &[(Deduction::Inss, 22_000)]);
    let incomes = [income(1, 1, "2026-03-02", 2_000_000), entered, person];
    let assessed = assess_taxes(&incomes, &tables(), &0.into()).expect("taxes");
    let before = |payer: i64| MonthToDate::of(&assessed, Payer::Client(payer.into())).expect("sums");
    let of = |payer, other, estimated| MonthToDate {
        payer_withheld: FreightTaxes {
            inss_cents: Cents::from(if payer == 1_000_000 { 22_000 } else { 0 }),
            ..FreightTaxes::default()
        },
        payer_cents: Cents::from(payer),
        other_inss_cents: Cents::from(other),
        other_inss_estimated_cents: Cents::from(estimated),
        persons: UnwithheldFreight::whole(Cents::from(700_000)),
        inss_cents: Cents::from(66_000),
    };
    assert_eq!(before(1), of(2_000_000, 22_000, 0));
    assert_eq!(before(2), of(1_000_000, 44_000, 44_000));
    assert_eq!(before(7), of(0, 66_000, 44_000));
}

#[test]
fn without_a_table_only_the_parts_are_shown() {
    let mut one = income(1, 1, "2024-03-02", 100_005);
    assert_eq!(reported(&[one.clone()]), [(0, 0, 0, 0, false, 0)]);
    one.hold(Deduction::Inss, Cents::from(2_200)).expect("a sum");
    assert_eq!(reported(&[one]), [(2_200, 0, 0, 0, false, 0)]);
}

#[test]
fn the_carrier_s_own_contributions_are_due_on_the_fifteenth_or_the_monday_after() {
    // 15/05/2026 is a Friday, 15/08/2026 a Saturday, 15/11/2026 a Sunday.
    let due = |month: &str| contributions_due_on(month.parse().expect("a month")).to_string();
    assert_eq!(
        ["2026-04", "2026-07", "2026-10", "2026-12"].map(due),
        ["2026-05-15", "2026-08-17", "2026-11-16", "2027-01-15"]
    );
}
