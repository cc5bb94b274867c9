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
use freight::{FreightStatus, TollPayer, toll};
use kernel::{
    Category, Cents, ClientId, DriverPaymentId, Effect, FreightId, Km, OwnerId, Result, SourceKind, SourcePart,
    TollVouchers, TransactionKind, VehicleId,
    schema::{driver_payments as acertos, freight_trailers as trailers, freights, transactions as books},
};

use crate::{Db, freight::commission, sql};

/// The part of an owner's books that figures are asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scope<'a> {
    /// All of it.
    Owner,
    /// Whatever names a vehicle.
    Vehicle(VehicleId),
    /// Whatever names a freight of a client.
    Client(ClientId),
    /// Whatever names one of these freights.
    Freights(&'a [FreightId]),
}

/// The figures that are asked for.
#[derive(Clone, Debug)]
pub(crate) struct Asked<'a> {
    /// Whose.
    pub owner: OwnerId,
    /// Of which part of the books.
    pub scope: Scope<'a>,
    /// By which day.
    pub basis: Basis,
    /// Between which days, both included.
    pub days: RangeInclusive<NaiveDate>,
    /// Today: what a commission follows from is known up to it, whatever days are asked for.
    pub today: NaiveDate,
}

impl<'a> Asked<'a> {
    /// By competence, of all days up to one.
    pub(crate) fn until(owner: OwnerId, scope: Scope<'a>, today: NaiveDate) -> Self {
        Self { owner, scope, basis: Basis::Accrual, days: sql::day(NaiveDate::MIN)..=today, today }
    }

    /// Of some months; by competence nothing that lies after today.
    pub(crate) fn months(owner: OwnerId, (from, to): (Month, Month), basis: Basis, today: NaiveDate) -> Self {
        let last = match basis {
            Basis::Accrual => to.last_day().min(today),
            Basis::Cash => to.last_day(),
        };
        Self { owner, scope: Scope::Owner, basis, days: from.first_day()..=last, today }
    }

    fn holds(&self, day: Option<NaiveDate>) -> bool {
        day.is_some_and(|day| self.days.contains(&day))
    }
}

/// A boxed query of the books, bounded to a scope.
macro_rules! scoped {
    ($query:expr, $asked:expr) => {{
        let (query, owner) = ($query, $asked.owner);
        match $asked.scope {
            Scope::Owner => query,
            Scope::Vehicle(id) => query.filter(books::vehicle_id.eq(id)),
            Scope::Freights(ids) => query.filter(books::freight_id.eq_any(ids)),
            Scope::Client(id) => query.filter(
                books::freight_id.eq_any(
                    freights::table
                        .filter(freights::owner_id.eq(owner))
                        .filter(freights::client_id.eq(id))
                        .select(freights::id.nullable()),
                ),
            ),
        }
    }};
}

/// Everything that counts, and what moves money without counting: the books, without what has not begun, with covered toll
/// taken off, and by competence with the commissions that no settlement holds yet.
///
/// # Errors
/// What the database says.
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
    Cents,
);

/// What the books hold, summed by month, vehicle and all that figures ask of a transaction; by freight only where freights
/// are asked for. Prices of freights that have not begun are left out: they may still fall through.
///
/// # Errors
/// What the database says.
pub(crate) fn booked(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<Line>> {
    let (month, freight) = match (asked.basis, asked.scope) {
        (Basis::Cash, _) => ("SUBSTR(CAST(paid_on AS TEXT), 1, 7)", "CAST(NULL AS BIGINT)"),
        (Basis::Accrual, Scope::Freights(_)) => ("SUBSTR(CAST(competence_on AS TEXT), 1, 7)", "freight_id"),
        (Basis::Accrual, _) => ("SUBSTR(CAST(competence_on AS TEXT), 1, 7)", "CAST(NULL AS BIGINT)"),
    };
    let query = books::table
        .filter(books::owner_id.eq(asked.owner))
        .group_by(raw::<BigInt>("1, 2, 3, 4, 5, 6, 7, 8, 9, 10"))
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
            sql::total!("amount_cents"),
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
        let (text, vehicle_id, freight_id, kind, category, effect, personal, paid_by_driver, source, part, amount) =
            row;
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
            amount_cents: amount,
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
    Cents,
);

fn single((on, vehicle_id, freight_id, of, (source, part), amount_cents): Single) -> Line {
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
        amount_cents,
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
            books::amount_cents,
        )
    };
}

/// Prices of freights that have not begun, to be taken off.
fn not_begun(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<Line>> {
    let waiting = freights::table
        .filter(freights::owner_id.eq(asked.owner))
        .filter(freights::status.eq(FreightStatus::Scheduled))
        .filter(freights::cancelled_on.is_null())
        .select(freights::id.nullable());
    let query = books::table
        .filter(books::owner_id.eq(asked.owner))
        .select(columns!())
        .filter(books::source_kind.eq(SourceKind::Freight))
        .filter(books::freight_id.eq_any(waiting))
        .filter(books::competence_on.between(*asked.days.start(), *asked.days.end()))
        .into_boxed();
    let posted: Vec<Single> = scoped!(query, asked).load(db)?;
    let taken_off = |one| {
        let line = single(one);
        Ok(Line { amount_cents: Cents::ZERO.minus(line.amount_cents)?, ..line })
    };
    posted.into_iter().map(taken_off).collect()
}

/// Expenses that drivers paid, on the day on which the settlement that refunds them was closed.
fn given_back(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<Line>> {
    let closed = closed_settlements(db, asked.owner, &asked.days)?;
    let query = books::table
        .filter(books::owner_id.eq(asked.owner))
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
fn closed_settlements(
    db: &mut Db,
    owner: OwnerId,
    days: &RangeInclusive<NaiveDate>,
) -> Result<HashMap<DriverPaymentId, NaiveDate>> {
    let paid: Vec<(DriverPaymentId, NaiveDate)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::paid_on.between(*days.start(), *days.end()))
        .filter(books::source_kind.eq(SourceKind::DriverPayment))
        .filter(books::source_part.eq(SourcePart::Balance))
        .select((books::source_id.assume_not_null(), books::paid_on.assume_not_null()))
        .load(db)?;
    let even: Vec<(DriverPaymentId, NaiveDate)> = acertos::table
        .filter(acertos::owner_id.eq(owner))
        .filter(acertos::period_to.between(*days.start(), *days.end()))
        .filter(acertos::balance_cents.eq(Cents::ZERO).or(acertos::carries.eq(true)))
        .select((acertos::id, acertos::period_to))
        .load(db)?;
    Ok(paid.into_iter().chain(even).collect())
}

/// A toll of a freight whose shipper gave a voucher.
#[derive(Clone, Copy, Debug)]
struct Toll {
    freight_id: FreightId,
    vehicle_id: Option<VehicleId>,
    /// The day on which it counts by the basis that is asked for.
    counted_on: NaiveDate,
    /// Whether the driver paid it.
    by_driver: bool,
}

/// The tolls that count, each with what of it a voucher covered; a toll that none covered is left out.
fn covered_tolls(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<(Toll, Cents)>> {
    Ok(tolls(db, asked)?
        .into_iter()
        .map(|(toll, covered, _)| (toll, covered))
        .filter(|one| one.1 > Cents::ZERO)
        .collect())
}

type TollRow =
    (FreightId, Option<VehicleId>, NaiveDate, Option<NaiveDate>, Cents, bool, Option<DriverPaymentId>, Cents);

/// The tolls of vouchers that count, each with what of it was covered and what was not.
fn tolls(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<(Toll, Cents, Cents)>> {
    let closed = match asked.basis {
        Basis::Accrual => HashMap::new(),
        Basis::Cash => closed_settlements(db, asked.owner, &asked.days)?,
    };
    let refunded: Vec<DriverPaymentId> = closed.keys().copied().collect();
    let counting = books::table
        .filter(books::owner_id.eq(asked.owner))
        .filter(books::category.eq(Category::Pedagio))
        .filter(books::freight_id.is_not_null())
        .select(books::freight_id)
        .distinct()
        .into_boxed();
    let days = (*asked.days.start(), *asked.days.end());
    let counting = match asked.basis {
        Basis::Accrual => counting.filter(books::competence_on.between(days.0, days.1)),
        Basis::Cash => {
            counting.filter(books::paid_on.between(days.0, days.1).or(books::driver_payment_id.eq_any(refunded)))
        }
    };
    let ids: Vec<Option<FreightId>> = scoped!(counting, asked).load(db)?;
    // The voucher pays the first tolls of its freight, whosever month or vehicle they are: so all of them are read.
    let rows: Vec<TollRow> = books::table
        .inner_join(
            freights::table
                .on(freights::owner_id.eq(books::owner_id).and(freights::id.nullable().eq(books::freight_id))),
        )
        .filter(books::owner_id.eq(asked.owner))
        .filter(books::freight_id.eq_any(ids))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::category.eq(Category::Pedagio))
        .filter(books::effect.ne(Effect::Cash))
        .filter(freights::toll_payer.eq(TollPayer::Shipper))
        .order((freights::id, books::competence_on, books::id))
        .select((
            freights::id,
            books::vehicle_id,
            books::competence_on,
            books::paid_on,
            books::amount_cents,
            books::paid_by_driver,
            books::driver_payment_id,
            freights::toll_cents,
        ))
        .load(db)?;
    let mut found = Vec::new();
    for of_freight in rows.chunk_by(|one, next| one.0 == next.0) {
        let voucher = of_freight.first().map(|row| row.7).unwrap_or_default();
        let parts = toll::covered(voucher, of_freight.iter().map(|row| row.4))?;
        for ((freight_id, vehicle_id, on, paid_on, amount, by_driver, settled, _), covered) in
            of_freight.iter().zip(parts)
        {
            let counted_on = match asked.basis {
                Basis::Accrual => Some(*on),
                Basis::Cash if *by_driver => settled.and_then(|id| closed.get(&id).copied()),
                Basis::Cash => *paid_on,
            };
            let is_asked = match asked.scope {
                Scope::Vehicle(id) => *vehicle_id == Some(id),
                Scope::Owner | Scope::Client(_) | Scope::Freights(_) => true,
            };
            if let Some(counted_on) = counted_on.filter(|day| is_asked && asked.holds(Some(*day))) {
                let toll = Toll { freight_id: *freight_id, vehicle_id: *vehicle_id, counted_on, by_driver: *by_driver };
                found.push((toll, covered, amount.minus(covered)?));
            }
        }
    }
    Ok(found)
}

/// The toll vouchers of what is asked for, by month: covered and missing toll by its own day, vouchers that were not spent by
/// the day on which their freight began, once it is completed.
///
/// # Errors
/// What the database says.
pub(crate) fn toll_vouchers(db: &mut Db, asked: &Asked<'_>) -> Result<BTreeMap<Month, TollVouchers>> {
    let mut months: BTreeMap<Month, TollVouchers> = BTreeMap::new();
    for (toll, covered, missing) in tolls(db, asked)? {
        let sums = months.entry(Month::of(toll.counted_on)).or_default();
        sums.covered_cents = sums.covered_cents.plus(covered)?;
        sums.missing_cents = sums.missing_cents.plus(missing)?;
    }
    for (began_on, voucher, spent) in unspent(db, asked)? {
        let sums = months.entry(Month::of(began_on)).or_default();
        sums.left_cents = sums.left_cents.plus(voucher.minus(spent)?.max(Cents::ZERO))?;
    }
    Ok(months)
}

/// The vouchers of completed freights that began on the days asked for: the day, the voucher, and the toll booked on it.
fn unspent(db: &mut Db, asked: &Asked<'_>) -> Result<Vec<(NaiveDate, Cents, Cents)>> {
    let query = freights::table
        .filter(freights::owner_id.eq(asked.owner))
        .filter(freights::began_on.between(*asked.days.start(), *asked.days.end()))
        .filter(freights::cancelled_on.is_null())
        .filter(freights::status.eq(FreightStatus::Completed))
        .filter(freights::toll_payer.eq(TollPayer::Shipper))
        .filter(freights::toll_cents.gt(Cents::ZERO))
        .select((freights::id, freights::began_on.assume_not_null(), freights::toll_cents))
        .into_boxed();
    let vouchers: Vec<(FreightId, NaiveDate, Cents)> = match asked.scope {
        Scope::Owner => query,
        Scope::Vehicle(id) => query.filter(freights::truck_id.eq(id)),
        Scope::Client(id) => query.filter(freights::client_id.eq(id)),
        Scope::Freights(ids) => query.filter(freights::id.eq_any(ids)),
    }
    .load(db)?;
    let ids: Vec<FreightId> = vouchers.iter().map(|(id, ..)| *id).collect();
    let spent: Vec<(FreightId, Cents)> = books::table
        .filter(books::owner_id.eq(asked.owner))
        .filter(books::freight_id.eq_any(ids))
        .filter(books::kind.eq(TransactionKind::Expense))
        .filter(books::category.eq(Category::Pedagio))
        .filter(books::effect.ne(Effect::Cash))
        .group_by(books::freight_id)
        .select((books::freight_id.assume_not_null(), sql::total!("amount_cents")))
        .load(db)?;
    let spent: HashMap<FreightId, Cents> = spent.into_iter().collect();
    let with_spent = |(id, on, voucher)| (on, voucher, spent.get(&id).copied().unwrap_or_default());
    Ok(vouchers.into_iter().map(with_spent).collect())
}

/// The freights that began on the days asked for, and their kilometres, by month and truck.
///
/// # Errors
/// What the database says.
pub(crate) fn driven(db: &mut Db, asked: &Asked<'_>) -> Result<BTreeMap<(Month, VehicleId), Driven>> {
    let query = freights::table
        .filter(freights::owner_id.eq(asked.owner))
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
            let pulled = trailers::table
                .filter(trailers::owner_id.eq(asked.owner))
                .filter(trailers::vehicle_id.eq(id))
                .select(trailers::freight_id);
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
///
/// # Errors
/// What the database says.
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
///
/// # Errors
/// What the database says.
pub(crate) fn cash(db: &mut Db, owner: OwnerId, (first, last): (Month, Month)) -> Result<BTreeMap<Month, Flow>> {
    let rows: Vec<(String, TransactionKind, Cents)> = books::table
        .filter(books::owner_id.eq(owner))
        .filter(books::paid_on.between(first.first_day(), last.last_day()))
        .filter(books::effect.ne(Effect::Result))
        .group_by(raw::<BigInt>("1, 2"))
        .select((sql::month!("paid_on"), raw::<Text>("kind"), sql::total!("amount_cents")))
        .load(db)?;
    let mut months: BTreeMap<Month, Flow> = BTreeMap::new();
    for (text, kind, amount) in rows {
        months.entry(sql::month_of(&text)?).or_default().add(kind, amount)?;
    }
    Ok(months)
}
