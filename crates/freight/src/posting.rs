//! Postings of a freight: its advance and its balance, reconciled with the books.
//!
//! The advance is due on the first day of the freight and the balance 30 days after it, unless the freight has other
//! days. Until it begins, the scheduled day counts instead. A part of zero is not posted. `finance::posting::reconcile`
//! applies them to the books.

use chrono::{Days, NaiveDate};
use finance::{Category, CostLine, Effect, PaymentAuthority, Posting, SourcePart, TransactionKind, WithheldAmount};
use kernel::{Cents, Result, TransactionId};

use crate::Freight;

/// Default days from the day of the freight to the due day of the balance: a month, as is usual.
const BALANCE_DAYS: Days = Days::new(30);

/// Booked part of a freight's price.
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
    pub deductions: Vec<WithheldAmount>,
}

/// Open income that names a freight beside its price: a stay, or a top-up, that is not yet received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenExtra {
    /// Transaction that books it.
    pub transaction_id: TransactionId,
    /// Category: a top-up of the price is freight too.
    pub category: Category,
    /// Description.
    pub description: String,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
}

/// Received income that names a freight beside its price: a stay, or a top-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedExtra {
    /// Amount in cents, before deductions.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
    /// Day of receipt.
    pub paid_on: NaiveDate,
    /// Deductions that the payer withheld from it.
    pub deductions: Vec<WithheldAmount>,
}

impl Freight {
    /// Returns the default due day of a part.
    pub fn usually_due_on(&self, part: SourcePart) -> NaiveDate {
        let day = self.belongs_on();
        if part == SourcePart::Advance { day } else { day.checked_add_days(BALANCE_DAYS).unwrap_or(day) }
    }
}

/// Returns the target postings of the two parts of a freight's price. The caller checks that the freight is not
/// cancelled.
pub fn wanted(freight: &Freight) -> Result<[Posting; 2]> {
    let fields = &freight.fields;
    let posting = |part: SourcePart, amount_cents: Cents, due_on: Option<NaiveDate>, field: &'static str| Posting {
        part,
        installment: 1,
        installments: 1,
        kind: TransactionKind::Income,
        category: Category::Frete,
        description: format!("{} do frete nº {}", part.label(), freight.number),
        field,
        amount_cents,
        competence_on: freight.belongs_on(),
        due_on: due_on.unwrap_or(freight.usually_due_on(part)),
        authority: PaymentAuthority::Receipts,
        vehicle_id: Some(fields.truck_id),
        freight_id: Some(freight.id),
        driver_id: None,
        paid_by_driver: false,
        effect: Effect::Both,
    };
    // The user enters an advance agreed as a share at `advanceBps`: its fault belongs there.
    let advance_field = if fields.advance_bps.is_some() { "advanceBps" } else { "advanceCents" };
    Ok([
        posting(SourcePart::Advance, fields.advance_cents, fields.advance_due_on, advance_field),
        posting(SourcePart::Balance, freight.balance_cents()?, fields.balance_due_on, "rateCents"),
    ])
}

fn pending(existing: &[PostedPart]) -> impl Iterator<Item = &PostedPart> {
    existing.iter().filter(|one| one.paid_on.is_none())
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
    /// Sums up the booked parts.
    pub fn of(existing: &[PostedPart]) -> Result<Self> {
        let mut sums = Self { open: Cents::sum(pending(existing).map(|one| one.amount_cents))?, ..Self::default() };
        for one in existing.iter().filter(|one| one.paid_on.is_some()) {
            let (withheld, written_off) = WithheldAmount::sums(&one.deductions)?;
            sums.received = sums.received.plus(one.net_cents()?)?;
            sums.withheld = sums.withheld.plus(withheld)?;
            sums.written_off = sums.written_off.plus(written_off)?;
        }
        Ok(sums)
    }

    /// Returns the payer's deductions, as costs of the freight.
    pub(crate) fn deductions(&self) -> [CostLine; 2] {
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
