//! List of freights: filters, the records of a page with their results, and the sums of the list.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::{
    prelude::*,
    sql_types::{BigInt, Bool, Date},
};
use finance::{Effect, Month, PaymentStatus, TransactionKind};
use freight::{Freight, FreightStatus, FreightSummary, FreightSums, ListedFreight};
use kernel::{Cents, ClientId, DriverId, FreightId, Now, OwnerId, Page, PageRequest, Result, VehicleId};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{profit::ProfitInputs, record};
use crate::{
    Db,
    keyset::keyset,
    owned::{
        clients, freight_drivers, freight_trailers as trailers, freights, inner_transactions as inner,
        join_same_tenant, transactions, vehicles,
    },
    prepared::{dialect_sql, static_sql},
    sql,
    typed_search::Typed,
};

/// Filter of the list of freights.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct Filter {
    /// Only in this status, or in one of several separated by commas.
    pub status: Option<String>,
    /// `true`: only those neither completed nor cancelled; `false`: only completed or cancelled ones.
    pub open: Option<bool>,
    /// Only of this vehicle, as truck or as trailer.
    pub vehicle_id: Option<VehicleId>,
    /// Only of this client.
    pub client_id: Option<ClientId>,
    /// Only of this driver.
    pub driver_id: Option<DriverId>,
    /// `pending`: only those with an amount still to be received (`openCents`); `paid`: only those without one, except
    /// cancelled ones.
    pub payment: Option<PaymentStatus>,
    /// `true`: only those with an overdue amount.
    #[serde(default)]
    pub overdue: bool,
    /// Only the one with this number.
    pub number: Option<i64>,
    /// Text in cities, cargo, keys, notes, client or truck; the freight's number or price (`1995` is R$ 1.995,00 to
    /// R$ 1.995,99), or its month (`março`, `03/2026`).
    pub q: Option<String>,
    /// Scheduled from this day on.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub from: Option<NaiveDate>,
    /// Scheduled to this day, inclusive.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub to: Option<NaiveDate>,
}

/// Selects the open income of freights: a part of the price, a stay or a top-up.
macro_rules! open_income {
    ($owner:expr) => {{
        // The `+` prevents SQLite from using the index by freight, which has the transactions of all years.
        let names_freight =
            dialect_sql(static_sql::<Bool>("+freight_id IS NOT NULL"), static_sql::<Bool>("freight_id IS NOT NULL"));
        inner::of($owner)
            .filter(inner::field(transactions::paid_on).is_null())
            .filter(inner::field(transactions::kind).eq(TransactionKind::Income))
            .filter(inner::field(transactions::effect).eq(Effect::Both))
            .filter(names_freight)
    }};
}

/// Narrows a boxed query of an owner's freights by a filter; `$day` is the scheduled day.
macro_rules! filtered {
    ($query:expr, $owner:expr, $filter:expr, $today:expr, $day:expr) => {{
        let mut query = $query;
        let named = || inner::field(transactions::freight_id).assume_not_null();
        if let Some(statuses) = $filter.status.as_deref().map(FreightStatus::parse_list).transpose()? {
            query = query.filter(freights::status.eq_any(statuses));
        }
        match $filter.open {
            Some(true) => query = query.filter(sql::is_open()),
            Some(false) => {
                query = query
                    .filter(freights::cancelled_on.is_not_null().or(freights::status.eq(FreightStatus::Completed)));
            }
            None => {}
        }
        if let Some(id) = $filter.vehicle_id {
            let pulled = trailers::of($owner).filter(trailers::vehicle_id.eq(id)).select(trailers::freight_id);
            query = query.filter(freights::truck_id.eq(id).or(freights::id.eq_any(pulled)));
        }
        if let Some(id) = $filter.client_id {
            query = query.filter(freights::client_id.eq(id));
        }
        if let Some(id) = $filter.driver_id {
            let by_driver = freight_drivers::of($owner)
                .filter(freight_drivers::driver_id.eq(id))
                .select(freight_drivers::freight_id);
            query = query.filter(freights::id.eq_any(by_driver));
        }
        match $filter.payment {
            Some(PaymentStatus::Pending) => {
                query = query.filter(freights::id.eq_any(open_income!($owner).select(named())))
            }
            Some(PaymentStatus::Paid) => {
                // Cancelling deletes what was open, which is no payment.
                query = query
                    .filter(freights::id.ne_all(open_income!($owner).select(named())))
                    .filter(freights::cancelled_on.is_null());
            }
            None => {}
        }
        if $filter.overdue {
            let late = open_income!($owner).filter(inner::field(transactions::due_on).lt($today)).select(named());
            query = query.filter(freights::id.eq_any(late));
        }
        if let Some(number) = $filter.number {
            query = query.filter(freights::number.eq(number));
        }
        if let Some(from) = $filter.from {
            query = query.filter($day.ge(sql::day(from)));
        }
        if let Some(to) = $filter.to {
            query = query.filter($day.le(sql::day(to)));
        }
        if let Some(q) = &$filter.q {
            let like = sql::containing(q);
            let by_client = clients::of($owner)
                .filter(clients::search.like(like.clone()).escape('\\'))
                .select(clients::id.nullable());
            let by_truck =
                vehicles::of($owner).filter(vehicles::search.like(like.clone()).escape('\\')).select(vehicles::id);
            let number: i64 = q.trim().parse().unwrap_or(-1);
            let Typed { cents: (least, most), month } = Typed::of(q);
            query = query.filter(
                freights::search
                    .like(like)
                    .escape('\\')
                    .or(freights::number.eq(number))
                    .or(freights::gross_cents.between(least, most))
                    .or(sql::month("freights.scheduled_for").like(month))
                    .or(freights::truck_id.eq_any(by_truck))
                    .or(freights::client_id.eq_any(by_client).assume_not_null()),
            );
        }
        query
    }};
}

/// Lists the owner's freights, each with its result; default order last scheduled first.
///
/// # Errors
/// [`kernel::Error::Malformed`] for an unknown status, order or cursor.
pub fn list(
    db: &mut Db,
    owner: OwnerId,
    filter: &Filter,
    request: &PageRequest,
    now: &Now,
) -> Result<Page<ListedFreight>> {
    let query = freights::of(owner).select(Freight::as_select()).into_boxed();
    let query = filtered!(query, owner, filter, now.today, freights::scheduled_for);
    let page = keyset!(db, request, query => Freight, (freights::id, id), "-scheduledFor", {
        "scheduledFor" => freights::scheduled_for, fields.scheduled_for: NaiveDate;
        "number" => freights::number, number: i64;
        "grossCents" => freights::gross_cents, fields.gross_cents: Cents;
    })?;
    if page.items.is_empty() {
        return Ok(Page { items: Vec::new(), next_cursor: page.next_cursor });
    }
    let ids: Vec<FreightId> = page.items.iter().map(|freight| freight.id).collect();
    let inputs = ProfitInputs::find(db, owner, &ids)?;
    let results = inputs.profits(&page.items, now)?;
    let net = |id: FreightId| results.get(&id).filter(|result| !result.provisional).map(|result| result.net_cents);
    let records = record::records_with(db, owner, page.items, &inputs.preloaded(None), now)?.into_iter();
    let items = records.map(|record| ListedFreight { net_cents: net(record.freight.id), record }).collect();
    Ok(Page { items, next_cursor: page.next_cursor })
}

/// Returns the sums of a list of freights. Their month is that of the scheduled day, as in the list's order and period.
///
/// # Errors
/// [`kernel::Error::Malformed`] for an unknown status.
pub fn summary(db: &mut Db, owner: OwnerId, filter: &Filter, now: &Now) -> Result<FreightSummary> {
    let mut months: BTreeMap<Month, FreightSums> = BTreeMap::new();
    for (text, count, cancelled_count, gross_cents) in priced(db, owner, filter, now)? {
        let sums = FreightSums { count, cancelled_count, gross_cents, open_cents: Cents::ZERO };
        months.insert(sql::month_of(&text)?, sums);
    }
    for (text, open_cents) in open(db, owner, filter, now)? {
        months.entry(sql::month_of(&text)?).or_default().open_cents = open_cents;
    }
    FreightSummary::of(months)
}

/// Counts the freights of a list by month, and sums their prices. A cancelled freight has no price.
fn priced(db: &mut Db, owner: OwnerId, filter: &Filter, now: &Now) -> Result<Vec<(String, i64, i64, Cents)>> {
    let query = freights::of(owner)
        .group_by(static_sql::<BigInt>("1"))
        .select((
            sql::month("freights.scheduled_for"),
            static_sql::<BigInt>("COUNT(*)"),
            static_sql::<BigInt>("COUNT(freights.cancelled_on)"),
            sql::total("CASE WHEN freights.cancelled_on IS NULL THEN freights.gross_cents END"),
        ))
        .into_boxed();
    Ok(filtered!(query, owner, filter, now.today, freights::scheduled_for).load(db)?)
}

/// Sums the open income of the freights of a list, by month of the freight.
fn open(db: &mut Db, owner: OwnerId, filter: &Filter, now: &Now) -> Result<Vec<(String, Cents)>> {
    let query = transactions::of(owner)
        .inner_join(join_same_tenant(freights::id, transactions::freight_id))
        .filter(transactions::id.eq_any(open_income!(owner).select(inner::field(transactions::id))))
        .group_by(static_sql::<BigInt>("1"))
        .select((sql::month("freights.scheduled_for"), sql::total("transactions.amount_cents")))
        .into_boxed();
    // The `+` prevents SQLite from searching the open amounts for each freight of the period.
    let day = dialect_sql(static_sql::<Date>("+freights.scheduled_for"), static_sql::<Date>("freights.scheduled_for"));
    Ok(filtered!(query, owner, filter, now.today, day).load(db)?)
}
