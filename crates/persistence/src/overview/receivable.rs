//! Receivables by age and by client.

use std::{cmp::Ordering, collections::BTreeMap};

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::TransactionKind;
use kernel::{Cents, ClientId, Effect, OwnerId, Result, due::overdue_days};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Db,
    owned::{clients, freights, tied, transactions as books},
};

/// Maximum number of clients shown.
const CLIENTS: usize = 5;

/// Part of a client's debt: what is late, due today, or due later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Owed {
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Earliest due day.
    pub first_due_on: NaiveDate,
    /// Days until the earliest due day; negative when late.
    pub days: i64,
}

/// Debt of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Debtor {
    /// Client; null for receivables without a client.
    pub client_id: Option<ClientId>,
    /// Name of the client; null without a client.
    pub name: Option<String>,
    /// Total amount in cents.
    pub amount_cents: Cents,
    /// Part that is late; null if nothing is.
    pub late: Option<Owed>,
    /// Part that is due today; null if nothing is.
    pub today: Option<Owed>,
    /// Part that is due later; null if nothing is.
    pub later: Option<Owed>,
}

impl Debtor {
    /// Adds an amount; the caller adds earlier due days first.
    fn owe(&mut self, amount: Cents, due_on: NaiveDate, today: NaiveDate) -> Result<()> {
        let part = match due_on.cmp(&today) {
            Ordering::Less => &mut self.late,
            Ordering::Equal => &mut self.today,
            Ordering::Greater => &mut self.later,
        };
        let days = (due_on - today).num_days();
        let owed = part.get_or_insert(Owed { amount_cents: Cents::ZERO, first_due_on: due_on, days });
        owed.amount_cents = owed.amount_cents.plus(amount)?;
        self.amount_cents = self.amount_cents.plus(amount)?;
        Ok(())
    }
}

/// Receivables by age.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Receivables {
    /// Total in cents.
    pub total_cents: Cents,
    /// Amount not yet late, in cents.
    pub not_due_cents: Cents,
    /// Amount late by 1 to 15 days, in cents.
    pub late_1_to_15_cents: Cents,
    /// Amount late by 16 to 30 days, in cents.
    pub late_16_to_30_cents: Cents,
    /// Amount late by more than 30 days, in cents.
    pub late_over_30_cents: Cents,
    /// Clients who owe most; those with late debts first.
    pub clients: Vec<Debtor>,
}

/// Returns an owner's receivables: income not yet paid, without loans to the owner and the household's money. The list
/// of transactions with `kind=income`, `status=pending` and `effect=both` shows the same.
pub(super) fn receivables(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Receivables> {
    let rows: Vec<(Option<ClientId>, Option<String>, NaiveDate, Cents)> = books::of(owner)
        .left_join(tied(freights::id, books::freight_id))
        .left_join(tied(clients::id, freights::client_id))
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
            late: None,
            today: None,
            later: None,
        });
        debtor.owe(amount, due_on, today)?;
    }
    aged.clients = debtors.into_values().collect();
    aged.clients.sort_by_key(|one| std::cmp::Reverse((one.late.is_some(), one.amount_cents)));
    aged.clients.truncate(CLIENTS);
    Ok(aged)
}
