use rates::in_force;

use super::*;

fn offer(cpf: bool, open: i64, before: MonthToDate) -> ExpectedDeductions {
    offer_of(cpf, EquatedToCompany::No, open, before)
}

fn offer_of(cpf: bool, equated: EquatedToCompany, open: i64, before: MonthToDate) -> ExpectedDeductions {
    let day = "2026-03-10".parse().expect("a day");
    let table = in_force::<CarrierTaxTable>(day, None).expect("a table");
    ExpectedDeductions::of(DeductionsQuery {
        open: Cents::from(open),
        payer_name: None,
        cpf,
        equated,
        before,
        dependents: 0,
        table: Some(&table),
        caveat: None,
    })
    .expect("an offer")
}

fn withheld(offer: &ExpectedDeductions) -> Vec<(Deduction, i64)> {
    offer.deductions.iter().map(|one| (one.kind, one.amount_cents.get())).collect()
}

/// 7.500,00: the base is 1.500,00; 750,00 are taxable, on which no income tax is due.
#[test]
fn a_company_is_expected_to_hold_back_what_the_law_says() {
    let offer = offer(false, 750_000, MonthToDate::default());
    assert_eq!(withheld(&offer), [(Deduction::Inss, 16_500), (Deduction::Sest, 2_250), (Deduction::Senat, 1_500)]);
    assert_eq!((offer.deducted_cents.get(), offer.net_cents.get()), (20_250, 729_750));
    assert!(offer.words.is_empty() && offer.own_contributions == OwnContributions::default());
}

/// Other payers withheld 900,00 of the month's 932,31.
#[test]
fn inss_withheld_by_other_payers_lowers_that_of_the_next() {
    let before = MonthToDate { other_inss_cents: Cents::from(90_000), ..MonthToDate::default() };
    let offer = offer(false, 750_000, before);
    assert_eq!(withheld(&offer).first(), Some(&(Deduction::Inss, 3_231)));
    assert_eq!(
        offer.words,
        ["Outros pagadores já retiveram R$\u{a0}900,00 de INSS neste mês; o máximo é R$\u{a0}932,31."]
    );
}

/// 12.000,00: 20 %, and 1,5 % with 1 %, of the base 2.400,00.
#[test]
fn a_person_holds_nothing_back_and_the_carrier_owes_his_own() {
    let offer = offer(true, 1_200_000, MonthToDate::default());
    assert_eq!((offer.net_cents.get(), offer.own_contributions.inss_cents.get()), (1_200_000, 48_000));
    assert_eq!(offer.own_contributions.total().expect("a sum").get(), 54_000);
    assert!(offer.deductions.is_empty() && offer.payer == PayerKind::Person);
    assert_eq!(
        offer.words,
        [
            "Pessoa física não retém impostos: o INSS é por sua conta, R$\u{a0}480,00 (20% de 20% do frete).",
            "SEST e SENAT são por sua conta, na guia do INSS: R$\u{a0}60,00 (1,5% e 1% de 20% do frete).",
        ]
    );
}

/// 10.000,00: the base is 2.000,00, of which 20 % are 400,00 and 11 % are 220,00.
#[test]
fn a_person_equated_to_a_company_lowers_the_own_inss_with_a_caveat() {
    let of = |equated| offer_of(true, equated, 1_000_000, MonthToDate::default());
    let (yes, unknown) = (of(EquatedToCompany::Yes), of(EquatedToCompany::Unknown));
    assert_eq!((yes.own_contributions.inss_cents.get(), unknown.own_contributions.inss_cents.get()), (22_000, 40_000));
    assert!(yes.words[0].contains("R$\u{a0}220,00 (11% de 20% do frete)"), "{:?}", yes.words);
    assert!(yes.words[1].contains("Lei 8.212/1991, art. 30, § 4º") && yes.words[1].contains("comprovante"));
    assert!(unknown.words[1].contains("cai para R$\u{a0}220,00") && unknown.words[1].contains("cadastro"));
}

/// The same person withheld 880,00 earlier in the month, 11 % of 8.000,00: 475,55 are left, and 20 % of them are 95,11.
#[test]
fn inss_that_the_person_withheld_before_uses_up_the_ceiling() {
    let before = MonthToDate { inss_cents: Cents::from(88_000), ..MonthToDate::default() };
    assert_eq!(offer(true, 4_000_000, before).own_contributions.inss_cents.get(), 9_511);
}

/// Payers withheld all of the month's INSS, 932,31: of 12.000,00 only SEST and SENAT are owed.
#[test]
fn sest_and_senat_are_owed_beyond_the_ceiling_of_inss() {
    let before = MonthToDate { inss_cents: Cents::from(93_231), ..MonthToDate::default() };
    let offer = offer(true, 1_200_000, before);
    let own = offer.own_contributions;
    assert_eq!((own.inss_cents.get(), own.sest_cents.get(), own.senat_cents.get()), (0, 3_600, 2_400));
    assert!(offer.words[0].contains("chegou ao teto") && offer.words[1].contains("R$\u{a0}60,00"), "{:?}", offer.words);
}
