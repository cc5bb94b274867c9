//! Fill-ups: each write updates the posting and the odometer in the same transaction.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::SourceKind;
use fleet::{
    FillUp, FuelInput, FuelRecord,
    fuel::{Fuel, FuelEntry, FuelPreview},
};
use kernel::{Cents, Error, FreightId, FuelRecordId, Now, OwnerId, Page, PageRequest, Result, VehicleId, Warning};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    fuel_check::{Around, Found},
    fuel_record::{Row, records, rows},
    odometer,
};
use crate::{
    Db, at_version,
    finance::posting,
    keyset::keyset,
    owned::{fuel_records as fuel, vehicles},
    sql,
    typed_search::Typed,
};

/// Filter of the list of fill-ups.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only of this vehicle.
    pub vehicle_id: Option<VehicleId>,
    /// Only of this freight.
    pub freight_id: Option<FreightId>,
    /// Only of this fuel.
    pub fuel: Option<Fuel>,
    /// From this day on.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// To this day, inclusive.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
    /// Only at stations whose name begins with this.
    pub station: Option<String>,
    /// Text in station, city, fuel or notes, or in the vehicle's own search text. Also the total (`1995` is R$ 1.995,00
    /// to R$ 1.995,99), the month (`março`, `03/2026`), or `abastecimento` for all.
    pub q: Option<String>,
}

/// True for a keyword of all fill-ups, typed far enough to be unambiguous.
fn names_every_record(q: &str) -> bool {
    let typed = kernel::text::fold(q.trim());
    typed.len() >= 6 && ["abastecimentos", "abastecer", "abasteci"].iter().any(|word| word.starts_with(&typed))
}

/// Lists the owner's fill-ups; default order latest first.
pub fn list(db: &mut Db, owner: OwnerId, filter: &Filter, request: &PageRequest, _: &Now) -> Result<Page<FuelRecord>> {
    let mut query = rows(owner).into_boxed();
    if let Some(id) = filter.vehicle_id {
        query = query.filter(fuel::vehicle_id.eq(id));
    }
    if let Some(id) = filter.freight_id {
        query = query.filter(fuel::freight_id.eq(id));
    }
    if let Some(fuel) = filter.fuel {
        query = query.filter(fuel::fuel.eq(fuel));
    }
    if let Some(from) = filter.from {
        query = query.filter(fuel::filled_on.ge(sql::day(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(fuel::filled_on.le(sql::day(to)));
    }
    if let Some(station) = &filter.station {
        // The search text begins with the station.
        let pattern = sql::containing(station);
        let begins = pattern.strip_prefix('%').unwrap_or_default().to_owned();
        query = query.filter(fuel::station.is_not_null()).filter(fuel::search.like(begins).escape('\\'));
    }
    if let Some(q) = filter.q.as_ref().filter(|q| !names_every_record(q)) {
        let like = sql::containing(q);
        let Typed { cents: (least, most), month } = Typed::of(q);
        query = query.filter(
            fuel::search
                .like(like.clone())
                .escape('\\')
                .or(vehicles::search.like(like).escape('\\'))
                .or(fuel::total_cents.between(least, most))
                .or(sql::month("fuel_records.filled_on").like(month)),
        );
    }
    let page = keyset!(db, request, query => Row, (fuel::id, fill_up.id), "-filledOn", {
        "filledOn" => fuel::filled_on, fill_up.fields.filled_on: NaiveDate;
        "totalCents" => fuel::total_cents, fill_up.fields.total_cents: Cents;
    })?;
    let items = records(db, owner, page.items)?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// Loads one fill-up.
pub fn find(db: &mut Db, owner: OwnerId, id: FuelRecordId) -> Result<FuelRecord> {
    let row: Row = rows(owner).filter(fuel::id.eq(id)).first(db)?;
    records(db, owner, vec![row])?.pop().ok_or(Error::NotFound)
}

/// Validates an entry: returns it without faults and with every unlikely value confirmed.
fn checked(
    db: &mut Db,
    owner: OwnerId,
    mut input: FuelInput,
    existing: Option<&FuelRecord>,
    now: &Now,
) -> Result<FuelEntry> {
    let mut check = input.begin();
    let around = Around::load(db, owner, &input, existing.map(|record| &record.fill_up), &mut check, now)?;
    let payment = existing.map(|record| &record.payment);
    let entry = input.check(check, around.vehicle.as_ref(), around.city.as_ref(), payment, now)?;
    let Found { warnings, .. } = around.evaluate(db, owner, &input)?;
    Warning::require(warnings, input.confirm.as_deref().unwrap_or_default())?;
    Ok(entry)
}

/// Inserts a fill-up and its posting.
///
/// # Errors
/// [`Error::Validation`] with all faults, or [`Error::Confirm`] for unlikely values.
pub fn insert(db: &mut Db, owner: OwnerId, input: FuelInput, now: &Now) -> Result<FuelRecord> {
    let FuelEntry { fields, payment } = checked(db, owner, input, None, now)?;
    let fill_up: FillUp = fuel::insert()
        .values((
            &fields,
            fuel::owner_id.eq(owner),
            fuel::version.eq(1_i64),
            fuel::created_at.eq(now.at),
            fuel::updated_at.eq(now.at),
        ))
        .returning(sql::columns::<FillUp>())
        .get_result(db)?;
    let source = (SourceKind::Fuel, fill_up.id.get());
    posting::sync_postings(db, owner, source, &[fill_up.posting(&payment)], now.at)?;
    odometer::rebuild(db, owner, [fill_up.fields.vehicle_id])?;
    find(db, owner, fill_up.id)
}

/// Changes a fill-up, if it has the given version; its posting and the odometer follow.
///
/// # Errors
/// [`Error::Stale`], [`Error::Validation`], [`Error::Confirm`], or [`Error::Conflict`] if the change affects a
/// settlement with a driver.
pub fn update(
    db: &mut Db,
    owner: OwnerId,
    id: FuelRecordId,
    version: i64,
    input: FuelInput,
    now: &Now,
) -> Result<FuelRecord> {
    let current = at_version(find(db, owner, id)?, version)?;
    let FuelEntry { fields, payment } = checked(db, owner, input, Some(&current), now)?;
    let row = fuel::of(owner).filter(fuel::id.eq(id)).filter(fuel::version.eq(version));
    let fill_up: FillUp = diesel::update(row)
        .set((&fields, fuel::version.eq(fuel::version + 1), fuel::updated_at.eq(now.at)))
        .returning(sql::columns::<FillUp>())
        .get_result(db)?;
    let source = (SourceKind::Fuel, id.get());
    posting::sync_postings(db, owner, source, &[fill_up.posting(&payment)], now.at)?;
    odometer::rebuild(db, owner, [current.fill_up.fields.vehicle_id, fill_up.fields.vehicle_id])?;
    find(db, owner, fill_up.id)
}

/// Deletes a fill-up and its posting.
///
/// # Errors
/// [`Error::Stale`], or [`Error::Conflict`] if a settlement with a driver depends on it.
pub fn delete(db: &mut Db, owner: OwnerId, id: FuelRecordId, version: Option<i64>, now: &Now) -> Result<()> {
    let current = at_version(find(db, owner, id)?, version)?;
    posting::sync_postings(db, owner, (SourceKind::Fuel, id.get()), &[], now.at)?;
    diesel::delete(fuel::of(owner).filter(fuel::id.eq(id))).execute(db)?;
    odometer::rebuild(db, owner, [current.fill_up.fields.vehicle_id])
}

/// Previews a fill-up that is being entered or edited, without storing it.
///
/// # Errors
/// [`Error::NotFound`] if the edited record is not the owner's.
pub fn preview(
    db: &mut Db,
    owner: OwnerId,
    id: Option<FuelRecordId>,
    mut input: FuelInput,
    now: &Now,
) -> Result<FuelPreview> {
    let existing = id.map(|id| find(db, owner, id)).transpose()?.map(|record| record.fill_up);
    let mut check = input.begin();
    let around = Around::load(db, owner, &input, existing.as_ref(), &mut check, now)?;
    input.examine(&mut check, around.vehicle.as_ref(), now);
    let errors = match check.finish() {
        Ok(()) => Vec::new(),
        Err(Error::Validation(errors)) => errors,
        Err(other) => return Err(other),
    };
    // A contradictory entry yields no consumption.
    let Found { warnings, measured } =
        if errors.is_empty() { around.evaluate(db, owner, &input)? } else { Found::default() };
    let segment = measured.and_then(std::result::Result::ok);
    Ok(FuelPreview {
        volume_ml: input.volume_ml,
        price_per_liter_millis: input.price_per_liter_millis,
        total_cents: input.total_cents,
        meters_per_liter: segment.filter(|_| input.volume_ml.is_some()).map(|segment| segment.meters_per_liter),
        segment_km: segment.map(|segment| segment.km),
        missing: measured.and_then(std::result::Result::err),
        warnings,
        errors,
    })
}
