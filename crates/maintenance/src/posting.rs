//! Postings of a maintenance record: one expense, or one per instalment.

use chrono::NaiveDate;
use finance::{Category, Effect, PaymentAuthority, Posting, SourcePart, TransactionKind};
use kernel::{Cents, time::months_after};

use crate::MaintenanceEntry;

/// Divides an amount into monthly instalments from a day on, each with its number from 1: they differ by a cent at most
/// and sum to the amount. An amount of zero has none.
pub fn shared(total: Cents, count: i64, first: NaiveDate) -> Vec<(i64, Cents, NaiveDate)> {
    if total <= Cents::ZERO {
        return Vec::new();
    }
    (1_i64..)
        .zip(total.parts(count))
        .map(|(installment, amount)| (installment, amount, months_after(first, installment - 1)))
        .collect()
}

/// Returns the postings of a record. A single expense is paid in the record itself, several are paid in the books; all
/// of it is a cost of the month of the work.
pub fn wanted(entry: &MaintenanceEntry) -> Vec<Posting> {
    let MaintenanceEntry { fields, terms, .. } = entry;
    let (kind, category) = (TransactionKind::Expense, Category::Manutencao);
    let about = fields.description.as_deref().unwrap_or(fields.category.label());
    let field = if entry.items.is_empty() { "totalCents" } else { "items" };
    let authority =
        if terms.installments > 1 { PaymentAuthority::Books } else { PaymentAuthority::Source(terms.paid_on) };
    shared(fields.total_cents, terms.installments, terms.due_on)
        .into_iter()
        .map(|(installment, amount_cents, due_on)| Posting {
            part: SourcePart::Total,
            installment,
            installments: terms.installments,
            kind,
            category,
            description: format!("Manutenção: {about}"),
            field,
            amount_cents,
            competence_on: fields.done_on,
            due_on,
            authority,
            vehicle_id: Some(fields.vehicle_id),
            freight_id: fields.freight_id,
            driver_id: terms.driver_id,
            paid_by_driver: terms.paid_by_driver,
            effect: Effect::of(kind, category, false, terms.paid_by_driver),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::sample::{day, entry};

    #[test]
    fn instalments_fall_a_month_apart_and_sum_to_the_whole() {
        for amount in [1, 2, 99, 100, 101, 33_333, 123_456, 9_999_999_999, 10_000_000_000] {
            for count in 1..=120 {
                let parts = shared(Cents::from(amount), count, day("2026-01-31"));
                let sum = Cents::sum(parts.iter().map(|part| part.1)).expect("a sum");
                assert_eq!(sum, Cents::from(amount), "{amount} / {count}");
                assert_eq!(i64::try_from(parts.len()), Ok(count));
                assert!(parts.windows(2).all(|two| two[0].0 + 1 == two[1].0 && two[0].2 < two[1].2), "{count}");
            }
        }
        let days: Vec<_> = shared(Cents::from(3), 3, day("2026-01-31")).iter().map(|part| part.2.to_string()).collect();
        assert_eq!(days, ["2026-01-31", "2026-02-28", "2026-03-31"]);
        assert!(shared(Cents::ZERO, 1, day("2026-01-31")).is_empty());
    }

    #[test]
    fn one_expense_is_settled_here_and_several_in_the_books() {
        let one = wanted(&entry(&json!({ "paidOn": "2026-11-11", "description": "Troca de óleo" })));
        assert_eq!(one.len(), 1);
        assert_eq!(one[0].authority, PaymentAuthority::Source(Some(day("2026-11-11"))));
        assert_eq!((one[0].due_on, one[0].competence_on), (day("2026-11-10"), day("2026-11-10")));
        assert_eq!((one[0].description.as_str(), one[0].effect), ("Manutenção: Troca de óleo", Effect::Both));
        let several = wanted(&entry(&json!({ "installments": 3, "dueOn": "2026-12-10" })));
        assert_eq!(several.len(), 3);
        for (place, part) in (1..).zip(&several) {
            assert_eq!((part.installment, part.installments, part.authority), (place, 3, PaymentAuthority::Books));
            assert_eq!(part.competence_on, day("2026-11-10"), "a cost of the month of the work");
            assert_eq!(part.description, "Manutenção: Motor");
        }
    }

    #[test]
    fn an_expense_paid_by_the_driver_is_settled_and_moves_no_money_of_the_owner() {
        let posted = wanted(&entry(&json!({ "driverId": 4, "paidByDriver": true, "dueOn": "2026-12-10" })));
        assert_eq!(posted[0].authority, PaymentAuthority::Source(Some(day("2026-11-10"))));
        assert_eq!(posted[0].due_on, day("2026-11-10"), "owed to the driver from the day of the work");
        assert_eq!((posted[0].effect, posted[0].paid_by_driver), (Effect::Result, true));
    }

    #[test]
    fn a_bill_without_items_is_posted_by_its_total() {
        let bare = wanted(&entry(&json!({ "items": [], "totalCents": 85_000, "installments": 2 })));
        let amounts: Vec<_> = bare.iter().map(|part| (part.amount_cents, part.field)).collect();
        assert_eq!(amounts, [(Cents::from(42_500), "totalCents"), (Cents::from(42_500), "totalCents")]);
        assert_eq!(wanted(&entry(&json!({})))[0].field, "items");
    }

    #[test]
    fn a_record_without_cost_posts_nothing() {
        assert!(wanted(&entry(&json!({ "discountCents": 30_000 }))).is_empty());
    }
}
