//! Estimate of the deductions that a payer is expected to withhold from freight about to be received.

use ::rates::carrier_tax;
use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{
    Category, Effect, EquatedToCompany, Month, Transaction, TransactionKind, errors,
    expected_deductions::{DeductionsQuery, ExpectedDeductions},
    withholding::Payer,
};
use kernel::{ClientId, Now, OwnerId, Result, TaxId, TransactionId};

use super::{
    list,
    withholding::{dependents, month_to_date, tables},
};
use crate::{
    Db,
    owned::{clients, freights, join_same_tenant},
};

/// Returns the deductions expected from an open transaction if it is received on a day; default today.
///
/// # Errors
/// [`kernel::Error::NotFound`] if the owner has no such transaction, [`kernel::Error::Conflict`] if it is settled or no
/// income from freight.
pub fn find(
    db: &mut Db,
    owner: OwnerId,
    id: TransactionId,
    on: Option<NaiveDate>,
    now: &Now,
) -> Result<ExpectedDeductions> {
    let transaction = list::find(db, owner, id, now)?.transaction;
    transaction.ensure_open()?;
    of(db, owner, &transaction, on.unwrap_or(now.today))?.ok_or_else(|| errors::not_freight(&transaction))
}

/// Returns the deductions expected from an open transaction; none unless it is received for freight.
pub(super) fn of(db: &mut Db, owner: OwnerId, open: &Transaction, on: NaiveDate) -> Result<Option<ExpectedDeductions>> {
    let is_freight = open.fields.kind == TransactionKind::Income && open.fields.category == Category::Frete;
    if !is_freight || open.fields.effect != Effect::Both {
        return Ok(None);
    }
    let PayerFacts { payer, name, cpf, equated } = payer_of(db, owner, open)?;
    let month = Month::of(on);
    let table = tables(db, &[month])?.remove(&month);
    ExpectedDeductions::of(DeductionsQuery {
        open: open.fields.amount_cents,
        payer_name: name,
        cpf,
        equated,
        before: month_to_date(db, owner, &payer, on, Some(open.id))?,
        dependents: dependents(db, owner)?.in_month(month),
        table: table.as_deref(),
        caveat: table.as_ref().and_then(|dated| carrier_tax::caveat(&dated.act, on)),
    })
    .map(Some)
}

/// Payer of a transaction, with the facts that withholding depends on.
struct PayerFacts {
    payer: Payer,
    name: Option<String>,
    cpf: bool,
    equated: EquatedToCompany,
}

impl PayerFacts {
    /// Returns a payer without a client record: treated as a company.
    fn unknown(payer: Payer) -> Self {
        Self { payer, name: None, cpf: false, equated: EquatedToCompany::Unknown }
    }
}

fn payer_of(db: &mut Db, owner: OwnerId, open: &Transaction) -> Result<PayerFacts> {
    let Some(freight) = open.fields.freight_id else {
        return Ok(PayerFacts::unknown(Payer::Transaction(open.split_id.map_or(open.id, TransactionId::from))));
    };
    let client: Option<(ClientId, String, Option<TaxId>, EquatedToCompany)> = freights::of(owner)
        .inner_join(join_same_tenant(clients::id, freights::client_id))
        .filter(freights::id.eq(freight))
        .select((clients::id, clients::name, clients::document, clients::equated_to_company))
        .first(db)
        .optional()?;
    Ok(match client {
        Some((id, name, document, equated)) => PayerFacts {
            payer: Payer::Client(id),
            name: Some(name),
            cpf: document.is_some_and(|document| document.is_cpf()),
            equated,
        },
        None => PayerFacts::unknown(Payer::Freight(freight)),
    })
}
