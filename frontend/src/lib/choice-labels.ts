/** How vehicles, freights and cities are called where one chooses among them. */
import type { City, Freight, Vehicle } from '@/api/types';
import { formatPlate } from './br-documents';

/** "BRA2E19 · Azulão". */
export function vehicleChoice({ plate, nickname }: Pick<Vehicle, 'plate' | 'nickname'>): string {
  return [formatPlate(plate), nickname].filter(Boolean).join(' · ');
}

/** "nº 12 · Campinas → Rondonópolis". */
export function freightChoice(freight: Pick<Freight, 'number' | 'originCity' | 'destinationCity'>): string {
  return `nº ${freight.number} · ${freight.originCity.name} → ${freight.destinationCity.name}`;
}

/** "Campinas, SP". */
export function cityLabel({ name, uf }: Pick<City, 'name' | 'uf'>): string {
  return `${name}, ${uf}`;
}
