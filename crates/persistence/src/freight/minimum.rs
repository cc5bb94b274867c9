//! Legal minimum of a freight: a snapshot of the act and coefficients at entry, so that later acts change no old
//! freight.

use diesel::prelude::*;
use freight::Freight;
use kernel::{Error, Result};
use rates::{Assessment, MinimumFreight, minimum_freight::MinimumQuery};

use super::composition;
use crate::{Db, owned::freight_minimums as minimums, rates::minimum};

fn question(freight: &Freight) -> MinimumQuery {
    MinimumQuery {
        on: freight.fields.scheduled_for,
        table: freight.fields.minimum_table,
        cargo: freight.fields.cargo_type,
        axles: Some(freight.fields.axles),
    }
}

/// Assesses a freight by the currently known tables.
fn assess_now(db: &mut Db, freight: &Freight) -> Result<Assessment> {
    minimum::assess(db, question(freight))
}

/// Returns the stored assessment of a freight if it has a cell, is not provisional and matches the current lookup key.
/// A known coefficient is final. An unknown one may be known now, and a table due for revision may have been revised.
fn find_stored(db: &mut Db, freight: &Freight) -> Result<Option<Assessment>> {
    let row = minimums::of(freight.owner_id).filter(minimums::freight_id.eq(freight.id));
    let json: Option<String> = row.select(minimums::judged).first(db).optional()?;
    let read = |json: String| serde_json::from_str(&json).map_err(|error| Error::Internal(error.into()));
    let stored: Option<Assessment> = json.map(read).transpose()?;
    Ok(stored.filter(|assessment| {
        assessment.cell.is_some() && !assessment.is_provisional() && assessment.question == question(freight)
    }))
}

/// Stores the act and coefficients by which a freight is assessed. Changes of other fields than day, table, cargo and
/// axles leave them as stored.
pub(super) fn ensure_stored(db: &mut Db, freight: &Freight) -> Result<()> {
    if find_stored(db, freight)?.is_some() {
        return Ok(());
    }
    let assessment = assess_now(db, freight)?;
    upsert(db, freight, &assessment)
}

/// Copies the assessment of the freight's simulation if it matches the freight's lookup key. The agreed price is then
/// compared with the minimum that the simulation showed.
pub(super) fn copy_from(db: &mut Db, freight: &Freight, assessment: &Assessment) -> Result<()> {
    if assessment.cell.is_none() || assessment.question != question(freight) {
        return Ok(());
    }
    upsert(db, freight, assessment)
}

fn upsert(db: &mut Db, freight: &Freight, assessment: &Assessment) -> Result<()> {
    let json = serde_json::to_string(assessment).map_err(|error| Error::Internal(error.into()))?;
    let (owner, id) = (freight.owner_id, freight.id);
    diesel::delete(minimums::of(owner).filter(minimums::freight_id.eq(id))).execute(db)?;
    minimums::insert()
        .values((minimums::owner_id.eq(owner), minimums::freight_id.eq(id), minimums::judged.eq(json)))
        .execute(db)?;
    Ok(())
}

/// Compares the minimum freight with the agreed price, also of a cancelled freight. A freight of a lone tractor stored
/// before such freights were refused has none.
///
/// # Errors
/// [`Error::Internal`] if the stored assessment is unreadable.
pub(super) fn of(db: &mut Db, freight: &Freight) -> Result<MinimumFreight> {
    let assessment = match find_stored(db, freight)? {
        Some(assessment) => assessment,
        None => assess_now(db, freight)?,
    };
    let fault = composition::find_lone_tractor(db, freight)?
        .and_then(|tractor| tractor.fault(freight.fields.minimum_table, Some(freight.fields.axles)));
    let assessment = fault.map_or(assessment.clone(), |fault| assessment.refused(fault.reason));
    MinimumFreight::of(&assessment, freight.minimum_route(), freight.offered())
}
