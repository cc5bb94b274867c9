//! Settlements as API records, in a fixed number of queries per page.

use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::{CostLine, SourceKind, SourcePart};
use freight::Freight;
use kernel::{DriverId, DriverPaymentId, FreightId, Now, OwnerId, Result, TransactionId};
use payments::{Discount, DriverPaymentRecord, FuelFigures, SettledFreight, SettlementDetails, TripFigures};

use super::{
    draft::{driver_ref, grouped},
    driver_settlements::DriverSettlements,
    fuel,
    row::Row,
    settlement_lines::{self, ExpenseRow, Given},
    trip::{self, Facts},
};
use crate::{
    Db,
    finance::freight_parties::{self, PartiesByFreight},
    owned::{
        clients, driver_payment_discounts as discounts, driver_payment_freights as settlement_freights, drivers,
        freight_drivers, freights, join_same_tenant, transactions, vehicles,
    },
    prepared::id_in,
};

type Settled = HashMap<DriverPaymentId, Vec<SettledFreight>>;
/// Balance of a settlement in the books: the transaction and its paid day.
type Balance = (TransactionId, Option<NaiveDate>);

/// Records related to the settlements of a page.
struct Related {
    settlements: DriverSettlements,
    settled: Settled,
    facts: HashMap<FreightId, Facts>,
    given: HashMap<DriverPaymentId, Vec<Given>>,
    spent: HashMap<DriverPaymentId, Vec<ExpenseRow>>,
    discounts: HashMap<DriverPaymentId, Vec<Discount>>,
    fuel: HashMap<FreightId, FuelFigures>,
    balances: HashMap<DriverPaymentId, Balance>,
}

/// Converts the given settlements to API records.
pub(super) fn records(db: &mut Db, owner: OwnerId, rows: &[Row], now: &Now) -> Result<Vec<DriverPaymentRecord>> {
    let related = Related::of(db, owner, rows, now)?;
    rows.iter().map(|row| DriverPaymentRecord::of(&row.payment, related.details(row)?)).collect()
}

impl Related {
    fn of(db: &mut Db, owner: OwnerId, rows: &[Row], now: &Now) -> Result<Self> {
        let ids: Vec<DriverPaymentId> = rows.iter().map(|row| row.payment.id).collect();
        let drivers: BTreeSet<DriverId> = rows.iter().map(|row| row.driver.id).collect();
        let (settled, freights, parties) = settled_of(db, owner, &ids)?;
        let freight_ids: Vec<FreightId> = freights.iter().map(|freight| freight.id).collect();
        let settlement_of = |payment: Option<DriverPaymentId>| payment.unwrap_or_default();
        Ok(Self {
            settlements: DriverSettlements::of(db, owner, &drivers.into_iter().collect::<Vec<_>>())?,
            facts: trip::facts_with(db, owner, freights, parties, now)?,
            given: grouped(
                settlement_lines::given_in(db, owner, &ids)?.into_iter().map(|one| (settlement_of(one.payment), one)),
            ),
            spent: grouped(
                settlement_lines::spent_in(db, owner, &ids)?.into_iter().map(|one| (settlement_of(one.payment), one)),
            ),
            discounts: discounts_of(db, owner, &ids)?,
            fuel: fuel::of_freights(db, owner, &freight_ids)?,
            balances: balances_of(db, owner, &ids)?,
            settled,
        })
    }

    fn details(&self, Row { payment, driver }: &Row) -> Result<SettlementDetails> {
        let id = payment.id;
        let settled = self.settled.get(&id).map(Vec::as_slice).unwrap_or_default();
        let facts: Vec<(&Facts, &SettledFreight)> =
            settled.iter().filter_map(|one| Some((self.facts.get(&one.freight_id)?, one))).collect();
        let freights = facts.iter().map(|(facts, settled)| facts.line(settled)).collect();
        let trips: Vec<TripFigures> = facts.iter().map(|(facts, _)| facts.figures()).collect();
        let own = |one: &SettledFreight| one.freight_id;
        let expenses = facts.iter().flat_map(|(facts, _)| facts.owner_expenses.iter().copied());
        let fuel = settled.iter().filter_map(|one| self.fuel.get(&own(one))).copied();
        let (km_out, km_back) = TripFigures::odometers(&trips);
        let balance = self.balances.get(&id);
        Ok(SettlementDetails {
            driver: driver_ref(driver),
            vehicles: TripFigures::vehicles(&trips),
            km_out,
            km_back,
            freights,
            advances: self.given.get(&id).into_iter().flatten().map(Given::line).collect(),
            refunds: self.spent.get(&id).into_iter().flatten().map(ExpenseRow::line).collect(),
            owner_expenses: CostLine::by_category(expenses)?,
            discounts: self.discounts.get(&id).cloned().unwrap_or_default(),
            carried_from_number: payment.fields.carried_from_id.and_then(|from| self.settlements.number(from)),
            carried_to: self.settlements.carried_to(id),
            fuel: fuel::sum(fuel)?,
            owner_result: TripFigures::owner_result(&trips, &payment.fields)?,
            transaction_id: balance.map(|(transaction, _)| *transaction),
            paid_on: balance.and_then(|(_, paid_on)| *paid_on),
            salary_reckoning: self.settlements.reckoning(payment, driver)?,
        })
    }
}

/// Loads the settled freights of each of the given settlements, in order, and the freights with their parties.
fn settled_of(
    db: &mut Db,
    owner: OwnerId,
    ids: &[DriverPaymentId],
) -> Result<(Settled, Vec<Freight>, PartiesByFreight)> {
    let rows: Vec<(DriverPaymentId, SettledFreight, Freight, freight_parties::Row)> = settlement_freights::of(owner)
        .inner_join(join_same_tenant(freights::id, settlement_freights::freight_id))
        .left_join(join_same_tenant(freight_drivers::freight_id, freights::id))
        .left_join(join_same_tenant(drivers::id, freight_drivers::driver_id))
        .left_join(join_same_tenant(clients::id, freights::client_id))
        .left_join(join_same_tenant(vehicles::id, freights::truck_id))
        .filter(id_in(settlement_freights::driver_payment_id, ids))
        .order((settlement_freights::driver_payment_id, settlement_freights::position))
        .select((
            settlement_freights::driver_payment_id,
            (
                settlement_freights::freight_id,
                settlement_freights::base_cents,
                settlement_freights::commission_bps,
                settlement_freights::commission_cents,
            ),
            Freight::as_select(),
            freight_parties::columns(),
        ))
        .load(db)?;
    let (mut settled, mut freights, mut parties) = (Vec::new(), Vec::new(), Vec::new());
    for (payment, one, freight, row) in rows {
        settled.push((payment, one));
        parties.push((freight.id, row));
        freights.push(freight);
    }
    Ok((grouped(settled), freights, PartiesByFreight::of_rows(parties)))
}

fn discounts_of(
    db: &mut Db,
    owner: OwnerId,
    ids: &[DriverPaymentId],
) -> Result<HashMap<DriverPaymentId, Vec<Discount>>> {
    let rows: Vec<(DriverPaymentId, Discount)> = discounts::of(owner)
        .filter(id_in(discounts::driver_payment_id, ids))
        .order((discounts::driver_payment_id, discounts::position))
        .select((discounts::driver_payment_id, (discounts::description, discounts::amount_cents)))
        .load(db)?;
    Ok(grouped(rows))
}

fn balances_of(db: &mut Db, owner: OwnerId, ids: &[DriverPaymentId]) -> Result<HashMap<DriverPaymentId, Balance>> {
    let ids: Vec<i64> = ids.iter().map(|id| id.get()).collect();
    let rows: Vec<(DriverPaymentId, TransactionId, Option<NaiveDate>)> = transactions::of(owner)
        .filter(transactions::source_kind.eq(SourceKind::DriverPayment))
        .filter(transactions::source_part.eq(SourcePart::Balance))
        .filter(id_in(transactions::source_id, ids))
        .select((transactions::source_id.assume_not_null(), transactions::id, transactions::paid_on))
        .load(db)?;
    Ok(rows.into_iter().map(|(payment, id, paid_on)| (payment, (id, paid_on))).collect())
}
