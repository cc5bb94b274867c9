//! Freight as the API returns it: the record with the names of its client, vehicles and driver, and its receivables.

use chrono::NaiveDate;
use finance::{Category, PaymentStatus, SourcePart, WithheldAmount, ledger::overdue::overdue_days};
use kernel::{
    Cents, ClientId, DriverId, Error, FreightSimulationId, Kilograms, Phone, Plate, Result, TransactionId, VehicleId,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    City, Freight, FreightEntry, FreightStatus, OpenExtra, Overload, PostedPart, StayPlace, city, posting::Received,
};

/// Client as a freight names it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClientRef {
    /// Identity.
    pub id: ClientId,
    /// Name.
    pub name: String,
    /// Phone.
    pub phone: Option<Phone>,
}

/// Vehicle as a freight names it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct VehicleRef {
    /// Identity.
    pub id: VehicleId,
    /// Plate.
    pub plate: Plate,
    /// Nickname by its owner.
    pub nickname: Option<String>,
}

/// Driver as a freight names him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FreightDriver {
    /// Identity.
    pub id: DriverId,
    /// Name.
    pub name: String,
}

/// Client, vehicles, driver and simulation that a freight names.
#[derive(Clone, Debug)]
pub struct FreightParties {
    /// Client that orders and pays it.
    pub client: Option<ClientRef>,
    /// The truck.
    pub truck: VehicleRef,
    /// Trailers, in order.
    pub trailers: Vec<VehicleRef>,
    /// Driver, where that is not the owner.
    pub driver: Option<FreightDriver>,
    /// Simulation that the freight was converted from.
    pub simulation: Option<SimulationRef>,
    /// Joint capacity of the vehicles, if known.
    pub capacity: Option<Kilograms>,
}

/// Simulation as its freight names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimulationRef {
    /// Identity.
    pub id: FreightSimulationId,
    /// Number of the simulation.
    pub number: i64,
}

/// Receivable: the advance, the balance or a piece of either, as a transaction in the books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Receivable {
    /// Transaction that books it.
    pub transaction_id: TransactionId,
    /// Part of the price: advance or balance.
    pub part: SourcePart,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
    /// Day of receipt; null while it is open.
    pub paid_on: Option<NaiveDate>,
    /// Payment status: received or not.
    pub status: PaymentStatus,
    /// Days overdue; 0 when it is received or not yet overdue.
    pub overdue_days: i64,
    /// Deductions that the payer withheld from it.
    pub deductions: Vec<WithheldAmount>,
    /// Amount really received, in cents; the whole amount while it is open.
    pub net_cents: Cents,
}

impl Receivable {
    /// Returns a receivable as seen from `today`.
    pub fn of(existing: &PostedPart, today: NaiveDate) -> Result<Self> {
        let PostedPart { transaction_id, part, amount_cents, due_on, paid_on, .. } = *existing;
        Ok(Self {
            transaction_id,
            part,
            amount_cents,
            due_on,
            paid_on,
            status: PaymentStatus::of(paid_on),
            overdue_days: overdue_days(due_on, paid_on, today),
            deductions: existing.deductions.clone(),
            net_cents: existing.net_cents()?,
        })
    }
}

/// Open income that names a freight beside its price: a stay, or a top-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExtraReceivable {
    /// Transaction that books it.
    pub transaction_id: TransactionId,
    /// Category: a top-up of the price is freight too.
    pub category: Category,
    /// Description.
    pub description: String,
    /// Amount in cents.
    pub amount_cents: Cents,
    /// Due day.
    pub due_on: NaiveDate,
    /// Days overdue; 0 while it is not.
    pub overdue_days: i64,
}

impl ExtraReceivable {
    fn of(extra: &OpenExtra, today: NaiveDate) -> Self {
        let OpenExtra { transaction_id, category, description, amount_cents, due_on } = extra.clone();
        let overdue_days = overdue_days(due_on, None, today);
        Self { transaction_id, category, description, amount_cents, due_on, overdue_days }
    }
}

/// Freight as the API returns it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreightRecord {
    /// The freight.
    #[serde(flatten)]
    pub freight: Freight,
    /// Identities of the trailers, in order.
    pub trailer_ids: Vec<VehicleId>,
    /// Balance, paid after the advance, in cents.
    pub balance_cents: Cents,
    /// City of loading.
    pub origin_city: City,
    /// City of unloading.
    pub destination_city: City,
    /// Client that orders and pays it; null where none is named.
    pub client: Option<ClientRef>,
    /// The truck.
    pub truck: VehicleRef,
    /// Trailers, in order.
    pub trailers: Vec<VehicleRef>,
    /// Driver, where that is not the owner.
    pub driver: Option<FreightDriver>,
    /// Statuses to which the freight may move now.
    pub moves: Vec<FreightStatus>,
    /// Place at which the arrival may be recorded now; null where none may.
    pub next_arrival: Option<StayPlace>,
    /// Receivables in the books, the advance first.
    pub receivables: Vec<Receivable>,
    /// Open income that names the freight beside its price, the earliest due day first.
    pub extra_receivables: Vec<ExtraReceivable>,
    /// Amount really received, in cents.
    pub received_cents: Cents,
    /// Taxes that the payer withheld, in cents.
    pub withheld_cents: Cents,
    /// Amount that the payer deducted for shortage, damage and the like, in cents.
    pub written_off_cents: Cents,
    /// Amount still to be received, in cents: the open receivables, and the extra ones.
    pub open_cents: Cents,
    /// Simulation that the freight was converted from; null without one.
    pub simulation_id: Option<FreightSimulationId>,
    /// Number of that simulation; null where there is none.
    pub simulation_number: Option<i64>,
    /// Cargo heavier than the capacity; null where it fits, or weight or capacity is unknown.
    pub overload: Option<Overload>,
}

kernel::entity!(FreightRecord: freight);

/// Freight as a list shows it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListedFreight {
    /// The freight.
    #[serde(flatten)]
    pub record: FreightRecord,
    /// Revenue less costs and commission, in cents; null while the freight goes on, because further costs are expected.
    pub net_cents: Option<Cents>,
}

impl FreightRecord {
    /// Puts a freight together with its client, vehicles, driver, simulation and receivables, as seen from `today`.
    ///
    /// # Errors
    /// [`Error::Internal`] when one of its cities does not exist.
    pub fn of(
        freight: Freight,
        parties: FreightParties,
        (existing, extras): (&[PostedPart], &[OpenExtra]),
        today: NaiveDate,
    ) -> Result<Self> {
        let FreightParties { client, truck, trailers, driver, simulation, capacity } = parties;
        let known = |code| city::find(code).cloned().ok_or_else(|| Error::Internal(format!("no city {code}").into()));
        let received = Received::of(existing)?;
        let mut receivables = existing.iter().map(|one| Receivable::of(one, today)).collect::<Result<Vec<_>>>()?;
        // The received piece of a part precedes its open piece.
        receivables.sort_by_key(|one| (one.part, one.paid_on.is_none(), one.paid_on, one.transaction_id));
        Ok(Self {
            trailer_ids: trailers.iter().map(|trailer| trailer.id).collect(),
            balance_cents: freight.balance_cents()?,
            origin_city: known(freight.fields.origin_city_code)?,
            destination_city: known(freight.fields.destination_city_code)?,
            client,
            truck,
            trailers,
            driver,
            moves: freight.next_statuses().to_vec(),
            next_arrival: freight.next_arrival(),
            receivables,
            received_cents: received.received,
            withheld_cents: received.withheld,
            written_off_cents: received.written_off,
            extra_receivables: extras.iter().map(|one| ExtraReceivable::of(one, today)).collect(),
            open_cents: Cents::sum(extras.iter().map(|one| one.amount_cents).chain([received.open]))?,
            simulation_id: simulation.map(|one| one.id),
            simulation_number: simulation.map(|one| one.number),
            overload: Overload::of(freight.fields.weight_kg, capacity),
            freight,
        })
    }

    /// True when an entry leaves what a settlement with the driver shows and rests on.
    pub fn keeps_settled_part(&self, entry: &FreightEntry) -> bool {
        let (was, is) = (&self.freight.fields, &entry.fields);
        let same_way =
            (was.scheduled_for, was.origin_city_code, was.destination_city_code, was.distance_km, was.empty_km)
                == (is.scheduled_for, is.origin_city_code, is.destination_city_code, is.distance_km, is.empty_km);
        let same_price = (was.weight_kg, was.pricing, was.rate_cents, was.gross_cents, was.commission_bps)
            == (is.weight_kg, is.pricing, is.rate_cents, is.gross_cents, is.commission_bps);
        let same_parties = (was.client_id, was.truck_id, &self.trailer_ids)
            == (is.client_id, is.truck_id, &entry.trailer_ids)
            && self.driver.as_ref().map(|driver| driver.id) == entry.driver_id;
        same_way && same_price && same_parties
    }
}
