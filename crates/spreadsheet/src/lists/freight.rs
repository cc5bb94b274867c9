//! Freights.

use finance::SourcePart;
use freight::{FreightRecord, ListedFreight};

use super::{city, trailers};
use crate::{Cell, Column, Columns, Listed};

fn received(record: &FreightRecord, part: SourcePart) -> Cell {
    record.receivables.iter().find(|one| one.part == part).and_then(|one| one.paid_on).into()
}

impl Listed for ListedFreight {
    const TITLE: &'static str = "Fretes";
    const COLUMNS: Columns<Self> = &[
        Column::numbers("Frete nº", 9, |it| it.record.freight.number.into()),
        Column::words("Situação", 14, |it| match it.record.freight.cancelled_on {
            Some(_) => "Cancelado".into(),
            None => it.record.freight.status.label().into(),
        }),
        Column::words("Dia do carregamento", 13, |it| it.record.freight.fields.scheduled_for.into()),
        Column::words("Origem", 24, |it| city(&it.record.origin_city)),
        Column::words("Destino", 24, |it| city(&it.record.destination_city)),
        Column::words("Cliente", 30, |it| it.record.client.as_ref().map(|client| client.name.clone()).into()),
        Column::words("Caminhão", 10, |it| (&it.record.truck.plate).into()),
        Column::words("Carretas", 18, |it| trailers(&it.record.trailers)),
        Column::words("Motorista", 24, |it| it.record.driver.as_ref().map(|driver| driver.name.clone()).into()),
        Column::numbers("Km carregado", 13, |it| it.record.freight.fields.distance_km.into()),
        Column::numbers("Km vazio até carregar", 13, |it| it.record.freight.fields.empty_km.into()),
        Column::numbers("Km da volta vazia paga", 14, |it| it.record.freight.fields.empty_return_km.into()),
        Column::words("Tipo de carga", 20, |it| it.record.freight.fields.cargo_type.label().into()),
        Column::words("O que vai", 24, |it| it.record.freight.fields.cargo_description.clone().into()),
        Column::numbers("Peso (kg)", 10, |it| it.record.freight.fields.weight_kg.into()),
        Column::words("Como pagam", 14, |it| it.record.freight.fields.pricing.label().into()),
        Column::numbers("Preço combinado (R$)", 13, |it| it.record.freight.fields.rate_cents.into()),
        Column::numbers("Valor do frete (R$)", 14, |it| it.record.freight.fields.gross_cents.into()),
        Column::numbers("Adiantamento (R$)", 14, |it| it.record.freight.fields.advance_cents.into()),
        Column::numbers("Saldo do frete (R$)", 14, |it| it.record.balance_cents.into()),
        Column::numbers("Recebido (R$)", 14, |it| it.record.received_cents.into()),
        Column::numbers("Impostos retidos (R$)", 14, |it| it.record.withheld_cents.into()),
        Column::numbers("Descontos do pagador (R$)", 14, |it| it.record.written_off_cents.into()),
        Column::numbers("A receber (R$)", 14, |it| it.record.open_cents.into()),
        Column::numbers("Sobrou (R$)", 14, |it| it.net_cents.into()),
        Column::numbers("Pedágio (R$)", 12, |it| it.record.freight.fields.toll_cents.into()),
        Column::words("Quem paga o pedágio", 16, |it| it.record.freight.fields.toll_payer.label().into()),
        Column::numbers("Comissão (%)", 11, |it| it.record.freight.fields.commission_bps.into()),
        Column::numbers("Eixos do conjunto", 10, |it| it.record.freight.fields.axles.into()),
        Column::words("Tabela do piso", 14, |it| it.record.freight.fields.minimum_table.label().into()),
        Column::numbers("Hodômetro na saída (km)", 13, |it| it.record.freight.fields.odometer_start_km.into()),
        Column::numbers("Hodômetro na chegada (km)", 13, |it| it.record.freight.fields.odometer_end_km.into()),
        Column::numbers("Km pelo hodômetro", 13, |it| it.record.freight.driven_km.into()),
        Column::words("Adiantamento até", 13, |it| it.record.freight.fields.advance_due_on.into()),
        Column::words("Adiantamento recebido em", 14, |it| received(&it.record, SourcePart::Advance)),
        Column::words("Saldo até", 12, |it| it.record.freight.fields.balance_due_on.into()),
        Column::words("Saldo recebido em", 13, |it| received(&it.record, SourcePart::Balance)),
        Column::words("Cancelado em", 13, |it| it.record.freight.cancelled_on.into()),
        Column::words("Motivo", 24, |it| it.record.freight.cancel_reason.clone().into()),
        Column::words("CIOT", 15, |it| it.record.freight.fields.ciot.as_ref().into()),
        Column::words("Chave do CT-e", 56, |it| it.record.freight.fields.cte_key.as_ref().into()),
        Column::words("Chave do MDF-e", 56, |it| it.record.freight.fields.mdfe_key.as_ref().into()),
        Column::words("Observações", 40, |it| it.record.freight.fields.notes.clone().into()),
    ];
}
