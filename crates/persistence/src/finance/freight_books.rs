//! All transactions of some freights, read by one statement to avoid a query per freight.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{Category, Deduction, Effect, SourceKind, TransactionKind, WithheldAmount, figures::AggregateRow};
use freight::{OpenExtra, PostedPart};
use kernel::{FreightId, OwnerId, Result, TransactionId};

use super::{
    book_sums::TransactionRow,
    freight_posting::PostedParts,
    trip_costs::{TripTotals, by_freight},
};
use crate::{Db, owned::transactions, prepared::id_in};

/// A transaction that names a freight.
#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = transactions)]
struct Entry {
    id: TransactionId,
    description: String,
    due_on: NaiveDate,
    paid_on: Option<NaiveDate>,
    held_from_id: Option<TransactionId>,
    deduction: Option<Deduction>,
    #[diesel(embed)]
    row: TransactionRow,
}

/// Transactions that name some freights, ordered by id.
#[derive(Debug, Default)]
pub(crate) struct FreightBooks(Vec<Entry>);

impl FreightBooks {
    pub(crate) fn find(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Self> {
        if ids.is_empty() {
            return Ok(Self::default());
        }
        let mut entries: Vec<Entry> =
            transactions::of(owner).select(Entry::as_select()).filter(id_in(transactions::freight_id, ids)).load(db)?;
        // Sorted in memory: for this order, SQLite would scan all the owner's books by id.
        entries.sort_by_key(|one| one.id);
        Ok(Self(entries))
    }

    /// Returns the transactions as lines, each with its competence day.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (NaiveDate, AggregateRow)> + '_ {
        self.0.iter().map(|one| (one.row.competence_on, one.row.line()))
    }

    /// Returns the tolls of a freight that count, ordered by id.
    pub(crate) fn tolls(&self, of: FreightId) -> impl Iterator<Item = (NaiveDate, AggregateRow)> {
        let is_toll = move |line: &AggregateRow| {
            let spent = line.kind == TransactionKind::Expense && line.effect != Effect::Cash;
            line.freight_id == Some(of) && spent && line.category == Category::Pedagio
        };
        self.lines().filter(move |(_, line)| is_toll(line))
    }

    /// Returns the trip costs and other income of each freight up to a day.
    pub(crate) fn costs(&self, until: NaiveDate) -> Result<HashMap<FreightId, TripTotals>> {
        let lines: Vec<AggregateRow> = self.lines().filter(|(day, _)| *day <= until).map(|(_, line)| line).collect();
        by_freight(&lines)
    }

    /// Returns the posted parts of each freight's price, with the amounts withheld from them.
    pub(crate) fn parts(&self) -> PostedParts {
        let mut withheld: HashMap<TransactionId, Vec<WithheldAmount>> = HashMap::new();
        for one in &self.0 {
            let Some((receipt, kind)) = one.held_from_id.zip(one.deduction) else { continue };
            let amount_cents = one.row.amount_cents;
            let back = WithheldAmount { transaction_id: one.id, kind, label: kind.label(), amount_cents };
            withheld.entry(receipt).or_default().push(back);
        }
        let mut of = PostedParts::new();
        for one in &self.0 {
            let TransactionRow { kind, freight_id, source_kind, source_part, amount_cents, .. } = one.row;
            let (Some(freight), Some(part), Some(SourceKind::Freight), TransactionKind::Income) =
                (freight_id, source_part, source_kind, kind)
            else {
                continue;
            };
            let deductions = withheld.remove(&one.id).unwrap_or_default();
            let (transaction_id, due_on, paid_on) = (one.id, one.due_on, one.paid_on);
            of.entry(freight).or_default().push(PostedPart {
                transaction_id,
                part,
                amount_cents,
                due_on,
                paid_on,
                deductions,
            });
        }
        of
    }

    /// Returns the open income of each freight beside its price, the earliest due first. The rule is that of
    /// receivables: no loans and no household income.
    pub(crate) fn extras(&self) -> HashMap<FreightId, Vec<OpenExtra>> {
        let mut of: HashMap<FreightId, Vec<OpenExtra>> = HashMap::new();
        for one in &self.0 {
            let TransactionRow { kind, category, effect, freight_id, source_kind, amount_cents, .. } = one.row;
            let is_open = one.paid_on.is_none() && kind == TransactionKind::Income && effect == Effect::Both;
            let Some(freight) = freight_id.filter(|_| is_open && source_kind != Some(SourceKind::Freight)) else {
                continue;
            };
            let (transaction_id, description, due_on) = (one.id, one.description.clone(), one.due_on);
            of.entry(freight).or_default().push(OpenExtra {
                transaction_id,
                category,
                description,
                amount_cents,
                due_on,
            });
        }
        for extras in of.values_mut() {
            extras.sort_by_key(|one| one.due_on);
        }
        of
    }
}
