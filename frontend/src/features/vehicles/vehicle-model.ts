/** Values, defaults and limits of the vehicle form. */
import * as v from 'valibot';
import type { Vehicle, VehicleType } from '@/api/types';
import { normalizePlate, normalizeRenavam, normalizeVin } from '@/lib/format/br-documents';
import { bodyTypeLabels } from '@/lib/generated/enum-labels';
import { isValidPlate, isValidRenavam, isValidVin } from '@/lib/forms/document-checks';
import {
  optionalChoice,
  optionalDate,
  optionalDocument,
  optionalNumber,
  optionalText,
  requiredDate,
  requiredNumber,
  requiredText,
} from '@/lib/forms/fields';
import { vehicleInputLimits as limits } from '@/lib/generated/limits';
import { codesOf } from '@/lib/format/text';
import { isOdometerKnown } from './vehicle-labels';

const BODY_TYPES = codesOf(bodyTypeLabels);
/** Brazilian states in alphabetical order. */
export const STATES: readonly string[] =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

export const vehicleSchema = v.pipe(
  v.object({
    type: v.picklist(['truck', 'trailer']),
    status: v.picklist(['active', 'maintenance', 'inactive']),
    plate: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Informe a placa.'),
      v.check(isValidPlate, 'Placa inválida. Exemplos: ABC-1234 ou ABC1D23.'),
      v.transform(normalizePlate),
    ),
    nickname: optionalText(limits.nickname),
    brand: optionalText(limits.brand),
    model: optionalText(limits.model),
    manufactureYear: optionalNumber(limits.manufactureYear, 'Ano com quatro dígitos, como 2019.'),
    modelYear: optionalNumber(limits.modelYear, 'Ano com quatro dígitos, como 2020.'),
    renavam: optionalDocument(isValidRenavam, normalizeRenavam, 'RENAVAM inválido. São 11 dígitos; confira no CRLV.'),
    chassis: optionalDocument(isValidVin, normalizeVin, 'Chassi inválido. São 17 letras e números, sem I, O e Q.'),
    color: optionalText(limits.color),
    axles: requiredNumber('Informe os eixos.', limits.axles, 'De {min} a {max} eixos.'),
    bodyType: optionalChoice(BODY_TYPES),
    tareKg: optionalNumber(limits.tareKg, 'Peso acima do possível.'),
    capacityKg: optionalNumber(limits.capacityKg, 'Peso acima do possível.'),
    tankCapacityMl: optionalNumber(limits.tankCapacityMl, 'Entre {min} e {max} litros.', 3),
    expectedMetersPerLiter: optionalNumber(limits.expectedMetersPerLiter, 'Entre {min} e {max} km por litro.', 3),
    odometerKm: v.pipe(
      optionalNumber(limits.odometerKm, 'Hodômetro acima do possível.'),
      v.transform((km) => km ?? 0),
    ),
    purchasedOn: optionalDate(),
    purchasePriceCents: optionalNumber(limits.purchasePriceCents, 'Valor acima do possível.'),
    residualValueCents: optionalNumber(limits.residualValueCents, 'Valor acima do possível.'),
    usefulLifeMonths: optionalNumber(limits.usefulLifeMonths, 'Entre {min} e {max} meses.'),
    licensingUf: optionalChoice(STATES),
    licensingDueOn: optionalDate(),
    insuranceDueOn: optionalDate(),
    tachographDueOn: optionalDate(),
    rntrcDueOn: optionalDate(),
    dueDates: v.array(
      v.object({ name: requiredText('Diga o que vence.', limits['dueDates.name']), dueOn: requiredDate() }),
    ),
    notes: optionalText(limits.notes),
  }),
  v.forward(
    v.check(({ type, axles }) => type === 'trailer' || (axles >= 2 && axles <= 5), 'Um caminhão tem de 2 a 5 eixos.'),
    ['axles'],
  ),
  v.forward(
    v.check(({ type, bodyType }) => type === 'truck' || bodyType !== null, 'Escolha a carroceria da carreta.'),
    ['bodyType'],
  ),
  v.forward(
    v.check(({ type, axles }) => type === 'truck' || axles <= 6, 'Uma carreta tem de 1 a 6 eixos.'),
    ['axles'],
  ),
  v.forward(
    v.check(
      ({ manufactureYear, modelYear }) =>
        manufactureYear === null ||
        modelYear === null ||
        modelYear === manufactureYear ||
        modelYear === manufactureYear + 1,
      'O ano do modelo é o da fabricação ou o seguinte.',
    ),
    ['modelYear'],
  ),
);

export type VehicleValues = v.InferInput<typeof vehicleSchema>;

export function newVehicle(type: VehicleType): VehicleValues {
  return {
    type,
    status: 'active',
    plate: '',
    nickname: '',
    brand: '',
    model: '',
    manufactureYear: null,
    modelYear: null,
    renavam: '',
    chassis: '',
    color: '',
    axles: null,
    bodyType: '',
    tareKg: null,
    capacityKg: null,
    tankCapacityMl: null,
    expectedMetersPerLiter: null,
    odometerKm: null,
    purchasedOn: '',
    purchasePriceCents: null,
    residualValueCents: null,
    usefulLifeMonths: null,
    licensingUf: '',
    licensingDueOn: '',
    insuranceDueOn: '',
    tachographDueOn: '',
    rntrcDueOn: '',
    dueDates: [],
    notes: '',
  };
}

export function vehicleValues(vehicle: Vehicle): VehicleValues {
  const empty = newVehicle(vehicle.type);
  const known = Object.keys(empty).map((name) => {
    const value = vehicle[name as keyof VehicleValues];
    return [name, value ?? (typeof empty[name as keyof VehicleValues] === 'string' ? '' : null)];
  });
  const values = Object.fromEntries(known) as VehicleValues;
  return isOdometerKnown(vehicle) ? values : { ...values, odometerKm: null };
}
