/** How vehicles, freights and cities are called where one chooses among them. */
import { formatPlate } from '@/lib/format/br-documents';
import type { Answer, Wire } from '@/lib/wire';

/** "BRA2E19 · Azulão". */
export function vehicleChoice({ plate, nickname }: Pick<Answer<Wire['VehicleRecord']>, 'plate' | 'nickname'>): string {
  return [formatPlate(plate), nickname].filter(Boolean).join(' · ');
}

/** "nº 12 · Campinas → Rondonópolis". */
export function freightChoice(
  freight: Pick<Answer<Wire['FreightRecord']>, 'number' | 'originCity' | 'destinationCity'>,
): string {
  return `nº ${freight.number} · ${freight.originCity.name} → ${freight.destinationCity.name}`;
}

/** "Campinas, SP". */
export function cityLabel({ name, uf }: Pick<Answer<Wire['City']>, 'name' | 'uf'>): string {
  return `${name}, ${uf}`;
}
