//! A sample of each document, from constant data: `/teste-pdf` shows them.

mod books;
mod freight;
mod settlement;
mod simulation;

use std::str::FromStr;

use chrono::{DateTime, NaiveDate};
use kernel::{Error, Instant, Now, Result, Zone, check::Invalid, string_enum};

use crate::{
    Document,
    documents::{self, Issuer},
};

string_enum! {
    /// Kind of document that has a sample.
    SampleKind {
        /// Receipt of a settlement.
        Receipt = "receipt" "Recibo",
        /// Settlement with a driver.
        Settlement = "settlement" "Acerto de viagem",
        /// Result of a settlement for the owner.
        OwnerResult = "owner_result" "Resultado para o dono",
        /// Result of a freight.
        FreightResult = "freight_result" "Resultado do frete",
        /// Claim for waiting time.
        WaitingTime = "waiting_time" "Cobrança de estadia",
        /// Simulation.
        Simulation = "simulation" "Simulação de frete",
        /// Statement of a month.
        Month = "month" "Resultado do mês",
        /// Year for the accountant.
        TaxYear = "tax_year" "Ano para o contador",
    }
}

/// Returns the sample of a document.
///
/// # Errors
/// [`Error::Internal`] when the data of the samples breaks a rule, which tests exclude.
pub fn sample(kind: SampleKind) -> Result<Document> {
    let issuer = issuer()?;
    let document = match kind {
        SampleKind::Receipt => documents::settlement_receipt(&issuer, &settlement::record()?),
        SampleKind::Settlement => documents::settlement(&issuer, &settlement::record()?),
        SampleKind::OwnerResult => Ok(documents::owner_result(&issuer, &settlement::record()?)),
        SampleKind::FreightResult => {
            let (record, details) = freight::with_details(&now()?)?;
            documents::freight_result(&issuer, &record, &details)
        }
        SampleKind::WaitingTime => {
            let now = now()?;
            let (record, waiting) = freight::with_waiting_time(&now)?;
            documents::waiting_claim(&issuer, &record, &waiting, &now)
        }
        SampleKind::Simulation => Ok(documents::simulation(&issuer, &simulation::record()?)),
        SampleKind::Month => documents::statement(&issuer, &books::statement()?),
        SampleKind::TaxYear => Ok(documents::tax_year(&issuer, &books::tax_year()?)),
    }?;
    Ok(Document { mark: Some("AMOSTRA — dados inventados".to_owned()), ..document })
}

/// Returns a year of forty pages, to test and measure with.
///
/// # Errors
/// [`Error::Internal`] when the data breaks a rule, which tests exclude.
pub fn long_year() -> Result<Document> {
    Ok(documents::tax_year(&issuer()?, &books::long_year()?))
}

/// Settlement of the samples, for tests of documents.
#[cfg(test)]
pub(crate) fn settled() -> payments::DriverPaymentRecord {
    settlement::record().expect("a sample")
}

/// Issuer of the samples, for tests.
#[cfg(test)]
pub(crate) fn issued() -> Issuer {
    issuer().expect("a sample")
}

fn issuer() -> Result<Issuer> {
    let lines = ["CPF 529.982.247-25", "RNTRC 012345678", "(66) 99999-0000"];
    let name = "José Aparecido da Silva".to_owned();
    Ok(Issuer { name, lines: lines.map(str::to_owned).to_vec(), on: day("2026-11-21")? })
}

fn fault(text: &str) -> Error {
    Error::Internal(format!("a sample: {text}").into())
}

fn day(text: &str) -> Result<NaiveDate> {
    text.parse().map_err(|_| fault(text))
}

fn at(text: &str) -> Result<Instant> {
    DateTime::parse_from_rfc3339(text).map(|at| Instant::from(at.to_utc())).map_err(|_| fault(text))
}

fn value<T: FromStr<Err = Invalid>>(text: &str) -> Result<T> {
    text.parse().map_err(|_| fault(text))
}

fn now() -> Result<Now> {
    Ok(Now::new(at("2026-11-21T15:00:00Z")?, Zone::default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settlement_and_the_result_of_its_freight_agree() {
        let (record, details) = freight::with_details(&now().expect("a time")).expect("a freight");
        let settled = settled();
        let trip = settled.figures.freights.iter().find(|trip| trip.number == record.freight.number).expect("a trip");
        let result = details.profit;
        assert_eq!((trip.gross_cents, trip.commission_cents), (result.price_cents, result.commission_cents));
        assert_eq!(trip.distance_km.plus(trip.empty_km).expect("km"), result.total_km);
        let voucher = result.toll_voucher.expect("a voucher");
        assert_eq!(trip.toll_voucher_cents, voucher.provided_cents);
        assert_eq!(settled.figures.km_out, record.freight.fields.odometer_start_km);
    }
}
