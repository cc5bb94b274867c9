//! The accountant's year: payers apart, months by their own tables.

use super::*;

fn received(month: &str, payer: Payer, gross: i64) -> Received {
    Received { month: month.parse().expect("a month"), payer, gross_cents: Cents::from(gross) }
}

fn client(id: i64) -> Payer {
    Payer::Client(id.into())
}

fn tables(year: i32) -> TaxTables {
    let months = months_of(year).expect("months");
    months.into_iter().filter_map(|month| Some((month, rates::in_force(month.first_day(), None)?))).collect()
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
    let year = TaxYear::of(2026, &all, &names, Vec::new(), &tables(2026)).expect("a year");
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
    assert!(TaxYear::of(1949, &[], &names, Vec::new(), &tables(2026)).is_err());
}

#[test]
fn freights_without_a_client_are_payers_of_their_own() {
    // R$ 42.377,75 is the price at which a payer's INSS reaches its ceiling: of two payers each holds back all of it.
    let ceiling = 4_237_775;
    let of = |payer| received("2026-03", payer, ceiling);
    let all = [of(Payer::Freight(1.into())), of(Payer::Freight(2.into())), of(Payer::Transaction(3.into()))];
    let names = BTreeMap::from([
        (Payer::Freight(1.into()), PayerName::of_freight(41)),
        (Payer::Freight(2.into()), PayerName::of_freight(42)),
        (Payer::Transaction(3.into()), PayerName::of_transaction("Frete avulso", "2026-03-09".parse().expect("a day"))),
    ]);
    let year = TaxYear::of(2026, &all, &names, Vec::new(), &tables(2026)).expect("a year");
    let payers: Vec<_> = year.payers.iter().map(|one| (one.name.as_str(), one.sums.inss_cents.get())).collect();
    let expected = [
        ("Sem cliente · frete nº 41", 93_231),
        ("Sem cliente · frete nº 42", 93_231),
        ("Sem cliente · Frete avulso, 09/03/2026", 93_231),
    ];
    assert_eq!(payers, expected);
    let ids: Vec<_> = year.payers.iter().map(|one| (one.client_id, one.freight_id, one.transaction_id)).collect();
    let expected = [(None, Some(1.into()), None), (None, Some(2.into()), None), (None, None, Some(3.into()))];
    assert_eq!(ids, expected);
    // One freight paid in two months is one payer of the year.
    let parts = ["2026-03", "2026-04"].map(|month| received(month, Payer::Freight(1.into()), 100_000));
    let year = TaxYear::of(2026, &parts, &names, Vec::new(), &tables(2026)).expect("a year");
    assert_eq!((year.payers.len(), year.payers[0].sums.gross_cents.get()), (1, 200_000));
}

#[test]
fn each_month_is_reckoned_by_the_table_of_its_first_day() {
    // R$ 70.000,00 each: the table of 2024 until April, that of May, and both before any reduction.
    let all = [received("2025-04", client(1), 7_000_000), received("2025-05", client(1), 7_000_000)];
    let year = TaxYear::of(2025, &all, &BTreeMap::new(), Vec::new(), &tables(2025)).expect("a year");
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
    let year = TaxYear::of(2024, &all, &BTreeMap::new(), Vec::new(), &tables(2024)).expect("a year");
    let expected = TaxSums {
        gross_cents: Cents::from(750_005),
        taxable_cents: Cents::from(75_001),
        exempt_cents: Cents::from(675_004),
        ..TaxSums::default()
    };
    assert_eq!((year.totals, year.rules), (expected, None));
}
