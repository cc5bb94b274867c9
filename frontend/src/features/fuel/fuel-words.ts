/** How fuel is spoken of. */
import type { FuelMissing, FuelPurpose, FuelRecord } from '@/api/fuel-types';
import { cityLabel } from '@/lib/choice-labels';
import { fuelMissingLabels } from '@/lib/choices/fuel-missing';
import { formatLiters } from '@/lib/quantity';
import { formatPrice } from '@/lib/price';

/** What it drives. */
export const purposeLabels: Record<FuelPurpose, string> = {
  engine: 'Motor do caminhão',
  refrigeration: 'Aparelho de refrigeração',
};

/** Why one fill-up has no km/l, in two or three words. */
export const missingWords: typeof fuelMissingLabels = {
  ...fuelMissingLabels,
  partial: 'Tanque parcial',
  missed_fill: 'Faltou um lançamento',
  not_measured: 'Fora da média',
};

/** Why one fill-up has no km/l, and what follows from it. */
export const missingSentences: Record<FuelMissing, string> = {
  first_full: 'É o primeiro tanque cheio: a média sai no próximo.',
  partial: 'Não encheu o tanque: estes litros entram na conta do próximo tanque cheio.',
  missed_fill: 'Faltou lançar um abastecimento antes deste: a média recomeça aqui.',
  no_odometer: 'Sem hodômetro não dá para saber a média.',
  not_measured: 'ARLA e refrigeração não entram na média do caminhão.',
};

/** Why a vehicle has no km/l in a period. */
export const unknownSentences: Record<FuelMissing, string> = {
  first_full: 'Falta um segundo tanque cheio com hodômetro.',
  partial: 'Só há tanques parciais: falta um tanque cheio com hodômetro.',
  missed_fill: 'Faltou um abastecimento no meio: a média sai no próximo tanque cheio.',
  no_odometer: 'Faltam os hodômetros: anote o km a cada tanque cheio.',
  not_measured: 'Só há ARLA ou refrigeração neste período.',
};

/** "Posto Graal · Campinas, SP"; empty when neither is known. */
export function placeWords({ station, city }: Pick<FuelRecord, 'station' | 'city'>): string {
  return [station, city && cityLabel(city)].filter(Boolean).join(' · ');
}

/** "412,35 l × R$ 6,899". */
export function pumpWords({ volumeMl, pricePerLiterMillis }: Pick<FuelRecord, 'volumeMl' | 'pricePerLiterMillis'>) {
  return `${formatLiters(volumeMl)} × ${formatPrice(pricePerLiterMillis)}`;
}
