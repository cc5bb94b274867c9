//! Freights: Freight, its statuses and timeline, postings and result; Client, City and distance.

pub mod arrival;
pub mod cargo;
mod check;
pub mod city;
pub mod client;
pub mod correction;
pub mod distance;
mod entry;
pub mod errors;
pub mod event;
mod forecast;
pub mod freight;
mod overload;
pub mod posting;
pub mod profit;
pub mod record;
pub mod simulation;
pub mod status;
mod stay;
mod summary;
pub mod toll;
mod trip_km;
pub mod unlikely;
pub mod waiting_claim;
pub mod waiting_time;

pub use arrival::Arrival;
pub use cargo::{CargoType, Pricing, TollPayer};
pub use check::FreightEntry;
pub use city::City;
pub use client::{Client, ClientFields, ClientInput, ClientSummary};
pub use distance::{Distance, DistanceBasis, OwnTrip};
pub use entry::{FreightFields, FreightInput, gross};
pub use event::{EventKind, FreightEvent, NewFreightEvent, Timeline};
pub use forecast::{Expected, ForecastBasis, ForecastLine, FreightForecast, FuelHistory};
pub use freight::Freight;
pub use overload::Overload;
pub use posting::{OpenExtra, PostedPart, ReceivedExtra};
pub use profit::{FreightProfit, FreightProfitDetails, TollVoucher};
pub use record::{
    ClientRef, FreightDriver, FreightParties, FreightRecord, ListedFreight, Receivable, SimulationRef, VehicleRef,
};
pub use simulation::{Comparison, FreightSimulation, Simulation, SimulationAnswer, SimulationInput};
pub use status::{Cancellation, FreightStatus, Moved, StatusChange};
pub use summary::{FreightMonth, FreightSummary, FreightSums};
pub use trip_km::{DistanceSource, TripKm};
pub use waiting_time::{Stay, StayPlace, StayRate, WaitingTime};

#[cfg(test)]
mod sample;
