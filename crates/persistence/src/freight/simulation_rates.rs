//! Snapshot of the rates by which a simulation is assessed, valid until one of its inputs changes.

use std::{
    borrow::Cow,
    collections::{HashMap, hash_map::Entry},
};

use ::rates::{
    Assessment, CarrierTaxTable, Dated, MinimumFreightTable, RateTable, carrier_tax, minimum_freight::MinimumQuery,
};
use chrono::NaiveDate;
use freight::{
    FreightSimulation,
    simulation::{SimulationFields, SimulationRates},
};
use kernel::Result;

use super::composition::find_lone_tractors;
use crate::{
    Db,
    rates::{in_force, minimum::assess_by as assess_minimum},
};

fn question(fields: &SimulationFields) -> MinimumQuery {
    let SimulationFields { scheduled_for: on, minimum_table: table, cargo_type: cargo, axles, .. } = *fields;
    MinimumQuery { on, table, cargo, axles: Some(axles) }
}

/// Memoised tables by day, so that each day is queried once.
#[derive(Default)]
struct Days {
    minimum: ByDay<MinimumFreightTable>,
    tax: ByDay<CarrierTaxTable>,
}

type ByDay<T> = HashMap<NaiveDate, Option<Cow<'static, Dated<T>>>>;

fn on_day<'a, T: RateTable>(db: &mut Db, days: &'a mut ByDay<T>, day: NaiveDate) -> Result<Option<&'a Dated<T>>> {
    let found = match days.entry(day) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(unknown) => unknown.insert(in_force(db, day)?),
    };
    Ok(found.as_deref())
}

/// Returns the rates of a simulation. The `kept` ones are reused while day, table, cargo and axles are unchanged; else
/// the currently known rates of its day apply. Unknown rates (no cell, no tax table) and those due for revision are
/// never reused. Rates are shared by all tenants.
pub(super) fn assess_rates(
    db: &mut Db,
    fields: &SimulationFields,
    kept: Option<SimulationRates>,
) -> Result<SimulationRates> {
    assess_rates_by(db, &mut Days::default(), fields, kept)
}

/// Returns true for a final minimum: the cell is known, and no revision was due by its day.
fn is_certain(minimum: &Assessment) -> bool {
    minimum.cell.is_some() && !minimum.is_provisional()
}

fn assess_rates_by(
    db: &mut Db,
    days: &mut Days,
    fields: &SimulationFields,
    kept: Option<SimulationRates>,
) -> Result<SimulationRates> {
    let question = question(fields);
    let (minimum, tax) = match kept.filter(|kept| kept.minimum.question.on == question.on) {
        Some(SimulationRates { minimum, tax }) => (Some(minimum), tax),
        None => (None, None),
    };
    let minimum = match minimum.filter(|minimum| is_certain(minimum) && minimum.question == question) {
        Some(minimum) => minimum,
        None => {
            let dated = on_day(db, &mut days.minimum, question.on)?.cloned();
            assess_minimum(db, question, dated.as_ref())?
        }
    };
    let tax = match tax.filter(|tax| carrier_tax::caveat(&tax.act, question.on).is_none()) {
        Some(tax) => Some(tax),
        None => on_day(db, &mut days.tax, question.on)?.cloned(),
    };
    Ok(SimulationRates { minimum, tax })
}

/// Assesses again, on reading, the parts whose rates were unknown when the simulations were stored; nothing is written.
pub(super) fn look_up_unknown(db: &mut Db, simulations: &mut [FreightSimulation]) -> Result<()> {
    let mut days = Days::default();
    for simulation in simulations.iter_mut() {
        let kept = simulation.kept_rates()?;
        let on = kept.minimum.question.on;
        let tax_is_certain = kept.tax.as_ref().is_some_and(|tax| carrier_tax::caveat(&tax.act, on).is_none());
        if !is_certain(&kept.minimum) || !tax_is_certain {
            simulation.rates = assess_rates_by(db, &mut days, &simulation.fields, Some(kept))?.written()?;
        }
    }
    refuse_lone_tractors(db, simulations)
}

/// Removes the minimum from simulations of lone tractors stored before these were refused: it belonged to another kind
/// of trip.
fn refuse_lone_tractors(db: &mut Db, simulations: &mut [FreightSimulation]) -> Result<()> {
    let Some(owner) = simulations.first().map(|one| one.owner_id) else { return Ok(()) };
    let ids: Vec<_> = simulations.iter().map(|one| one.id).collect();
    let lone_tractors: HashMap<_, _> = find_lone_tractors(db, owner, &ids)?.into_iter().collect();
    for one in simulations {
        let fault = lone_tractors
            .get(&one.id)
            .and_then(|tractor| tractor.fault(one.fields.minimum_table, Some(one.fields.axles)));
        if let Some(fault) = fault {
            let SimulationRates { minimum, tax } = one.kept_rates()?;
            one.rates = SimulationRates { minimum: minimum.refused(fault.reason), tax }.written()?;
        }
    }
    Ok(())
}
