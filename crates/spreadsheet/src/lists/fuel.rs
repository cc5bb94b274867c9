//! Fill-ups.

use fleet::fuel::FuelRecord;

use super::place;
use crate::{Column, Columns, Listed};

impl Listed for FuelRecord {
    const TITLE: &'static str = "Abastecimentos";
    const COLUMNS: Columns<Self> = &[
        Column::words("Data", 12, |it| it.fill_up.fields.filled_on.into()),
        Column::words("Placa", 10, |it| (&it.plate).into()),
        Column::words("Combustível", 14, |it| it.fill_up.fields.fuel.label().into()),
        Column::words("Para quê", 16, |it| it.fill_up.fields.purpose.label().into()),
        Column::numbers("Litros", 11, |it| it.fill_up.fields.volume_ml.into()),
        Column::numbers("Preço por litro (R$)", 11, |it| it.fill_up.fields.price_per_liter_millis.into()),
        Column::numbers("Total (R$)", 13, |it| it.fill_up.fields.total_cents.into()),
        Column::numbers("Hodômetro (km)", 12, |it| it.fill_up.fields.odometer_km.into()),
        Column::words("Encheu o tanque?", 10, |it| it.fill_up.fields.full_tank.into()),
        Column::numbers("Trecho (km)", 10, |it| it.segment_km.into()),
        Column::numbers("Média (km/l)", 10, |it| it.meters_per_liter.into()),
        Column::words("Por que não tem média", 22, |it| it.missing.map(|missing| missing.label()).into()),
        Column::words("Posto", 24, |it| it.fill_up.fields.station.clone().into()),
        Column::words("Cidade", 24, |it| it.city.as_ref().map(|city| place(&city.name, &city.uf)).into()),
        Column::numbers("Frete nº", 9, |it| it.freight_number.into()),
        Column::words("Motorista", 24, |it| it.driver_name.clone().into()),
        Column::words("O motorista pagou", 11, |it| it.payment.paid_by_driver.into()),
        Column::words("Vencimento", 12, |it| it.payment.due_on.into()),
        Column::words("Pago em", 12, |it| it.payment.paid_on.into()),
        Column::words("Situação", 12, |it| it.status.label().into()),
        Column::words("Observações", 40, |it| it.fill_up.fields.notes.clone().into()),
    ];
}
