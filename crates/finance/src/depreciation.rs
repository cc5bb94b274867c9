//! Depreciation of vehicles in a statement: below the result, because it moves no money.

use kernel::{Cents, Plate, Result, VehicleId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::figures::AggregateRow;

/// Depreciation of a vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VehicleDepreciation {
    /// Vehicle.
    pub vehicle_id: VehicleId,
    /// Plate.
    pub plate: Plate,
    /// Amount in cents.
    pub cents: Cents,
}

/// Depreciation of the vehicles in the period of a statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StatementDepreciation {
    /// Total in cents.
    pub cents: Cents,
    /// Depreciation of each vehicle, by plate.
    pub vehicles: Vec<VehicleDepreciation>,
    /// Caveat, in Portuguese, that an instalment counted whole pays for the same vehicle; null if none does.
    pub caveat: Option<String>,
}

impl StatementDepreciation {
    /// Sums the depreciation of the vehicles; `lines` of the same period decide about the caveat.
    pub fn of(vehicles: Vec<VehicleDepreciation>, lines: &[AggregateRow]) -> Result<Self> {
        let whole = |one: &&VehicleDepreciation| {
            let pays_it = |line: &AggregateRow| line.is_whole_instalment() && line.vehicle_id == Some(one.vehicle_id);
            lines.iter().any(pays_it)
        };
        let twice: Vec<_> = vehicles.iter().filter(whole).map(|one| one.plate.to_string()).collect();
        let caveat = (!twice.is_empty()).then(|| {
            format!(
                "O mesmo veículo ({}) conta duas vezes aqui: na parcela do empréstimo, que está inteira nos custos, e na depreciação. Informe na parcela quanto dela paga a dívida.",
                twice.join(", ")
            )
        });
        Ok(Self { cents: Cents::sum(vehicles.iter().map(|one| one.cents))?, vehicles, caveat })
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Category, Effect, TransactionKind,
        figures::{AccountingBasis, tests::line},
        statement::{Statement, tests::counts},
    };

    use super::*;

    #[test]
    fn a_vehicle_that_an_instalment_pays_whole_is_not_paid_again_in_silence() {
        let month = "2026-11".parse().expect("a month");
        let truck = VehicleId::from(7);
        let lost = VehicleDepreciation {
            vehicle_id: truck,
            plate: "ABC1D23".parse().expect("a plate"),
            cents: Cents::from(300),
        };
        let instalment = AggregateRow {
            vehicle_id: Some(truck),
            ..line(TransactionKind::Expense, Category::Emprestimo, Effect::Both, 1_000)
        };
        let with = |principal: i64| {
            let line = AggregateRow { principal_cents: Cents::from(principal), ..instalment };
            let counts = counts(vec![line]);
            let depreciation = StatementDepreciation::of(vec![lost.clone()], &counts.lines).expect("a sum");
            let statement = Statement::of((month, month), AccountingBasis::Accrual, &counts).expect("a statement");
            statement.with_depreciation(depreciation).expect("a statement")
        };
        let whole = with(0);
        assert_eq!(whole.result_after_depreciation_cents.map(Cents::get), Some(-1_300));
        assert!(whole.depreciation.and_then(|one| one.caveat).is_some_and(|text| text.contains("ABC1D23")));
        let known = with(900);
        assert_eq!(known.result_after_depreciation_cents.map(Cents::get), Some(-400));
        assert_eq!(known.depreciation.and_then(|one| one.caveat), None);
    }
}
