//! Receivables by age and by client.

use std::{cmp::Reverse, collections::BTreeMap};

use crate::{OpenAmount, ledger::overdue::overdue_days};
use chrono::NaiveDate;
use kernel::{Cents, ClientId, Result};
use serde::Serialize;
use utoipa::ToSchema;

const CLIENTS: usize = 5;

/// Part of a client's debt: what is late, due today, or due later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Owed {
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Number of open amounts in it.
    pub count: i64,
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
    /// Number of open amounts.
    pub count: i64,
    /// Open amount that is due first.
    pub first: OpenAmount,
    /// Part that is late; null if nothing is.
    pub late: Option<Owed>,
    /// Part that is due today; null if nothing is.
    pub today: Option<Owed>,
    /// Part that is due later; null if nothing is.
    pub later: Option<Owed>,
}

impl Debtor {
    /// Adds an amount; calls are in order of due day.
    fn add_open(&mut self, amount: Cents, due_on: NaiveDate, today: NaiveDate) -> Result<()> {
        let part = if overdue_days(due_on, None, today) > 0 {
            &mut self.late
        } else if due_on == today {
            &mut self.today
        } else {
            &mut self.later
        };
        let days = (due_on - today).num_days();
        let owed = part.get_or_insert(Owed { amount_cents: Cents::ZERO, count: 0, first_due_on: due_on, days });
        owed.amount_cents = owed.amount_cents.plus(amount)?;
        owed.count += 1;
        self.amount_cents = self.amount_cents.plus(amount)?;
        self.count += 1;
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

impl Receivables {
    /// Sums up open amounts, the earliest due day first, each with its client and its name, where there is one.
    pub fn of(
        rows: impl IntoIterator<Item = (Option<ClientId>, Option<String>, OpenAmount)>,
        today: NaiveDate,
    ) -> Result<Self> {
        let mut aged = Self::default();
        let mut debtors: BTreeMap<Option<ClientId>, Debtor> = BTreeMap::new();
        for (client_id, name, open) in rows {
            let (amount, due_on) = (open.amount_cents, open.due_on);
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
                count: 0,
                first: open,
                late: None,
                today: None,
                later: None,
            });
            debtor.add_open(amount, due_on, today)?;
        }
        aged.clients = debtors.into_values().collect();
        aged.clients.sort_by_key(|one| Reverse((one.late.is_some(), one.amount_cents)));
        aged.clients.truncate(CLIENTS);
        Ok(aged)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Category, Effect, TransactionKind};
    use kernel::TransactionId;

    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    fn open(on: &str, cents: i64) -> OpenAmount {
        OpenAmount {
            transaction_id: TransactionId::from(cents),
            kind: TransactionKind::Income,
            category: Category::Frete,
            effect: Effect::Both,
            description: "Saldo".to_owned(),
            amount_cents: Cents::from(cents),
            due_on: day(on),
        }
    }

    #[test]
    fn amounts_are_late_from_the_day_after_and_age_at_their_edges() {
        let rows = ["2026-10-21", "2026-10-22", "2026-11-05", "2026-11-06", "2026-11-20", "2026-11-21", "2026-11-22"];
        let rows = rows.map(|on| (None, None, open(on, 100)));
        let aged = Receivables::of(rows, day("2026-11-21")).expect("receivables");
        let ages = [aged.not_due_cents, aged.late_1_to_15_cents, aged.late_16_to_30_cents, aged.late_over_30_cents];
        assert_eq!(ages.map(Cents::get), [200, 200, 200, 100]);
        assert_eq!(aged.total_cents.get(), 700);
        let [debtor] = aged.clients.as_slice() else { panic!("{:?}", aged.clients) };
        let parts = [&debtor.late, &debtor.today, &debtor.later].map(|part| part.expect("a part"));
        let reported = parts.map(|part| (part.amount_cents.get(), part.count, part.days));
        assert_eq!(reported, [(500, 5, -31), (100, 1, 0), (100, 1, 1)]);
        assert_eq!((debtor.count, debtor.first.due_on), (7, day("2026-10-21")));
    }

    #[test]
    fn late_debtors_come_first_then_the_greatest() {
        let row = |id: i64, on: &str, cents: i64| (Some(ClientId::from(id)), None, open(on, cents));
        let rows = [row(1, "2026-11-20", 50), row(2, "2026-11-21", 900), row(3, "2026-11-22", 1_000)];
        let aged = Receivables::of(rows, day("2026-11-21")).expect("receivables");
        let order: Vec<_> = aged.clients.iter().filter_map(|one| one.client_id).map(ClientId::get).collect();
        assert_eq!(order, [1, 3, 2]);
    }
}
