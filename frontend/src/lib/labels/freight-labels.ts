/** How cargo, price and toll are called on screen. */
import type { Wire } from '@/lib/wire';
import { cargoTypeLabels as allCargoTypeLabels, pricingLabels as allPricingLabels } from '@/lib/generated/choices';

/** The legal list of cargo types. */
export const cargoTypeLabels: typeof allCargoTypeLabels = {
  ...allCargoTypeLabels,
  hazardous_solid_bulk: 'Perigosa: granel sólido',
  hazardous_liquid_bulk: 'Perigosa: granel líquido',
  hazardous_refrigerated: 'Perigosa: frigorificada ou aquecida',
  hazardous_containerized: 'Perigosa: conteinerizada',
  hazardous_general: 'Perigosa: carga geral',
};

/** How a freight is priced. */
export const pricingLabels: typeof allPricingLabels = { ...allPricingLabels, fixed: 'Fechado' };

/** Party that bears the toll. */
export const tollPayerLabels: Record<Wire['TollPayer'], string> = {
  shipper: 'Embarcador (vale-pedágio)',
  driver: 'Eu pago',
};
