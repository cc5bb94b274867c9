//! What is to be received, by its age and by who owes it.

use std::{cmp::Ordering, collections::BTreeMap};

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::TransactionKind;
use kernel::{Cents, ClientId, Effect, OwnerId, Result, ledger::overdue_days};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Db,
    owned::{clients, freights, tied, transactions as books},
};

/// How many clients it names.
const CLIENTS: usize = 5;

/// What a client owes that is late, is due today, or is due later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Owed {
    /// How much.
    pub amount_cents: Cents,
    /// When the first of it is due.
    pub first_due_on: NaiveDate,
    /// Days until then; negative when late.
    pub days: i64,
}

/// What a client owes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Debtor {
    /// The client; none for what names nobody.
    pub client_id: Option<ClientId>,
    /// Its name.
    pub name: Option<String>,
    /// How much in all.
    pub amount_cents: Cents,
    /// What of it is late.
    pub late: Option<Owed>,
    /// What of it is due today.
    pub today: Option<Owed>,
    /// What of it is due later.
    pub later: Option<Owed>,
}

impl Debtor {
    /// Adds an amount; those due earlier come first.
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

/// What an owner is to receive: income that is not yet paid, without what is lent to him and what is the household's. The
/// list of the same is that of the books with `kind=income`, `status=pending` and `effect=both`.
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
