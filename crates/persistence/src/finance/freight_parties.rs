//! Driver, client and truck of freights, and the driver's commission: the settled amount, else by the agreement.

use std::collections::HashMap;

use diesel::{
    dsl::{Nullable, auto_type},
    prelude::*,
};
use freight::{ClientRef, Freight, FreightDriver, FreightProfit};
use kernel::{Bps, Cents, ClientId, DriverId, DriverPaymentId, FreightId, OwnerId, Phone, Plate, Result};
use payments::{Agreement, PayTerms};

use crate::{
    Db,
    owned::{
        clients, driver_payment_freights as settlement_freights, drivers, freight_drivers, freights, join_same_tenant,
        vehicles,
    },
    prepared::id_in,
};

/// Driver, client and truck of a freight, and the basis of its commission: the driver's terms, and the settled amount
/// if there is one.
#[derive(Clone, Debug, Default)]
struct Parties {
    driver: Option<FreightDriver>,
    client: Option<ClientRef>,
    terms: Option<PayTerms>,
    settled: Option<(Cents, DriverPaymentId)>,
    truck: Option<Plate>,
}

/// Driver, terms, commission as settled, client, and plate of the truck of a freight.
pub(crate) type Row = (
    (Option<DriverId>, Option<String>),
    (Option<Agreement>, Option<Bps>, Option<Cents>),
    (Option<Cents>, Option<DriverPaymentId>),
    (Option<ClientId>, Option<String>, Option<Phone>),
    Option<Plate>,
);

pub(crate) type Columns = (
    (Nullable<drivers::id>, Nullable<drivers::name>),
    (Nullable<drivers::agreement>, Nullable<drivers::commission_bps>, Nullable<drivers::fixed_cents>),
    (Nullable<settlement_freights::commission_cents>, Nullable<settlement_freights::driver_payment_id>),
    (Nullable<clients::id>, Nullable<clients::name>, Nullable<clients::phone>),
    Nullable<vehicles::plate>,
);

/// Selects freights with their drivers, clients, trucks and settlements, ready to be narrowed.
#[auto_type]
pub(super) fn freights_with_parties(owner: OwnerId) -> _ {
    freights::of(owner)
        .left_join(join_same_tenant(freight_drivers::freight_id, freights::id))
        .left_join(join_same_tenant(drivers::id, freight_drivers::driver_id))
        .left_join(join_same_tenant(settlement_freights::freight_id, freights::id))
        .left_join(join_same_tenant(clients::id, freights::client_id))
        .left_join(join_same_tenant(vehicles::id, freights::truck_id))
}

pub(crate) fn columns() -> Columns {
    (
        (drivers::id.nullable(), drivers::name.nullable()),
        (drivers::agreement.nullable(), drivers::commission_bps.nullable(), drivers::fixed_cents.nullable()),
        (settlement_freights::commission_cents.nullable(), settlement_freights::driver_payment_id.nullable()),
        (clients::id.nullable(), clients::name.nullable(), clients::phone.nullable()),
        vehicles::plate.nullable(),
    )
}

/// Drivers and clients of freights, and bases of their commissions.
#[derive(Debug, Default)]
pub(crate) struct PartiesByFreight(HashMap<FreightId, Parties>);

impl PartiesByFreight {
    pub(crate) fn of_rows(rows: impl IntoIterator<Item = (FreightId, Row)>) -> Self {
        let parties = |(id, (driver, terms, settled, client, truck)): (FreightId, Row)| {
            let (agreement, commission_bps, fixed_cents) = terms;
            let (client_id, client_name, phone) = client;
            let parties = Parties {
                driver: driver.0.zip(driver.1).map(|(id, name)| FreightDriver { id, name }),
                client: client_id.zip(client_name).map(|(id, name)| ClientRef { id, name, phone }),
                terms: agreement.map(|agreement| PayTerms { agreement, commission_bps, fixed_cents }),
                settled: settled.0.zip(settled.1),
                truck,
            };
            (id, parties)
        };
        Self(rows.into_iter().map(parties).collect())
    }

    /// Loads the parties of the given freights.
    pub(crate) fn of_freights(db: &mut Db, owner: OwnerId, ids: &[FreightId]) -> Result<Self> {
        let rows: Vec<(FreightId, Row)> =
            freights_with_parties(owner).filter(id_in(freights::id, ids)).select((freights::id, columns())).load(db)?;
        Ok(Self::of_rows(rows))
    }

    pub(crate) fn driver(&self, id: FreightId) -> Option<FreightDriver> {
        self.0.get(&id)?.driver.clone()
    }

    pub(crate) fn client(&self, id: FreightId) -> Option<ClientRef> {
        self.0.get(&id)?.client.clone()
    }

    pub(crate) fn truck(&self, id: FreightId) -> Option<Plate> {
        self.0.get(&id)?.truck.clone()
    }

    /// Adds the driver's commission to the result of a freight.
    pub(crate) fn with_commission(&self, freight: &Freight, result: FreightProfit) -> Result<FreightProfit> {
        let commission = self.commission_of(freight, result.price_cents, result.trip_cost_cents)?;
        let settled = self.0.get(&freight.id).and_then(|one| one.settled);
        result.with_commission(commission, settled.map(|(_, payment)| payment))
    }

    /// Returns the commission of a freight's driver, from its price and trip costs: zero without a driver or for a
    /// cancelled freight.
    pub(crate) fn commission_of(&self, freight: &Freight, price: Cents, costs: Cents) -> Result<Cents> {
        let Some(parties) = self.0.get(&freight.id) else { return Ok(Cents::ZERO) };
        if let Some((cents, _)) = parties.settled {
            return Ok(cents);
        }
        match parties.terms {
            // A freight without a driver has no recipient of a share, and a cancelled one is never settled.
            Some(terms) if !freight.is_cancelled() => {
                Ok(terms.commission(price, costs, freight.fields.commission_bps)?.commission_cents)
            }
            _ => Ok(Cents::ZERO),
        }
    }

    /// Returns whether a freight has a driver and is in no settlement.
    pub(super) fn is_unsettled(&self, freight: &Freight) -> bool {
        let parties = self.0.get(&freight.id);
        !freight.is_cancelled() && parties.is_some_and(|one| one.terms.is_some() && one.settled.is_none())
    }
}
