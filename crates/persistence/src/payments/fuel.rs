//! Fuel figures of the freights in settlements.

use std::collections::HashMap;

use diesel::prelude::*;
use kernel::{Cents, FreightId, Milliliters, OwnerId, Result};
use payments::FuelFigures;

use crate::{Db, owned::fuel_records as fuel, prepared::id_in, sql::total};

/// Sums the fuel of each of the given freights, without that of refrigeration units.
pub(super) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<HashMap<FreightId, FuelFigures>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows: Vec<(FreightId, String, i64, Cents)> = fuel::of(owner)
        .filter(id_in(fuel::freight_id, ids))
        .filter(fuel::purpose.eq("engine"))
        .group_by((fuel::freight_id, fuel::fuel))
        .select((fuel::freight_id.assume_not_null(), fuel::fuel, total("volume_ml"), total("total_cents")))
        .load(db)?;
    let mut figures: HashMap<FreightId, FuelFigures> = HashMap::new();
    for (freight, kind, volume, cents) in rows {
        let one = figures.entry(freight).or_default();
        if kind == "arla32" {
            one.arla_cents = one.arla_cents.plus(cents)?;
        } else {
            one.volume_ml = Milliliters::from(one.volume_ml.get().saturating_add(volume));
            one.total_cents = one.total_cents.plus(cents)?;
        }
    }
    Ok(figures)
}

/// Sums several figures, without the consumption.
pub(super) fn sum(figures: impl IntoIterator<Item = FuelFigures>) -> Result<FuelFigures> {
    figures.into_iter().try_fold(FuelFigures::default(), |sum, one| {
        Ok(FuelFigures {
            volume_ml: Milliliters::from(sum.volume_ml.get().saturating_add(one.volume_ml.get())),
            total_cents: sum.total_cents.plus(one.total_cents)?,
            meters_per_liter: None,
            arla_cents: sum.arla_cents.plus(one.arla_cents)?,
        })
    })
}
