use kernel::{Bps, Cents};
use proptest::prelude::*;

use super::{
    Bracket, CarrierTaxTable, FreightTaxes, OwnContributions, UnwithheldFreight, caveat, own_inss_share,
    own_inss_share_of_equated,
};
use crate::{Difference, RateTable};

fn table(day: &str) -> CarrierTaxTable {
    let day = day.parse().expect("a day");
    crate::in_force::<CarrierTaxTable>(day, None).expect("a table").table.clone()
}

fn cents(amount: &serde_json::Value) -> i64 {
    let text = format!("{:.2}", amount.as_f64().expect("an amount"));
    text.replace('.', "").parse().expect("cents")
}

#[test]
fn the_taxes_of_a_year_without_a_table_may_be_others() {
    let reported = |on: &str| {
        let day = on.parse().expect("a day");
        caveat(&crate::in_force::<CarrierTaxTable>(day, None).expect("a table").act, day)
    };
    assert_eq!((reported("2025-12-31"), reported("2026-01-01"), reported("2026-12-31")), (None, None, None));
    let words = "Temos a tabela de impostos de 2026: para 2027 os valores podem mudar.";
    assert_eq!(reported("2027-01-01").as_deref(), Some(words));
}

#[test]
fn every_published_example_comes_out_to_the_cent() {
    let vectors: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("../../data/carrier_tax_vectors.json")).expect("vectors");
    assert_eq!(vectors.len(), 8);
    let table = table("2026-11-21");
    for vector in vectors {
        let found = match vector["kind"].as_str() {
            // Vector of the monthly table alone: taxable income and INSS are given.
            Some("irrf") => {
                let (taxable, inss) = (cents(&vector["taxable"]).into(), cents(&vector["inss"]).into());
                vec![("irrf", table.income_tax(taxable, inss, 0).expect("a tax"))]
            }
            _ => {
                let gross = Cents::from(cents(&vector["freight"]));
                let found = table.withheld(gross, 0, Cents::ZERO).expect("taxes");
                let net = gross.minus(found.total().expect("a sum")).expect("a net");
                vec![
                    ("inss", found.inss_cents),
                    ("taxable_ir", found.taxable_cents),
                    ("irrf", found.irrf_cents),
                    ("net", net),
                ]
            }
        };
        for (name, figure) in found {
            if let Some(expected) = vector.get(name) {
                assert_eq!(figure.get(), cents(expected), "{name} {vector}");
            }
        }
        if let (Some(sest), Some(senat)) = (vector.get("sest"), vector.get("senat")) {
            let found = table.withheld(Cents::from(cents(&vector["freight"])), 0, Cents::ZERO).expect("taxes");
            assert_eq!((found.sest_cents.get(), found.senat_cents.get()), (cents(sest), cents(senat)));
        }
    }
}

#[test]
fn payments_of_a_month_are_taken_together() {
    let table = table("2026-11-21");
    let amounts = [1_234_567, 3_000_000, 2_500_001, 1];
    let mut before = Cents::ZERO;
    let mut sum = Cents::ZERO;
    for amount in amounts.map(Cents::from) {
        sum = sum
            .plus(table.withheld_after(before, amount, 0, Cents::ZERO).expect("taxes").total().expect("a sum"))
            .expect("a sum");
        before = before.plus(amount).expect("a sum");
    }
    assert_eq!(sum, table.withheld(before, 0, Cents::ZERO).expect("taxes").total().expect("a sum"));
    // The second freight of a month in which the ceiling is reached pays only what is left of it.
    let second = table.withheld_after(Cents::from(4_000_000), Cents::from(1_000_000), 0, Cents::ZERO).expect("taxes");
    assert_eq!(second.inss_cents.get(), 93_231 - 88_000);
}

#[test]
fn each_table_holds_from_its_first_day() {
    // R$ 70.000,00: taxable 7.000,00. Until April 2025 the old table, until 2025 no reduction, from 2026 reduced.
    let irrf = |day: &str| table(day).withheld(Cents::from(7_000_000), 0, Cents::ZERO).expect("taxes").irrf_cents.get();
    let inss = |day: &str| table(day).withheld(Cents::from(7_000_000), 0, Cents::ZERO).expect("taxes").inss_cents.get();
    assert_eq!([irrf("2025-04-30"), irrf("2025-05-01"), irrf("2026-01-01")], [78_224, 76_951, 71_328]);
    assert_eq!([inss("2025-12-31"), inss("2026-01-01")], [89_732, 93_231]);
    assert!(crate::in_force::<CarrierTaxTable>("2024-12-31".parse().expect("a day"), None).is_none());
}

#[test]
fn dependants_take_the_place_of_the_simplified_discount_where_they_are_worth_more() {
    let table = table("2026-11-21");
    let irrf =
        |dependents| table.withheld(Cents::from(8_000_000), dependents, Cents::ZERO).expect("taxes").irrf_cents.get();
    assert_eq!([irrf(0), irrf(1)], [103_488, 98_275]);
}

#[test]
fn the_parts_are_the_whole_and_the_tables_survive_their_own_csv() {
    let table = table("2026-11-21");
    for freight in (0..2_000).chain([10_000_000_000, 123_456_789]) {
        let parts = table.withheld(Cents::from(freight), 0, Cents::ZERO).expect("taxes");
        assert_eq!(parts.taxable_cents.get() + parts.exempt_cents.get(), freight);
    }
    assert_eq!(CarrierTaxTable::shipped().len(), 3);
    for dated in CarrierTaxTable::shipped() {
        let read = CarrierTaxTable::read(&CarrierTaxTable::csv(dated)).expect("a table");
        assert_eq!(read, (dated.act.valid_from, dated.act.title.clone(), dated.table.clone()));
    }
}

#[test]
fn sest_and_senat_are_each_rounded_once() {
    let of = |gross: i64| {
        let withheld = table("2026-11-21").withheld(Cents::from(gross), 0, Cents::ZERO).expect("taxes");
        (withheld.sest_cents.get(), withheld.senat_cents.get())
    };
    // 1,00: 1,5 % and 1,0 % of 0,20 are 0,003 and 0,002. 1,67: 0,00501 and 0,00334. 2,50: 0,0075 and 0,005.
    assert_eq!([100, 167, 250].map(of), [(0, 0), (1, 0), (1, 1)]);
    // 7.500,50: 22,5015 and 15,001; together they would be 37,5025.
    assert_eq!(of(750_050), (2_250, 1_500));
    // 10.001,67: 30,00501 and 20,00334: 50,01, though 2,5 % of the base are 50,00835.
    assert_eq!(of(1_000_167), (3_001, 2_000));
}

#[test]
fn the_ceiling_is_the_carrier_s_over_all_who_pay_him() {
    let table = table("2026-11-21");
    let inss = |gross: i64, other: i64| {
        table.withheld(Cents::from(gross), 0, Cents::from(other)).expect("taxes").inss_cents.get()
    };
    // Two payers of 42.377,75: the first withholds all of it, the second nothing.
    assert_eq!([inss(4_237_775, 0), inss(4_237_775, 93_231)], [93_231, 0]);
    // 22.000,00 (484,00) of another: of 30.000,00 only 932,31 − 484,00 instead of 660,00.
    assert_eq!([inss(3_000_000, 48_400), inss(3_000_000, 0)], [44_831, 66_000]);
    // INSS withheld by others beyond the ceiling does not change the payment of this payer.
    assert_eq!(inss(3_000_000, 100_000), 0);
    // SEST and SENAT have no ceiling, and the income tax allows for the INSS of this payer alone.
    let second = table.withheld(Cents::from(4_237_775), 0, Cents::from(93_231)).expect("taxes");
    assert_eq!((second.sest_cents.get(), second.senat_cents.get()), (12_713, 8_476));
    // After 20.000,00 (440,00) of this payer and 400,00 of another, 92,31 are left.
    let after = table.withheld_after(Cents::from(2_000_000), Cents::from(1_000_000), 0, Cents::from(40_000));
    assert_eq!(after.expect("taxes").inss_cents.get(), 93_231 - 40_000 - 44_000);
}

#[test]
fn a_payment_by_a_person_owes_a_fifth_of_a_fifth_within_the_ceiling() {
    let table = table("2026-11-21");
    let own = |gross: i64, other: i64| {
        table.own_inss(Cents::from(gross), Cents::from(other), own_inss_share()).expect("INSS").get()
    };
    // 20 % of 20 % of 12.000,00; at the ceiling 20 % of 8.475,55.
    assert_eq!([own(1_200_000, 0), own(4_237_775, 0), own(9_000_000, 0)], [48_000, 169_511, 169_511]);
    // A company held back 484,00, which is 11 % of 4.400,00: 4.075,55 are left, and 20 % of them are 815,11.
    assert_eq!([own(1_200_000, 48_400), own(4_000_000, 48_400)], [48_000, 81_511]);
    // Companies reached the ceiling: nothing is left.
    assert_eq!(own(1_200_000, 93_231), 0);
    let after = table.own_inss_after(Cents::from(4_000_000), Cents::from(1_000_000), Cents::ZERO, own_inss_share());
    assert_eq!(after.expect("INSS").get(), 169_511 - 160_000);
}

#[test]
fn own_inss_is_eleven_percent_where_the_person_owes_the_employer_s_share() {
    let table = table("2026-11-21");
    let own = |gross: i64, other: i64| {
        table.own_inss(Cents::from(gross), Cents::from(other), own_inss_share_of_equated()).expect("INSS").get()
    };
    // 10.000,00: the base is 2.000,00. 20 % are 400,00; 45 % of the employer's 400,00 are 180,00, which is 9 % of the
    // base: 220,00 are left. At the ceiling 11 % of 8.475,55 are 932,3105.
    assert_eq!([own(1_000_000, 0), own(4_237_775, 0), own(9_000_000, 0)], [22_000, 93_231, 93_231]);
    // A company held back 484,00 of a base of 4.400,00: 11 % of the 4.075,55 that are left are 448,3105.
    assert_eq!(own(9_000_000, 48_400), 44_831);
}

#[test]
fn own_sest_and_senat_of_the_freights_of_a_month_are_those_of_their_sum() {
    let table = table("2026-11-21");
    let whole = |gross: i64| UnwithheldFreight::whole(Cents::from(gross));
    let own = |before: i64, gross: i64| {
        table.own_contributions(whole(before), whole(gross), Cents::ZERO, own_inss_share()).expect("contributions")
    };
    let of = |before: i64, gross: i64| [own(before, gross).sest_cents, own(before, gross).senat_cents].map(Cents::get);
    // 12.000,00: 1,5 % and 1 % of 2.400,00, beside 20 % for INSS: 540,00 in all.
    assert_eq!(of(0, 1_200_000), [3_600, 2_400]);
    assert_eq!(own(0, 1_200_000).total().expect("a sum").get(), 54_000);
    // Beyond the ceiling of INSS they go on: 1,5 % and 1 % of 2.000,00.
    assert_eq!((own(4_237_775, 1_000_000).inss_cents.get(), of(4_237_775, 1_000_000)), (0, [3_000, 2_000]));
    // 1,67 and 1,67: 1,5 % of 0,334 are 0,00501, a cent, and of 0,668 0,01002: the second adds nothing.
    assert_eq!([of(0, 167), of(167, 167)], [[1, 0], [0, 1]]);
}

#[test]
fn owes_only_the_contributions_that_were_not_withheld() {
    let table = table("2026-11-21");
    // 12.000,00 with INSS withheld: 1,5 % and 1 % of 2.400,00 are left.
    let freight = UnwithheldFreight { inss_cents: Cents::ZERO, ..UnwithheldFreight::whole(Cents::from(1_200_000)) };
    let found = table.own_contributions(UnwithheldFreight::default(), freight, Cents::from(26_400), own_inss_share());
    assert_eq!(found.expect("contributions"), owed(0, 3_600, 2_400));
}

#[test]
fn a_payment_covers_inss_first_then_sest_then_senat() {
    let due = owed(48_000, 3_600, 2_400);
    let less = |paid: i64| due.less(Cents::from(paid)).expect("a rest");
    assert_eq!([less(0), less(47_000), less(48_000)], [due, owed(1_000, 3_600, 2_400), owed(0, 3_600, 2_400)]);
    assert_eq!([less(52_000), less(54_000), less(90_000)], [owed(0, 0, 2_000), owed(0, 0, 0), owed(0, 0, 0)]);
}

fn owed(inss: i64, sest: i64, senat: i64) -> OwnContributions {
    let [inss_cents, sest_cents, senat_cents] = [inss, sest, senat].map(Cents::from);
    OwnContributions { inss_cents, sest_cents, senat_cents }
}

#[test]
fn a_base_below_the_minimum_wage_is_made_up_by_a_fifth_of_the_difference() {
    let table = table("2026-11-21");
    let of = |gross: i64| {
        let base = table.inss_base(Cents::from(gross)).expect("a base");
        (base.get(), table.complement(base).expect("a complement").map(Cents::get))
    };
    // 3.000,00: the base is 600,00, 1.021,00 below 1.621,00; 20 % of them are 204,20.
    assert_eq!(of(300_000), (60_000, Some(20_420)));
    // 8.105,00 × 20 % are the minimum wage itself; 60.000,00 are beyond the ceiling.
    assert_eq!([of(810_500), of(6_000_000)], [(162_100, None), (847_555, None)]);
    assert_eq!(of(0), (0, None), "a month without freight owes nothing");
    let older = CarrierTaxTable { minimum_wage: None, ..table.clone() };
    assert_eq!(older.complement(Cents::from(100)).expect("none"), None);
}

#[test]
fn the_steps_of_a_month_s_income_tax_add_up() {
    let of = |taxable: i64, inss: i64, dependents: i64| {
        let tax = table("2026-11-21").monthly_tax(taxable.into(), inss.into(), dependents).expect("a tax");
        let steps = [tax.deducted, tax.base, tax.before_reduction, tax.reduction, tax.tax].map(Cents::get);
        (tax.simplified, steps)
    };
    // 8.000,00 less 880,00: 7.120,00 × 27,5 % − 908,73 = 1.049,27; above 7.350,00 nothing is reduced.
    assert_eq!(of(800_000, 88_000, 0), (false, [88_000, 712_000, 104_927, 0, 104_927]));
    // 6.000,00 less 607,20: 5.392,80 × 27,5 % − 908,73 = 574,29; 978,62 − 0,133145 × 6.000,00 = 179,75.
    assert_eq!(of(600_000, 0, 0), (true, [60_720, 539_280, 57_429, 17_975, 39_454]));
    // 3.000,00 less 607,20: 2.392,80 is exempt.
    assert_eq!(of(300_000, 0, 0), (true, [60_720, 239_280, 0, 0, 0]));
    // Four dependants are 758,36, more than 607,20: 4.241,64 × 22,5 % − 675,49 = 278,88, all of it reduced.
    assert_eq!(of(500_000, 0, 4), (false, [75_836, 424_164, 27_888, 27_888, 0]));
}

#[test]
fn each_tax_is_rounded_once() {
    let withheld = |gross: i64| table("2026-11-21").withheld(Cents::from(gross), 0, Cents::ZERO).expect("taxes");
    // 10.001,59 × 20 % × 11 % = 220,03498; by a base of 2.000,32 it would be 220,04.
    assert_eq!(withheld(1_000_159).inss_cents.get(), 22_003);
    // 2,49 × 20 % × 1 % = 0,00498; by a base of 0,50 it would be 0,005, a cent.
    assert_eq!([247, 248, 249, 250].map(|gross| withheld(gross).senat_cents.get()), [0, 0, 0, 1]);
    // The ceiling: 8.475,55 is 20 % of 42.377,75, and its 11 % are 932,3105.
    assert_eq!([4_237_774, 4_237_775, 4_237_776, 9_000_000].map(|gross| withheld(gross).inss_cents.get()), [93_231; 4]);
}

#[test]
fn a_step_is_compared_with_the_step_of_the_same_rate() {
    let names = |day: &str| table(day).cells().into_iter().map(|cell| cell.name).collect::<Vec<_>>();
    assert_eq!(table("2025-12-31").cells().len(), 13, "the lines of its file");
    assert_eq!(table("2026-01-01").cells().len(), 15);
    assert!(names("2026-01-01").contains(&"IRRF · faixa de 27,50%".to_owned()));
    let difference = Difference::of(&table("2025-12-31").cells(), &table("2026-01-01").cells());
    let changed: Vec<_> = difference.changes.iter().map(|change| change.cell.as_str()).collect();
    assert_eq!(
        changed,
        [
            "INSS · teto da base",
            "Redução do IRRF · valor fixo · renda até",
            "Redução do IRRF · valor fixo · valor",
            "Redução do IRRF · valor fixo · menos da renda",
            "Redução do IRRF · decrescente · renda até",
            "Redução do IRRF · decrescente · valor",
            "Redução do IRRF · decrescente · menos da renda",
            "Salário mínimo",
        ]
    );
    assert_eq!((difference.unchanged, difference.changes[0].before.as_deref()), (11, Some("8157,41")));
    // A new step in the middle changes no other step.
    let mut more = table("2026-11-21");
    let step = Bracket { up_to: Some(Cents::from(400_000)), rate: Bps::from(1_800), deduct: Cents::from(50_000) };
    more.brackets.insert(3, step);
    let added = Difference::of(&table("2026-11-21").cells(), &more.cells());
    let added: Vec<_> = added.changes.iter().map(|change| (change.cell.as_str(), change.before.is_some())).collect();
    assert_eq!(added, [("IRRF · faixa de 18,00% · até", false), ("IRRF · faixa de 18,00% · parcela a deduzir", false)]);
}

#[test]
fn a_file_that_is_wrong_is_refused_line_by_line() {
    let shipped = &CarrierTaxTable::shipped()[2];
    let right = CarrierTaxTable::csv(shipped);
    let lines: Vec<&str> = right.lines().collect();
    let faults = |from: &str, to: &str| {
        assert!(right.contains(from), "{from}");
        match CarrierTaxTable::read(&right.replace(from, to)) {
            Err(kernel::Error::Validation(errors)) => errors.into_iter().map(|error| error.message).collect::<Vec<_>>(),
            other => panic!("not refused: {from} -> {to} {other:?}"),
        }
    };
    let gone = |item: &str| format!("{}\n", lines.iter().find(|line| line.contains(item)).expect("a line"));
    for (from, to, expected) in [
        (gone(",sest,"), String::new(), "Linha 2: faltam as linhas dos itens: sest."),
        (gone(",sest,"), gone(",senat,"), "Linha 2: faltam as linhas dos itens: sest."),
        (gone(",sest,"), gone(",sest,").repeat(2), "Linha 6: o item sest já está em outra linha."),
        (",taxable,".into(), ",tax,".into(), "Linha 2: o item \"tax\" não existe."),
        (",11.00,".into(), ",x,".into(), "Linha 4: \"x\" não é um número"),
        (",11.00,".into(), ",100.01,".into(), "Linha 4: a alíquota vai até 100%."),
        (",8475.55,".into(), ",,".into(), "Linha 4: \"\" não é um número"),
        (",607.20".into(), ",".into(), "Linha 7: \"\" não é um número"),
        (",2826.65,".into(), ",,".into(), "Linha 10: só a última faixa"),
        (",,27.50,".into(), ",9999,27.50,".into(), "Linha 13: só a última faixa"),
        (",2826.65,".into(), ",2428.80,".into(), "Linha 10: as faixas do imposto"),
        (",15.00,".into(), ",7.50,".into(), "Linha 11: as faixas do imposto"),
        (",394.16".into(), ",182.15".into(), "Linha 11: as faixas do imposto"),
        (",7350.00,".into(), ",5000.00,".into(), "Linha 15: as faixas da redução"),
        (",13.3145,".into(), ",113.3145,".into(), "Linha 15: a fração da renda"),
        (",13.3145,".into(), ",13.31455,".into(), "Linha 15: \"13.31455\" não é um número"),
        (
            ",908.73".into(),
            ",5000.00".into(),
            "Linha 13: o imposto cairia R$\u{a0}374,06 logo acima de R$\u{a0}4.664,68",
        ),
        // More than a cent is no rounding any more: the law's own steps differ by fractions of one.
        (",908.73".into(), ",908.75".into(), "Linha 13: o imposto cairia R$\u{a0}0,02 logo acima de R$\u{a0}4.664,68"),
        (",182.16".into(), ",150.00".into(), "Linha 11: o imposto cairia R$\u{a0}32,16 logo acima de R$\u{a0}2.826,65"),
        (",11.00,".into(), ",50.01,".into(), "Linha 4: o INSS tomaria mais que a parte tributável"),
        (
            ",312.89".into(),
            ",300.00".into(),
            "Linha 15: a redução cresceria R$\u{a0}12,89 logo acima de R$\u{a0}5.000,00",
        ),
        (
            ",978.62".into(),
            ",978.63".into(),
            "Linha 15: a redução cresceria R$\u{a0}0,01 logo acima de R$\u{a0}5.000,00",
        ),
    ] {
        let found = faults(&from, &to);
        assert!(found[0].starts_with(expected), "{from:?} -> {to:?}: {found:#?}");
    }
    let none =
        lines.iter().filter(|line| !line.contains("irrf_bracket")).fold(String::new(), |all, line| all + line + "\n");
    assert!(CarrierTaxTable::read(&none).is_err(), "an income tax without a step");
    assert!(CarrierTaxTable::read(&right.replace(",182.16", ",182.17")).is_ok(), "a cent of rounding");
    let none =
        lines.iter().filter(|line| !line.contains("reduction")).fold(String::new(), |all, line| all + line + "\n");
    assert_eq!(CarrierTaxTable::read(&none).expect("a table").2.reductions, []);
}

proptest! {
    #[test]
    fn a_greater_freight_never_bears_less(gross in 0_i64..20_000_000, more in 0_i64..1_000_000, dependents in 0_i64..=20) {
        for dated in CarrierTaxTable::shipped() {
            let of = |gross| dated.table.withheld(Cents::from(gross), dependents, Cents::ZERO).expect("taxes").total().expect("a sum").get();
            // The deductions of law are rounded to the cent, and so are the steps between them.
            prop_assert!(of(gross + more) + 1 >= of(gross), "{} {gross} {more}", dated.act.title);
        }
    }

    #[test]
    fn withholding_of_the_parts_sums_to_that_of_the_whole(
        before in 0_i64..10_000_000, gross in 0_i64..10_000_000, dependents in 0_i64..=20
    ) {
        let table = table("2026-11-21");
        let (before, gross) = (Cents::from(before), Cents::from(gross));
        let sum = |one: FreightTaxes| one.total().expect("a sum").get();
        let parts = sum(table.withheld(before, dependents, Cents::ZERO).expect("taxes"))
            + sum(table.withheld_after(before, gross, dependents, Cents::ZERO).expect("taxes"));
        prop_assert_eq!(parts, sum(table.withheld(before.plus(gross).expect("a sum"), dependents, Cents::ZERO).expect("taxes")));
    }
}
