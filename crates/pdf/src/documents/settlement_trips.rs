//! Freights of a settlement, with the calculation of each commission.

use kernel::{Cents, Result};
use payments::TripLine;

use super::{
    parts::table,
    words::{bare, day, percent, reais, share, tonnes},
};
use crate::{Block, Column, Row};

/// Table of the freights; it has a column only where one of the freights has something in it.
pub(super) fn trips(trips: &[TripLine]) -> Result<Block> {
    let weighed = trips.iter().any(|trip| trip.weight_kg.is_some());
    let vouched = trips.iter().any(|trip| trip.toll_voucher_cents != Cents::ZERO);
    // A fixed commission has no base.
    let shared = trips.iter().any(|trip| trip.commission_bps.is_some());
    let kept = [true, true, weighed, true, vouched, shared, shared, true];
    let heads = ["", "Km", "Carga", "Frete (R$)", "Vale-pedágio (R$)", "Base (R$)", "%", "Comissão (R$)"];
    let mut columns = vec![Column::words("Frete", 1)];
    columns.extend(kept.iter().zip(heads).skip(1).filter(|(kept, _)| **kept).map(|(_, head)| Column::amounts(head)));
    let pick = |cells: [String; 8]| {
        let cells = cells.into_iter().zip(kept).filter(|(_, kept)| *kept);
        cells.map(|(cell, _)| cell).collect::<Vec<_>>()
    };
    let mut rows: Vec<Row> =
        trips.iter().map(|trip| Row::line(pick(trip_cells(trip))).with_detail(trip_detail(trip))).collect();
    if !trips.is_empty() {
        let sum = |amount: fn(&TripLine) -> Cents| Cents::sum(trips.iter().map(amount)).map(bare);
        let cells = [
            "Total".into(),
            String::new(),
            String::new(),
            sum(|trip| trip.gross_cents)?,
            sum(|trip| trip.toll_voucher_cents)?,
            sum(based)?,
            String::new(),
            sum(|trip| trip.commission_cents)?,
        ];
        rows.push(Row::total(pick(cells)));
    }
    Ok(table("Os fretes do acerto e a comissão de cada um", columns, rows, "Nenhum frete neste acerto."))
}

fn trip_cells(trip: &TripLine) -> [String; 8] {
    let on = day(trip.began_on.unwrap_or(trip.scheduled_for));
    let driven = trip.distance_km.get().saturating_add(trip.empty_km.get());
    [
        format!("nº {} · {on}", trip.number),
        kernel::text::grouped(driven.unsigned_abs()),
        trip.weight_kg.map(tonnes).unwrap_or_default(),
        bare(trip.gross_cents),
        bare(trip.toll_voucher_cents),
        trip.commission_bps.map_or_else(|| "–".into(), |_| bare(trip.base_cents)),
        share(trip.commission_bps),
        bare(trip.commission_cents),
    ]
}

fn based(trip: &TripLine) -> Cents {
    trip.commission_bps.map_or(Cents::ZERO, |_| trip.base_cents)
}

/// Detail of a freight: route, client, rate and papers, then the calculation of the commission.
fn trip_detail(trip: &TripLine) -> String {
    let (from, to) = (&trip.origin_city, &trip.destination_city);
    let papers = [
        Some(format!("{}/{} → {}/{}", from.name, from.uf, to.name, to.uf)),
        trip.client_name.clone(),
        trip.rate.clone(),
        trip.ciot.as_ref().map(|ciot| format!("CIOT {}", ciot.as_str())),
        trip.cte_key.as_ref().map(|key| format!("CT-e {}", key.as_str())),
    ];
    let papers = papers.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    format!("{papers}\nComissão: {}", basis(trip))
}

/// Explains a commission so that the driver can recalculate it. It uses the figures alone: a settlement stores no other
/// terms, and the driver's current ones may be new.
fn basis(trip: &TripLine) -> String {
    let (gross, base) = (trip.gross_cents, trip.base_cents);
    let Some(share) = trip.commission_bps.map(percent) else {
        let none = trip.commission_cents == Cents::ZERO;
        return if none { "nenhuma por este frete" } else { "valor combinado, sem porcentagem" }.to_owned();
    };
    let spent = Cents::from(gross.get().saturating_sub(base.get()));
    match base.get() {
        _ if base == gross => format!("{share} sobre o valor do frete"),
        0 => format!("{share} sobre o que sobra do frete, e os gastos da viagem não deixaram sobra"),
        _ => {
            let (gross, spent, base) = (reais(gross), reais(spent), reais(base));
            format!("{share} sobre o que sobra do frete: {gross} − {spent} de gastos da viagem = {base}")
        }
    }
}

#[cfg(test)]
#[path = "settlement_trips_tests.rs"]
mod tests;
