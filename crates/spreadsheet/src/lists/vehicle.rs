//! Vehicles.

use fleet::VehicleRecord;
use kernel::text::day;

use crate::{Column, Columns, Listed};

impl Listed for VehicleRecord {
    const TITLE: &'static str = "Veículos";
    const COLUMNS: Columns<Self> = &[
        Column::words("Placa", 10, |it| (&it.vehicle.fields.plate).into()),
        Column::words("Tipo", 10, |it| it.vehicle.fields.kind.label().into()),
        Column::words("Situação", 12, |it| it.vehicle.fields.status.label().into()),
        Column::words("Apelido", 20, |it| it.vehicle.fields.nickname.clone().into()),
        Column::words("Marca", 14, |it| it.vehicle.fields.brand.clone().into()),
        Column::words("Modelo", 20, |it| it.vehicle.fields.model.clone().into()),
        Column::numbers("Ano de fabricação", 11, |it| it.vehicle.fields.manufacture_year.into()),
        Column::numbers("Ano do modelo", 10, |it| it.vehicle.fields.model_year.into()),
        Column::words("RENAVAM", 13, |it| it.vehicle.fields.renavam.as_ref().into()),
        Column::words("Chassi", 20, |it| it.vehicle.fields.chassis.as_ref().into()),
        Column::words("Cor", 12, |it| it.vehicle.fields.color.clone().into()),
        Column::numbers("Eixos", 7, |it| it.vehicle.fields.axles.into()),
        Column::words("Carroceria", 16, |it| it.vehicle.fields.body_type.map(|body| body.label()).into()),
        Column::numbers("Tara (kg)", 10, |it| it.vehicle.fields.tare_kg.into()),
        Column::numbers("Capacidade de carga (kg)", 13, |it| it.vehicle.fields.capacity_kg.into()),
        Column::numbers("Tanque (L)", 10, |it| it.vehicle.fields.tank_capacity_ml.into()),
        Column::numbers("Média esperada (km/l)", 12, |it| it.vehicle.fields.expected_meters_per_liter.into()),
        Column::numbers("Hodômetro (km)", 12, |it| it.vehicle.odometer_km.into()),
        Column::words("Data da compra", 12, |it| it.vehicle.fields.purchased_on.into()),
        Column::numbers("Valor pago (R$)", 14, |it| it.vehicle.fields.purchase_price_cents.into()),
        Column::numbers("Valor de revenda no fim (R$)", 14, |it| it.vehicle.fields.residual_value_cents.into()),
        Column::numbers("Vida útil (meses)", 10, |it| it.vehicle.fields.useful_life_months.into()),
        Column::words("Estado da placa", 10, |it| it.vehicle.fields.licensing_uf.clone().into()),
        Column::words("Licenciamento vence em", 13, |it| it.vehicle.fields.licensing_due_on.into()),
        Column::words("Seguro vence em", 12, |it| it.vehicle.fields.insurance_due_on.into()),
        Column::words("Aferição do tacógrafo vence em", 13, |it| it.vehicle.fields.tachograph_due_on.into()),
        Column::words("RNTRC vence em", 12, |it| it.vehicle.fields.rntrc_due_on.into()),
        Column::words("Outros vencimentos", 36, |it| {
            let due = it.due_dates.iter().map(|due| format!("{} {}", due.name, day(due.due_on)));
            due.collect::<Vec<_>>().join(", ").into()
        }),
        Column::words("Observações", 40, |it| it.vehicle.fields.notes.clone().into()),
    ];
}
