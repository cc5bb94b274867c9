/** The vehicles of a freight, for showing. */
import type { Vehicle, VehicleType } from '@/api/types';

/** Vehicles of a type that may be chosen; what is already chosen stays even when it went out of use since. */
export function choosable(vehicles: readonly Vehicle[], type: VehicleType, chosen: readonly number[]): Vehicle[] {
  return vehicles.filter(
    (vehicle) => vehicle.type === type && (vehicle.status !== 'inactive' || chosen.includes(vehicle.id)),
  );
}

/** The axles of the chosen vehicles together, which is what the server takes when none are given. */
export function axlesOf(vehicles: readonly Vehicle[], ids: readonly number[]): number {
  return vehicles.filter(({ id }) => ids.includes(id)).reduce((sum, { axles }) => sum + axles, 0);
}
