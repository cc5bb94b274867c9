//! Receivables by age and by client.

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{Category, Effect, OpenAmount, Receivables, TransactionKind};
use kernel::{Cents, ClientId, OwnerId, Result, TransactionId};

use crate::{
    Db,
    owned::{clients, freights, tied, transactions as books},
};

/// A client and its name, where there is one, and the open amount.
type Row = (Option<ClientId>, Option<String>, (TransactionId, Category, String, Cents, NaiveDate));

/// Returns an owner's receivables: income not yet paid, without loans to the owner and the household's money. The list
/// of transactions with `kind=income`, `status=pending` and `effect=both` shows the same.
pub(super) fn receivables(db: &mut Db, owner: OwnerId, today: NaiveDate) -> Result<Receivables> {
    let rows: Vec<Row> = books::of(owner)
        .left_join(tied(freights::id, books::freight_id))
        .left_join(tied(clients::id, freights::client_id))
        .filter(books::kind.eq(TransactionKind::Income))
        .filter(books::paid_on.is_null())
        .filter(books::effect.eq(Effect::Both))
        .order((books::due_on, books::id))
        .select((
            clients::id.nullable(),
            clients::name.nullable(),
            (books::id, books::category, books::description, books::amount_cents, books::due_on),
        ))
        .load(db)?;
    let open = |(client_id, name, (transaction_id, category, description, amount_cents, due_on)): Row| {
        let (kind, effect) = (TransactionKind::Income, Effect::Both);
        (client_id, name, OpenAmount { transaction_id, kind, category, effect, description, amount_cents, due_on })
    };
    Receivables::of(rows.into_iter().map(open), today)
}
