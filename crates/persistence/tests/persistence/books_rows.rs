//! Snapshot of all stored rows of a tenant, from which the checks compute their own sums.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;
use finance::Transaction;
use fleet::{FillUp, Vehicle};
use freight::{Freight, FreightEvent};
use kernel::{
    Cents, DriverId, DriverPaymentId, FreightId, MaintenancePlanId, MaintenanceRecordId, OwnerId, Result, VehicleId,
    schema,
};
use maintenance::{Maintenance, Plan};
use payments::{Advance, Driver, DriverPayment};
use persistence::Db;

/// A freight in a settlement.
#[derive(Clone, Copy, Debug, Queryable)]
pub struct Held {
    pub payment: DriverPaymentId,
    pub freight: FreightId,
    pub position: i64,
    pub commission_cents: Cents,
}

/// Every row of a tenant; its text is equal as long as nothing changes.
#[derive(Debug)]
pub struct Rows {
    pub owner: OwnerId,
    /// First day of the cash, and its opening balance.
    pub opening: Option<(NaiveDate, Cents)>,
    pub vehicles: Vec<Vehicle>,
    pub freights: Vec<Freight>,
    pub events: Vec<FreightEvent>,
    pub pulled: Vec<(FreightId, VehicleId)>,
    pub driven: Vec<(FreightId, DriverId)>,
    pub lines: Vec<Transaction>,
    pub fuel: Vec<FillUp>,
    pub repairs: Vec<Maintenance>,
    pub items: Vec<(MaintenanceRecordId, Cents)>,
    pub plans: Vec<Plan>,
    pub fulfilled: Vec<(MaintenanceRecordId, MaintenancePlanId)>,
    pub drivers: Vec<Driver>,
    pub advances: Vec<Advance>,
    pub payments: Vec<DriverPayment>,
    pub held: Vec<Held>,
    pub discounts: Vec<(DriverPaymentId, Cents)>,
}

macro_rules! own {
    ($db:expr, $owner:expr, $table:ident => $record:ty) => {
        own!($db, $owner, $table, schema::$table::id, <$record>::as_select())
    };
    ($db:expr, $owner:expr, $table:ident, $order:expr, $columns:expr) => {
        schema::$table::table.filter(schema::$table::owner_id.eq($owner)).order($order).select($columns).load($db)?
    };
}

fn opening(db: &mut Db, owner: OwnerId) -> Result<Option<(NaiveDate, Cents)>> {
    use schema::users;
    let reported: (Option<NaiveDate>, Option<Cents>) =
        users::table.filter(users::id.eq(owner.get())).select((users::opening_on, users::opening_cents)).first(db)?;
    Ok(reported.0.zip(reported.1))
}

impl Rows {
    /// Returns whether a line is earned or spent: a freight's posting only once the freight has begun or is cancelled.
    pub fn is_earned(&self, line: &Transaction) -> bool {
        let waits = |freight: &&Freight| {
            Some(freight.id.get()) == line.source_id
                && freight.status.as_str() == "scheduled"
                && !freight.is_cancelled()
        };
        line.source_kind != Some(finance::SourceKind::Freight) || !self.freights.iter().any(|freight| waits(&freight))
    }

    pub fn of(db: &mut Db, owner: OwnerId) -> Result<Self> {
        use schema::{
            driver_payment_discounts as discounts, driver_payment_freights as settlement_freights, freight_drivers,
            freight_trailers as pulled, maintenance_fulfilments as fulfilled, maintenance_items as items,
        };
        let place = (pulled::freight_id, pulled::position);
        let held_columns = (
            settlement_freights::driver_payment_id,
            settlement_freights::freight_id,
            settlement_freights::position,
            settlement_freights::commission_cents,
        );
        Ok(Self {
            owner,
            opening: opening(db, owner)?,
            vehicles: own!(db, owner, vehicles => Vehicle),
            freights: own!(db, owner, freights => Freight),
            events: own!(db, owner, freight_events => FreightEvent),
            pulled: own!(db, owner, freight_trailers, place, (pulled::freight_id, pulled::vehicle_id)),
            driven: own!(
                db,
                owner,
                freight_drivers,
                freight_drivers::freight_id,
                (freight_drivers::freight_id, freight_drivers::driver_id)
            ),
            lines: own!(db, owner, transactions => Transaction),
            fuel: own!(db, owner, fuel_records => FillUp),
            repairs: own!(db, owner, maintenance_records => Maintenance),
            items: own!(
                db,
                owner,
                maintenance_items,
                (items::record_id, items::position),
                (items::record_id, items::total_cents)
            ),
            plans: own!(db, owner, maintenance_plans => Plan),
            fulfilled: own!(
                db,
                owner,
                maintenance_fulfilments,
                (fulfilled::record_id, fulfilled::plan_id),
                (fulfilled::record_id, fulfilled::plan_id)
            ),
            drivers: own!(db, owner, drivers => Driver),
            advances: own!(db, owner, driver_advances => Advance),
            payments: own!(db, owner, driver_payments => DriverPayment),
            held: own!(
                db,
                owner,
                driver_payment_freights,
                (settlement_freights::driver_payment_id, settlement_freights::position),
                held_columns
            ),
            discounts: own!(
                db,
                owner,
                driver_payment_discounts,
                (discounts::driver_payment_id, discounts::position),
                (discounts::driver_payment_id, discounts::amount_cents)
            ),
        })
    }

    pub fn freight(&self, id: FreightId) -> &Freight {
        self.freights.iter().find(|one| one.id == id).expect("its freight")
    }

    pub fn driver_of(&self, id: FreightId) -> Option<DriverId> {
        self.driven.iter().find(|(freight, _)| *freight == id).map(|(_, driver)| *driver)
    }

    /// Checks that each freight has at most one driver.
    pub fn ensure_one_driver_each(&self) {
        let mut seen: HashMap<FreightId, usize> = HashMap::new();
        self.driven.iter().for_each(|(freight, _)| *seen.entry(*freight).or_default() += 1);
        assert!(seen.values().all(|count| *count == 1));
    }
}
