//! Forecast costs of an ongoing freight, worked by hand.

use finance::{Category, CostLine};
use kernel::{Check, FreightSimulationId};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};
use serde_json::{Value, json};

use super::*;
use crate::{
    FreightStatus, Timeline,
    sample::{day, freight, now},
    simulation::{Seen, default_figures},
};

/// Returns a freight under way: 1.000 km loaded and 200 empty for R$ 12.000,00, toll of R$ 400,00 borne by the driver.
fn under_way(more: &Value) -> Freight {
    let mut body = json!({ "distanceKm": 1_000, "emptyKm": 200, "rateCents": 1_200_000, "tollCents": 40_000, "tollPayer": "driver" });
    body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    Freight { status: FreightStatus::Loading, ..freight(&body) }
}

fn result(freight: &Freight, costs: &[(Category, i64)]) -> FreightProfit {
    let line =
        |(category, cents): &(Category, i64)| CostLine { category: *category, amount_cents: Cents::from(*cents) };
    let costs: Vec<CostLine> = costs.iter().map(line).collect();
    FreightProfit::of(freight, &costs, Cents::ZERO, &[], &Timeline::default(), &now()).expect("a result")
}

/// Returns the simulation of the worked example, which also reserves for wear, spreads monthly costs and withholds
/// taxes.
fn simulated(freight: &Freight) -> Expected {
    let body = json!({
        "scheduledFor": "2026-11-21", "axles": 6, "cargoType": "general", "distanceKm": 1_000, "emptyToLoadingKm": 50,
        "emptyReturnKm": 150, "pricing": "fixed", "rateCents": 1_200_000, "dieselPriceMillis": 7_130,
        "loadedMetersPerLiter": 2_350, "emptyMetersPerLiter": 3_000, "days": 4, "dailyCostCents": 9_000,
        "tollCents": 40_000, "tollPayer": "driver", "maintenancePerKmMillis": 350, "insuranceMonthlyCents": 110_000,
        "loanMonthlyCents": 440_000, "depreciationMonthlyCents": 220_000, "otherCents": 5_000,
    });
    let mut input: crate::SimulationInput = serde_json::from_value(body).expect("an entry");
    let check = Check::of(&mut input);
    let fields = input.check(check, None).expect("a simulation").fields;
    Expected::simulated(freight, (FreightSimulationId::from(7), 3), fields)
}

fn tenth(freight: &Freight) -> impl FnOnce(Cents) -> Result<Cents> {
    let gross = freight.fields.gross_cents;
    move |_| gross.share(Bps::from(1_000))
}

fn remaining(forecast: &FreightForecast) -> Vec<(&'static str, i64)> {
    forecast.lines.iter().map(|one| (one.line.as_str(), one.remaining_cents.get())).collect()
}

#[test]
fn the_forecast_is_the_simulated_cost_less_the_booked_cost() {
    let freight = under_way(&json!({}));
    let nothing = result(&freight, &[]);
    // The price is no profit: nothing is booked, and no margin is shown.
    assert_eq!((nothing.net_cents.get(), nothing.margin_bps, nothing.provisional), (1_200_000, None, true));
    let forecast = FreightForecast::of(&nothing, simulated(&freight), tenth(&freight)).expect("a forecast");
    // 3.034,04 + 475,33 of diesel; 4 × 90,00; no wear, no monthly costs, no taxes.
    assert_eq!(remaining(&forecast), [("fuel", 350_937), ("toll", 40_000), ("daily", 36_000), ("other", 5_000)]);
    assert_eq!((forecast.remaining_cents.get(), forecast.cost_cents.get()), (431_937, 431_937));
    // 12.000,00 − 4.319,37 − 1.200,00; ÷ 12.000,00; ÷ 1.200 km.
    assert_eq!((forecast.commission_cents.get(), forecast.net_cents.get()), (120_000, 648_063));
    assert_eq!(forecast.margin_bps.map(Bps::get), Some(5_401));
    assert_eq!(forecast.net_per_total_km_cents.map(Cents::get), Some(540));
    assert_eq!((forecast.simulation_number, forecast.words.as_str()), (Some(3), "Pela simulação nº 3."));
}

#[test]
fn a_line_of_which_more_is_booked_than_expected_takes_nothing_off_the_others() {
    let freight = under_way(&json!({}));
    let costs = [(Category::Combustivel, 200_000), (Category::Alimentacao, 50_000), (Category::Manutencao, 9_000)];
    let so_far = result(&freight, &costs);
    let forecast = FreightForecast::of(&so_far, simulated(&freight), tenth(&freight)).expect("a forecast");
    assert_eq!(remaining(&forecast), [("fuel", 150_937), ("toll", 40_000), ("daily", 0), ("other", 5_000)]);
    // 2.590,00 booked, with an unforeseen repair, and 1.959,37 still expected.
    assert_eq!((forecast.remaining_cents.get(), forecast.cost_cents.get()), (195_937, 454_937));
    assert_eq!(forecast.net_cents.get(), 1_200_000 - 454_937 - 120_000);
}

#[test]
fn a_share_of_the_net_is_reckoned_on_what_the_freight_will_have_cost() {
    let freight = under_way(&json!({}));
    let of_net = |costs: Cents| Cents::from(1_200_000).minus(costs)?.share(Bps::from(1_000));
    let forecast = FreightForecast::of(&result(&freight, &[]), simulated(&freight), of_net).expect("a forecast");
    // A tenth of 12.000,00 − 4.319,37, not of 12.000,00.
    assert_eq!(forecast.commission_cents.get(), 76_806);
}

#[test]
fn way_and_toll_are_those_that_the_freight_has_now() {
    let freight = under_way(&json!({ "distanceKm": 2_000, "emptyKm": 0, "tollCents": 0, "tollPayer": "shipper" }));
    let forecast =
        FreightForecast::of(&result(&freight, &[]), simulated(&freight), |_| Ok(Cents::ZERO)).expect("a forecast");
    // 2.000 km ÷ 2,35 × 7,13, and no toll of the driver's.
    assert_eq!(remaining(&forecast), [("fuel", 606_809), ("daily", 36_000), ("other", 5_000)]);
}

fn history(own: bool) -> FuelHistory {
    let seen = Seen::of([day("2026-10-01"), day("2026-11-01")]);
    let figure = |value: i64| match own {
        true => DefaultFigure::history(value, seen, "média"),
        false => DefaultFigure::reference(value, "referência"),
    };
    let (arla, arla_price) =
        default_figures::arla(&default_figures::Filled::default(), &default_figures::Filled::default(), Some(2020))
            .expect("what a newer truck takes");
    FuelHistory { diesel_price: figure(7_130), loaded: figure(2_350), empty: figure(3_000), arla, arla_price }
}

#[test]
fn without_a_simulation_the_owner_s_own_fill_ups_tell_fuel_and_toll() {
    let freight = under_way(&json!({}));
    let expected = Expected::by_history(&freight, &history(true)).expect("fill-ups that tell");
    let forecast = FreightForecast::of(&result(&freight, &[]), expected, |_| Ok(Cents::ZERO)).expect("a forecast");
    assert_eq!(remaining(&forecast), [("fuel", 350_937), ("toll", 40_000)]);
    assert_eq!((forecast.basis, forecast.records, forecast.simulation_id), (ForecastBasis::History, Some(4), None));
    assert!(forecast.words.starts_with("Pelo seu histórico. Diesel: média, 01/10/2026 a 01/11/2026."));
    assert!(forecast.words.contains("entram só combustível e pedágio"));
    // A reference figure is not the owner's history.
    assert!(Expected::by_history(&freight, &history(false)).is_none());
}

proptest! {
    /// Remaining costs are never negative, and costs, commission and net add up to the revenue.
    #[test]
    fn a_forecast_adds_up(
        costs in proptest::collection::vec((0..Category::ALL.len(), 0_i64..2_000_000), 0..8),
        gross in 0_i64..5_000_000,
        share in 0_i64..5_000,
    ) {
        let freight = under_way(&json!({ "rateCents": gross }));
        let costs: Vec<_> = costs.into_iter().map(|(index, cents)| (Category::ALL[index], cents)).collect();
        let so_far = result(&freight, &costs);
        let paid = |costs: Cents| so_far.revenue_cents.minus(costs)?.max(Cents::ZERO).share(Bps::from(share));
        let forecast = FreightForecast::of(&so_far, simulated(&freight), paid).expect("a forecast");
        prop_assert!(forecast.lines.iter().all(|one| one.remaining_cents >= Cents::ZERO));
        let remaining: i64 = forecast.lines.iter().map(|one| one.remaining_cents.get()).sum();
        prop_assert_eq!(forecast.remaining_cents.get(), remaining);
        prop_assert_eq!(forecast.cost_cents.get(), so_far.cost_cents.get() + remaining);
        let (cost, commission) = (forecast.cost_cents.get(), forecast.commission_cents.get());
        prop_assert_eq!(forecast.net_cents.get(), so_far.revenue_cents.get() - cost - commission);
        prop_assert!(forecast.net_cents <= so_far.net_cents);
    }
}
