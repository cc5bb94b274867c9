/** Stored records as they are sent back whole, for whoever changes a single thing of one. */
import type { Driver, DriverInput, ProfileInput, User, Vehicle, VehicleInput } from '@/api/types';

/** A stored vehicle as it is sent back, with some of it changed. */
export function vehicleInput(vehicle: Vehicle, changes: Partial<VehicleInput>): VehicleInput {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...fields } = vehicle;
  return { ...fields, ...changes };
}

/** A stored driver as it is sent back, with some of it changed. */
export function driverInput(driver: Driver, changes: Partial<DriverInput>): DriverInput {
  return {
    name: driver.name,
    cpf: driver.cpf,
    phone: driver.phone,
    cnhNumber: driver.cnhNumber,
    cnhCategory: driver.cnhCategory,
    cnhDueOn: driver.cnhDueOn,
    toxicologicalDueOn: driver.toxicologicalDueOn,
    pixKey: driver.pixKey,
    agreement: driver.agreement,
    commissionBps: driver.commissionBps,
    fixedCents: driver.fixedCents,
    dailyAllowanceCents: driver.dailyAllowanceCents,
    active: driver.active,
    notes: driver.notes,
    ...changes,
  };
}

/** One's own data as they are sent back, with some of them changed. */
export function profileInput(user: User, changes: Partial<ProfileInput>): ProfileInput {
  return {
    name: user.name,
    phone: user.phone,
    cpf: user.cpf,
    rntrc: user.rntrc,
    timeZone: user.timeZone,
    cnhDueOn: user.cnhDueOn,
    toxicologicalDueOn: user.toxicologicalDueOn,
    dependents: user.dependents,
    leastDayCents: user.leastDayCents,
    openingOn: user.openingOn,
    openingCents: user.openingCents,
    ...changes,
  };
}
