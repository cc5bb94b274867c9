/** The vehicles of a freight or a simulation, for choosing. */
import type { Answer, Wire } from '@/lib/wire';

/** A vehicle among which one chooses. */
export type VehicleOption = Pick<
  Answer<Wire['VehicleRecord']>,
  'id' | 'type' | 'status' | 'axles' | 'plate' | 'nickname' | 'bodyType'
>;

/** Vehicles of a type that may be chosen; what is already chosen stays even when it went out of use since. */
export function choosable(
  vehicles: readonly VehicleOption[],
  type: Wire['VehicleType'],
  chosen: readonly number[],
): VehicleOption[] {
  return vehicles.filter(
    (vehicle) => vehicle.type === type && (vehicle.status !== 'inactive' || chosen.includes(vehicle.id)),
  );
}

/** The axles of the chosen vehicles together, which is what the server takes when none are given. */
export function axlesOf(vehicles: readonly VehicleOption[], ids: readonly number[]): number {
  return vehicles.filter(({ id }) => ids.includes(id)).reduce((sum, { axles }) => sum + axles, 0);
}
