//! Aggregation of the books in SQL: by month, vehicle and every column on which figures depend.

use std::{collections::HashMap, ops::RangeInclusive};

use chrono::NaiveDate;
use diesel::{
    prelude::*,
    sql_types::{BigInt, Bool, Nullable, Text},
};
use finance::{
    Category, Effect, Month, SourceKind, SourcePart, TransactionKind,
    figures::{AccountingBasis, AggregateRow},
};
use kernel::{Cents, DriverPaymentId, FreightId, OwnerId, Result, VehicleId};

use super::figures_scope::{FiguresQuery, Scope, scoped};
use crate::{
    Db,
    owned::{freights, transactions},
    prepared::{id_in, static_sql},
    sql,
};

type Row = (
    String,
    Option<VehicleId>,
    TransactionKind,
    Category,
    Effect,
    bool,
    bool,
    Option<SourceKind>,
    Option<SourcePart>,
    (Option<Cents>, Cents, Cents),
);

/// Sums the books by month, vehicle and every column on which figures depend. On the cash basis, an expense paid by a
/// driver counts on the closing day of the settlement that refunds it.
pub(crate) fn monthly_sums(
    db: &mut Db,
    requested: &FiguresQuery,
    closed: &HashMap<DriverPaymentId, NaiveDate>,
) -> Result<Vec<AggregateRow>> {
    match requested.basis {
        AccountingBasis::Accrual => by_accrual(db, requested),
        AccountingBasis::Cash => {
            let mut lines = by_payment(db, requested)?;
            lines.extend(driver_refunds(db, requested, closed)?);
            Ok(lines)
        }
    }
}

/// Loads the transactions of some days, on the accrual basis.
pub(super) fn transaction_rows(
    db: &mut Db,
    owner: OwnerId,
    days: &RangeInclusive<NaiveDate>,
) -> Result<Vec<AggregateRow>> {
    let rows: Vec<TransactionRow> = transactions::of(owner)
        .select(TransactionRow::as_select())
        .filter(sql::in_months_of("competence_on", days))
        .filter(transactions::competence_on.between(*days.start(), *days.end()))
        .load(db)?;
    Ok(rows.iter().map(TransactionRow::line).collect())
}

/// Selects sums by month and by every column on which figures depend. The order is that of the index by competence
/// month, so that SQLite sorts nothing.
macro_rules! summed {
    ($owner:expr, $day:literal) => {
        transactions::of($owner)
            .group_by(static_sql::<BigInt>("1, 2, 3, 4, 5, 6, 7, 8, 9, 10"))
            .select((
                sql::month($day),
                static_sql::<Nullable<BigInt>>("vehicle_id"),
                static_sql::<Text>("kind"),
                static_sql::<Text>("category"),
                static_sql::<Text>("effect"),
                static_sql::<Bool>("personal"),
                static_sql::<Bool>("paid_by_driver"),
                static_sql::<Nullable<Text>>("source_kind"),
                static_sql::<Nullable<Text>>("source_part"),
                (
                    static_sql::<Nullable<BigInt>>("counted_cents"),
                    sql::total("amount_cents"),
                    sql::total("principal_cents"),
                ),
            ))
            .into_boxed()
    };
}

fn by_accrual(db: &mut Db, requested: &FiguresQuery) -> Result<Vec<AggregateRow>> {
    let query = match requested.scope {
        // An expression that no index covers: otherwise SQLite would read the freight of every row of the owner.
        Scope::Client(_) => summed!(requested.owner, "COALESCE(competence_on, competence_on)"),
        _ => summed!(requested.owner, "competence_on").filter(sql::in_months_of("competence_on", &requested.days)),
    };
    let query = query.filter(transactions::competence_on.between(*requested.days.start(), *requested.days.end()));
    let rows: Vec<Row> = scoped!(query, requested).load(db)?;
    rows.into_iter().map(summed_line).collect()
}

fn by_payment(db: &mut Db, requested: &FiguresQuery) -> Result<Vec<AggregateRow>> {
    // An expense paid by a driver costs the owner money on the day on which a settlement refunds it.
    let query = summed!(requested.owner, "paid_on")
        .filter(transactions::paid_on.between(*requested.days.start(), *requested.days.end()))
        .filter(transactions::paid_by_driver.eq(false));
    let rows: Vec<Row> = scoped!(query, requested).load(db)?;
    rows.into_iter().map(summed_line).collect()
}

fn summed_line(row: Row) -> Result<AggregateRow> {
    let (text, vehicle_id, kind, category, effect, personal, paid_by_driver, source, part, sums) = row;
    let (cash_count_difference, amount_cents, principal_cents) = sums;
    Ok(AggregateRow {
        month: sql::month_of(&text)?,
        vehicle_id,
        freight_id: None,
        kind,
        category,
        effect,
        personal,
        paid_by_driver,
        source: source.zip(part),
        is_cash_difference: cash_count_difference.is_some(),
        amount_cents,
        principal_cents,
    })
}

#[derive(Clone, Copy, Debug, Queryable, Selectable)]
#[diesel(table_name = transactions)]
pub(super) struct TransactionRow {
    pub(super) competence_on: NaiveDate,
    vehicle_id: Option<VehicleId>,
    pub(super) freight_id: Option<FreightId>,
    pub(super) kind: TransactionKind,
    pub(super) category: Category,
    pub(super) effect: Effect,
    personal: bool,
    paid_by_driver: bool,
    pub(super) source_kind: Option<SourceKind>,
    pub(super) source_part: Option<SourcePart>,
    #[diesel(column_name = counted_cents)]
    cash_count_difference: Option<Cents>,
    pub(super) amount_cents: Cents,
    principal_cents: Cents,
}

impl TransactionRow {
    pub(super) fn line(&self) -> AggregateRow {
        AggregateRow {
            month: Month::of(self.competence_on),
            vehicle_id: self.vehicle_id,
            freight_id: self.freight_id,
            kind: self.kind,
            category: self.category,
            effect: self.effect,
            personal: self.personal,
            paid_by_driver: self.paid_by_driver,
            source: self.source_kind.zip(self.source_part),
            is_cash_difference: self.cash_count_difference.is_some(),
            amount_cents: self.amount_cents,
            principal_cents: self.principal_cents,
        }
    }
}

/// Loads expenses paid by drivers, on the closing day of the settlement that refunds them.
fn driver_refunds(
    db: &mut Db,
    requested: &FiguresQuery,
    closed: &HashMap<DriverPaymentId, NaiveDate>,
) -> Result<Vec<AggregateRow>> {
    let query = transactions::of(requested.owner)
        .filter(id_in(transactions::driver_payment_id, closed.keys().copied().collect::<Vec<_>>()))
        .select((transactions::driver_payment_id.assume_not_null(), TransactionRow::as_select()))
        .into_boxed();
    let rows: Vec<(DriverPaymentId, TransactionRow)> = scoped!(query, requested).load(db)?;
    let dated = |(id, one): (DriverPaymentId, TransactionRow)| {
        Some(AggregateRow { month: Month::of(*closed.get(&id)?), ..one.line() })
    };
    Ok(rows.into_iter().filter_map(dated).collect())
}
