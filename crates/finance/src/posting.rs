//! Reconciliation: computes the changes that bring the books to the target postings of a record.

use crate::{PaymentAuthority, Posting, SourcePart, Transaction};
use chrono::NaiveDate;
use kernel::{Cents, Error, FieldError, Result, TransactionId, text::reais};

/// Changes to the books.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// Postings to insert, each with its paid day.
    pub insert: Vec<(Posting, Option<NaiveDate>)>,
    /// Postings to update, each with its paid day.
    pub update: Vec<(TransactionId, Posting, Option<NaiveDate>)>,
    /// Postings to delete.
    pub delete: Vec<TransactionId>,
}

/// Finds the changes that turn the postings that a record has in the books (`existing`) into the `wanted` ones.
///
/// # Errors
/// [`Error::Validation`] at the field of the posting: `already_paid` where a settled part would have to change its
/// amount or be deleted, `already_received` where more was received than the target. [`Error::Conflict`] with `settled`
/// where a part in a settlement with a driver would change in more than its description.
pub fn reconcile(wanted: &[Posting], existing: &[Transaction]) -> Result<Changes> {
    let mut changes = Changes::default();
    let mut faults = Vec::new();
    for one in wanted {
        let at_place: Vec<&Transaction> =
            existing.iter().filter(|stored| posting_key(stored) == Some((one.part, one.installment))).collect();
        faults.extend(match at_place.as_slice() {
            parts if one.authority == PaymentAuthority::Receipts => changes.leave_received(one, parts)?,
            [] => {
                changes.insert.push((one.clone(), settled_on(one, None)));
                None
            }
            [stored] => changes.follow(one, stored)?,
            parts => changes.keep_parts(one, parts)?,
        });
    }
    let in_books = wanted.iter().find(|one| one.authority == PaymentAuthority::Books);
    for stored in existing {
        if !wanted.iter().any(|one| posting_key(stored) == Some((one.part, one.installment))) {
            stored.ensure_not_settled()?;
            if stored.fields.paid_on.is_some() {
                faults.extend(in_books.map(|one| already_paid(one.field, stored)));
            }
            changes.delete.push(stored.id);
        }
    }
    if faults.is_empty() { Ok(changes) } else { Err(Error::Validation(faults)) }
}

impl Changes {
    /// Reconciles a posting of one amount. Returns a fault if its amount would change though it is settled in the
    /// books.
    fn follow(&mut self, one: &Posting, stored: &Transaction) -> Result<Option<FieldError>> {
        let paid_on = settled_on(one, stored.fields.paid_on);
        if same(one, stored) && paid_on == stored.fields.paid_on {
            if one.description == stored.fields.description {
                return Ok(None);
            }
        } else {
            // A settlement that refunded it rests on everything but its description.
            stored.ensure_not_settled()?;
        }
        self.update.push((stored.id, one.clone(), paid_on));
        let is_fixed = one.authority == PaymentAuthority::Books && stored.fields.paid_on.is_some();
        Ok((is_fixed && one.amount_cents != stored.fields.amount_cents).then(|| already_paid(one.field, stored)))
    }

    /// Reconciles a posting whose received parts never change: their due day and text stay, and the rest is open, as
    /// one amount. Returns a fault if more was received than the target: the user has to undo a receipt first.
    fn leave_received(&mut self, one: &Posting, parts: &[&Transaction]) -> Result<Option<FieldError>> {
        let (received, open) = settled_and_open(parts)?;
        let left = one.amount_cents.minus(received)?;
        if left < Cents::ZERO {
            return Ok(Some(already_received(one.field, one.part, received)));
        }
        let rest = Posting { amount_cents: left, ..one.clone() };
        match open {
            Some(open) if left == Cents::ZERO => self.delete.push(open.id),
            Some(open) if (left, one.due_on) == (open.fields.amount_cents, open.fields.due_on) => {}
            Some(open) => self.update.push((open.id, rest, None)),
            None if left == Cents::ZERO => {}
            None => self.insert.push((rest, None)),
        }
        Ok(None)
    }

    /// Reconciles a posting that was settled in parts: each settled part retains its amount, and the rest stays open.
    /// Returns a fault if more is settled than the target, or if the source marks a wholly settled posting as open.
    fn keep_parts(&mut self, one: &Posting, parts: &[&Transaction]) -> Result<Option<FieldError>> {
        let (settled, open) = settled_and_open(parts)?;
        let left = one.amount_cents.minus(settled)?;
        let unsettled = left == Cents::ZERO && one.authority == PaymentAuthority::Source(None);
        if left < Cents::ZERO || unsettled {
            return Ok(Some(paid_in_parts(one.field, settled)));
        }
        for part in parts.iter().filter(|part| part.fields.paid_on.is_some()) {
            let kept = Posting { amount_cents: part.fields.amount_cents, due_on: part.fields.due_on, ..one.clone() };
            if !same(&kept, part) || kept.description != part.fields.description {
                self.update.push((part.id, kept, part.fields.paid_on));
            }
        }
        let rest = Posting { amount_cents: left, ..one.clone() };
        match open {
            Some(open) if left == Cents::ZERO => self.delete.push(open.id),
            Some(open) => {
                // The source decides the due day of an instalment, and has none for the rest.
                let due_on = if one.authority == PaymentAuthority::Books { open.fields.due_on } else { one.due_on };
                self.update.push((open.id, Posting { due_on, ..rest }, settled_on(one, None)));
            }
            None if left == Cents::ZERO => {}
            None => self.insert.push((rest, settled_on(one, None))),
        }
        Ok(None)
    }
}

fn settled_and_open<'a>(parts: &[&'a Transaction]) -> Result<(Cents, Option<&'a Transaction>)> {
    let settled = parts.iter().filter(|part| part.fields.paid_on.is_some());
    let open = parts.iter().copied().find(|part| part.fields.paid_on.is_none());
    Ok((Cents::sum(settled.map(|part| part.fields.amount_cents))?, open))
}

fn already_received(field: &str, part: SourcePart, received: Cents) -> FieldError {
    let part = if part == SourcePart::Advance { "Do adiantamento" } else { "Do saldo" };
    FieldError {
        field: field.to_owned(),
        code: "already_received".to_owned(),
        message: format!(
            "{part} já foram recebidos ou descontados {}: desfaça o recebimento antes de baixar o valor.",
            reais(received)
        ),
    }
}

fn paid_in_parts(field: &str, settled: Cents) -> FieldError {
    FieldError {
        field: field.to_owned(),
        code: "already_paid".to_owned(),
        message: format!(
            "{} já foram pagos em partes: desfaça os pagamentos no financeiro antes de mudar.",
            reais(settled)
        ),
    }
}

fn posting_key(stored: &Transaction) -> Option<(SourcePart, i64)> {
    Some((stored.source_part?, stored.installment))
}

fn settled_on(one: &Posting, stored: Option<NaiveDate>) -> Option<NaiveDate> {
    match one.authority {
        PaymentAuthority::Books | PaymentAuthority::Receipts => stored,
        PaymentAuthority::Source(paid_on) => paid_on,
    }
}

/// True if a posting equals its target, except for its description.
fn same(one: &Posting, stored: &Transaction) -> bool {
    (one.kind, one.category, one.amount_cents, one.competence_on, one.due_on, one.installments)
        == (
            stored.fields.kind,
            stored.fields.category,
            stored.fields.amount_cents,
            stored.fields.competence_on,
            stored.fields.due_on,
            stored.installments,
        )
        && (one.vehicle_id, one.freight_id, one.driver_id, one.paid_by_driver, one.effect)
            == (
                stored.fields.vehicle_id,
                stored.fields.freight_id,
                stored.fields.driver_id,
                stored.fields.paid_by_driver,
                stored.fields.effect,
            )
}

fn already_paid(field: &str, stored: &Transaction) -> FieldError {
    let amount = reais(stored.fields.amount_cents);
    let which = if stored.installments > 1 {
        format!("A parcela {} de {}, {amount}, já foi paga", stored.installment, stored.installments)
    } else {
        format!("O valor, {amount}, já foi pago")
    };
    FieldError {
        field: field.to_owned(),
        code: "already_paid".to_owned(),
        message: format!("{which}: desfaça o pagamento antes de mudar o valor ou as parcelas."),
    }
}

#[cfg(test)]
#[path = "posting_tests.rs"]
mod tests;
