use super::*;
use crate::samples::settled;

fn trip() -> TripLine {
    settled().figures.freights.remove(0)
}

fn basis_of(base: i64, share: Option<i64>, commission: i64) -> String {
    let trip = TripLine {
        gross_cents: Cents::from(1_000_000),
        base_cents: Cents::from(base),
        commission_bps: share.map(Into::into),
        commission_cents: Cents::from(commission),
        ..trip()
    };
    basis(&trip)
}

#[test]
fn a_commission_names_its_base() {
    for (base, share, commission, said) in [
        (1_000_000, Some(1_200), 120_000, "12% sobre o valor do frete"),
        (
            600_000,
            Some(2_500),
            150_000,
            "25% sobre o que sobra do frete: R$ 10.000,00 − R$ 4.000,00 de gastos da viagem = R$ 6.000,00",
        ),
        (0, Some(2_500), 0, "25% sobre o que sobra do frete, e os gastos da viagem não deixaram sobra"),
        (1_000_000, None, 70_000, "valor combinado, sem porcentagem"),
        (1_000_000, None, 0, "nenhuma por este frete"),
    ] {
        assert_eq!(basis_of(base, share, commission).replace('\u{a0}', " "), said);
    }
}

#[test]
fn a_fixed_amount_has_no_base() {
    let fixed = TripLine { commission_bps: None, ..trip() };
    let Block::Table(table) = trips(&[fixed]).expect("a table") else { panic!("no table") };
    assert!(table.columns.iter().all(|column| !column.head.starts_with("Base") && column.head != "%"));
}
