import type { Vehicle } from '@/api/types';

/** Everyday name: the nickname, else maker and model. */
export function vehicleName(vehicle: Pick<Vehicle, 'nickname' | 'brand' | 'model'>): string | null {
  if (vehicle.nickname) return vehicle.nickname;
  return [vehicle.brand, vehicle.model].filter(Boolean).join(' ') || null;
}

/** A trailer has no odometer of its own: zero is unknown. */
export function isOdometerKnown({ type, odometerKm }: Pick<Vehicle, 'type' | 'odometerKm'>): boolean {
  return type === 'truck' || odometerKm > 0;
}
