/** Vehicle options of a freight or simulation. */
import type { ResponseOf, Wire } from '@/lib/wire';

export type VehicleOption = Pick<
  ResponseOf<Wire['VehicleRecord']>,
  'id' | 'type' | 'status' | 'axles' | 'plate' | 'nickname' | 'bodyType'
>;

/** Selectable vehicles of a type; the current choice stays even if inactive. */
export function choosable(
  vehicles: readonly VehicleOption[],
  type: Wire['VehicleType'],
  chosen: readonly number[],
): VehicleOption[] {
  return vehicles.filter(
    (vehicle) => vehicle.type === type && (vehicle.status !== 'inactive' || chosen.includes(vehicle.id)),
  );
}

/** Axles of the chosen vehicles, the server's default. */
export function axlesOf(vehicles: readonly VehicleOption[], ids: readonly number[]): number {
  return vehicles.filter(({ id }) => ids.includes(id)).reduce((sum, { axles }) => sum + axles, 0);
}
