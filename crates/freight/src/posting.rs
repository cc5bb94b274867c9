//! What a freight has in the books: its advance and its balance, kept in step with it.
//!
//! The advance is due on the day on which the freight began and the balance 30 days after it, unless the freight says
//! otherwise; until it begins, the scheduled day stands for that. A part of nothing is not posted. The truck is no part of a posting: whoever keeps the books copies it from the freight.

use chrono::{Days, NaiveDate};
use kernel::{Cents, Error, FieldError, Result, SourcePart, TransactionId, text::reais};

use crate::Freight;

/// How long after the day of the freight the balance is due unless told: a month, as is usual.
const BALANCE_DAYS: Days = Days::new(30);

/// A part as it is to stand in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Which part.
    pub part: SourcePart,
    /// How much, always more than zero.
    pub amount_cents: Cents,
    /// When it is due.
    pub due_on: NaiveDate,
    /// What the books say.
    pub description: String,
}

/// A part as it stands in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its transaction.
    pub transaction_id: TransactionId,
    /// Which part.
    pub part: SourcePart,
    /// How much.
    pub amount_cents: Cents,
    /// When it is due.
    pub due_on: NaiveDate,
    /// When it was received, if it was.
    pub paid_on: Option<NaiveDate>,
}

/// All that a freight is to have in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// These parts and no other.
    Parts(Vec<Posting>),
    /// The freight fell through: only what was received.
    OnlyReceived,
}

/// What is to be done to the books.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Parts to be posted.
    pub insert: Vec<Posting>,
    /// Pending parts to be changed.
    pub update: Vec<(TransactionId, Posting)>,
    /// Pending parts to be removed.
    pub delete: Vec<TransactionId>,
}

impl Changes {
    /// Whether the books are in step already.
    pub fn is_empty(&self) -> bool {
        self.insert.is_empty() && self.update.is_empty() && self.delete.is_empty()
    }
}

/// What a freight is to have in the books.
///
/// # Errors
/// [`Error::Internal`] on overflow, which the bounds of the entry exclude.
pub fn wanted(freight: &Freight) -> Result<Wanted> {
    if freight.is_cancelled() {
        return Ok(Wanted::OnlyReceived);
    }
    let day = freight.belongs_on();
    let posting = |part: SourcePart, amount_cents: Cents, due_on: NaiveDate| Posting {
        part,
        amount_cents,
        due_on,
        description: format!("{} do frete nº {}", part.label(), freight.number),
    };
    let parts = [
        posting(SourcePart::Advance, freight.advance_cents, freight.advance_due_on.unwrap_or(day)),
        posting(
            SourcePart::Balance,
            freight.balance_cents()?,
            freight.balance_due_on.or(day.checked_add_days(BALANCE_DAYS)).unwrap_or(day),
        ),
    ];
    Ok(Wanted::Parts(parts.into_iter().filter(|part| part.amount_cents > Cents::ZERO).collect()))
}

/// How the books are brought in step. A received part is never touched: its due day and text stay as they were, and
/// where its amount would have to change the user undoes the receipt first.
///
/// # Errors
/// [`Error::Validation`] with `already_received` at `advanceCents` or `rateCents`.
pub fn reconcile(wanted: &Wanted, standing: &[Standing]) -> Result<Changes> {
    let mut changes = Changes::default();
    let mut faults = Vec::new();
    let parts = match wanted {
        Wanted::Parts(parts) => parts.as_slice(),
        Wanted::OnlyReceived => {
            changes.delete = pending(standing).map(|one| one.transaction_id).collect();
            return Ok(changes);
        }
    };
    for part in SourcePart::ALL {
        let wanted = parts.iter().find(|posting| posting.part == *part);
        let standing = standing.iter().find(|posting| posting.part == *part);
        match (wanted, standing) {
            (None, None) => {}
            (Some(wanted), None) => changes.insert.push(wanted.clone()),
            (wanted, Some(standing)) if standing.paid_on.is_some() => {
                if wanted.map(|one| one.amount_cents) != Some(standing.amount_cents) {
                    faults.push(already_received(standing));
                }
            }
            (Some(wanted), Some(standing)) => {
                if (wanted.amount_cents, wanted.due_on) != (standing.amount_cents, standing.due_on) {
                    changes.update.push((standing.transaction_id, wanted.clone()));
                }
            }
            (None, Some(standing)) => changes.delete.push(standing.transaction_id),
        }
    }
    if faults.is_empty() { Ok(changes) } else { Err(Error::Validation(faults)) }
}

fn pending(standing: &[Standing]) -> impl Iterator<Item = &Standing> {
    standing.iter().filter(|one| one.paid_on.is_none())
}

fn already_received(standing: &Standing) -> FieldError {
    let (field, part) = match standing.part {
        SourcePart::Advance => ("advanceCents", "O adiantamento"),
        _ => ("rateCents", "O saldo"),
    };
    let amount = reais(standing.amount_cents);
    FieldError {
        field: field.to_owned(),
        code: "already_received".to_owned(),
        message: format!("{part} de {amount} já foi recebido: desfaça o recebimento antes de mudar o valor."),
    }
}

/// What of the parts was received and what is still to come.
///
/// # Errors
/// [`Error::Internal`] on overflow.
pub fn received_and_open(standing: &[Standing]) -> Result<(Cents, Cents)> {
    let received = Cents::sum(standing.iter().filter(|one| one.paid_on.is_some()).map(|one| one.amount_cents))?;
    let open = Cents::sum(pending(standing).map(|one| one.amount_cents))?;
    Ok((received, open))
}

#[cfg(test)]
#[path = "posting_tests.rs"]
mod tests;
