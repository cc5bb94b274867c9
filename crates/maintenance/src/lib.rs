//! Maintenance: MaintenanceRecord with its items (labor, part), the maintenance plan and its due forecast.

mod bill;
pub mod due;
mod entry;
pub mod errors;
pub mod income;
pub mod pace;
pub mod plan;
pub mod posting;
pub mod preview;
pub mod record;
pub mod starter;

pub use due::{DueForecast, LastDone, PlanMissing, PlanState};
pub use entry::{ItemInput, MAX_PLANS, MaintenanceEntry, MaintenanceFields, MaintenanceInput, PaymentTerms};
pub use income::IncomeBasis;
pub use pace::Pace;
pub use plan::{Plan, PlanFields, PlanInput, PlanRecord};
pub use preview::{Preview, PreviewInput};
pub use record::{
    ItemType, Maintenance, MaintenanceCategory, MaintenanceItem, MaintenanceKind, MaintenanceRecord, RecordDetails,
};
pub use starter::{StarterChoice, StarterItem};

#[cfg(test)]
mod sample;
