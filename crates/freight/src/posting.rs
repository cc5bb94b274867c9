//! What a freight has in the books: its advance and its balance, kept in step with it.
//!
//! The advance is due on the day on which the freight began and the balance 30 days after it, unless the freight says
//! otherwise; until it begins, the scheduled day stands for that. A part of nothing is not posted. The truck is no part of a posting: whoever keeps the books copies it from the freight.

use chrono::{Days, NaiveDate};
use kernel::{Category, Cents, CostLine, Error, FieldError, HeldBack, Result, SourcePart, TransactionId, text::reais};

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
    /// What the payer held back of it.
    pub deductions: Vec<HeldBack>,
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

impl Freight {
    /// When a part is due unless told.
    pub fn usually_due_on(&self, part: SourcePart) -> NaiveDate {
        let day = self.belongs_on();
        if part == SourcePart::Advance { day } else { day.checked_add_days(BALANCE_DAYS).unwrap_or(day) }
    }
}

/// What a freight is to have in the books.
pub fn wanted(freight: &Freight) -> Result<Wanted> {
    if freight.is_cancelled() {
        return Ok(Wanted::OnlyReceived);
    }
    let posting = |part: SourcePart, amount_cents: Cents, due_on: NaiveDate| Posting {
        part,
        amount_cents,
        due_on,
        description: format!("{} do frete nº {}", part.label(), freight.number),
    };
    let parts = [
        posting(
            SourcePart::Advance,
            freight.fields.advance_cents,
            freight.fields.advance_due_on.unwrap_or(freight.usually_due_on(SourcePart::Advance)),
        ),
        posting(
            SourcePart::Balance,
            freight.balance_cents()?,
            freight.fields.balance_due_on.unwrap_or(freight.usually_due_on(SourcePart::Balance)),
        ),
    ];
    Ok(Wanted::Parts(parts.into_iter().filter(|part| part.amount_cents > Cents::ZERO).collect()))
}

/// How the books are brought in step. What was received is never touched: its due day and text stay as they were, and what it
/// leaves of a part is open, as one amount. Where more was received than is wanted the user undoes a receipt first.
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
        let of_part = || standing.iter().filter(|posting| posting.part == *part);
        let settled = Cents::sum(of_part().filter(|one| one.paid_on.is_some()).map(|one| one.amount_cents))?;
        let open = of_part().find(|one| one.paid_on.is_none());
        let left = wanted.map(|one| one.amount_cents).unwrap_or_default().minus(settled)?;
        if left < Cents::ZERO {
            faults.push(already_received(*part, settled));
            continue;
        }
        match (wanted.filter(|_| left > Cents::ZERO), open) {
            (None, None) => {}
            (None, Some(open)) => changes.delete.push(open.transaction_id),
            (Some(wanted), None) => changes.insert.push(Posting { amount_cents: left, ..wanted.clone() }),
            (Some(wanted), Some(open)) => {
                if (left, wanted.due_on) != (open.amount_cents, open.due_on) {
                    changes.update.push((open.transaction_id, Posting { amount_cents: left, ..wanted.clone() }));
                }
            }
        }
    }
    if faults.is_empty() { Ok(changes) } else { Err(Error::Validation(faults)) }
}

fn pending(standing: &[Standing]) -> impl Iterator<Item = &Standing> {
    standing.iter().filter(|one| one.paid_on.is_none())
}

fn already_received(part: SourcePart, settled: Cents) -> FieldError {
    let (field, part) = match part {
        SourcePart::Advance => ("advanceCents", "Do adiantamento"),
        _ => ("rateCents", "Do saldo"),
    };
    FieldError {
        field: field.to_owned(),
        code: "already_received".to_owned(),
        message: format!(
            "{part} já foram recebidos ou descontados {}: desfaça o recebimento antes de baixar o valor.",
            reais(settled)
        ),
    }
}

/// What came of the parts of a freight. All four together are its price, to the cent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// What was really received.
    pub received: Cents,
    /// Taxes that the payer held back.
    pub withheld: Cents,
    /// What the payer held back for shortage, damage and the like.
    pub written_off: Cents,
    /// What is still to come.
    pub open: Cents,
}

impl Received {
    /// Sums up what stands in the books.
    pub fn of(standing: &[Standing]) -> Result<Self> {
        let mut sums = Self { open: Cents::sum(pending(standing).map(|one| one.amount_cents))?, ..Self::default() };
        for one in standing.iter().filter(|one| one.paid_on.is_some()) {
            let (withheld, written_off) = HeldBack::sums(&one.deductions)?;
            sums.received = sums.received.plus(one.net_cents()?)?;
            sums.withheld = sums.withheld.plus(withheld)?;
            sums.written_off = sums.written_off.plus(written_off)?;
        }
        Ok(sums)
    }

    /// What the payer held back, as costs of the freight.
    pub(crate) fn held_back(&self) -> [CostLine; 2] {
        [(Category::Impostos, self.withheld), (Category::Outros, self.written_off)]
            .map(|(category, amount_cents)| CostLine { category, amount_cents })
    }

    /// What of the price is settled: received, withheld or written off.
    pub fn settled(&self) -> Result<Cents> {
        Cents::sum([self.received, self.withheld, self.written_off])
    }
}

impl Standing {
    /// What really came in of it, in cents.
    pub fn net_cents(&self) -> Result<Cents> {
        self.amount_cents.minus(Cents::sum(self.deductions.iter().map(|one| one.amount_cents))?)
    }
}

#[cfg(test)]
#[path = "posting_tests.rs"]
mod tests;
