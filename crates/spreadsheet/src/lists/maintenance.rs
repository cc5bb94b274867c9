//! Maintenance records and maintenance plans.

use kernel::{
    Cents,
    text::{day, reais},
};
use maintenance::{MaintenanceItem, MaintenanceRecord, PlanRecord};

use crate::{Column, Columns, Listed};

fn item(item: &MaintenanceItem) -> String {
    let amount = format!("{} {}", item.description, reais(item.total_cents));
    item.warranty_until.map_or_else(|| amount.clone(), |until| format!("{amount} (garantia até {})", day(until)))
}

/// Returns a sum of a record's items; none where only the total of the bill is known.
fn detailed(record: &MaintenanceRecord, cents: Cents) -> Option<Cents> {
    (!record.items.is_empty()).then_some(cents)
}

impl Listed for MaintenanceRecord {
    const TITLE: &'static str = "Manutenções";
    const COLUMNS: Columns<Self> = &[
        Column::words("Data", 12, |it| it.maintenance.fields.done_on.into()),
        Column::words("Placa", 10, |it| (&it.plate).into()),
        Column::words("Tipo", 14, |it| it.maintenance.fields.kind.label().into()),
        Column::words("Categoria", 20, |it| it.maintenance.fields.category.label().into()),
        Column::words("O que é", 30, |it| it.maintenance.fields.description.clone().into()),
        Column::words("Oficina", 24, |it| it.maintenance.fields.workshop.clone().into()),
        Column::numbers("Hodômetro (km)", 12, |it| it.maintenance.fields.odometer_km.into()),
        Column::numbers("Peças (R$)", 13, |it| detailed(it, it.parts_cents).into()),
        Column::numbers("Mão de obra (R$)", 13, |it| detailed(it, it.labor_cents).into()),
        Column::numbers("Desconto (R$)", 13, |it| it.maintenance.fields.discount_cents.into()),
        Column::numbers("Total (R$)", 13, |it| it.maintenance.fields.total_cents.into()),
        Column::numbers("Dias parado", 9, |it| it.maintenance.fields.days_stopped.into()),
        Column::numbers("Deixou de ganhar (R$)", 13, |it| it.lost_income_cents.into()),
        Column::words("Peças e mão de obra", 50, |it| {
            it.items.iter().map(item).collect::<Vec<_>>().join(", ").into()
        }),
        Column::words("Na garantia", 10, |it| it.under_warranty.into()),
        Column::numbers("Frete nº", 9, |it| it.freight_number.into()),
        Column::words("Motorista", 24, |it| it.driver_name.clone().into()),
        Column::words("O motorista pagou", 11, |it| it.paid_by_driver.into()),
        Column::numbers("Parcelas", 9, |it| it.installments.into()),
        Column::words("Vencimento", 12, |it| it.due_on.into()),
        Column::words("Pago em", 12, |it| it.paid_on.into()),
        Column::words("Situação", 12, |it| it.status.label().into()),
        Column::words("Observações", 40, |it| it.maintenance.fields.notes.clone().into()),
    ];
}

impl Listed for PlanRecord {
    const TITLE: &'static str = "Planos de manutenção";
    const COLUMNS: Columns<Self> = &[
        Column::words("Placa", 10, |it| (&it.plate).into()),
        Column::words("O que fazer", 30, |it| it.plan.fields.name.clone().into()),
        Column::words("Categoria", 20, |it| it.plan.fields.category.label().into()),
        Column::words("Situação", 16, |it| it.due.state.label().into()),
        Column::numbers("A cada quantos km", 11, |it| it.plan.fields.every_km.into()),
        Column::numbers("A cada quantos meses", 11, |it| it.plan.fields.every_months.into()),
        Column::words("Última vez em", 12, |it| it.due.last_done_on.into()),
        Column::numbers("Hodômetro da última vez (km)", 14, |it| it.due.last_done_km.into()),
        Column::words("Próxima em", 12, |it| it.due.next_on.into()),
        Column::numbers("Próxima aos (km)", 12, |it| it.due.due_km.into()),
        Column::numbers("Faltam (km)", 11, |it| it.due.km_left.into()),
        Column::numbers("Faltam (dias)", 11, |it| it.due.days_left.into()),
        Column::words("Em uso", 9, |it| it.plan.fields.active.into()),
        Column::words("Observações", 40, |it| it.plan.fields.notes.clone().into()),
    ];
}
