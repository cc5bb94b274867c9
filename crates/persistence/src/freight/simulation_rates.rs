//! By which rates a simulation is judged: those of its day, kept until what they were looked up by changes.

use ::rates::{
    CarrierTaxTable, MinimumFreightTable,
    minimum_freight::{Question, judge},
};
use freight::simulation::{SimulationFields, SimulationRates};
use kernel::Result;

use crate::{Db, rates::in_force};

fn question(fields: &SimulationFields) -> Question {
    let SimulationFields { scheduled_for: on, minimum_table: table, cargo_type: cargo, axles, .. } = *fields;
    Question { on, table, cargo, axles: Some(axles) }
}

/// The rates of a simulation: those that were `kept` as far as day, table, cargo and axles are what they were, else those
/// of its day as they are known now. Rates belong to no owner.
///
/// # Errors
/// What the database says.
pub(super) fn judged(db: &mut Db, fields: &SimulationFields, kept: Option<SimulationRates>) -> Result<SimulationRates> {
    let question = question(fields);
    let kept = kept.filter(|kept| kept.minimum.question.on == question.on);
    let (minimum, tax) = match kept {
        Some(SimulationRates { minimum, tax }) => (Some(minimum), Some(tax)),
        None => (None, None),
    };
    let minimum = match minimum.filter(|minimum| minimum.question == question) {
        Some(minimum) => minimum,
        None => judge(question, in_force::<MinimumFreightTable>(db, question.on)?.as_deref()),
    };
    let tax = match tax {
        Some(tax) => tax,
        None => in_force::<CarrierTaxTable>(db, question.on)?.map(std::borrow::Cow::into_owned),
    };
    Ok(SimulationRates { minimum, tax })
}
