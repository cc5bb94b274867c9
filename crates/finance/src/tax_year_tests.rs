//! Tests of the accountant's year: separate payers, and each month by its own table.

use super::*;

/// Freight received on the tenth of a month; a client with the number 2 has a CPF.
fn received(month: &str, payer: Payer, gross: i64) -> FreightIncome {
    FreightIncome {
        id: gross.into(),
        freight_id: None,
        payer,
        cpf: payer == client(2),
        equated: EquatedToCompany::Unknown,
        paid_on: format!("{month}-10").parse().expect("a day"),
        gross_cents: Cents::from(gross),
        entered: None,
        discount_cents: Cents::ZERO,
    }
}

fn client(id: i64) -> Payer {
    Payer::Client(id.into())
}

fn tables(year: i32) -> TaxTables {
    let months = months_of(year).expect("months");
    months.into_iter().filter_map(|month| Some((month, rates::in_force(month.first_day(), None)?))).collect()
}

fn today() -> NaiveDate {
    "2026-12-20".parse().expect("a day")
}

/// Year of receipts by payers of these names, by the shipped tables.
fn named_year(
    year: i32,
    incomes: &[FreightIncome],
    names: &BTreeMap<Payer, PayerName>,
    dependents: i64,
) -> Result<TaxYear> {
    let books = YearBooks { incomes: incomes.to_vec(), names: names.clone(), ..YearBooks::default() };
    TaxYear::of(year, books, &tables(year), &dependents.into(), today())
}

fn year_of(year: i32, incomes: &[FreightIncome]) -> TaxYear {
    named_year(year, incomes, &BTreeMap::new(), 0).expect("a year")
}

#[test]
fn payers_are_taken_apart_by_month_and_together_over_the_year() {
    let name = |name: &str, document: &str| PayerName { name: name.into(), document: document.parse().ok() };
    let names = BTreeMap::from([
        (client(1), name("Grãos", "11222333000181")),
        (client(2), name("Seu Zé", "52998224725")),
        (Payer::Freight(12.into()), PayerName::of_freight(12)),
    ]);
    let all = [
        received("2026-01", client(1), 6_000_000),
        received("2026-01", client(2), 100_000),
        received("2026-12", client(1), 750_000),
        received("2026-12", Payer::Freight(12.into()), 750_000),
        received("2025-12", client(1), 999),
    ];
    let year = named_year(2026, &all, &names, 0).expect("a year");
    assert_eq!(year.months.len(), 12);
    assert_eq!(year.totals.gross_cents.get(), 7_600_000);
    assert_eq!(year.totals.inss_cents.get(), 93_231 + 16_500 + 16_500);
    assert_eq!(year.totals.irrf_cents.get(), 30_513);
    let payers: Vec<_> = year
        .payers
        .iter()
        .map(|one| (one.name.as_str(), one.sums.gross_cents.get(), one.sums.inss_cents.get()))
        .collect();
    assert_eq!(
        payers,
        [("Grãos", 6_750_000, 109_731), ("Sem cliente · frete nº 12", 750_000, 16_500), ("Seu Zé", 100_000, 0)]
    );
    assert!(TaxYear::of(1949, YearBooks::default(), &tables(2026), &0.into(), today()).is_err());
}

#[test]
fn freights_without_a_client_are_payers_of_their_own() {
    // INSS reaches its ceiling at the price R$ 42.377,75. The ceiling is the carrier's: the first payer withholds it,
    // and nothing is left for the next.
    let ceiling = 4_237_775;
    let of = |payer| received("2026-03", payer, ceiling);
    let all = [of(Payer::Freight(1.into())), of(Payer::Freight(2.into())), of(Payer::Transaction(3.into()))];
    let names = BTreeMap::from([
        (Payer::Freight(1.into()), PayerName::of_freight(41)),
        (Payer::Freight(2.into()), PayerName::of_freight(42)),
        (Payer::Transaction(3.into()), PayerName::of_transaction("Frete avulso", "2026-03-09".parse().expect("a day"))),
    ]);
    let year = named_year(2026, &all, &names, 0).expect("a year");
    let payers: Vec<_> = year.payers.iter().map(|one| (one.name.as_str(), one.sums.inss_cents.get())).collect();
    let expected = [
        ("Sem cliente · frete nº 41", 93_231),
        ("Sem cliente · frete nº 42", 0),
        ("Sem cliente · Frete avulso, 09/03/2026", 0),
    ];
    assert_eq!(year.totals.inss_cents.get(), 93_231);
    assert_eq!(payers, expected);
    let ids: Vec<_> = year.payers.iter().map(|one| (one.client_id, one.freight_id, one.transaction_id)).collect();
    let expected = [(None, Some(1.into()), None), (None, Some(2.into()), None), (None, None, Some(3.into()))];
    assert_eq!(ids, expected);
    // One freight paid in two months is one payer of the year.
    let parts = ["2026-03", "2026-04"].map(|month| received(month, Payer::Freight(1.into()), 100_000));
    let year = named_year(2026, &parts, &names, 0).expect("a year");
    assert_eq!((year.payers.len(), year.payers[0].sums.gross_cents.get()), (1, 200_000));
}

#[test]
fn each_month_is_reckoned_by_the_table_of_its_first_day() {
    // R$ 70.000,00 each: the table of 2024 until April, the new one from May, and both before any reduction.
    let all = [received("2025-04", client(1), 7_000_000), received("2025-05", client(1), 7_000_000)];
    let year = year_of(2025, &all);
    let irrf: Vec<_> = year.months.iter().map(|month| month.sums.irrf_cents.get()).filter(|tax| *tax > 0).collect();
    assert_eq!(irrf, [78_224, 76_951]);
    let rules = year.rules.expect("rules");
    assert_eq!(rules.valid_from.map(|day| day.to_string()), Some("2025-05-01".into()));
    let shares =
        [rules.taxable_bps, rules.social_base_bps, rules.inss_bps, rules.sest_bps, rules.senat_bps].map(Bps::get);
    assert_eq!((shares, rules.inss_ceiling_cents.get()), ([1_000, 2_000, 1_100, 150, 100], 815_741));
    assert!(rules.source.contains("maio de 2025"), "{}", rules.source);
}

#[test]
fn a_month_without_a_table_is_parted_and_nothing_is_held_back() {
    let all = [received("2024-12", client(1), 750_005)];
    let year = year_of(2024, &all);
    let expected = TaxSums {
        gross_cents: Cents::from(750_005),
        taxable_cents: Cents::from(75_001),
        exempt_cents: Cents::from(675_004),
        ..TaxSums::default()
    };
    assert_eq!((year.totals, year.rules), (expected, None));
}

#[test]
fn each_line_distinguishes_entered_and_estimated_taxes() {
    use crate::Deduction::{Inss, Irrf, Senat, Sest, Shortage};
    let mut entered = received("2026-03", client(1), 1_000_000);
    for (kind, cents) in [(Inss, 22_000), (Sest, 3_000), (Senat, 2_000), (Irrf, 100), (Shortage, 15_000)] {
        entered.hold(kind, Cents::from(cents)).expect("a sum");
    }
    // 5.000,00 of the same payer in the same month, nothing entered: 2,2 %, 0,3 % and 0,2 %.
    let estimated = received("2026-03", client(1), 500_000);
    let person = received("2026-03", client(2), 1_200_000);
    let year = year_of(2026, &[entered, estimated, person]);
    let line = |index: usize| &year.months[2].payers[index];
    assert_eq!((line(0).basis, line(0).estimated), (WithheldBasis::Mixed, true));
    assert_eq!((line(1).basis, line(1).estimated), (WithheldBasis::Person, false));
    let sums = year.totals;
    let taxes = [sums.inss_cents, sums.sest_cents, sums.senat_cents, sums.irrf_cents].map(Cents::get);
    assert_eq!(taxes, [33_000, 4_500, 3_000, 100]);
    assert_eq!(
        (sums.withheld_cents.get(), sums.estimated_cents.get(), sums.discount_cents.get()),
        (40_600, 13_500, 15_000)
    );
    // 12.000,00: 20 % of 20 % (own INSS), and 10 % (carnê-leão).
    assert_eq!((sums.own_inss_cents.get(), sums.carne_leao_cents.get()), (48_000, 120_000));
    assert_eq!(year.estimate_words.as_deref(), Some("Dos R$\u{a0}406,00 descontados, R$\u{a0}135,00 são estimados."));
    assert!(
        year.person_words.is_some_and(|words| words.contains("R$\u{a0}480,00") && words.contains("R$\u{a0}1.200,00"))
    );
}

#[test]
fn payments_of_persons_beyond_the_ceiling_owe_no_inss_and_are_explained() {
    // A company's 500.000,00 of the month: its 20 % are far above the ceiling.
    let company = received("2026-03", client(1), 50_000_000);
    let person = received("2026-03", client(2), 1_200_000);
    let year = year_of(2026, &[company, person]);
    let words = year.person_words.expect("words");
    assert!(words.contains("Sobre esses fretes você não deve INSS") && !words.contains("cerca de"), "{words}");
    // Without a table of 2024, nothing is known to be owed, and no statement is made.
    let person = received("2024-03", client(2), 1_200_000);
    let year = year_of(2024, &[person]);
    let words = year.person_words.expect("words");
    assert!(words.contains("sem a tabela do ano") && !words.contains("teto"), "{words}");
}

#[test]
fn persons_who_withheld_inss_alone_leave_sest_and_senat_and_no_word_of_the_ceiling() {
    use crate::Deduction::{Inss, Irrf};
    let mut person = received("2026-03", client(2), 1_200_000);
    person.hold(Inss, Cents::from(26_400)).expect("a sum");
    let words = year_of(2026, std::slice::from_ref(&person)).person_words.expect("words");
    assert!(words.contains("já foi descontado por quem pagou") && !words.contains("teto"), "{words}");
    // With income tax withheld too, SEST and SENAT alone are owed: 1,5 % and 1 % of 2.400,00.
    person.hold(Irrf, Cents::from(100)).expect("a sum");
    let year = year_of(2026, &[person]);
    let TaxSums { own_inss_cents, own_sest_cents, own_senat_cents, carne_leao_cents, .. } = year.totals;
    let owed = [own_inss_cents, own_sest_cents, own_senat_cents, carne_leao_cents].map(Cents::get);
    assert_eq!(owed, [0, 3_600, 2_400, 0]);
    let words = year.person_words.expect("words");
    assert!(!words.contains("carnê-leão"), "{words}");
    assert!(year.person_notes[0].contains("R$\u{a0}36,00 e R$\u{a0}24,00"), "{:?}", year.person_notes);
}

#[test]
fn a_year_without_a_table_names_the_one_in_use() {
    let year = |year: i32| year_of(year, &[]);
    assert_eq!((year(2025).caveat, year(2026).caveat), (None, None));
    let words = "Temos a tabela de impostos de 2026: para 2027 os valores podem mudar.";
    assert_eq!(year(2027).caveat.as_deref(), Some(words));
}

#[test]
fn dependants_of_the_profile_lower_the_income_tax() {
    // R$ 80.000,00 with one dependant: 982,75 instead of 1.034,88.
    let irrf = |dependents| {
        let all = [received("2026-03", client(1), 8_000_000)];
        let year = named_year(2026, &all, &BTreeMap::new(), dependents).expect("a year");
        year.totals.irrf_cents.get()
    };
    assert_eq!([irrf(0), irrf(1)], [103_488, 98_275]);
}

#[test]
fn a_closed_month_is_taxed_with_the_dependants_stored_at_its_closing() {
    let all = [
        received("2026-03", client(1), 8_000_000),
        received("2026-04", client(1), 8_000_000),
        received("2026-05", client(2), 8_000_000),
    ];
    let books = YearBooks { incomes: all.to_vec(), ..YearBooks::default() };
    let closed = |text: &str| -> (Month, Option<i64>) { (text.parse().expect("a month"), Some(1)) };
    let irrf_and_deducted = |dependents: &Dependents| {
        let year = TaxYear::of(2026, books.clone(), &tables(2026), dependents, today()).expect("a year");
        let irrf = |month: usize| year.months[month].sums.irrf_cents.get();
        (irrf(2), irrf(3), year.months[4].carne_leao.expect("a person paid").dependents)
    };
    assert_eq!(irrf_and_deducted(&Dependents::of(0, [closed("2026-03")])), (98_275, 103_488, 0));
    assert_eq!(irrf_and_deducted(&Dependents::of(0, [closed("2026-05")])), (98_275, 98_275, 1));
}

#[test]
fn a_person_who_withheld_inss_stays_in_the_carne_leao_and_takes_the_ceiling() {
    use crate::Deduction::Inss;
    // Two freights of 40.000,00 of one person, the second less INSS of 880,00, 11 % of a base of 8.000,00.
    let mut second = FreightIncome { id: 2.into(), ..received("2026-03", client(2), 4_000_000) };
    second.hold(Inss, Cents::from(88_000)).expect("a sum");
    let first = FreightIncome { id: 1.into(), ..received("2026-03", client(2), 4_000_000) };
    let year = year_of(2026, &[first, second]);
    assert_eq!(year.totals.carne_leao_cents.get(), 800_000, "10 % of both");
    // 475,55 are left of 8.475,55, and 20 % of them are 95,11 for the first.
    assert_eq!((year.totals.own_inss_cents.get(), year.totals.inss_cents.get()), (9_511, 88_000));
    // 8.000,00 less 880,00: 7.120,00 × 27,5 % − 908,73 = 1.049,27. The 95,11 fall due in April.
    let march = year.months[2].carne_leao.expect("a tax");
    assert_eq!((march.base_cents.get(), march.tax_cents.get(), march.own_inss_cents.get()), (712_000, 104_927, 0));
    assert_eq!(year.carne_leao_tax_cents.get(), 104_927);
    // SEST and SENAT of 80.000,00: 1,5 % and 1 % of 16.000,00.
    assert_eq!((year.totals.own_sest_cents.get(), year.totals.own_senat_cents.get()), (24_000, 16_000));
}

#[test]
fn own_inss_lowers_the_carne_leao_of_the_month_in_which_it_falls_due() {
    // December: 40.000,00 of a person, 20 % of 8.000,00 are 1.600,00, due in January.
    let all = [received("2025-12", client(2), 4_000_000), received("2026-01", client(2), 8_000_000)];
    let mut known = tables(2026);
    known.extend(tables(2025).into_iter().filter(|(month, _)| month.to_string() == "2025-12"));
    let books = YearBooks { incomes: all.to_vec(), ..YearBooks::default() };
    let year = TaxYear::of(2026, books, &known, &0.into(), today()).expect("a year");
    // 8.000,00 less 1.600,00: 6.400,00 × 27,5 % = 1.760,00, − 908,73 = 851,27.
    let january = year.months[0].carne_leao.expect("a tax");
    assert_eq!((january.own_inss_cents.get(), january.base_cents.get()), (160_000, 640_000));
    assert_eq!((january.tax_cents.get(), year.receipts.len()), (85_127, 1));
    assert_eq!(year.totals.gross_cents.get(), 8_000_000, "the year before counts with its INSS alone");
}

#[test]
fn the_own_inss_of_one_equated_to_a_company_is_lower_and_names_its_condition() {
    let of = |equated| year_of(2026, &[FreightIncome { equated, ..received("2026-03", client(2), 1_000_000) }]);
    // 10.000,00: the base is 2.000,00; 11 % instead of 20 %.
    let [yes, no, unknown] = [EquatedToCompany::Yes, EquatedToCompany::No, EquatedToCompany::Unknown].map(of);
    assert_eq!([&yes, &no, &unknown].map(|year| year.totals.own_inss_cents.get()), [22_000, 40_000, 40_000]);
    let reported = |year: &TaxYear| year.person_notes.iter().filter(|note| note.contains("art. 30, § 4º")).count();
    assert_eq!([reported(&yes), reported(&no), reported(&unknown)], [1, 0, 1]);
    assert!(yes.person_notes[0].contains("recolheu ou declarou"), "{:?}", yes.person_notes);
    assert!(no.person_notes.iter().any(|note| note.contains("Lei 8.706/1993, art. 7º, II")), "{:?}", no.person_notes);
}

#[test]
fn warns_about_a_month_below_the_minimum_wage_and_marks_the_current_one() {
    // 3.000,00: the base of 600,00 is 1.021,00 below 1.621,00, and 20 % of them are 204,20.
    let all = [received("2026-02", client(1), 300_000), received("2026-12", client(1), 300_000)];
    let year = year_of(2026, &all);
    let low = |month: usize| year.months[month].low_inss_base.clone().expect("a warning");
    assert_eq!((low(1).base_cents.get(), low(1).complement_cents.get()), (60_000, 20_420));
    assert!(!low(1).words.contains("até agora") && low(11).words.contains("até agora"), "{}", low(11).words);
    assert_eq!(year.months[4].low_inss_base, None, "nothing was received");
    // 8.105,00 × 20 % are 1.621,00.
    assert_eq!(year_of(2026, &[received("2026-02", client(1), 810_500)]).months[1].low_inss_base, None);
}

#[test]
fn each_receipt_names_its_freight_and_papers() {
    let one = FreightIncome { freight_id: Some(7.into()), ..received("2026-03", client(1), 750_000) };
    let ciot: kernel::Ciot = "000000000001".parse().expect("a CIOT");
    let documents = FreightDocuments { number: 41, cte_key: None, ciot: Some(ciot.clone()) };
    let other = OtherIncome {
        transaction_id: 9.into(),
        received_on: "2026-03-12".parse().expect("a day"),
        category: crate::Category::Outros,
        description: "Estadia".to_owned(),
        freight_number: Some(41),
        client_name: None,
        client_id: None,
        amount_cents: Cents::from(31_000),
    };
    let books = YearBooks {
        incomes: vec![one],
        documents: BTreeMap::from([(7.into(), documents)]),
        other_income: vec![other.clone(), other],
        ..YearBooks::default()
    };
    let year = TaxYear::of(2026, books, &tables(2026), &0.into(), today()).expect("a year");
    let [income] = year.receipts.as_slice() else { panic!("{:?}", year.receipts) };
    assert_eq!((income.freight_number, &income.ciot, income.sums.inss_cents.get()), (Some(41), &Some(ciot), 16_500));
    assert_eq!((year.other_income.len(), year.other_income_cents.get()), (2, 62_000));
}
