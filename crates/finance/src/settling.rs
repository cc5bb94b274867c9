//! Settling: the amount really received or paid for a transaction. It is settled in whole, in part, or net of withheld
//! amounts; the rest stays open as a transaction of its own.

use crate::{Deduction, Effect, PayMethod, SourceKind, Transaction, TransactionKind, check::check_paid_on};
use chrono::NaiveDate;
use kernel::{Cents, Check, Error, Input, Now, Result, Warning, text::reais};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// A payment as the user enters it.
#[derive(Clone, Debug, Default, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Payment {
    /// Day of payment or receipt; default today.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub paid_on: Option<NaiveDate>,
    /// Amount really received or paid, in cents; default all that is open, less the deductions.
    pub amount_cents: Option<Cents>,
    /// Amount open at the time of entry, in cents. Without an `amountCents`, a different open amount must be confirmed.
    pub open_cents: Option<Cents>,
    /// Payment method.
    pub method: Option<PayMethod>,
    /// Deductions that the payer withheld, each kind once; default none.
    #[serde(default)]
    pub deductions: Vec<DeductionInput>,
    /// Due day of the rest that stays open; default the due day of the whole.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub rest_due_on: Option<NaiveDate>,
    /// Codes of the warnings that the user has confirmed.
    pub confirm: Option<Vec<String>>,
}

/// A deduction that a payer withheld, as the user enters it.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeductionInput {
    /// Kind of deduction.
    pub kind: Deduction,
    /// Amount in cents.
    pub amount_cents: Cents,
}

/// A checked payment of an open transaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Paid day.
    pub paid_on: NaiveDate,
    /// Payment method.
    pub method: Option<PayMethod>,
    /// Amount really moved, in cents.
    pub moved_cents: Cents,
    /// Deductions withheld, in cents, each above zero.
    pub withheld: Vec<(Deduction, Cents)>,
    /// Settled part of the transaction, in cents: amount moved plus deductions.
    pub settled_cents: Cents,
    /// Rest that stays open, in cents, and its due day.
    pub rest: Option<(Cents, NaiveDate)>,
}

/// Preview of a payment that is being entered; nothing is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentPreview {
    /// Open amount of the transaction, in cents.
    pub open_cents: Cents,
    /// Amount really moved, in cents.
    pub received_cents: Cents,
    /// Deductions, in cents.
    pub deducted_cents: Cents,
    /// Rest that stays open, in cents.
    pub rest_cents: Cents,
    /// True if the amount equals all that is open less the suggested taxes, while no deduction is entered.
    pub matches_offer: bool,
    /// Summary of the payment in one Portuguese sentence.
    pub words: String,
}

impl Payment {
    /// Payment of the whole amount on a day.
    pub fn whole(paid_on: NaiveDate) -> Self {
        Self { paid_on: Some(paid_on), ..Self::default() }
    }

    /// Returns a warning where "all that is open" differs from the amount on the user's screen.
    pub fn changed_open(&self, open: &Transaction) -> Option<Warning> {
        let now = open.fields.amount_cents;
        let seen = self.open_cents.filter(|seen| self.amount_cents.is_none() && *seen != now)?;
        let message = format!("O valor em aberto mudou de {} para {}.", reais(seen), reais(now));
        // The amount belongs to the code: who confirms it confirms no other.
        Some(Warning::new(format!("open_changed:{}", now.get()), message))
    }

    /// Checks a payment against the open transaction that it is for.
    pub fn check(mut self, open: &Transaction, now: &Now) -> Result<Settled> {
        let mut check = Check::of(&mut self);
        check_paid_on(&mut check, "paidOn", self.paid_on, now);
        let deducted = self.check_deductions(&mut check, open)?;
        let all = open.fields.amount_cents;
        let moved = self.amount_cents.unwrap_or(all.minus(deducted)?.max(Cents::ZERO));
        // An amount out of bounds is not added up.
        let sound = (Cents::ZERO..=all).contains(&moved);
        let settled = if sound { moved.plus(deducted)? } else { moved };
        if moved < Cents::ZERO || settled == Cents::ZERO {
            check.fail("amountCents", "too_small", "Informe um valor maior que zero.");
        } else {
            check_within_open(&mut check, open, settled, deducted);
        }
        check.finish()?;
        let rest = all.minus(settled)?;
        Ok(Settled {
            paid_on: self.paid_on.unwrap_or(now.today),
            method: self.method,
            moved_cents: moved,
            withheld: self
                .deductions
                .iter()
                .map(|one| (one.kind, one.amount_cents))
                .filter(|(_, cents)| *cents > Cents::ZERO)
                .collect(),
            settled_cents: settled,
            rest: (rest > Cents::ZERO).then_some((rest, self.rest_due_on.unwrap_or(open.fields.due_on))),
        })
    }

    /// Sums the deductions and adds their faults at `deductions.0.…`, the path that clients expect.
    fn check_deductions(&self, check: &mut Check, open: &Transaction) -> Result<Cents> {
        let mut sum = Cents::ZERO;
        for (place, one) in self.deductions.iter().enumerate() {
            let field = format!("deductions.{place}.amountCents");
            check.money(&field, one.amount_cents, 0);
            if one.amount_cents > open.fields.amount_cents {
                let message = format!("O desconto é maior que o valor em aberto, {}.", reais(open.fields.amount_cents));
                check.fail(&field, "too_large", &message);
                continue;
            }
            let again = self.deductions.iter().take(place).any(|earlier| earlier.kind == one.kind);
            check.ensure(!again, &format!("deductions.{place}.kind"), "repeated", "Este desconto já foi informado.");
            sum = sum.plus(one.amount_cents.max(Cents::ZERO))?;
        }
        let earns = open.fields.kind == TransactionKind::Income && open.fields.effect == Effect::Both;
        if sum > Cents::ZERO && !earns {
            check.fail("deductions", "wrong_kind", "Só o pagamento de um trabalho tem desconto do pagador.");
        }
        Ok(sum)
    }
}

/// Checks that no more is settled than is open, and that a settlement with a driver is settled whole.
fn check_within_open(check: &mut Check, open: &Transaction, settled: Cents, deducted: Cents) {
    let all = open.fields.amount_cents;
    let most = reais(all);
    if settled > all {
        let message = match open.fields.kind {
            TransactionKind::Income if deducted > Cents::ZERO => {
                format!("O que você recebeu mais os descontos é maior que o valor em aberto, {most}.")
            }
            TransactionKind::Income => {
                format!("É mais que o valor em aberto, {most}. Se veio a mais, corrija antes o valor combinado.")
            }
            TransactionKind::Expense => format!("É mais que o valor em aberto, {most}."),
        };
        check.fail("amountCents", "too_large", &message);
    } else if settled < all && open.source_kind == Some(SourceKind::DriverPayment) {
        let message = format!("O acerto é pago inteiro: {most}. Para pagar em partes, dê um vale.");
        check.fail("amountCents", "only_whole", &message);
    }
}

impl Settled {
    /// Sum of the deductions, in cents.
    pub fn deducted(&self) -> Result<Cents> {
        Cents::sum(self.withheld.iter().map(|(_, cents)| *cents))
    }

    /// Principal of the settled part: a partial payment of an instalment pays the interest first
    /// (Código Civil art. 354).
    pub fn principal(&self, open: &Transaction) -> Result<Cents> {
        let interest = open.fields.amount_cents.minus(open.fields.principal_cents)?;
        Ok(self.settled_cents.minus(interest)?.max(Cents::ZERO).min(open.fields.principal_cents))
    }

    /// Previews a payment before it is stored. `offered` is the amount that the suggested taxes would leave, if any.
    pub fn preview(&self, open: &Transaction, offered: Option<Cents>) -> Result<PaymentPreview> {
        let deducted_cents = self.deducted()?;
        let rest_cents = self.rest.map(|(cents, _)| cents).unwrap_or_default();
        let verb = if open.fields.kind == TransactionKind::Income { "Entram" } else { "Saem" };
        let mut words = format!("{verb} {}", reais(self.moved_cents));
        if deducted_cents > Cents::ZERO {
            words.push_str(&format!(", {} ficam de desconto", reais(deducted_cents)));
        }
        if let Some((cents, due_on)) = self.rest {
            words.push_str(&format!(" e {} ficam para {}", reais(cents), kernel::text::day(due_on)));
        }
        words.push('.');
        Ok(PaymentPreview {
            open_cents: open.fields.amount_cents,
            received_cents: self.moved_cents,
            deducted_cents,
            rest_cents,
            matches_offer: self.withheld.is_empty() && self.rest.is_some() && offered == Some(self.moved_cents),
            words,
        })
    }
}

impl Transaction {
    /// Checks that a payment can be entered now: a settled transaction accepts no other payment.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `already_settled`, or as [`Transaction::ensure_settleable`].
    pub fn ensure_open(&self) -> Result<()> {
        self.ensure_settleable()?;
        let Some(paid_on) = self.fields.paid_on else { return Ok(()) };
        let verb = if self.fields.kind == TransactionKind::Income { "recebido" } else { "pago" };
        let day = kernel::text::day(paid_on);
        let detail = format!("“{}” já foi {verb} em {day}: desfaça para lançar de novo.", self.fields.description);
        Err(Error::conflict("already_settled", detail))
    }

    /// Checks that its payment can be undone separately: that of a settlement is undone with the settlement.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `only_undone`.
    pub fn ensure_not_of_settlement(&self) -> Result<()> {
        if self.source_kind == Some(SourceKind::DriverPayment) {
            let detail = format!("“{}” é de um acerto pago: desfaça o acerto.", self.fields.description);
            return Err(Error::conflict("only_undone", detail));
        }
        Ok(())
    }

    /// Checks that it was not withheld from a receipt: such a deduction exists only with its receipt.
    ///
    /// # Errors
    /// [`Error::Conflict`] with `held_back`.
    pub fn ensure_not_withheld(&self) -> Result<()> {
        if self.held_from_id.is_some() {
            let detail = format!(
                "“{}” é desconto de um recebimento: desfaça o recebimento para alterar.",
                self.fields.description
            );
            return Err(Error::conflict("held_back", detail));
        }
        Ok(())
    }
}

#[cfg(test)]
#[path = "settling_tests.rs"]
mod tests;
