//! Legal minimum of a freight: a snapshot of the act and coefficients at entry, so that later acts change no old
//! freight.

use diesel::prelude::*;
use freight::Freight;
use kernel::{Error, Result};
use rates::{Judged, MinimumFreight, minimum_freight::Question};

use super::composition;
use crate::{Db, owned::freight_minimums as minimums, rates::minimum};

fn question(freight: &Freight) -> Question {
    Question {
        on: freight.fields.scheduled_for,
        table: freight.fields.minimum_table,
        cargo: freight.fields.cargo_type,
        axles: Some(freight.fields.axles),
    }
}

/// Judges a freight by the currently known tables.
fn judged_now(db: &mut Db, freight: &Freight) -> Result<Judged> {
    minimum::judged(db, question(freight))
}

/// Returns the stored judgement of a freight if it has a cell, is not provisional and matches the current question. A
/// known coefficient is final. An unknown one may be known now, and a table due for revision may have been revised.
fn stored_judgement(db: &mut Db, freight: &Freight) -> Result<Option<Judged>> {
    let row = minimums::of(freight.owner_id).filter(minimums::freight_id.eq(freight.id));
    let json: Option<String> = row.select(minimums::judged).first(db).optional()?;
    let read = |json: String| serde_json::from_str(&json).map_err(|error| Error::Internal(error.into()));
    let stored: Option<Judged> = json.map(read).transpose()?;
    Ok(stored
        .filter(|judged| judged.cell.is_some() && !judged.is_provisional() && judged.question == question(freight)))
}

/// Stores the act and coefficients by which a freight is judged. Changes of other fields than day, table, cargo and
/// axles leave them as stored.
pub(super) fn keep(db: &mut Db, freight: &Freight) -> Result<()> {
    if stored_judgement(db, freight)?.is_some() {
        return Ok(());
    }
    let judged = judged_now(db, freight)?;
    write_down(db, freight, &judged)
}

/// Copies the judgement of the freight's simulation if it matches the freight's question. The agreed price is then
/// compared with the minimum that the simulation showed.
pub(super) fn take_over(db: &mut Db, freight: &Freight, judged: &Judged) -> Result<()> {
    if judged.cell.is_none() || judged.question != question(freight) {
        return Ok(());
    }
    write_down(db, freight, judged)
}

fn write_down(db: &mut Db, freight: &Freight, judged: &Judged) -> Result<()> {
    let json = serde_json::to_string(judged).map_err(|error| Error::Internal(error.into()))?;
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
/// [`Error::Internal`] if the stored judgement is unreadable.
pub(super) fn of(db: &mut Db, freight: &Freight) -> Result<MinimumFreight> {
    let judged = match stored_judgement(db, freight)? {
        Some(judged) => judged,
        None => judged_now(db, freight)?,
    };
    let fault = composition::alone(db, freight)?
        .and_then(|tractor| tractor.fault(freight.fields.minimum_table, Some(freight.fields.axles)));
    let judged = fault.map_or(judged.clone(), |fault| judged.refused(fault.reason));
    MinimumFreight::of(&judged, freight.minimum_way(), freight.offered())
}
