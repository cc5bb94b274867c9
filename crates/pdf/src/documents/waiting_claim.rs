//! Claim for waiting time (estadia).

use freight::{
    FreightRecord, Stay, WaitingTime,
    waiting_claim::{ClaimDebtor, WHY, caveat, heading, in_minutes, reckoning},
};
use kernel::{Ciot, Error, FiscalKey, Kilograms, Now, Result, text::grouped};

use super::{
    Issuer,
    amount::in_words,
    freight_result::{lane, plates},
    parts::{fact, facts, section},
    person::Person,
    words::{day, reais, tonnes},
};
use crate::{Block, Document, Fact, Tone};

const RECORDS: &str = "O que foi anotado na viagem";

/// Returns the claim for the waiting time owed, with the events that it rests on.
///
/// # Errors
/// [`Error::Conflict`] with `nothing_due` where nothing is owed, or not known to be.
pub fn waiting_claim(issuer: &Issuer, record: &FreightRecord, waiting: &WaitingTime, now: &Now) -> Result<Document> {
    let freight = &record.freight;
    let owed: Vec<&Stay> = waiting.stays.iter().filter(|stay| stay.amount_cents.is_some()).collect();
    let (Some(capacity), Some(total), false) = (waiting.capacity_kg, waiting.total_cents, owed.is_empty()) else {
        return Err(nothing_due(freight.number, &waiting.stays));
    };
    let mut blocks = vec![
        lane(record, String::new()),
        plates(record),
        agreement(record, waiting.debtor.as_ref(), capacity),
        Block::Figure {
            label: "Total da estadia".to_owned(),
            value: reais(total),
            detail: in_words(total),
            tone: Tone::Plain,
        },
    ];
    for stay in owed {
        blocks.extend(of_stay(record, stay, capacity, now));
    }
    blocks.push(section(RECORDS));
    blocks.extend(waiting.events.iter().map(|one| Block::Text(format!("{} ({})", one.words, one.recorded))));
    blocks.extend([section("Por que é devida"), Block::Text(format!("{}. {WHY}", waiting.source))]);
    blocks.extend(caveat(&waiting.stays).map(Block::Note));
    blocks.push(Block::Signatures(vec![issuer.signature()]));
    let subtitle = format!("Frete nº {} · {}", freight.number, waiting.source);
    Ok(issuer.document("Cobrança de estadia".to_owned(), Some(subtitle), blocks))
}

/// Error for a claim where nothing is owed, with the text of each stay.
fn nothing_due(number: i64, stays: &[Stay]) -> Error {
    let why = stays.iter().map(|stay| stay.words.as_str()).collect::<Vec<_>>().join(" ");
    let detail = format!("Não há estadia a cobrar no frete nº {number}. {why}");
    Error::conflict("nothing_due", detail.trim_end())
}

/// Basis of the claim: client, driver and documents of the freight.
fn agreement(record: &FreightRecord, debtor: Option<&ClaimDebtor>, capacity: Kilograms) -> Block {
    let freight = &record.freight;
    let debtor = debtor.map_or_else(Person::unknown, |one| Person::client(&one.name, one.document.as_ref()));
    facts([
        Some(Fact::new("Contratante", debtor.in_lines())),
        fact("Motorista", record.driver.as_ref().map(|driver| driver.name.clone())),
        Some(Fact::new("Data combinada", day(freight.fields.scheduled_for))),
        Some(Fact::new("Capacidade total de carga", capacity_words(capacity))),
        fact("CIOT", freight.fields.ciot.as_ref().map(Ciot::as_str)),
        fact("CT-e", freight.fields.cte_key.as_ref().map(FiscalKey::as_str)),
        fact("Frete cancelado em", freight.cancelled_on.map(day)),
    ])
}

fn capacity_words(capacity: Kilograms) -> String {
    format!("{} ({} kg)", tonnes(capacity), grouped(capacity.get().unsigned_abs()))
}

fn of_stay(record: &FreightRecord, stay: &Stay, capacity: Kilograms, now: &Now) -> Vec<Block> {
    let (freight, zone) = (&record.freight, &stay.time_zone);
    let fell = freight.is_cancelled() && stay.place.holds(freight.status);
    let left = match stay.left_at {
        Some(at) if fell => format!("com o cancelamento, {}", at.written_in(zone)),
        Some(at) => at.written_in(zone),
        None => format!("ainda não; contado até {}", now.at.written_in(zone)),
    };
    let rate = stay.rate_cents.map(|rate| format!("{} por tonelada e hora", reais(rate)));
    let act = stay.rate.as_ref().map(|rate| format!("{}, desde {}", rate.title, day(rate.valid_from)));
    vec![
        section(&heading(stay)),
        facts([
            fact("Chegada", stay.arrived_at.map(|at| at.written_in(zone))),
            Some(Fact::new("Saída", left)),
            fact("Tempo parado", stay.minutes.map(in_minutes)),
            fact("Valor em vigor na chegada", rate),
            fact("Ato", act),
        ]),
        Block::Text(reckoning(stay, capacity).unwrap_or_default()),
    ]
}
