//! Validation of a freight's odometer readings against the truck's other records. A wrong reading accepted here would
//! block later, correct fill-ups and repairs.

use finance::SourceKind;
use fleet::{
    Reading, Vehicle,
    reading::{ReadingSource, check_between, too_fast, unlikely},
};
use freight::{Freight, FreightEvent, FreightInput, Moved, Timeline};
use kernel::{Check, Km, Now, Result, Warning, Zone};

use crate::{Db, fleet::odometer};

/// Returns the dated readings of a freight with the given start and end.
fn own_readings(number: i64, timeline: &Timeline, ends: (Option<Km>, Option<Km>), zone: &Zone) -> Vec<Reading> {
    let dated = timeline.dated_readings(ends.0, ends.1);
    dated.map(|(at, km)| Reading { on: at.day_in(zone), km, source: ReadingSource::Freight(number) }).collect()
}

/// Refuses a move whose reading contradicts the truck's records of other days. Returns warnings of an unlikely reading,
/// also in comparison with the freight's own: by day and, if those are plausible, by time.
///
/// # Errors
/// [`kernel::Error::Validation`] at `odometerKm`.
pub(super) fn check_move(
    db: &mut Db,
    freight: &Freight,
    truck: Option<&Vehicle>,
    events: &[FreightEvent],
    moved: &Moved,
    now: &Now,
) -> Result<Vec<Warning>> {
    let (Some(truck), Some((at, km))) = (truck, moved.dated_reading()) else { return Ok(Vec::new()) };
    let reading = Reading { on: at.day_in(&now.zone), km, source: ReadingSource::Freight(freight.number) };
    let own = Some((SourceKind::Freight, freight.id.get()));
    let mut others = odometer::around(db, freight.owner_id, truck.id, &now.zone, reading.on, own)?;
    let mut check = Check::new();
    check_between(&mut check, "odometerKm", reading, &others);
    check.finish()?;
    let ends = (freight.fields.odometer_start_km, freight.fields.odometer_end_km);
    let timeline = Timeline::of(events);
    others.extend(own_readings(freight.number, &timeline, ends, &now.zone));
    let mut warnings = unlikely(reading, &others, truck.initial_odometer_km);
    if warnings.is_empty() {
        let timed: Vec<_> = timeline.dated_readings(ends.0, ends.1).collect();
        warnings.extend(too_fast((at, km), &timed, &now.zone));
    }
    Ok(warnings)
}

/// Notes a fault if changed readings, or readings moved to another truck, contradict that truck's records. Unchanged
/// readings are not validated again.
pub(super) fn check_edit(
    db: &mut Db,
    existing: &Freight,
    input: &FreightInput,
    timeline: &Timeline,
    check: &mut Check,
    now: &Now,
) -> Result<()> {
    let (start, end) = (input.odometer_start_km, input.odometer_end_km);
    let before = match existing.fields.truck_id == input.truck_id {
        true => own_readings(
            existing.number,
            timeline,
            (existing.fields.odometer_start_km, existing.fields.odometer_end_km),
            &now.zone,
        ),
        false => Vec::new(),
    };
    let own = Some((SourceKind::Freight, existing.id.get()));
    for reading in own_readings(existing.number, timeline, (start, end), &now.zone) {
        // A reading outside the odometer's range is refused with the entry.
        if before.contains(&reading) || !(0..=Km::MAX_ODOMETER).contains(&reading.km.get()) {
            continue;
        }
        let field = match Some(reading.km) {
            km if km == end => "odometerEndKm",
            km if km == start => "odometerStartKm",
            _ => "truckId",
        };
        let others = odometer::around(db, existing.owner_id, input.truck_id, &now.zone, reading.on, own)?;
        check_between(check, field, reading, &others);
    }
    Ok(())
}
