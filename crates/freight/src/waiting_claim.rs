//! Waiting time in Portuguese: a sentence for each stay, and the claim to be sent or printed.

use chrono::{Months, TimeDelta};
use kernel::{
    Cents, Instant, Kilograms, Now, TaxId, Zone,
    text::{day, document, duration, grouped, reais},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    ClientRef, FreightEvent, FreightRecord, StayPlace,
    stay::{FREE_MINUTES, SOURCE, Stay},
};

/// Reasons why waiting time is owed, by the paragraphs of article 11.
pub const WHY: &str = "Passadas 5 horas da chegada (§ 5º), a estadia é devida desde a chegada (§ 8º), por tonelada da \
capacidade total do veículo (§ 7º) e por hora ou fração, aqui contada em minutos exatos, pelo valor em vigor no dia da \
chegada (§ 6º).";

/// Client who owes waiting time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ClaimDebtor {
    /// Name.
    pub name: String,
    /// CPF or CNPJ; null if unknown.
    pub document: Option<TaxId>,
}

impl ClaimDebtor {
    pub(crate) fn of(client: &ClientRef, document: Option<&TaxId>) -> Self {
        Self { name: client.name.clone(), document: document.cloned() }
    }

    /// Returns name and document on one line: `Amaggi, CNPJ 12.345.678/0001-95`.
    fn in_line(&self) -> String {
        let Some(id) = self.document.as_ref().map(TaxId::as_str) else { return self.name.clone() };
        format!("{}, {} {}", self.name, if id.len() == 11 { "CPF" } else { "CNPJ" }, document(id))
    }
}

/// Event of a freight on which a claim rests, by the clocks of the city where it happened, in Portuguese.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ClaimEvent {
    /// Event, its time and the odometer: `Carregando: 10/11/2026 às 08:00, horário de Brasília`.
    pub words: String,
    /// Time at which it was recorded: `anotado em 10/11/2026 às 08:02`.
    pub recorded: String,
}

impl ClaimEvent {
    pub(crate) fn of(event: &FreightEvent, record: &FreightRecord) -> Self {
        let city = match event.place() {
            StayPlace::Loading => &record.origin_city,
            StayPlace::Unloading => &record.destination_city,
        };
        let zone = city.zone();
        let odometer = event.odometer_km.map(|km| format!(", hodômetro {} km", grouped(km.get().unsigned_abs())));
        let (at, odometer) = (event.occurred_at.written_in(&zone), odometer.unwrap_or_default());
        Self {
            words: format!("{}: {at}, {}{odometer}", event.title(), zone.time_name()),
            recorded: format!("anotado em {}", event.created_at.written_in(&zone)),
        }
    }
}

/// Returns a duration with its minutes: `9 h 30 min (570 minutos)`.
pub fn in_minutes(minutes: i64) -> String {
    format!("{} ({} minutos)", duration(minutes), grouped(minutes.unsigned_abs()))
}

/// Returns the one caveat on the rates of a claim: that of a rate a year old, else the days until which their tables
/// were checked.
pub fn caveat(stays: &[Stay]) -> Option<String> {
    let mut checked: Vec<&str> = stays
        .iter()
        .filter(|stay| stay.amount_cents.is_some())
        .filter_map(|stay| stay.rate.as_ref())
        .map(|rate| rate.checked_words.as_str())
        .collect();
    checked.dedup();
    last_known(stays).or_else(|| (!checked.is_empty()).then(|| checked.join(" ")))
}

/// Returns a caveat on rates that were a year old on the day of arrival. The law updates them each year (§ 6º), so an
/// unknown newer one may be in force.
fn last_known(stays: &[Stay]) -> Option<String> {
    let stale = |stay: &Stay| {
        let (arrived, rate, of) = (stay.arrived_at?.day_in(&stay.time_zone), stay.rate_cents?, stay.rate.as_ref()?);
        let next = of.valid_from.checked_add_months(Months::new(12)).filter(|_| stay.amount_cents.is_some())?;
        (arrived >= next).then_some((rate, of.valid_from))
    };
    let (rate, since) = stays.iter().rev().find_map(stale)?;
    Some(format!(
        "O valor de {}, em vigor desde {}, é o último de que temos conhecimento; se a ANTT divulgou outro para o dia da \
         chegada, vale o outro.",
        reais(rate),
        day(since)
    ))
}

/// Returns a weight in tonnes: `27,5 t`.
pub fn tonnes(weight: Kilograms) -> String {
    let kilograms = weight.get().unsigned_abs();
    let rest = format!("{:03}", kilograms % 1000);
    let rest = rest.trim_end_matches('0');
    let whole = grouped(kilograms / 1000);
    if rest.is_empty() { format!("{whole} t") } else { format!("{whole},{rest} t") }
}

/// Returns the heading of a stay, with its place and the time zone of its hours: `Carregamento em Campinas/SP, horário
/// de Brasília`.
pub fn heading(stay: &Stay) -> String {
    format!("{} em {}, {}", stay.place.label(), stay.city_name, stay.time_name)
}

/// Returns the reason why nothing is owed for a stay within the free hours.
pub(crate) fn free(arrived: Instant, running: bool, zone: &Zone) -> String {
    if !running {
        return "dentro das 5 horas livres, nada é devido.".to_owned();
    }
    let end = arrived.plus(TimeDelta::minutes(FREE_MINUTES)).written_in(zone);
    format!("ainda dentro das 5 horas livres, que terminam em {end}.")
}

/// Returns the calculation of a stay's amount: `20 t × 9 h × R$ 2,41 = R$ 433,80`.
pub fn reckoning(stay: &Stay, capacity: Kilograms) -> Option<String> {
    let (minutes, rate, amount) = (stay.minutes?, stay.rate_cents?, stay.amount_cents?);
    Some(format!("{} × {} × {} = {}", tonnes(capacity), duration(minutes), reais(rate), reais(amount)))
}

pub(crate) fn sentence(stay: &Stay, capacity: Option<Kilograms>) -> String {
    let place = format!("{} em {}", stay.place.label(), stay.city_name);
    let stood = match (stay.minutes, stay.running) {
        (Some(minutes), true) => format!(" {} até agora,", duration(minutes)),
        (Some(minutes), false) => format!(" {} de permanência,", duration(minutes)),
        (None, _) => String::new(),
    };
    match (capacity.and_then(|capacity| reckoning(stay, capacity)), &stay.reason) {
        (Some(reckoning), _) => format!("{place}:{stood} {reckoning}."),
        (None, Some(reason)) => format!("{place}:{stood} {reason}"),
        (None, None) => format!("{place}."),
    }
}

/// Returns the claim for the amount owed, with the events it rests on.
pub(crate) fn claim(
    record: &FreightRecord,
    debtor: Option<&ClaimDebtor>,
    (stays, capacity, total): (&[Stay], Kilograms, Cents),
    now: &Now,
) -> String {
    let freight = &record.freight;
    let (from, to) = (&record.origin_city, &record.destination_city);
    let plates: Vec<String> =
        std::iter::once(&record.truck).chain(&record.trailers).map(|one| one.plate.to_string()).collect();
    let mut lines = vec![
        format!("COBRANÇA DE ESTADIA ({SOURCE})"),
        String::new(),
        format!("Frete nº {}: {}/{} → {}/{}", freight.number, from.name, from.uf, to.name, to.uf),
    ];
    lines.extend(debtor.map(|debtor| format!("Contratante: {}", debtor.in_line())));
    lines.extend(freight.fields.cte_key.as_ref().map(|key| format!("CT-e: {}", key.as_str())));
    lines.extend(freight.fields.ciot.as_ref().map(|ciot| format!("CIOT: {}", ciot.as_str())));
    lines.push(format!("Veículos: {}", plates.join(", ")));
    let kilograms = grouped(capacity.get().unsigned_abs());
    lines.push(format!("Capacidade total de carga: {} ({kilograms} kg)", tonnes(capacity)));
    lines.extend(freight.cancelled_on.map(|on| format!("Frete cancelado em {}", day(on))));
    for stay in stays {
        let fell = freight.is_cancelled() && stay.place.holds(freight.status);
        lines.extend(of_stay(stay, capacity, fell, now).into_iter().flatten());
    }
    lines.extend([String::new(), format!("Total: {}", reais(total)), String::new(), WHY.to_owned()]);
    lines.extend(caveat(stays));
    lines.join("\n")
}

/// Returns the lines of a stay with an amount owed; `fell` is true when the stay ended with the cancellation of the
/// freight.
fn of_stay(stay: &Stay, capacity: Kilograms, fell: bool, now: &Now) -> Option<Vec<String>> {
    let (reckoning, zone) = (reckoning(stay, capacity)?, &stay.time_zone);
    let (arrived, minutes, rate, of) = (stay.arrived_at?, stay.minutes?, stay.rate_cents?, stay.rate.as_ref()?);
    let left = match stay.left_at {
        Some(at) if fell => format!("Saída: com o cancelamento, {}", at.written_in(zone)),
        Some(at) => format!("Saída: {}", at.written_in(zone)),
        None => format!("Saída: ainda não, contado até {}", now.at.written_in(zone)),
    };
    Some(vec![
        String::new(),
        heading(stay),
        format!("Chegada: {}", arrived.written_in(zone)),
        left,
        format!("Tempo parado: {}", in_minutes(minutes)),
        format!("Valor por tonelada e hora: {} ({}, desde {})", reais(rate), of.title, day(of.valid_from)),
        reckoning,
    ])
}
