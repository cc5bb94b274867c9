//! Identity: one id type per entity, so that ids of different entities cannot be confused, and the owner's id.

use crate::value::integer_value;

integer_value! {
    /// Identity of a user.
    UserId
}
integer_value! {
    /// Owner of a record: the tenant. Every function on an owned table has one and filters by it.
    OwnerId
}
integer_value! {
    /// Identity of a personal API token.
    ApiTokenId
}
integer_value! {
    /// Identity of a vehicle.
    VehicleId
}
integer_value! {
    /// Identity of a client.
    ClientId
}
integer_value! {
    /// Municipality, by its IBGE code of seven digits.
    CityCode
}
integer_value! {
    /// Identity of a freight.
    FreightId
}
integer_value! {
    /// Identity of one entry of a freight's timeline.
    FreightEventId
}
integer_value! {
    /// Identity of a financial transaction.
    TransactionId
}
integer_value! {
    /// Identity of a driver.
    DriverId
}
integer_value! {
    /// Identity of an advance to a driver (vale).
    DriverAdvanceId
}
integer_value! {
    /// Identity of a settlement with a driver.
    DriverPaymentId
}
integer_value! {
    /// Identity of a fill-up.
    FuelRecordId
}
integer_value! {
    /// Identity of a maintenance record.
    MaintenanceRecordId
}
integer_value! {
    /// Identity of a maintenance plan.
    MaintenancePlanId
}

integer_value! {
    /// Identity of a freight simulation.
    FreightSimulationId
}
integer_value! {
    /// Identity of a rate table that a master imported.
    RateImportId
}

impl From<UserId> for OwnerId {
    fn from(user: UserId) -> Self {
        Self::from(user.get())
    }
}

impl From<OwnerId> for UserId {
    fn from(owner: OwnerId) -> Self {
        Self::from(owner.get())
    }
}
