//! Drivers, their advances and settlements.

use std::cmp::Ordering;

use kernel::Cents;
use payments::{AdvanceRecord, DriverPaymentRecord, DriverRecord};

use super::plates;
use crate::{Column, Columns, Listed};

impl Listed for DriverRecord {
    const TITLE: &'static str = "Motoristas";
    const COLUMNS: Columns<Self> = &[
        Column::words("Nome", 32, |it| it.driver.fields.name.clone().into()),
        Column::words("Na ativa", 9, |it| it.driver.fields.active.into()),
        Column::words("CPF", 16, |it| it.driver.fields.cpf.as_ref().into()),
        Column::words("Telefone", 17, |it| it.driver.fields.phone.as_ref().into()),
        Column::words("Número da CNH", 14, |it| it.driver.fields.cnh_number.as_ref().into()),
        Column::words("Categoria da CNH", 11, |it| {
            it.driver.fields.cnh_category.map(|category| category.label()).into()
        }),
        Column::words("CNH vence em", 12, |it| it.driver.fields.cnh_due_on.into()),
        Column::words("Toxicológico vence em", 13, |it| it.driver.fields.toxicological_due_on.into()),
        Column::words("Chave Pix", 28, |it| it.driver.fields.pix_key.clone().into()),
        Column::words("Combinado", 22, |it| it.driver.fields.agreement.label().into()),
        Column::numbers("Comissão (%)", 11, |it| it.driver.fields.commission_bps.into()),
        Column::numbers("Valor fixo (R$)", 12, |it| it.driver.fields.fixed_cents.into()),
        Column::numbers("Diária (R$)", 12, |it| it.driver.fields.daily_allowance_cents.into()),
        Column::numbers("Fretes a acertar", 10, |it| it.open_freights.into()),
        Column::numbers("Vales em aberto (R$)", 13, |it| it.open_advances_cents.into()),
        Column::numbers("Dívida a levar (R$)", 13, |it| it.carried_cents.into()),
        Column::words("Observações", 40, |it| it.driver.fields.notes.clone().into()),
    ];
}

impl Listed for AdvanceRecord {
    const TITLE: &'static str = "Vales";
    const COLUMNS: Columns<Self> = &[
        Column::words("Data", 12, |it| it.advance.fields.given_on.into()),
        Column::words("Motorista", 32, |it| it.driver_name.clone().into()),
        Column::numbers("Valor (R$)", 13, |it| it.advance.fields.amount_cents.into()),
        Column::words("Como foi dado", 16, |it| it.advance.fields.method.label().into()),
        Column::numbers("Frete nº", 9, |it| it.freight_number.into()),
        Column::numbers("Descontado no acerto nº", 12, |it| it.payment_number.into()),
        Column::words("Observações", 40, |it| it.advance.fields.notes.clone().into()),
    ];
}

fn debtor(balance: Cents) -> &'static str {
    match balance.cmp(&Cents::ZERO) {
        Ordering::Greater => "Do motorista",
        Ordering::Equal => "",
        Ordering::Less => "O motorista deve",
    }
}

impl Listed for DriverPaymentRecord {
    const TITLE: &'static str = "Acertos";
    const COLUMNS: Columns<Self> = &[
        Column::numbers("Acerto nº", 10, |it| it.number.into()),
        Column::words("Motorista", 32, |it| it.figures.driver.name.clone().into()),
        Column::words("De", 12, |it| it.figures.period_from.into()),
        Column::words("Até", 12, |it| it.figures.period_to.into()),
        Column::words("Veículos", 18, |it| plates(it.figures.vehicles.iter().map(|vehicle| &vehicle.plate))),
        Column::numbers("Fretes", 8, |it| i64::try_from(it.figures.freights.len()).ok().into()),
        Column::numbers("Km na saída", 10, |it| it.figures.km_out.into()),
        Column::numbers("Km na chegada", 10, |it| it.figures.km_back.into()),
        Column::numbers("Comissão (R$)", 13, |it| it.figures.commission_cents.into()),
        Column::numbers("Salário do período (R$)", 13, |it| it.figures.salary_cents.into()),
        Column::numbers("Dias com diária", 10, |it| it.figures.allowance_days.into()),
        Column::numbers("Diárias (R$)", 13, |it| it.figures.allowances_cents.into()),
        Column::numbers("Devolução do que ele pagou (R$)", 15, |it| it.figures.refunds_cents.into()),
        Column::numbers("Vales descontados (R$)", 13, |it| it.figures.advances_cents.into()),
        Column::numbers("Descontos (R$)", 13, |it| it.figures.discounts_cents.into()),
        Column::numbers("Dívida que vem do acerto anterior (R$)", 16, |it| it.figures.carried_cents.into()),
        Column::numbers("Saldo (R$)", 13, |it| it.figures.balance_cents.into()),
        Column::words("De quem é o saldo", 20, |it| debtor(it.figures.balance_cents).into()),
        Column::words("Vai para o próximo acerto", 12, |it| it.figures.carries.into()),
        Column::words("Vencimento", 12, |it| it.figures.due_on.into()),
        Column::words("Pago em", 12, |it| it.figures.paid_on.into()),
        Column::words("Situação", 28, |it| it.figures.closing_label.clone().into()),
        Column::words("Forma de pagamento", 18, |it| it.figures.method.label().into()),
        Column::numbers("Resultado do dono (R$)", 14, |it| it.figures.owner_result.net_cents.into()),
        Column::words("Observações", 40, |it| it.figures.notes.clone().into()),
    ];
}
