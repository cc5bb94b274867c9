//! Receivables by age and by client.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{Receivables, TransactionKind};
use kernel::{Cents, ClientId, Effect, OwnerId, Result};

use crate::{
    Db,
    owned::{clients, freights, tied, transactions as books},
};

/// Returns an owner's receivables: income not yet paid, without loans to the owner and the household's money. The list
/// of transactions with `kind=income`, `status=pending` and `effect=both` shows the same.
pub(super) fn receivables(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Receivables> {
    let rows: Vec<(Option<ClientId>, Option<String>, NaiveDate, Cents)> = books::of(owner)
        .left_join(tied(freights::id, books::freight_id))
        .left_join(tied(clients::id, freights::client_id))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::paid_on.is_null())
        .filter(books::effect.eq(Effect::Both))
        .order((books::due_on, books::id))
        .select((clients::id.nullable(), clients::name.nullable(), books::due_on, books::amount_cents))
        .load(db)?;
    Receivables::of(rows, today)
}
