//! A freight as it travels: the record with those whom it names and what it has in the books.

use chrono::NaiveDate;
use kernel::{
    Cents, ClientId, DriverId, Error, FreightSimulationId, HeldBack, PaymentStatus, Phone, Plate, Result, SourcePart,
    TransactionId, VehicleId, ledger::overdue_days,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{City, Freight, FreightStatus, Standing, city, posting::Received};

/// A client as a freight names it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClientRef {
    /// Identity.
    pub id: ClientId,
    /// Name.
    pub name: String,
    /// Phone.
    pub phone: Option<Phone>,
}

/// A vehicle as a freight names it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct VehicleRef {
    /// Identity.
    pub id: VehicleId,
    /// Plate.
    pub plate: Plate,
    /// What its owner calls it.
    pub nickname: Option<String>,
}

/// A driver as a freight names him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FreightDriver {
    /// Identity.
    pub id: DriverId,
    /// Name.
    pub name: String,
}

/// Those whom a freight names.
#[derive(Clone, Debug)]
pub struct Crew {
    /// Who orders and pays it.
    pub client: Option<ClientRef>,
    /// The truck.
    pub truck: VehicleRef,
    /// The trailers, in order.
    pub trailers: Vec<VehicleRef>,
    /// Who drives it, where that is not the owner.
    pub driver: Option<FreightDriver>,
    /// The simulation that it comes from.
    pub simulation: Option<SimulationRef>,
}

/// A simulation as its freight names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimulationRef {
    /// Identity.
    pub id: FreightSimulationId,
    /// Its number.
    pub number: i64,
}

/// A part of a freight in the books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Receivable {
    /// Its transaction.
    pub transaction_id: TransactionId,
    /// Which part.
    pub part: SourcePart,
    /// How much.
    pub amount_cents: Cents,
    /// When it is due.
    pub due_on: NaiveDate,
    /// When it was received, if it was.
    pub paid_on: Option<NaiveDate>,
    /// Whether it was received.
    pub status: PaymentStatus,
    /// By how many days it is late.
    pub overdue_days: i64,
    /// What the payer held back of it.
    pub deductions: Vec<HeldBack>,
    /// What really came in of it, in cents; the whole of one that is open.
    pub net_cents: Cents,
}

impl Receivable {
    /// A part as seen from `today`.
    pub fn of(standing: &Standing, today: NaiveDate) -> Result<Self> {
        let Standing { transaction_id, part, amount_cents, due_on, paid_on, .. } = *standing;
        Ok(Self {
            transaction_id,
            part,
            amount_cents,
            due_on,
            paid_on,
            status: PaymentStatus::of(paid_on),
            overdue_days: overdue_days(due_on, paid_on, today),
            deductions: standing.deductions.clone(),
            net_cents: standing.net_cents()?,
        })
    }
}

/// A freight as it travels.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreightRecord {
    /// The freight.
    #[serde(flatten)]
    pub freight: Freight,
    /// The trailers' identities, in order.
    pub trailer_ids: Vec<VehicleId>,
    /// What is paid after the advance, in cents.
    pub balance_cents: Cents,
    /// Where it is loaded.
    pub origin_city: City,
    /// Where it is unloaded.
    pub destination_city: City,
    /// Who orders and pays it.
    pub client: Option<ClientRef>,
    /// The truck.
    pub truck: VehicleRef,
    /// The trailers, in order.
    pub trailers: Vec<VehicleRef>,
    /// Who drives it, where that is not the owner.
    pub driver: Option<FreightDriver>,
    /// The states to which it may go now.
    pub moves: Vec<FreightStatus>,
    /// What it has in the books, the advance first.
    pub receivables: Vec<Receivable>,
    /// What was really received of it, in cents.
    pub received_cents: Cents,
    /// Taxes that the payer held back of it, in cents.
    pub withheld_cents: Cents,
    /// What the payer held back of it for shortage, damage and the like, in cents.
    pub written_off_cents: Cents,
    /// What is still to come, in cents.
    pub open_cents: Cents,
    /// The simulation that it comes from, where it comes from one.
    pub simulation_id: Option<FreightSimulationId>,
    /// The number of that simulation.
    pub simulation_number: Option<i64>,
}

kernel::entity!(FreightRecord: freight);

impl FreightRecord {
    /// Puts a freight together with those whom it names and what it has in the books, as seen from `today`.
    ///
    /// # Errors
    /// [`Error::Internal`] when one of its cities is none.
    pub fn of(freight: Freight, crew: Crew, standing: &[Standing], today: NaiveDate) -> Result<Self> {
        let Crew { client, truck, trailers, driver, simulation } = crew;
        let known = |code| city::find(code).cloned().ok_or_else(|| Error::Internal(format!("no city {code}")));
        let received = Received::of(standing)?;
        let mut receivables = standing.iter().map(|one| Receivable::of(one, today)).collect::<Result<Vec<_>>>()?;
        // What was received comes before what is open of the same part.
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
            moves: freight.moves().to_vec(),
            receivables,
            received_cents: received.received,
            withheld_cents: received.withheld,
            written_off_cents: received.written_off,
            open_cents: received.open,
            simulation_id: simulation.map(|one| one.id),
            simulation_number: simulation.map(|one| one.number),
            freight,
        })
    }
}
