use super::*;
use crate::samples::settled;

fn trip() -> TripLine {
    settled().figures.freights.remove(0)
}

fn basis_of(agreement: Agreement, fixed: Option<i64>, base: i64, share: Option<i64>, commission: i64) -> String {
    let terms = Terms { agreement, commission_bps: None, fixed_cents: fixed.map(Cents::from) };
    let trip = TripLine {
        gross_cents: Cents::from(1_000_000),
        base_cents: Cents::from(base),
        commission_bps: share.map(Into::into),
        commission_cents: Cents::from(commission),
        ..trip()
    };
    basis(&trip, &terms)
}

#[test]
fn a_commission_says_what_it_is_of() {
    use Agreement::{CommissionGross, CommissionNet, FixedPerMonth, FixedPerTrip};
    for (agreement, fixed, base, share, commission, said) in [
        (CommissionGross, None, 1_000_000, Some(1_200), 120_000, "12 % sobre o frete, sem descontar gastos"),
        (
            CommissionNet,
            None,
            600_000,
            Some(2_500),
            150_000,
            "25 % sobre o que sobra do frete: R$ 10.000,00 − R$ 4.000,00 de gastos da viagem = R$ 6.000,00",
        ),
        (
            CommissionNet,
            None,
            0,
            Some(2_500),
            0,
            "25 % sobre o que sobra do frete, e os gastos da viagem não deixaram sobra",
        ),
        (
            CommissionNet,
            None,
            1_000_000,
            Some(2_500),
            250_000,
            "25 % sobre o que sobra do frete (sem gastos da viagem lançados)",
        ),
        (FixedPerTrip, Some(70_000), 1_000_000, None, 70_000, "valor por viagem"),
        (FixedPerTrip, Some(70_000), 1_000_000, None, 80_000, "valor informado neste acerto"),
        (FixedPerMonth, Some(300_000), 1_000_000, None, 0, "não há por frete, o combinado é valor por mês"),
        (CommissionGross, None, 1_000_000, None, 99_900, "valor informado neste acerto"),
    ] {
        assert_eq!(basis_of(agreement, fixed, base, share, commission).replace('\u{a0}', " "), said);
    }
}

#[test]
fn a_fixed_amount_has_no_base() {
    let fixed = TripLine { commission_bps: None, ..trip() };
    let terms = Terms { agreement: Agreement::FixedPerTrip, commission_bps: None, fixed_cents: None };
    let Block::Table(table) = trips(&[fixed], &terms).expect("a table") else { panic!("no table") };
    assert!(table.columns.iter().all(|column| !column.head.starts_with("Base") && column.head != "%"));
}
