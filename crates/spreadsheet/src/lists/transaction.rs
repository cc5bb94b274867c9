//! Transactions.

use finance::{Effect, TransactionKind, TransactionRecord};
use kernel::Cents;

use crate::{Column, Columns, Listed};

/// Amount of a transaction of this kind if it moves money: these columns sum to the balance.
fn moved(record: &TransactionRecord, kind: TransactionKind) -> Option<Cents> {
    let TransactionRecord { transaction, .. } = record;
    (transaction.fields.effect != Effect::Result && transaction.fields.kind == kind)
        .then_some(transaction.fields.amount_cents)
}

/// Amount that counts in the result only, without moving money; negative for a cost.
fn only_in_the_result(record: &TransactionRecord) -> Option<Cents> {
    let TransactionRecord { transaction, .. } = record;
    let amount = transaction.fields.amount_cents;
    (transaction.fields.effect == Effect::Result).then(|| match transaction.fields.kind {
        TransactionKind::Income => amount,
        TransactionKind::Expense => Cents::from(amount.get().saturating_neg()),
    })
}

/// Principal of a loan's instalment, which is no cost; none if unknown.
fn principal(record: &TransactionRecord) -> Option<Cents> {
    Some(record.transaction.fields.principal_cents).filter(|principal| *principal > Cents::ZERO)
}

/// State of a transaction as on screen: one that moves no money is not paid separately.
fn state(record: &TransactionRecord) -> &'static str {
    match record.transaction.fields.effect {
        Effect::Result if record.transaction.fields.paid_by_driver => "Pago pelo motorista",
        Effect::Result => "Vai no acerto",
        _ if record.overdue_days > 0 => "Atrasado",
        _ => record.status.label(),
    }
}

impl Listed for TransactionRecord {
    const TITLE: &'static str = "Lançamentos";
    const COLUMNS: Columns<Self> = &[
        Column::words("Vencimento", 12, |it| it.transaction.fields.due_on.into()),
        Column::words("Pago ou recebido em", 12, |it| it.transaction.fields.paid_on.into()),
        Column::words("Quando aconteceu", 12, |it| it.transaction.fields.competence_on.into()),
        Column::words("Tipo", 10, |it| it.transaction.fields.kind.label().into()),
        Column::words("Categoria", 24, |it| it.transaction.fields.category.label().into()),
        Column::words("Descrição", 36, |it| it.transaction.fields.description.clone().into()),
        Column::numbers("Entrada (R$)", 14, |it| moved(it, TransactionKind::Income).into()),
        Column::numbers("Saída (R$)", 14, |it| moved(it, TransactionKind::Expense).into()),
        Column::numbers("Saldo até aqui, com o que vence (R$)", 16, |it| it.balance_cents.into()),
        Column::numbers("Sem mexer no dinheiro (R$)", 14, |it| only_in_the_result(it).into()),
        Column::numbers("Dívida do empréstimo paga (R$)", 14, |it| principal(it).into()),
        Column::words("Situação", 18, |it| state(it).into()),
        Column::numbers("Dias de atraso", 9, |it| Some(it.overdue_days).filter(|days| *days > 0).into()),
        Column::words("Placa", 10, |it| it.plate.as_ref().into()),
        Column::numbers("Frete nº", 9, |it| it.freight_number.into()),
        Column::words("Cliente", 30, |it| it.client_name.clone().into()),
        Column::words("Motorista", 24, |it| it.driver_name.clone().into()),
        Column::words("O motorista pagou", 11, |it| it.transaction.fields.paid_by_driver.into()),
        Column::words("De quem é", 12, |it| {
            if it.transaction.fields.personal { "Da casa" } else { "Do negócio" }.into()
        }),
        Column::numbers("Parcela", 9, |it| it.transaction.installment.into()),
        Column::numbers("Parcelas", 9, |it| it.transaction.installments.into()),
        Column::words("Veio de", 15, |it| it.source.as_ref().map(|source| source.kind.label()).into()),
        Column::words("Onde conta", 24, |it| it.transaction.fields.effect.label().into()),
    ];
}
