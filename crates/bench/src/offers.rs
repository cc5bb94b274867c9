//! Seed of simulations, some of them converted into freights.

use chrono::Days;
use kernel::Result;
use persistence::{
    Store,
    freight::{simulation, simulation_convert},
};
use serde_json::json;

use crate::owner::{House, entry, now};

const SIMULATIONS: u64 = 300;
/// One in this many of the future simulations is converted.
const TAKEN: u64 = 5;

/// Simulates offers over the last months and the next days, and converts some of the future ones.
pub fn weigh(store: &Store, house: &House) -> Result<()> {
    let now = now();
    store.write(|db| {
        for index in 0..SIMULATIONS {
            let place = usize::try_from(index).unwrap_or_default() % house.trucks.len();
            let ahead = index + 20 > SIMULATIONS;
            let on = match ahead {
                true => now.today.checked_add_days(Days::new(SIMULATIONS - index)),
                false => now.today.checked_sub_days(Days::new(SIMULATIONS - index)),
            };
            let driver = place.checked_sub(1).and_then(|place| house.drivers.get(place));
            let body = json!({ "name": format!("Oferta {index}"), "scheduledFor": on, "cargoType": "general",
                "clientId": house.clients.get(place), "truckId": house.trucks.get(place),
                "trailerIds": [house.trailers.get(place)], "originCityCode": 3_509_502, "destinationCityCode": 5_107_602,
                "distanceKm": 700 + index * 2, "emptyToLoadingKm": 40, "emptyReturnKm": index, "weightKg": 32_000,
                "pricing": "fixed", "rateCents": 650_000 + index * 2_000, "dieselPriceMillis": 7_130,
                "loadedMetersPerLiter": 2_150, "emptyMetersPerLiter": 2_850, "arlaBps": 500, "arlaPriceMillis": 4_500,
                "driverId": driver, "commissionBps": driver.map(|_| 1_200), "days": 3, "dailyCostCents": 9_000,
                "maintenancePerKmMillis": 350, "tiresPerKmMillis": 120, "insuranceMonthlyCents": 90_000,
                "loanMonthlyCents": 450_000, "depreciationMonthlyCents": 200_000 });
            let made = simulation::insert(db, house.owner, entry(body)?, &now)?;
            if ahead && index % TAKEN == 0 {
                let id = made.simulation.id;
                simulation_convert::convert(db, house.owner, id, None, entry(json!({}))?, &now)?;
            }
        }
        Ok(())
    })
}
