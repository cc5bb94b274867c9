/** Labels of fuel. */
import type { FuelInput, FuelMissing, FuelRecord } from '@/api/types';
import { cityLabel } from '@/lib/labels/labels';
import { fuelMissingLabels, fuelPurposeLabels } from '@/lib/generated/enum-labels';
import { formatMoney, formatPricePerLiter } from '@/lib/format/money';
import { formatLiters } from '@/lib/format/quantity';

export const purposeLabels: typeof fuelPurposeLabels = { ...fuelPurposeLabels, engine: 'Motor do caminhão' };

/** Short reasons for a missing km/l. */
export const missingLabels: typeof fuelMissingLabels = {
  ...fuelMissingLabels,
  partial: 'Tanque parcial',
  missed_fill: 'Faltou um lançamento',
};

/** Reasons for a missing km/l of a fill-up, and their consequence. */
export const missingSentences: Record<FuelMissing, string> = {
  first_full: 'É o primeiro tanque cheio. A média aparece no próximo.',
  partial: 'O tanque não ficou cheio. Estes litros entram na média do próximo tanque cheio.',
  missed_fill: 'Faltou lançar um abastecimento antes deste. A média começa de novo aqui.',
  no_odometer: 'Sem o hodômetro não dá para calcular a média.',
  not_measured: 'ARLA e aparelho de frio não entram na média do caminhão.',
};

/** Reasons for a vehicle's missing km/l in a period. */
export const unknownSentences: Record<FuelMissing, string> = {
  first_full: 'Falta um segundo tanque cheio com hodômetro.',
  partial: 'Falta um tanque cheio com hodômetro: até agora o tanque não foi enchido.',
  missed_fill: 'Faltou lançar um abastecimento. A média aparece no próximo tanque cheio.',
  no_odometer: 'Falta o hodômetro. Anote o km a cada tanque cheio.',
  not_measured: 'Neste período só há ARLA ou aparelho de frio.',
};

/** "Posto Graal · Campinas, SP"; empty if neither is known. */
export function placeLabel({ station, city }: Pick<FuelRecord, 'station' | 'city'>): string {
  return [station, city && cityLabel(city)].filter(Boolean).join(' · ');
}

/** "412,35 L × R$ 6,899". */
export function pumpLabel({ volumeMl, pricePerLiterMillis }: Pick<FuelRecord, 'volumeMl' | 'pricePerLiterMillis'>) {
  return `${formatLiters(volumeMl)} × ${formatPricePerLiter(pricePerLiterMillis)}`;
}

/** Summary of a typed fill-up: "280 L · R$ 1.680,00 · Posto Trevo". */
export function pumpDetail({ volumeMl, pricePerLiterMillis, totalCents, station }: FuelInput): string {
  const liters = volumeMl === null ? null : formatLiters(volumeMl);
  const price = pricePerLiterMillis === null ? null : formatPricePerLiter(pricePerLiterMillis);
  return [liters, totalCents === null ? price : formatMoney(totalCents), station].filter(Boolean).join(' · ');
}
