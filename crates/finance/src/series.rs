//! Series: transactions entered together, one amount in instalments or one amount repeated every month until a day.

pub use kernel::time::months_after;
use kernel::{Cents, Check, Result};

use crate::{
    Transaction, TransactionFields,
    entry::{MAX_MONTHS, TransactionInput},
};

/// One of the transactions entered together.
#[derive(Clone, Debug)]
pub struct Member {
    /// Fields of the transaction.
    pub fields: TransactionFields,
    /// Place, from 1.
    pub installment: i64,
    /// Number of members.
    pub installments: i64,
}

/// Number of transactions of an entry; adds the faults of its instalments or repetition.
pub fn count(input: &TransactionInput, check: &mut Check) -> i64 {
    let mut count = 1;
    if let Some(installments) = input.installments {
        let divides = installments > MAX_MONTHS || input.amount_cents.get() >= installments;
        check.ensure(divides, "installments", "too_many", "O valor é pequeno demais para tantas parcelas.");
        count = installments;
    }
    if let Some(until) = input.repeat_until {
        let both = input.installments.is_some_and(|count| count > 1);
        check.ensure(!both, "repeatUntil", "both", "Escolha entre parcelar e repetir todo mês.");
        check.ensure(
            until >= input.due_on,
            "repeatUntil",
            "before",
            "A repetição termina antes do primeiro vencimento.",
        );
        let later = (1..=MAX_MONTHS).take_while(|month| months_after(input.due_on, *month) <= until).last();
        count = later.unwrap_or_default() + 1;
        let message = format!("A repetição vai até {MAX_MONTHS} meses.");
        check.ensure(count <= MAX_MONTHS, "repeatUntil", "too_many", &message);
    }
    if input.paid_by_driver && count > 1 {
        let field = if input.installments.is_some() { "installments" } else { "repeatUntil" };
        check.fail(field, "paid_by_driver", "O que o motorista pagou já está pago: lance cada despesa no seu dia.");
    }
    if check.is_clean() {
        // The last member must have a valid due day too.
        check.date("dueOn", months_after(input.due_on, count - 1));
    }
    count
}

/// Applies a change of one member to a later member of its series. Every field is applied, but amount, principal and
/// due day only if they changed. The later member belongs to the month of its due day and stays unpaid.
///
/// # Errors
/// [`kernel::Error::Validation`] at `dueOn` if its day would be outside 1950 to 2100.
pub fn followed(changed: &TransactionFields, before: &Transaction, own: &Transaction) -> Result<TransactionFields> {
    let mut fields = changed.clone();
    if changed.amount_cents == before.fields.amount_cents {
        fields.amount_cents = own.fields.amount_cents;
    }
    if changed.principal_cents == before.fields.principal_cents {
        fields.principal_cents = own.fields.principal_cents;
    }
    // Even parts differ by a cent: if only one of amount and principal was changed, the amount may be a cent below.
    fields.principal_cents = fields.principal_cents.min(fields.amount_cents);
    fields.due_on = if changed.due_on == before.fields.due_on {
        own.fields.due_on
    } else {
        months_after(changed.due_on, own.installment - before.installment)
    };
    let mut check = Check::new();
    check.date("dueOn", fields.due_on);
    check.finish()?;
    fields.competence_on = fields.due_on;
    fields.paid_on = None;
    Ok(fields)
}

/// Returns the members entered together; the first one is the entry itself. Instalments share the amount and the
/// principal to the cent; only the first one has the paid day.
pub fn members(fields: TransactionFields, count: i64, shared: bool) -> Vec<Member> {
    let parts = |whole: Cents| if shared { whole.parts(count) } else { Vec::new() };
    let (amounts, principals) = (parts(fields.amount_cents), parts(fields.principal_cents));
    (0..count)
        .map(|month| {
            let due_on = months_after(fields.due_on, month);
            let own = |parts: &[Cents]| usize::try_from(month).ok().and_then(|month| parts.get(month).copied());
            let mut fields = fields.clone();
            fields.amount_cents = own(&amounts).unwrap_or(fields.amount_cents);
            fields.principal_cents = own(&principals).unwrap_or(fields.principal_cents);
            fields.due_on = due_on;
            if count > 1 {
                fields.competence_on = due_on;
            }
            fields.paid_on = fields.paid_on.filter(|_| month == 0);
            Member { fields, installment: month + 1, installments: count }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use kernel::{Cents, Check, Instant, Now, Zone};
    use serde_json::json;

    use super::*;

    fn entry(more: serde_json::Value) -> TransactionInput {
        let mut body = json!({ "kind": "expense", "category": "seguro", "description": "Seguro", "amountCents": 100_000,
            "dueOn": "2026-01-31", "paidOn": "2026-01-31" });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        serde_json::from_value(body).expect("an entry")
    }

    fn all(more: serde_json::Value) -> Vec<(i64, String, i64, bool)> {
        let at: Instant = serde_json::from_value(json!("2026-11-21T15:00:00Z")).expect("an instant");
        let (mut entry, now) = (entry(more), Now::new(at, Zone::default()));
        let mut check = Check::of(&mut entry);
        let (count, shared) = (count(&entry, &mut check), entry.repeat_until.is_none());
        members(entry.check(check, None, &now).expect("fields"), count, shared)
            .into_iter()
            .map(|one| {
                assert_eq!(one.installments, count);
                assert_eq!(one.fields.due_on, one.fields.competence_on);
                (
                    one.installment,
                    one.fields.due_on.to_string(),
                    one.fields.amount_cents.get(),
                    one.fields.paid_on.is_some(),
                )
            })
            .collect()
    }

    #[test]
    fn instalments_fall_a_month_apart_and_lose_no_cent() {
        assert_eq!(
            all(json!({ "installments": 3 })),
            [
                (1, "2026-01-31".to_owned(), 33_334, true),
                (2, "2026-02-28".to_owned(), 33_333, false),
                (3, "2026-03-31".to_owned(), 33_333, false),
            ]
        );
        for count in [1, 2, 7, 11, 120] {
            let amounts: Vec<_> = all(json!({ "installments": count })).iter().map(|one| Cents::from(one.2)).collect();
            assert_eq!(Cents::sum(amounts).expect("a sum"), Cents::from(100_000), "{count}");
        }
    }

    #[test]
    fn a_monthly_series_repeats_its_amount_and_ends() {
        let months = all(json!({ "repeatUntil": "2026-04-29" }));
        let days: Vec<_> = months.iter().map(|one| (one.1.as_str(), one.2)).collect();
        assert_eq!(days, [("2026-01-31", 100_000), ("2026-02-28", 100_000), ("2026-03-31", 100_000)]);
        assert_eq!(all(json!({ "repeatUntil": "2026-01-31" })).len(), 1);
        assert_eq!(all(json!({ "repeatUntil": "2035-12-31" })).len(), 120);
    }

    #[test]
    fn refuses_a_series_without_end_or_with_indivisible_amounts() {
        let faults = |more| {
            let mut entry = entry(more);
            let mut check = Check::of(&mut entry);
            count(&entry, &mut check);
            match check.finish() {
                Err(kernel::Error::Validation(errors)) => {
                    errors.into_iter().map(|one| format!("{}:{}", one.field, one.code)).collect::<Vec<_>>().join(" ")
                }
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(faults(json!({ "installments": 0 })), "installments:too_small");
        assert_eq!(faults(json!({ "installments": 121 })), "installments:too_large");
        assert_eq!(faults(json!({ "installments": 3, "amountCents": 2 })), "installments:too_many");
        assert_eq!(faults(json!({ "installments": 2, "repeatUntil": "2026-12-31" })), "repeatUntil:both");
        assert_eq!(faults(json!({ "repeatUntil": "2026-01-30" })), "repeatUntil:before");
        assert_eq!(faults(json!({ "repeatUntil": "2036-01-31" })), "repeatUntil:too_many");
        assert_eq!(faults(json!({ "installments": 121, "amountCents": 100 })), "installments:too_large");
        assert_eq!(faults(json!({ "installments": 2, "dueOn": "2100-12-31" })), "dueOn:out_of_range");
        assert_eq!(
            faults(json!({ "installments": 2, "paidByDriver": true, "driverId": 1 })),
            "installments:paid_by_driver"
        );
    }
}
