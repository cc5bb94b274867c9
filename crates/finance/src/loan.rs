//! Loans: principal and interest of an instalment, and the instalments entered with a loan.
//!
//! With a known principal, interest is the total less the principal, spread evenly; only interest is a cost, the rest
//! moves cash only. With an unknown principal, the whole instalment is a cost.

use crate::{
    Category, Effect, TransactionFields, TransactionInput, TransactionKind,
    entry::{FinancedInput, RepaymentInput, search_text},
    series::{Member, members, months_after},
};
use kernel::{Cents, Check, Result};

/// Principal of an entry, of its whole amount even if that is spread over instalments; notes the faults.
pub(crate) fn principal(input: &TransactionInput, check: &mut Check) -> Cents {
    let (field, principal) = match (input.principal_cents, input.financed) {
        (Some(_), Some(_)) => {
            let message = "Informe o valor emprestado ou o preço e a entrada, não os dois.";
            check.fail("financed", "both", message);
            return Cents::ZERO;
        }
        (reported, None) => ("principalCents", reported.unwrap_or_default()),
        (None, Some(financed)) => ("financed", financed.check(check)),
    };
    if principal > Cents::ZERO {
        let instalment = input.kind == TransactionKind::Expense && input.category == Category::Emprestimo;
        let message = "Só a parcela de um empréstimo tem valor emprestado.";
        check.ensure(instalment, field, "no_loan", message);
        let own = !input.personal && !input.paid_by_driver;
        let message =
            "Só dá para separar os juros da parcela que o negócio paga, não da paga pela casa ou pelo motorista.";
        check.ensure(own, field, "not_own", message);
        let reached = principal <= input.amount_cents;
        let message = "As parcelas somam menos que o valor emprestado: confira os dois.";
        check.ensure(reached, field, "above_amount", message);
    }
    principal
}

impl FinancedInput {
    /// Financed amount: the price less the down payment.
    fn check(&self, check: &mut Check) -> Cents {
        let rest = self.price_cents.minus(self.down_payment_cents).unwrap_or_default();
        let message = "A entrada paga tudo: não sobra nada para financiar.";
        check.ensure(rest > Cents::ZERO, "financed.downPaymentCents", "all_paid", message);
        rest.max(Cents::ZERO)
    }
}

impl RepaymentInput {
    /// Checks the repayment and notes its faults; `input` is the loan's money.
    pub(crate) fn check(&self, input: &TransactionInput, check: &mut Check) {
        let loan = input.kind == TransactionKind::Income && input.category == Category::Emprestimo;
        let message = "Só um empréstimo recebido tem parcelas a pagar.";
        check.ensure(loan, "repayment", "no_loan", message);
        let once = input.installments.unwrap_or(1) == 1 && input.repeat_until.is_none();
        check.ensure(once, "repayment", "not_once", "O dinheiro do empréstimo entra de uma vez: escolha uma vez só.");
        if !check.is_clean() {
            return;
        }
        check.date("repayment.firstDueOn", months_after(self.first_due_on, self.installments - 1));
        let total = self.installment_cents.scaled(self.installments, 1).unwrap_or_default();
        let message = "As parcelas somam menos que o valor emprestado: confira o valor e a quantidade.";
        check.ensure(total >= input.amount_cents, "repayment.installmentCents", "below_loan", message);
        check.money("repayment.installmentCents", total, 1);
    }

    /// Instalments that repay a loan, each with its even part of the principal. The household repays what the household
    /// borrowed.
    pub fn members(&self, loan: &TransactionFields) -> Result<Vec<Member>> {
        let (kind, category) = (TransactionKind::Expense, Category::Emprestimo);
        let description = format!("Parcela: {}", loan.description);
        let fields = TransactionFields {
            kind,
            category,
            search: search_text(category, &description),
            description,
            effect: Effect::of(kind, category, loan.personal, false),
            amount_cents: self.installment_cents.scaled(self.installments, 1)?,
            principal_cents: if loan.personal { Cents::ZERO } else { loan.amount_cents },
            due_on: self.first_due_on,
            competence_on: self.first_due_on,
            paid_on: None,
            freight_id: None,
            ..loan.clone()
        };
        Ok(members(fields, self.installments, true))
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Error, Instant, Now, Zone};
    use serde_json::{Value, json};

    use super::*;

    fn now() -> Now {
        let at: Instant = serde_json::from_value(json!("2026-11-21T15:00:00Z")).expect("an instant");
        Now::new(at, Zone::default())
    }

    fn entry(more: Value) -> TransactionInput {
        let mut body = json!({ "kind": "expense", "category": "emprestimo", "description": "Caminhão",
            "amountCents": 4_800_000, "dueOn": "2026-01-10" });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        serde_json::from_value(body).expect("an entry")
    }

    fn checked(mut input: TransactionInput) -> Result<TransactionFields> {
        let check = Check::of(&mut input);
        input.check(check, None, &now())
    }

    fn faults(more: Value) -> String {
        match checked(entry(more)) {
            Err(Error::Validation(errors)) => {
                errors.into_iter().map(|one| format!("{}:{}", one.field, one.code)).collect::<Vec<_>>().join(" ")
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn interest_is_the_total_less_the_principal_spread_evenly() {
        // R$ 40.000,00 borrowed, repaid with R$ 48.000,00 in twelve: R$ 4.000,00 each, of which R$ 3.333,33 or
        // R$ 3.333,34 are principal.
        let whole = checked(entry(json!({ "principalCents": 4_000_000 }))).expect("fields");
        let parts = members(whole, 12, true);
        assert!(parts.iter().all(|one| one.fields.amount_cents.get() == 400_000));
        let principal: Vec<i64> = parts.iter().map(|one| one.fields.principal_cents.get()).collect();
        assert_eq!((principal[0], principal[3], principal[4]), (333_334, 333_334, 333_333));
        assert_eq!(principal.iter().sum::<i64>(), 4_000_000);
        // A monthly repetition has the same principal, as it has the same amount.
        let each = checked(entry(json!({ "principalCents": 5 }))).expect("fields");
        assert!(members(each, 3, false).iter().all(|one| one.fields.principal_cents.get() == 5));
    }

    #[test]
    fn no_part_pays_back_more_than_it_is() {
        for (amount, principal, count) in [(10_i64, 10_i64, 3_i64), (11, 10, 3), (12, 11, 5), (100, 1, 7), (7, 7, 7)] {
            let input = entry(json!({ "amountCents": amount, "principalCents": principal }));
            let parts = members(checked(input).expect("fields"), count, true);
            assert!(parts.iter().all(|one| one.fields.principal_cents <= one.fields.amount_cents), "{amount} {count}");
        }
    }

    #[test]
    fn the_financed_amount_is_the_price_less_the_down_payment() {
        let input = entry(json!({ "financed": { "priceCents": 5_000_000, "downPaymentCents": 1_000_000 } }));
        let fields = checked(input).expect("fields");
        assert_eq!(fields.principal_cents.get(), 4_000_000);
        let of = |price: i64, down: i64| json!({ "financed": { "priceCents": price, "downPaymentCents": down } });
        assert_eq!(faults(of(100, 100)), "financed.downPaymentCents:all_paid");
        assert_eq!(faults(of(9_000_000, 0)), "financed:above_amount");
    }

    #[test]
    fn a_principal_is_only_an_own_loan_s_and_within_its_instalments() {
        assert_eq!(faults(json!({ "principalCents": 4_800_001 })), "principalCents:above_amount");
        assert_eq!(faults(json!({ "principalCents": -1 })), "principalCents:too_small");
        assert_eq!(faults(json!({ "principalCents": 1, "category": "seguro" })), "principalCents:no_loan");
        assert_eq!(faults(json!({ "principalCents": 1, "kind": "income" })), "principalCents:no_loan");
        assert_eq!(faults(json!({ "principalCents": 1, "personal": true })), "principalCents:not_own");
        let both = json!({ "principalCents": 1, "financed": { "priceCents": 2, "downPaymentCents": 1 } });
        assert_eq!(faults(both), "financed:both");
    }

    fn repaid(each: i64, count: i64) -> Value {
        json!({ "kind": "income", "amountCents": 1_000_000,
            "repayment": { "installmentCents": each, "installments": count, "firstDueOn": "2026-02-10" } })
    }

    #[test]
    fn a_loan_brings_its_instalments() {
        let input = entry(repaid(110_000, 10));
        let repayment = input.repayment.expect("a repayment");
        let loan = checked(input).expect("fields");
        assert_eq!((loan.effect, loan.principal_cents.get()), (Effect::Cash, 0));
        let parts = repayment.members(&loan).expect("instalments");
        assert_eq!((parts.len(), parts[9].fields.due_on.to_string()), (10, "2026-11-10".to_owned()));
        assert!(parts.iter().all(|one| one.fields.effect == Effect::Both && one.fields.paid_on.is_none()));
        assert!(parts.iter().all(|one| one.fields.amount_cents.get() == 110_000));
        assert!(parts.iter().all(|one| one.fields.principal_cents.get() == 100_000));
        let home = repayment.members(&TransactionFields { personal: true, ..loan }).expect("instalments");
        assert!(home.iter().all(|one| one.fields.effect == Effect::Cash && one.fields.principal_cents == Cents::ZERO));
    }

    #[test]
    fn instalments_that_do_not_reach_the_loan_are_refused() {
        assert_eq!(faults(repaid(99_999, 10)), "repayment.installmentCents:below_loan");
        assert_eq!(faults(repaid(1_000_000, 0)), "repayment.installments:too_small");
        assert_eq!(faults(repaid(1_000_000, 121)), "repayment.installments:too_large");
        assert_eq!(faults(json!({ "repayment": repaid(1, 1)["repayment"] })), "repayment:no_loan");
        let mut twice = repaid(1_000_000, 1);
        twice["repeatUntil"] = json!("2026-12-31");
        assert_eq!(faults(twice), "repayment:not_once");
    }
}
