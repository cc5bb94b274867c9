//! Simulations.

use freight::simulation::Simulation;

use super::{city, trailers};
use crate::{Column, Columns, Listed};

impl Listed for Simulation {
    const TITLE: &'static str = "Simulações";
    const COLUMNS: Columns<Self> = &[
        Column::numbers("Simulação nº", 11, |it| it.simulation.number.into()),
        Column::words("Nome", 24, |it| it.simulation.fields.name.clone().into()),
        Column::words("Dia do carregamento", 13, |it| it.simulation.fields.scheduled_for.into()),
        Column::words("Vale a pena?", 26, |it| it.answer.verdict.title.clone().into()),
        Column::words("Origem", 24, |it| it.origin_city.as_ref().map(city).into()),
        Column::words("Destino", 24, |it| it.destination_city.as_ref().map(city).into()),
        Column::words("Cliente", 30, |it| it.client_name.clone().into()),
        Column::words("Caminhão", 10, |it| it.truck.as_ref().map(|truck| &truck.plate).into()),
        Column::words("Carretas", 18, |it| trailers(&it.trailers)),
        Column::words("Motorista", 24, |it| it.driver_name.clone().into()),
        Column::numbers("Peso (kg)", 10, |it| it.simulation.fields.weight_kg.into()),
        Column::words("Como pagam", 14, |it| it.simulation.fields.pricing.label().into()),
        Column::numbers("Preço oferecido (R$)", 13, |it| it.simulation.fields.rate_cents.into()),
        Column::numbers("Valor do frete (R$)", 14, |it| it.answer.gross_cents.into()),
        Column::numbers("Custos (R$)", 14, |it| it.answer.total_cents.into()),
        Column::numbers("Sobra (R$)", 14, |it| it.answer.net_cents.into()),
        Column::numbers("Margem (%)", 11, |it| it.answer.margin_bps.into()),
        Column::numbers("Sobra por km (R$)", 12, |it| it.answer.net_per_km_cents.into()),
        Column::numbers("Sobra por dia (R$)", 12, |it| it.answer.net_per_day_cents.into()),
        Column::numbers("Empata em (R$)", 14, |it| it.answer.break_even_cents.into()),
        Column::numbers("Piso mínimo (R$)", 14, |it| it.answer.minimum.total_cents.into()),
        Column::numbers("Oferta menos o pedágio do seu bolso (R$)", 15, |it| it.answer.minimum.compared_cents.into()),
        Column::numbers("Acima ou abaixo do piso (R$)", 15, |it| it.answer.minimum.difference_cents.into()),
        Column::numbers("Km carregado", 11, |it| it.answer.loaded_km.into()),
        Column::numbers("Km vazio", 11, |it| it.answer.empty_km.into()),
        Column::numbers("Volta vazia (km)", 11, |it| it.simulation.fields.empty_return_km.into()),
        Column::numbers("Dias da viagem", 10, |it| it.answer.days.into()),
        Column::numbers("Pedágio (R$)", 12, |it| it.simulation.fields.toll_cents.into()),
        Column::words("Quem paga o pedágio", 16, |it| it.simulation.fields.toll_payer.label().into()),
        Column::numbers("Comissão (%)", 11, |it| it.simulation.fields.commission_bps.into()),
        Column::numbers("Preço do diesel (R$)", 11, |it| it.simulation.fields.diesel_price_millis.into()),
        Column::numbers("Diesel (L)", 11, |it| it.answer.diesel_ml.into()),
        Column::words("Tipo de carga", 20, |it| it.simulation.fields.cargo_type.label().into()),
        Column::numbers("Eixos do conjunto", 10, |it| it.simulation.fields.axles.into()),
        Column::words("Tabela do piso", 14, |it| it.simulation.fields.minimum_table.label().into()),
        Column::numbers("Virou o frete nº", 11, |it| it.freight_number.into()),
        Column::words("Observações", 40, |it| it.simulation.fields.notes.clone().into()),
    ];
}
