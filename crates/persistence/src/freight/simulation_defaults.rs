//! Defaults of a simulation: from the owner's own history, else from published references.

use std::ops::RangeInclusive;

use ::rates::{DieselPrices, RateKind};
use chrono::{Days, NaiveDate};
use diesel::prelude::*;
use fleet::{Depreciation, Vehicle, VehicleType, composition::wrong_type};
use freight::{
    FuelHistory, city,
    simulation::{
        CommissionBase, DefaultFigure, DefaultFigures, SimulationDefaults,
        default_figures::{self, Filled, Loss},
    },
};
use kernel::{
    Bps, Cents, CityCode, ClientId, DriverId, Error, Km, MillisPerLiter, Now, OwnerId, Result, TaxId, VehicleId,
    check::COMPOSITION_AXLES, text::day,
};
use payments::Agreement;

use super::{
    composition::vehicles_named,
    simulation_defaults_books::{self as spent, Financed},
    simulation_defaults_road as road,
    simulation_usual::usual,
};
use crate::{
    Db,
    accounts::user::terms,
    fleet::fuel_log::FuelLog,
    owned::{clients, drivers},
    rates::in_force,
};

/// Period of the owner's records on which defaults are based.
const YEAR: Days = Days::new(365);
/// Maximum age of a fill-up on which the diesel price is based.
const RECENT: Days = Days::new(90);

/// Simulation for which defaults are requested.
#[derive(Clone, Debug)]
pub struct DefaultsQuery {
    /// The day of the simulation.
    pub on: NaiveDate,
    /// The truck.
    pub truck: Option<VehicleId>,
    /// The trailers.
    pub trailers: Vec<VehicleId>,
    /// The axles, if given.
    pub axles: Option<i64>,
    /// Loaded kilometres, if known.
    pub distance: Option<Km>,
    /// City of loading.
    pub origin: Option<CityCode>,
    /// Client of the offer.
    pub client: Option<ClientId>,
    /// Driver of the freight.
    pub driver: Option<DriverId>,
}

/// Returns the last `days` days until a day.
fn back(until: NaiveDate, days: Days) -> RangeInclusive<NaiveDate> {
    until.checked_sub_days(days).unwrap_or(until)..=until
}

/// Returns the defaults of a simulation.
///
/// # Errors
/// [`Error::NotFound`] if a vehicle, client or driver is not the owner's. [`Error::Malformed`] at `truckId` or
/// `trailerIds` for a trailer as the truck or a truck among the trailers.
pub fn defaults(db: &mut Db, owner: OwnerId, wanted: &DefaultsQuery, now: &Now) -> Result<SimulationDefaults> {
    let (truck, trailers) = vehicles(db, owner, wanted)?;
    let withheld = pays_as_company(db, owner, wanted.client)?;
    let agreed = agreement(db, owner, wanted.driver)?;
    let together = truck.iter().chain(&trailers).map(|vehicle| vehicle.fields.axles).sum();
    let axles = wanted
        .axles
        .or(truck.is_some().then_some(together))
        .filter(|axles| (COMPOSITION_AXLES.0..=COMPOSITION_AXLES.1).contains(axles));
    // Future days have no records.
    let until = wanted.on.min(now.today);
    let year = back(until, YEAR);
    let log = FuelLog::find(db, owner, year.clone())?;
    let measured = match &truck {
        Some(truck) => road::measured_segments(db, owner, truck.id, &year, &log)?,
        None => default_figures::MeasuredSegments::default(),
    };
    let (loaded, empty) = default_figures::consumption(&measured, axles)?;
    let (arla_bps, arla_price) = arla(&log, truck.as_ref(), &year)?;
    let (upkeep, tires) = road::upkeep(db, owner, truck.as_ref(), &trailers, year.clone(), now)?;
    let id = truck.as_ref().map(|truck| truck.id);
    let ids: Vec<VehicleId> = truck.iter().chain(&trailers).map(|vehicle| vehicle.id).collect();
    let monthly = spent::monthly(db, owner, &ids, until)?;
    let items = DefaultFigures {
        diesel_price_millis: diesel_price(db, &log, truck.as_ref(), wanted, &back(until, RECENT))?,
        loaded_meters_per_liter: loaded,
        empty_meters_per_liter: empty,
        arla_bps,
        arla_price_millis: arla_price,
        maintenance_per_km_millis: upkeep,
        tires_per_km_millis: tires,
        daily_cost_cents: road::daily(db, owner, id, year, now)?,
        insurance_monthly_cents: default_figures::monthly(&monthly.insurance, false)?,
        loan_monthly_cents: default_figures::monthly(&monthly.loan, true)?,
        depreciation_monthly_cents: depreciation(truck.iter().chain(&trailers), &monthly.financed, wanted.on)?,
        other_monthly_cents: default_figures::monthly(&monthly.other, false)?,
        days: default_figures::days(wanted.distance),
        work_days_per_month: road::work_days(db, owner, id, until, now)?,
        commission_bps: agreed.share,
        driver_fixed_cents: agreed.fixed,
        payer_month_cents: spent::paid_by(db, owner, wanted.client, wanted.on)?,
        other_inss_cents: spent::other_inss(db, owner, wanted.client, wanted.on)?,
        dependents: default_figures::dependents(terms(db, owner)?.dependents),
    };
    let usual = usual(db, owner, wanted.truck)?;
    Ok(SimulationDefaults { axles, items, usual, commission_base: agreed.base, withheld })
}

fn vehicles(db: &mut Db, owner: OwnerId, wanted: &DefaultsQuery) -> Result<(Option<Vehicle>, Vec<Vehicle>)> {
    let ids: Vec<VehicleId> = wanted.truck.into_iter().chain(wanted.trailers.iter().copied()).collect();
    let Some((first, rest)) = ids.split_first() else { return Ok((None, Vec::new())) };
    let named = vehicles_named(db, owner, *first, rest)?;
    let of_id = |id: &VehicleId| named.iter().find(|vehicle| vehicle.id == *id).cloned().ok_or(Error::NotFound);
    let truck = wanted.truck.as_ref().map(of_id).transpose()?;
    let pulled: Vec<Vehicle> = wanted.trailers.iter().map(of_id).collect::<Result<_>>()?;
    let trailers = pulled.iter().map(|one| (one, "trailerIds", VehicleType::Trailer));
    for (vehicle, field, kind) in truck.iter().map(|one| (one, "truckId", VehicleType::Truck)).chain(trailers) {
        if let Some(message) = wrong_type(vehicle, kind) {
            return Err(Error::malformed(field, "wrong_type", message));
        }
    }
    Ok((truck, pulled))
}

/// Returns whether a client withholds taxes, as companies do. A client without a document, or no client, counts as a
/// company.
fn pays_as_company(db: &mut Db, owner: OwnerId, client: Option<ClientId>) -> Result<bool> {
    let Some(id) = client else { return Ok(true) };
    let document: Option<TaxId> = clients::of(owner).filter(clients::id.eq(id)).select(clients::document).first(db)?;
    Ok(document.is_none_or(|document| !document.is_cpf()))
}

struct Agreed {
    share: DefaultFigure,
    fixed: DefaultFigure,
    base: CommissionBase,
}

fn agreement(db: &mut Db, owner: OwnerId, driver: Option<DriverId>) -> Result<Agreed> {
    let none = |words: &str| DefaultFigure::none(words);
    let Some(id) = driver else {
        return Ok(Agreed { share: none("sem motorista"), fixed: none("sem motorista"), base: CommissionBase::Gross });
    };
    let (name, agreement, share, fixed): (String, Agreement, Option<Bps>, Option<Cents>) = drivers::of(owner)
        .filter(drivers::id.eq(id))
        .select((drivers::name, drivers::agreement, drivers::commission_bps, drivers::fixed_cents))
        .first(db)?;
    let without = || none(&format!("{name} ganha {}", agreement.label().to_lowercase()));
    let share =
        share.filter(|_| agreement.is_share()).map_or_else(without, |share| default_figures::share(&name, share));
    let fixed = fixed.filter(|_| agreement == Agreement::FixedPerTrip);
    let fixed = fixed.map_or_else(without, |amount| default_figures::fixed(&name, amount));
    Ok(Agreed { share, fixed, base: base_of(agreement).unwrap_or(CommissionBase::Gross) })
}

/// Returns the base of an agreed share.
fn base_of(agreement: Agreement) -> Option<CommissionBase> {
    match agreement {
        Agreement::CommissionNet => Some(CommissionBase::Net),
        Agreement::CommissionGross => Some(CommissionBase::Gross),
        Agreement::FixedPerTrip | Agreement::FixedPerMonth => None,
    }
}

/// Returns a driver's agreed share and its base; none for fixed pay and for an unknown driver.
pub(super) fn agreed_share(db: &mut Db, owner: OwnerId, driver: DriverId) -> Result<Option<(CommissionBase, Bps)>> {
    let found: Option<(Agreement, Option<Bps>)> = drivers::of(owner)
        .filter(drivers::id.eq(driver))
        .select((drivers::agreement, drivers::commission_bps))
        .first(db)
        .optional()?;
    Ok(found.and_then(|(agreement, share)| Some((base_of(agreement)?, share?))))
}

/// Returns the diesel price by the truck's last fill-ups, else any truck's, else the survey of the origin's state.
fn diesel_price(
    db: &mut Db,
    log: &FuelLog,
    truck: Option<&Vehicle>,
    wanted: &DefaultsQuery,
    days: &RangeInclusive<NaiveDate>,
) -> Result<DefaultFigure> {
    let filled = last_filled(log, truck, days)?;
    let surveyed = match (filled.seen.records, wanted.origin.and_then(city::find)) {
        (0, Some(origin)) => surveyed(db, &origin.uf, wanted.on)?,
        _ => None,
    };
    default_figures::diesel_price(&filled, surveyed, wanted.origin.is_some())
}

/// Returns the last diesel fill-ups of the truck, else of any truck.
fn last_filled(log: &FuelLog, truck: Option<&Vehicle>, days: &RangeInclusive<NaiveDate>) -> Result<Filled> {
    let of_truck = match truck {
        Some(truck) => road::last_fillings(log, Some(truck), days)?,
        None => Filled::default(),
    };
    if of_truck.seen.records > 0 { Ok(of_truck) } else { road::last_fillings(log, None, days) }
}

/// Returns the days on which a truck's fuel history is based, as of today.
pub(super) fn days_of_history(today: NaiveDate) -> RangeInclusive<NaiveDate> {
    back(today, YEAR)
}

/// Returns the fuel history of a truck as of today: the figures with which its simulations begin. The log must contain
/// the [`days_of_history`].
pub(super) fn fuel_history(
    db: &mut Db,
    owner: OwnerId,
    truck: &Vehicle,
    log: &FuelLog,
    today: NaiveDate,
) -> Result<FuelHistory> {
    let year = days_of_history(today);
    let (loaded, empty) =
        default_figures::consumption(&road::measured_segments(db, owner, truck.id, &year, log)?, None)?;
    let (arla, arla_price) = arla(log, Some(truck), &year)?;
    let filled = last_filled(log, Some(truck), &back(today, RECENT))?;
    Ok(FuelHistory {
        diesel_price: default_figures::diesel_price(&filled, None, true)?,
        loaded,
        empty,
        arla,
        arla_price,
    })
}

/// Returns the diesel price of a state in the last ANP survey begun by a day.
fn surveyed(db: &mut Db, uf: &str, on: NaiveDate) -> Result<Option<(MillisPerLiter, String)>> {
    let Some(survey) = in_force::<DieselPrices>(db, on)? else { return Ok(None) };
    let week = survey.act.title.strip_prefix("ANP, ").unwrap_or(&survey.act.title);
    let checked = day(survey.act.checked(RateKind::DieselPrice));
    Ok(survey.table.of(uf).map(|price| (price, format!("ANP, média de {uf}, {week}, conferida até {checked}"))))
}

fn arla(
    log: &FuelLog,
    truck: Option<&Vehicle>,
    year: &RangeInclusive<NaiveDate>,
) -> Result<(DefaultFigure, DefaultFigure)> {
    let (arla, diesel) = road::filled(log, truck, year)?;
    default_figures::arla(&arla, &diesel, truck.and_then(|truck| truck.fields.model_year))
}

/// Returns the depreciation of each vehicle with price, residual value and life, until the end of that life.
fn depreciation<'a>(
    vehicles: impl Iterator<Item = &'a Vehicle>,
    financed: &Financed,
    on: NaiveDate,
) -> Result<DefaultFigure> {
    let mut losses = Vec::new();
    for vehicle in vehicles {
        let loss = Depreciation::of(vehicle)?.filter(|loss| !loss.is_over(on));
        if let Some(loss) = loss {
            losses.push(Loss {
                plate: vehicle.fields.plate.to_string(),
                amount: loss.monthly()?,
                financed: financed.pays_for(vehicle.id),
            });
        }
    }
    default_figures::depreciation(&losses)
}
