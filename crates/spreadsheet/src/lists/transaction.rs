//! The books.

use finance::{TransactionKind, TransactionRecord};
use kernel::Cents;

use crate::{Column, Columns, Listed};

fn amount_of(record: &TransactionRecord, kind: TransactionKind) -> Option<Cents> {
    (record.transaction.kind == kind).then_some(record.transaction.amount_cents)
}

impl Listed for TransactionRecord {
    const NAME: &'static str = "lancamentos";
    const TITLE: &'static str = "Lançamentos";
    const COLUMNS: Columns<Self> = &[
        Column::words("Vencimento", 12, |it| it.transaction.due_on.into()),
        Column::words("Pago em", 12, |it| it.transaction.paid_on.into()),
        Column::words("Conta no dia", 12, |it| it.transaction.competence_on.into()),
        Column::words("Tipo", 10, |it| it.transaction.kind.label().into()),
        Column::words("Categoria", 24, |it| it.transaction.category.label().into()),
        Column::words("Descrição", 36, |it| it.transaction.description.clone().into()),
        Column::numbers("Entrada (R$)", 14, |it| amount_of(it, TransactionKind::Income).into()),
        Column::numbers("Saída (R$)", 14, |it| amount_of(it, TransactionKind::Expense).into()),
        Column::numbers("Saldo até aqui (R$)", 14, |it| it.balance_cents.into()),
        Column::words("Situação", 12, |it| it.status.label().into()),
        Column::numbers("Dias de atraso", 9, |it| Some(it.overdue_days).filter(|days| *days > 0).into()),
        Column::words("Placa", 10, |it| it.plate.as_ref().into()),
        Column::numbers("Frete nº", 9, |it| it.freight_number.into()),
        Column::words("Cliente", 30, |it| it.client_name.clone().into()),
        Column::words("Motorista", 24, |it| it.driver_name.clone().into()),
        Column::words("O motorista pagou", 11, |it| it.transaction.paid_by_driver.into()),
        Column::words("Da casa", 9, |it| it.transaction.personal.into()),
        Column::numbers("Parcela", 9, |it| it.transaction.installment.into()),
        Column::numbers("Parcelas", 9, |it| it.transaction.installments.into()),
        Column::words("Efeito", 20, |it| it.transaction.effect.label().into()),
    ];
}
