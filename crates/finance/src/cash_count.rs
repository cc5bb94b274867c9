//! Cash count: the money the owner has on a day, compared with the books.

use crate::{Category, Effect, TransactionFields, TransactionKind, TransactionRecord, entry::search_text};
use chrono::NaiveDate;
use kernel::{Cents, Check, Input, Now, Result, check::MAX_CENTS, text::reais};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

/// A cash count as the user enters it.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CashCountInput {
    /// Money counted, in bank and in cash, in cents; below zero if the account is overdrawn.
    #[validate(range(min = -MAX_CENTS, max = MAX_CENTS, code = "out_of_range", message = "Este valor é grande demais: confira o que contou."))]
    pub counted_cents: Cents,
    /// Day at whose end it was counted; default today.
    #[serde(default, deserialize_with = "kernel::day::optional")]
    pub on: Option<NaiveDate>,
}

/// Result of a cash count.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashCount {
    /// Balance by the books, in cents.
    pub expected_cents: Cents,
    /// Money counted, in cents.
    pub counted_cents: Cents,
    /// Counted money less the balance by the books, in cents.
    pub difference_cents: Cents,
    /// Transaction that books the difference; null if there is none.
    pub transaction: Option<TransactionRecord>,
}

impl CashCountInput {
    /// Returns the day of the count: not after today, not before the cash begins (`opening`), and not before the `last`
    /// count, whose difference it would falsify.
    pub fn check(mut self, now: &Now, opening: Option<NaiveDate>, last: Option<NaiveDate>) -> Result<NaiveDate> {
        let mut check = Check::of(&mut self);
        let on = self.on.unwrap_or(now.today);
        check.ensure(now.has_begun(on), "on", "in_future", "O dia da conferência não pode ser depois de hoje.");
        if let Some(opening) = opening.filter(|opening| on < *opening) {
            let day = opening.format("%d/%m/%Y");
            check.fail("on", "before_opening", format!("O caixa começa em {day}: confira desse dia em diante."));
        }
        if let Some(last) = last.filter(|last| on < *last) {
            let message = format!(
                "Você já conferiu o caixa em {}: confira desse dia em diante ou apague antes aquela conferência.",
                last.format("%d/%m/%Y")
            );
            check.fail("on", "before_last", message);
        }
        check.finish()?;
        Ok(on)
    }

    /// Returns the transaction that books the difference; none if count and books agree.
    pub fn difference(&self, expected: Cents, on: NaiveDate) -> Result<Option<TransactionFields>> {
        let difference = self.counted_cents.minus(expected)?;
        let (kind, amount_cents) = match difference.get() {
            0 => return Ok(None),
            1.. => (TransactionKind::Income, difference),
            ..=-1 => (TransactionKind::Expense, Cents::ZERO.minus(difference)?),
        };
        let (counted, expected) = (reais(self.counted_cents), reais(expected));
        let description = format!("Conferência do caixa: contado {counted}, esperado {expected}");
        Ok(Some(TransactionFields {
            kind,
            category: Category::Outros,
            search: search_text(Category::Outros, &description),
            description,
            amount_cents,
            principal_cents: Cents::ZERO,
            due_on: on,
            paid_on: Some(on),
            competence_on: on,
            vehicle_id: None,
            freight_id: None,
            driver_id: None,
            personal: false,
            paid_by_driver: false,
            effect: Effect::Cash,
        }))
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Error, Instant, Zone};
    use serde_json::json;

    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("a day")
    }

    fn counted(cents: i64, on: Option<&str>) -> CashCountInput {
        CashCountInput { counted_cents: Cents::from(cents), on: on.map(day) }
    }

    #[test]
    fn a_cash_difference_is_booked_by_name_and_moves_cash_alone() {
        let on = day("2026-11-21");
        assert!(counted(500, None).difference(Cents::from(500), on).expect("nothing").is_none());
        let short = counted(120_000, None).difference(Cents::from(125_050), on).expect("fields").expect("a line");
        assert_eq!(
            (short.kind, short.amount_cents.get(), short.effect),
            (TransactionKind::Expense, 5_050, Effect::Cash)
        );
        assert_eq!(short.description, "Conferência do caixa: contado R$\u{a0}1.200,00, esperado R$\u{a0}1.250,50");
        let over = counted(-100, None).difference(Cents::from(-350), on).expect("fields").expect("a line");
        assert_eq!((over.kind, over.amount_cents.get(), over.paid_on), (TransactionKind::Income, 250, Some(on)));
    }

    #[test]
    fn a_count_is_of_a_day_that_the_books_hold() {
        let at: Instant = serde_json::from_value(json!("2026-11-21T15:00:00Z")).expect("an instant");
        let now = Now::new(at, Zone::default());
        let fault = |input: CashCountInput| match input.check(&now, Some(day("2026-11-01")), Some(day("2026-11-10"))) {
            Err(Error::Validation(errors)) => errors[0].code.clone(),
            other => format!("{other:?}"),
        };
        assert_eq!(counted(1, None).check(&now, None, None).expect("a day"), now.today);
        assert_eq!(fault(counted(1, Some("2026-11-22"))), "in_future");
        assert_eq!(fault(counted(1, Some("2026-10-31"))), "before_opening");
        assert_eq!(fault(counted(1, Some("2026-11-09"))), "before_last");
        assert_eq!(fault(counted(10_000_000_001, None)), "out_of_range");
        let same_day = counted(1, Some("2026-11-10")).check(&now, None, Some(day("2026-11-10")));
        assert_eq!(same_day.expect("a day"), day("2026-11-10"));
    }
}
