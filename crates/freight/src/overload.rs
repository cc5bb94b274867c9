//! Overload: a cargo heavier than the capacity of its composition.

use kernel::{Kilograms, Warning};
use serde::Serialize;
use utoipa::ToSchema;

use crate::waiting_claim::tonnes;

/// Cargo that weighs more than the vehicles may carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Overload {
    /// Weight that the vehicles may carry together, in kilograms.
    pub capacity_kg: Kilograms,
    /// Weight above that, in kilograms.
    pub over_kg: Kilograms,
    /// Warning in one Portuguese sentence.
    pub words: String,
}

impl Overload {
    /// Compares the weight of a cargo with the capacity of its composition; `None` where it fits, or one of them is
    /// unknown.
    pub fn of(weight: Option<Kilograms>, capacity: Option<Kilograms>) -> Option<Self> {
        let (weight, capacity) = weight.zip(capacity)?;
        let over_kg = Kilograms::from(weight.get().saturating_sub(capacity.get()));
        if over_kg.get() <= 0 {
            return None;
        }
        let [weight, most, over] = [weight, capacity, over_kg].map(tonnes);
        let words = format!("Excesso de peso: {weight} são {over} a mais que a capacidade do conjunto, de {most}.");
        Some(Self { capacity_kg: capacity, over_kg, words })
    }

    /// Returns the warning at the start of a freight.
    pub fn warning(self) -> Warning {
        Warning::new("overloaded", self.words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_over_the_capacity_is_an_overload() {
        let of = |weight: Option<i64>, capacity: Option<i64>| {
            Overload::of(weight.map(Kilograms::from), capacity.map(Kilograms::from))
        };
        let over = of(Some(37_000), Some(32_000)).expect("an overload");
        assert_eq!(over.over_kg, Kilograms::from(5_000));
        assert_eq!(over.words, "Excesso de peso: 37 t são 5 t a mais que a capacidade do conjunto, de 32 t.");
        for (weight, capacity) in [(Some(32_000), Some(32_000)), (None, Some(32_000)), (Some(37_000), None)] {
            assert_eq!(of(weight, capacity), None);
        }
    }
}
