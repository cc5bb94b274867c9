//! What is to be received, by its age and by who owes it.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::TransactionKind;
use kernel::{
    Cents, ClientId, Effect, OwnerId, Result,
    ledger::overdue_days,
    schema::{clients, freights, transactions as books},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Db;

/// How many clients it names.
const CLIENTS: usize = 5;

/// What a client owes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Debtor {
    /// The client; none for what names nobody.
    pub client_id: Option<ClientId>,
    /// Its name.
    pub name: Option<String>,
    /// How much.
    pub amount_cents: Cents,
    /// Since when the oldest is due.
    pub oldest_due_on: NaiveDate,
    /// By how many days that is late.
    pub overdue_days: i64,
}

/// What is to be received, by its age.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Receivables {
    /// In all.
    pub total_cents: Cents,
    /// Not yet due.
    pub not_due_cents: Cents,
    /// Late by 1 to 15 days.
    pub late_1_to_15_cents: Cents,
    /// Late by 16 to 30 days.
    pub late_16_to_30_cents: Cents,
    /// Late by more.
    pub late_over_30_cents: Cents,
    /// Who owes most.
    pub clients: Vec<Debtor>,
}

/// What an owner is to receive.
///
/// # Errors
/// What the database says.
pub(super) fn receivables(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Receivables> {
    let rows: Vec<(Option<ClientId>, Option<String>, NaiveDate, Cents)> = books::table
        .left_join(
            freights::table
                .on(freights::owner_id.eq(books::owner_id).and(freights::id.nullable().eq(books::freight_id))),
        )
        .left_join(
            clients::table
                .on(clients::owner_id.eq(books::owner_id).and(clients::id.nullable().eq(freights::client_id))),
        )
        .filter(books::owner_id.eq(owner))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::paid_on.is_null())
        .filter(books::effect.eq(Effect::Both))
        .order((books::due_on, books::id))
        .select((clients::id.nullable(), clients::name.nullable(), books::due_on, books::amount_cents))
        .load(db)?;
    let mut aged = Receivables::default();
    let mut debtors: BTreeMap<Option<ClientId>, Debtor> = BTreeMap::new();
    for (client_id, name, due_on, amount) in rows {
        let late = overdue_days(due_on, None, today);
        let age = match late {
            ..=0 => &mut aged.not_due_cents,
            1..=15 => &mut aged.late_1_to_15_cents,
            16..=30 => &mut aged.late_16_to_30_cents,
            _ => &mut aged.late_over_30_cents,
        };
        *age = age.plus(amount)?;
        aged.total_cents = aged.total_cents.plus(amount)?;
        let debtor = debtors.entry(client_id).or_insert_with(|| Debtor {
            client_id,
            name,
            amount_cents: Cents::ZERO,
            oldest_due_on: due_on,
            overdue_days: late,
        });
        debtor.amount_cents = debtor.amount_cents.plus(amount)?;
    }
    aged.clients = debtors.into_values().collect();
    aged.clients.sort_by_key(|one| std::cmp::Reverse((one.overdue_days > 0, one.amount_cents)));
    aged.clients.truncate(CLIENTS);
    Ok(aged)
}
