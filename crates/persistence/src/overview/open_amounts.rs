//! Open amounts: those soon due, and receivables by age and client.

use chrono::NaiveDate;
use finance::{Effect, OpenAmount, Receivables, TransactionFields, TransactionKind, TransactionRecord};
use kernel::{OwnerId, Result};
use overview::reminder::last_day;

use crate::{Db, finance::transaction};

/// Open amounts of an owner, read by one statement.
pub(super) struct Open {
    /// Amounts that move money and are soon due, the earliest due first.
    pub(super) pending: Vec<TransactionRecord>,
    pub(super) receivables: Receivables,
}

impl Open {
    /// Loads the open amounts. Receivables are unpaid income without loans and household income. The transaction list
    /// with `kind=income`, `status=pending` and `effect=both` returns the same.
    pub(super) fn find(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Self> {
        let last = last_day(None, today)?;
        let all = transaction::open(db, owner, last, today)?;
        let is_owed =
            |fields: &TransactionFields| fields.kind == TransactionKind::Income && fields.effect == Effect::Both;
        let owed = all.iter().filter(|(_, one)| is_owed(&one.transaction.fields)).map(|(client, one)| {
            let fields = &one.transaction.fields;
            let amount = OpenAmount {
                transaction_id: one.transaction.id,
                kind: fields.kind,
                category: fields.category,
                effect: fields.effect,
                description: fields.description.clone(),
                amount_cents: fields.amount_cents,
                due_on: fields.due_on,
            };
            (*client, one.client_name.clone(), amount)
        });
        let receivables = Receivables::of(owed, today)?;
        let is_pending = |one: &TransactionRecord| {
            let fields = &one.transaction.fields;
            fields.effect != Effect::Result && fields.due_on <= last
        };
        let pending = all.into_iter().map(|(_, one)| one).filter(is_pending).collect();
        Ok(Self { pending, receivables })
    }
}
