//! By which rates a simulation is judged: those of its day, kept until what they were looked up by changes.

use std::{
    borrow::Cow,
    collections::{HashMap, hash_map::Entry},
};

use ::rates::{
    CarrierTaxTable, Dated, MinimumFreightTable, RateTable,
    minimum_freight::{Question, judge},
};
use chrono::NaiveDate;
use freight::{
    FreightSimulation,
    simulation::{SimulationFields, SimulationRates},
};
use kernel::Result;

use super::composition::alone_in;
use crate::{Db, rates::in_force};

fn question(fields: &SimulationFields) -> Question {
    let SimulationFields { scheduled_for: on, minimum_table: table, cargo_type: cargo, axles, .. } = *fields;
    Question { on, table, cargo, axles: Some(axles) }
}

/// What was looked up by day, so that no day is looked up twice.
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

/// The rates of a simulation: those that were `kept` as far as day, table, cargo and axles are what they were, else those
/// of its day as they are known now. What was not known when it was judged (no cell, no table of taxes) is never kept.
/// Rates belong to no owner.
///
/// # Errors
/// What the database says.
pub(super) fn judged(db: &mut Db, fields: &SimulationFields, kept: Option<SimulationRates>) -> Result<SimulationRates> {
    judged_by(db, &mut Days::default(), fields, kept)
}

fn judged_by(
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
    let minimum = match minimum.filter(|minimum| minimum.cell.is_some() && minimum.question == question) {
        Some(minimum) => minimum,
        None => judge(question, on_day(db, &mut days.minimum, question.on)?),
    };
    let tax = match tax {
        Some(tax) => Some(tax),
        None => on_day(db, &mut days.tax, question.on)?.cloned(),
    };
    Ok(SimulationRates { minimum, tax })
}

/// Judges anew, as they are read, what of an owner's simulations was not known when they were judged; nothing is written.
///
/// # Errors
/// [`kernel::Error::Internal`] when what was kept cannot be read.
pub(super) fn look_up_unknown(db: &mut Db, simulations: &mut [FreightSimulation]) -> Result<()> {
    let mut days = Days::default();
    for simulation in simulations.iter_mut() {
        let kept = simulation.kept_rates()?;
        if kept.minimum.cell.is_none() || kept.tax.is_none() {
            simulation.rates = judged_by(db, &mut days, &simulation.fields(), Some(kept))?.written()?;
        }
    }
    refuse_lone_tractors(db, simulations)
}

/// Takes the minimum from simulations of a tractor alone that were kept before such were refused: theirs would be that of
/// another trip.
fn refuse_lone_tractors(db: &mut Db, simulations: &mut [FreightSimulation]) -> Result<()> {
    let Some(owner) = simulations.first().map(|one| one.owner_id) else { return Ok(()) };
    let ids: Vec<_> = simulations.iter().map(|one| one.id).collect();
    let alone: HashMap<_, _> = alone_in(db, owner, &ids)?.into_iter().collect();
    for one in simulations {
        let fault = alone.get(&one.id).and_then(|tractor| tractor.fault(one.minimum_table, Some(one.axles)));
        if let Some(fault) = fault {
            let SimulationRates { minimum, tax } = one.kept_rates()?;
            one.rates = SimulationRates { minimum: minimum.refused(fault.reason), tax }.written()?;
        }
    }
    Ok(())
}
