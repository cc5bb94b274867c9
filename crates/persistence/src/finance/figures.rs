//! The one set of queries behind every figure of revenue, cost and kilometres; [`finance::figures`] says what counts.

use std::{
    collections::{BTreeMap, HashMap},
    ops::RangeInclusive,
};

use chrono::NaiveDate;
use diesel::{
    dsl::sql as raw,
    prelude::*,
    sql_types::{BigInt, Bool, Nullable, Text},
};
use finance::{
    Month,
    figures::{Basis, Figures, Line},
    month_figures::Driven,
    summary::Flow,
};
use freight::FreightStatus;
use kernel::{
    Category, Cents, DriverPaymentId, Effect, FreightId, Km, OwnerId, Result, SourceKind, SourcePart, TransactionKind,
    VehicleId,
};

pub(crate) use super::asked::{Asked, Scope};
use super::{asked::scoped, toll_vouchers::covered_tolls};
use crate::{
    Db,
    freight::commission,
    owned::{driver_payments as acertos, freight_trailers as trailers, freights, transactions as books},
    sql,
};

/// Everything that counts, and what moves money without counting: the books, without what has not begun, with covered toll
/// taken off, and by competence with the commissions that no settlement holds yet.
pub(crate) fn lines(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<Line>> {
    let mut lines = booked(db, asked)?;
    for (toll, covered) in covered_tolls(db, asked)? {
        lines.push(Line::covered_toll(
            Month::of(toll.counted_on),
            (toll.vehicle_id, toll.freight_id),
            toll.by_driver,
            covered,
        )?);
    }
    if asked.basis == Basis::Accrual {
        lines.extend(commission::open(db, asked)?.iter().map(commission::Open::line));
    }
    Ok(lines)
}

type Row = (
    String,
    Option<VehicleId>,
    Option<FreightId>,
    TransactionKind,
    Category,
    Effect,
    bool,
    bool,
    Option<SourceKind>,
    Option<SourcePart>,
    (bool, Cents, Cents),
);

/// What the books hold, summed by month, vehicle and all that figures ask of a transaction; by freight only where freights
/// are asked for. What is received for freights that have not begun, and what is held back of that, is left out: they may
/// still fall through.
pub(crate) fn booked(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<Line>> {
    let (month, freight) = match (asked.basis, asked.scope) {
        (Basis::Cash, _) => ("SUBSTR(CAST(paid_on AS TEXT), 1, 7)", "CAST(NULL AS BIGINT)"),
        (Basis::Accrual, Scope::Freights(_)) => ("SUBSTR(CAST(competence_on AS TEXT), 1, 7)", "freight_id"),
        (Basis::Accrual, _) => ("SUBSTR(CAST(competence_on AS TEXT), 1, 7)", "CAST(NULL AS BIGINT)"),
    };
    let query = books::of(asked.owner)
        .group_by(raw::<BigInt>("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"))
        .select((
            raw::<Text>(month),
            raw::<Nullable<BigInt>>("vehicle_id"),
            raw::<Nullable<BigInt>>(freight),
            raw::<Text>("kind"),
            raw::<Text>("category"),
            raw::<Text>("effect"),
            raw::<Bool>("personal"),
            raw::<Bool>("paid_by_driver"),
            raw::<Nullable<Text>>("source_kind"),
            raw::<Nullable<Text>>("source_part"),
            (raw::<Bool>("counted_cents IS NOT NULL"), sql::total!("amount_cents"), sql::total!("principal_cents")),
        ))
        .into_boxed();
    let query = match asked.basis {
        Basis::Accrual => query.filter(books::competence_on.between(*asked.days.start(), *asked.days.end())),
        // What a driver paid is the owner's money on the day on which a settlement gave it back.
        Basis::Cash => query
            .filter(books::paid_on.between(*asked.days.start(), *asked.days.end()))
            .filter(books::paid_by_driver.eq(false)),
    };
    let rows: Vec<Row> = scoped!(query, asked).load(db)?;
    let line = |row: Row| {
        let (text, vehicle_id, freight_id, kind, category, effect, personal, paid_by_driver, source, part, sums) = row;
        let (counted, amount_cents, principal_cents) = sums;
        Ok(Line {
            month: sql::month_of(&text)?,
            vehicle_id,
            freight_id,
            kind,
            category,
            effect,
            personal,
            paid_by_driver,
            source: source.zip(part),
            counted,
            amount_cents,
            principal_cents,
        })
    };
    let mut lines = rows.into_iter().map(line).collect::<Result<Vec<_>>>()?;
    match asked.basis {
        // Taken off apart, so that the sums above are read from their index alone.
        Basis::Accrual => lines.extend(not_begun(db, asked)?),
        Basis::Cash => lines.extend(given_back(db, asked)?),
    }
    Ok(lines)
}

type Single = (
    NaiveDate,
    Option<VehicleId>,
    Option<FreightId>,
    (TransactionKind, Category, Effect, bool, bool),
    (Option<SourceKind>, Option<SourcePart>),
    (Option<Cents>, Cents, Cents),
);

fn single((on, vehicle_id, freight_id, of, (source, part), (counted, amount_cents, principal_cents)): Single) -> Line {
    let (kind, category, effect, personal, paid_by_driver) = of;
    let source = source.zip(part);
    Line {
        month: Month::of(on),
        vehicle_id,
        freight_id,
        kind,
        category,
        effect,
        personal,
        paid_by_driver,
        source,
        counted: counted.is_some(),
        amount_cents,
        principal_cents,
    }
}

/// The columns of a single transaction.
macro_rules! columns {
    () => {
        (
            books::competence_on,
            books::vehicle_id,
            books::freight_id,
            (books::kind, books::category, books::effect, books::personal, books::paid_by_driver),
            (books::source_kind, books::source_part),
            (books::counted_cents, books::amount_cents, books::principal_cents),
        )
    };
}

/// What freights that have not begun posted, to be taken off.
fn not_begun(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<Line>> {
    let waiting = freights::of(asked.owner)
        .filter(freights::status.eq(FreightStatus::Scheduled))
        .filter(freights::cancelled_on.is_null())
        .select(freights::id.nullable());
    let query = books::of(asked.owner)
        .select(columns!())
        .filter(books::source_kind.eq(SourceKind::Freight))
        .filter(books::freight_id.eq_any(waiting))
        .filter(books::competence_on.between(*asked.days.start(), *asked.days.end()))
        .into_boxed();
    let posted: Vec<Single> = scoped!(query, asked).load(db)?;
    let taken_off = |one| {
        let line = single(one);
        Ok(Line { amount_cents: Cents::ZERO.minus(line.amount_cents)?, principal_cents: Cents::ZERO, ..line })
    };
    posted.into_iter().map(taken_off).collect()
}

/// Expenses that drivers paid, on the day on which the settlement that refunds them was closed.
fn given_back(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<Line>> {
    let closed = closed_settlements(db, asked.owner, &asked.days)?;
    let query = books::of(asked.owner)
        .filter(books::driver_payment_id.eq_any(closed.keys().copied().collect::<Vec<_>>()))
        .select((books::driver_payment_id.assume_not_null(), columns!()))
        .into_boxed();
    let rows: Vec<(DriverPaymentId, Single)> = scoped!(query, asked).load(db)?;
    let dated =
        |(id, one): (DriverPaymentId, Single)| Some(Line { month: Month::of(*closed.get(&id)?), ..single(one) });
    Ok(rows.into_iter().filter_map(dated).collect())
}

/// The settlements closed on some days, each with its day: on which the balance was paid, or the last of the period where
/// none is to be paid (`DriverPaymentFields::closed_on` says the same of one).
pub(super) fn closed_settlements(
    db: &mut Db,
    owner: OwnerId,
    days: &RangeInclusive<NaiveDate>,
) -> Result<HashMap<DriverPaymentId, NaiveDate>> {
    let paid: Vec<(DriverPaymentId, NaiveDate)> = books::of(owner)
        .filter(books::paid_on.between(*days.start(), *days.end()))
        .filter(books::source_kind.eq(SourceKind::DriverPayment))
        .filter(books::source_part.eq(SourcePart::Balance))
        .select((books::source_id.assume_not_null(), books::paid_on.assume_not_null()))
        .load(db)?;
    let even: Vec<(DriverPaymentId, NaiveDate)> = acertos::of(owner)
        .filter(acertos::period_to.between(*days.start(), *days.end()))
        .filter(acertos::balance_cents.eq(Cents::ZERO).or(acertos::carries.eq(true)))
        .select((acertos::id, acertos::period_to))
        .load(db)?;
    Ok(paid.into_iter().chain(even).collect())
}

/// The freights that began on the days asked for, and their kilometres, by month and truck.
pub(crate) fn driven(db: &mut Db, asked: &Asked<'_>) -> Result<BTreeMap<(Month, VehicleId), Driven>> {
    let query = freights::of(asked.owner)
        .filter(freights::began_on.between(*asked.days.start(), *asked.days.end()))
        .filter(freights::cancelled_on.is_null())
        .group_by(raw::<BigInt>("1, 2"))
        .select((
            sql::month!("began_on"),
            raw::<BigInt>("truck_id"),
            raw::<BigInt>("COUNT(*)"),
            sql::total!("distance_km"),
            sql::total!("empty_km"),
        ))
        .into_boxed();
    let rows: Vec<(String, VehicleId, i64, Km, Km)> = match asked.scope {
        Scope::Owner => query,
        Scope::Vehicle(id) => {
            let pulled = trailers::of(asked.owner).filter(trailers::vehicle_id.eq(id)).select(trailers::freight_id);
            query.filter(freights::truck_id.eq(id).or(freights::id.eq_any(pulled)))
        }
        Scope::Client(id) => query.filter(freights::client_id.eq(id)),
        Scope::Freights(ids) => query.filter(freights::id.eq_any(ids)),
    }
    .load(db)?;
    let of = |(text, truck, count, loaded, empty): (String, VehicleId, i64, Km, Km)| {
        Ok(((sql::month_of(&text)?, truck), Driven { count, loaded, empty }))
    };
    rows.into_iter().map(of).collect()
}

/// Costs already written down for days after today, up to the last day of a month.
pub(crate) fn coming_costs(db: &mut Db, owner: OwnerId, month: Month, today: NaiveDate) -> Result<Cents> {
    let tomorrow = today.succ_opt().unwrap_or(today);
    let days = month.first_day().max(tomorrow)..=month.last_day();
    if days.is_empty() {
        return Ok(Cents::ZERO);
    }
    let asked = Asked { owner, scope: Scope::Owner, basis: Basis::Accrual, days, today };
    Ok(Figures::of(&lines(db, &asked)?)?.outcome.cost_cents)
}

/// Money that really moved, by month.
pub(crate) fn cash(db: &mut Db, owner: OwnerId, (first, last): (Month, Month)) -> Result<BTreeMap<Month, Flow>> {
    let rows: Vec<(String, TransactionKind, Cents)> = books::of(owner)
        .filter(books::paid_on.between(first.first_day(), last.last_day()))
        .filter(books::effect.ne(Effect::Result))
        .group_by(raw::<BigInt>("1, 2"))
        .select((sql::month!("paid_on"), raw::<Text>("kind"), sql::total!("amount_cents")))
        .load(db)?;
    let mut months: BTreeMap<Month, Flow> = BTreeMap::new();
    for (text, kind, amount) in rows {
        months.entry(sql::month_of(&text)?).or_default().add(kind, amount)?;
    }
    // What a payer held back never came in, and never went out.
    let held: Vec<(String, Cents)> = books::of(owner)
        .filter(books::held_from_id.is_not_null())
        .filter(books::paid_on.between(first.first_day(), last.last_day()))
        .group_by(raw::<BigInt>("1"))
        .select((sql::month!("paid_on"), sql::total!("amount_cents")))
        .load(db)?;
    for (text, amount) in held {
        let month = months.entry(sql::month_of(&text)?).or_default();
        for kind in [TransactionKind::Income, TransactionKind::Expense] {
            month.add(kind, Cents::ZERO.minus(amount)?)?;
        }
    }
    Ok(months)
}
