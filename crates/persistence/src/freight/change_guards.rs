//! Records that prevent changes to a freight: its settlement, and the records that name it.

use diesel::{
    dsl::{exists, not},
    prelude::*,
    select,
};
use freight::{Freight, FreightEntry, FreightRecord};
use kernel::{Error, FreightId, OwnerId, Result, SourceKind};

use crate::{
    Db,
    owned::{
        driver_advances as advances, driver_payment_freights as settled, driver_payments as acertos, fuel_records,
        maintenance_records, tied, transactions as books,
    },
};

/// Returns the number of the settlement that holds a freight, if one does.
fn settlement_of(db: &mut Db, owner: OwnerId, id: FreightId) -> Result<Option<i64>> {
    Ok(settled::of(owner)
        .inner_join(tied(acertos::id, settled::driver_payment_id))
        .filter(settled::freight_id.eq(id))
        .select(acertos::number)
        .first(db)
        .optional()?)
}

/// Checks that a freight is not settled: a settled one stays as it was settled.
///
/// # Errors
/// [`Error::Conflict`] with `settled` that names the settlement.
pub(super) fn ensure_unsettled(db: &mut Db, freight: &Freight, what: &str) -> Result<()> {
    let Some(number) = settlement_of(db, freight.owner_id, freight.id)? else { return Ok(()) };
    let detail = format!("O frete nº {} está no acerto nº {number} e {what}: desfaça o acerto antes.", freight.number);
    Err(Error::conflict("settled", detail))
}

/// Checks that a settled freight keeps what its settlement shows and rests on; the rest of it may change.
///
/// # Errors
/// [`Error::Conflict`] with `settled` that names the settlement.
pub(super) fn ensure_may_become(db: &mut Db, current: &FreightRecord, entry: &FreightEntry) -> Result<()> {
    let (was, is) = (&current.freight, &entry.fields);
    let same_way = (
        was.fields.scheduled_for,
        was.fields.origin_city_code,
        was.fields.destination_city_code,
        was.fields.distance_km,
        was.fields.empty_km,
    ) == (is.scheduled_for, is.origin_city_code, is.destination_city_code, is.distance_km, is.empty_km);
    let same_price = (
        was.fields.weight_kg,
        was.fields.pricing,
        was.fields.rate_cents,
        was.fields.gross_cents,
        was.fields.commission_bps,
    ) == (is.weight_kg, is.pricing, is.rate_cents, is.gross_cents, is.commission_bps);
    let same_crew = (was.fields.client_id, was.fields.truck_id, &current.trailer_ids)
        == (is.client_id, is.truck_id, &entry.trailer_ids)
        && current.driver.as_ref().map(|driver| driver.id) == entry.driver_id;
    if same_way && same_price && same_crew {
        return Ok(());
    }
    ensure_unsettled(db, was, "não muda de dia, percurso, peso, valor, comissão, cliente, motorista nem veículos")
}

/// Checks that nothing depends on a freight that is to be deleted.
///
/// # Errors
/// [`Error::Conflict`] with `has_history` that tells to cancel it instead.
pub(super) fn ensure_no_history(db: &mut Db, freight: &Freight) -> Result<()> {
    let (owner, id) = (freight.owner_id, freight.id);
    let its_own = books::source_kind.eq(SourceKind::Freight).and(books::paid_on.is_null());
    let booked =
        books::of(owner).filter(books::freight_id.eq(id)).filter(books::source_kind.is_null().or(not(its_own)));
    // A repair that cost nothing has no transaction, and still names the freight.
    let has_history = select(exists(booked)).get_result(db)?
        || select(exists(advances::of(owner).filter(advances::freight_id.eq(id)))).get_result(db)?
        || select(exists(fuel_records::of(owner).filter(fuel_records::freight_id.eq(id)))).get_result(db)?
        || select(exists(maintenance_records::of(owner).filter(maintenance_records::freight_id.eq(id))))
            .get_result(db)?;
    if !has_history {
        return Ok(());
    }
    let rest = if freight.is_cancelled() { "ele fica como cancelado" } else { "cancele-o" };
    let detail = format!(
        "O frete nº {} tem recebimentos, vales, despesas, abastecimentos ou manutenções e não pode ser apagado: {rest}.",
        freight.number
    );
    Err(Error::conflict("has_history", detail))
}
