/** Converts stored records to request bodies, for screens that change a single field. */
import type { Driver, DriverInput, ProfileInput, User, Vehicle, VehicleInput } from '@/api/types';

export function vehicleInput(vehicle: Vehicle, changes: Partial<VehicleInput>): VehicleInput {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...fields } = vehicle;
  return { ...fields, ...changes };
}

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
