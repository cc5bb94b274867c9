//! Postings of a freight: its advance and its balance in the books, kept in step with it.
//!
//! The advance is due on the day on which the freight began and the balance 30 days after it, unless the freight says
//! otherwise; until the freight begins, the scheduled day takes that place. A part of zero is not posted. The truck is
//! no part of a posting: the bookkeeping copies it from the freight.

use chrono::{Days, NaiveDate};
use kernel::{Category, Cents, CostLine, Error, FieldError, HeldBack, Result, SourcePart, TransactionId, text::reais};

use crate::Freight;

/// Default days from the day of the freight to the due day of the balance: a month, as is usual.
const BALANCE_DAYS: Days = Days::new(30);

/// Part of a freight's price as it is to stand in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Part: advance or balance.
    pub part: SourcePart,
    /// Amount in cents, above zero.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
    /// Description of the transaction.
    pub description: String,
}

/// Part of a freight's price as it stands in the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostedPart {
    /// Transaction that books it.
    pub transaction_id: TransactionId,
    /// Part: advance or balance.
    pub part: SourcePart,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
    /// Day of receipt; `None` while it is open.
    pub paid_on: Option<NaiveDate>,
    /// Deductions that the payer withheld from it.
    pub deductions: Vec<HeldBack>,
}

/// Postings that a freight is to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WantedPosting {
    /// Exactly these parts.
    Parts(Vec<Posting>),
    /// The freight is cancelled: only the received parts stay.
    OnlyReceived,
}

/// Changes that bring the books in step.
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
    /// True when the books are in step already.
    pub fn is_empty(&self) -> bool {
        self.insert.is_empty() && self.update.is_empty() && self.delete.is_empty()
    }
}

impl Freight {
    /// Returns the default due day of a part.
    pub fn usually_due_on(&self, part: SourcePart) -> NaiveDate {
        let day = self.belongs_on();
        if part == SourcePart::Advance { day } else { day.checked_add_days(BALANCE_DAYS).unwrap_or(day) }
    }
}

/// Returns the postings that a freight is to have.
pub fn wanted(freight: &Freight) -> Result<WantedPosting> {
    if freight.is_cancelled() {
        return Ok(WantedPosting::OnlyReceived);
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
    Ok(WantedPosting::Parts(parts.into_iter().filter(|part| part.amount_cents > Cents::ZERO).collect()))
}

/// Returns the changes that bring the books in step. A received part is never touched: its due day and text stay as
/// they were, and the rest of that part is open, as one amount. Where more was received than is wanted, the user has to
/// undo a receipt first.
///
/// # Errors
/// [`Error::Validation`] with `already_received` at `advanceCents` or `rateCents`.
pub fn reconcile(wanted: &WantedPosting, standing: &[PostedPart]) -> Result<Changes> {
    let mut changes = Changes::default();
    let mut faults = Vec::new();
    let parts = match wanted {
        WantedPosting::Parts(parts) => parts.as_slice(),
        WantedPosting::OnlyReceived => {
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

fn pending(standing: &[PostedPart]) -> impl Iterator<Item = &PostedPart> {
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

/// Sums over the parts of a freight. All four together are its price, to the cent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// Amount really received.
    pub received: Cents,
    /// Taxes that the payer withheld.
    pub withheld: Cents,
    /// Amount that the payer deducted for shortage, damage and the like.
    pub written_off: Cents,
    /// Amount still to be received.
    pub open: Cents,
}

impl Received {
    /// Sums up the parts that stand in the books.
    pub fn of(standing: &[PostedPart]) -> Result<Self> {
        let mut sums = Self { open: Cents::sum(pending(standing).map(|one| one.amount_cents))?, ..Self::default() };
        for one in standing.iter().filter(|one| one.paid_on.is_some()) {
            let (withheld, written_off) = HeldBack::sums(&one.deductions)?;
            sums.received = sums.received.plus(one.net_cents()?)?;
            sums.withheld = sums.withheld.plus(withheld)?;
            sums.written_off = sums.written_off.plus(written_off)?;
        }
        Ok(sums)
    }

    /// Returns the payer's deductions, as costs of the freight.
    pub(crate) fn held_back(&self) -> [CostLine; 2] {
        [(Category::Impostos, self.withheld), (Category::Outros, self.written_off)]
            .map(|(category, amount_cents)| CostLine { category, amount_cents })
    }

    /// Returns the settled part of the price: received, withheld or written off.
    pub fn settled(&self) -> Result<Cents> {
        Cents::sum([self.received, self.withheld, self.written_off])
    }
}

impl PostedPart {
    /// Returns the amount really received of it, in cents.
    pub fn net_cents(&self) -> Result<Cents> {
        self.amount_cents.minus(Cents::sum(self.deductions.iter().map(|one| one.amount_cents))?)
    }
}

#[cfg(test)]
#[path = "posting_tests.rs"]
mod tests;
