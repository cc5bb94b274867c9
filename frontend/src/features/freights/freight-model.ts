/** Values, defaults and limits of the freight form. */
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { Freight, FreightInput, Vehicle } from '@/api/types';
import { advanceAliases, advanceFields, advanceOf } from '@/lib/forms/advance';
import { clientChoice } from '@/lib/forms/client-choice';
import { isValidAccessKey, isValidCiot } from '@/lib/forms/document-checks';
import {
  optionalDate,
  optionalDocument,
  optionalNumber,
  optionalText,
  requiredDate,
  requiredNumber,
  type Bounds,
} from '@/lib/forms/fields';
import { axlesOf } from '@/lib/forms/composition';
import { cargoTypeLabels } from '@/lib/labels/labels';
import { freightInputLimits as limits } from '@/lib/generated/limits';
import { codesOf } from '@/lib/format/text';

const digitsOnly = (text: string) => text.replace(/\D/g, '');
const accessKey = (what: string) =>
  optionalDocument(isValidAccessKey, digitsOnly, `Chave do ${what} inválida. São 44 números; confira o último.`);
const money = (bounds: Bounds) => optionalNumber(bounds, 'Valor acima do possível.');
const odometer = (bounds: Bounds) => optionalNumber(bounds, 'Hodômetro acima do possível.');

const city = (missing: string) =>
  v.pipe(
    v.nullable(v.object({ code: v.number(), name: v.string(), uf: v.string() })),
    v.check((value) => value !== null, missing),
  );

const fields = v.object({
  client: clientChoice,
  origin: city('Escolha a cidade de origem.'),
  destination: city('Escolha a cidade de destino.'),
  distanceKm: requiredNumber('Informe os km carregados.', limits.distanceKm, 'Entre {min} e {max} km.'),
  emptyKm: optionalNumber(limits.emptyKm, 'Entre {min} e {max} km.'),
  minimumTable: v.picklist(['A', 'B', 'C', 'D']),
  emptyReturnKm: optionalNumber(limits.emptyReturnKm, 'Entre {min} e {max} km.'),
  cargoType: v.picklist(codesOf(cargoTypeLabels)),
  cargoDescription: optionalText(limits.cargoDescription),
  weightKg: optionalNumber(limits.weightKg, 'Peso acima do possível.'),
  pricing: v.picklist(['fixed', 'per_ton', 'per_km']),
  rateCents: requiredNumber(
    'Informe o valor.',
    { ...limits.rateCents, minimum: 1 },
    'O valor precisa ser maior que zero.',
  ),
  ...advanceFields,
  advanceDueOn: optionalDate(),
  balanceDueOn: optionalDate(),
  tollCents: money(limits.tollCents),
  tollPayer: v.picklist(['shipper', 'driver']),
  truckId: v.pipe(v.string(), v.nonEmpty('Escolha o caminhão.')),
  trailerIds: v.array(v.number()),
  axles: optionalNumber(limits.axles, 'De {min} a {max} eixos.'),
  driverId: v.string(),
  commissionBps: optionalNumber(limits.commissionBps, 'De {min} a {max}%.', 2),
  scheduledFor: requiredDate('Informe o dia do frete.'),
  odometerStartKm: odometer(limits.odometerStartKm),
  odometerEndKm: odometer(limits.odometerEndKm),
  cteKey: accessKey('CT-e'),
  ciot: optionalDocument(isValidCiot, digitsOnly, 'CIOT inválido. São 12 números.'),
  mdfeKey: accessKey('MDF-e'),
  notes: optionalText(limits.notes),
});

type Checked = v.InferOutput<typeof fields>;

function toInput(checked: Checked): FreightInput {
  const { client, origin, destination, truckId, driverId, advanceCents, advanceBps, ...rest } = checked;
  return {
    ...rest,
    ...advanceOf({ advanceCents, advanceBps }),
    driverId: driverId === '' ? null : Number(driverId),
    clientId: client?.id ?? null,
    originCityCode: origin?.code ?? 0,
    destinationCityCode: destination?.code ?? 0,
    truckId: Number(truckId),
    emptyKm: rest.emptyKm ?? 0,
    emptyReturnKm: rest.emptyReturnKm ?? 0,
    tollCents: rest.tollCents ?? 0,
  };
}

export const freightSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ emptyKm, emptyReturnKm }) => (emptyReturnKm ?? 0) <= (emptyKm ?? 0),
      'A volta paga faz parte do km vazio: não passa dele.',
    ),
    ['emptyReturnKm'],
  ),
  v.forward(
    v.check(
      ({ pricing, weightKg }) => pricing !== 'per_ton' || weightKg !== null,
      'Frete por tonelada precisa do peso da carga.',
    ),
    ['weightKg'],
  ),
  v.forward(
    v.check(
      ({ odometerStartKm: start, odometerEndKm: end }) => start === null || end === null || end >= start,
      'O hodômetro da chegada não é menor que o da saída.',
    ),
    ['odometerEndKm'],
  ),
  v.transform(toInput),
);

export type FreightValues = v.InferInput<typeof freightSchema>;

/** Form fields by server field. */
export const freightAliases = {
  clientId: 'client',
  originCityCode: 'origin',
  destinationCityCode: 'destination',
  ...advanceAliases,
};

/** Truck and day that a new freight is opened for; null without one. */
export type FreightContext = { vehicleId: number | null; day: string | null };

/** Defaults: the given truck, or the only one, and the only trailer are preselected. */
export function newFreight(
  today: string,
  vehicles: readonly Vehicle[],
  { vehicleId, day }: FreightContext = { vehicleId: null, day: null },
): FreightValues {
  const only = (type: Vehicle['type']) => {
    const usable = vehicles.filter((vehicle) => vehicle.type === type && vehicle.status === 'active');
    return usable.length === 1 ? usable[0] : undefined;
  };
  const given = vehicles.find(({ id, type, status }) => id === vehicleId && type === 'truck' && status !== 'inactive');
  const [truck, trailer] = [given ?? only('truck'), only('trailer')];
  return {
    client: null,
    origin: null,
    destination: null,
    distanceKm: null,
    emptyKm: null,
    minimumTable: 'A',
    emptyReturnKm: null,
    cargoType: 'general',
    cargoDescription: '',
    weightKg: null,
    pricing: 'fixed',
    rateCents: null,
    advanceCents: null,
    advanceBps: null,
    advanceDueOn: '',
    balanceDueOn: '',
    tollCents: null,
    tollPayer: 'shipper',
    truckId: truck ? String(truck.id) : '',
    trailerIds: truck && truck.bodyType === null && trailer ? [trailer.id] : [],
    axles: null,
    driverId: '',
    commissionBps: null,
    scheduledFor: day ?? today,
    odometerStartKm: null,
    odometerEndKm: null,
    cteKey: '',
    ciot: '',
    mdfeKey: '',
    notes: '',
  };
}

const zeroIsEmpty = (cents: number) => (cents === 0 ? null : cents);

export function freightValues(freight: Freight): FreightValues {
  return {
    client: freight.client,
    cargoType: freight.cargoType,
    weightKg: freight.weightKg,
    pricing: freight.pricing,
    rateCents: freight.rateCents,
    tollPayer: freight.tollPayer,
    distanceKm: freight.distanceKm,
    axles: freight.axles,
    commissionBps: freight.commissionBps,
    scheduledFor: freight.scheduledFor,
    odometerStartKm: freight.odometerStartKm,
    odometerEndKm: freight.odometerEndKm,
    trailerIds: freight.trailerIds,
    origin: freight.originCity,
    destination: freight.destinationCity,
    emptyKm: zeroIsEmpty(freight.emptyKm),
    minimumTable: freight.minimumTable,
    emptyReturnKm: zeroIsEmpty(freight.emptyReturnKm),
    cargoDescription: freight.cargoDescription ?? '',
    advanceCents: freight.advanceBps === null ? zeroIsEmpty(freight.advanceCents) : null,
    advanceBps: freight.advanceBps,
    advanceDueOn: freight.advanceDueOn ?? '',
    balanceDueOn: freight.balanceDueOn ?? '',
    tollCents: zeroIsEmpty(freight.tollCents),
    truckId: String(freight.truckId),
    driverId: String(freight.driver?.id ?? ''),
    cteKey: freight.cteKey ?? '',
    ciot: freight.ciot ?? '',
    mdfeKey: freight.mdfeKey ?? '',
    notes: freight.notes ?? '',
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Fields that only make sense together. */
const GROUPS: readonly (readonly (keyof FreightValues)[])[] = [
  ['origin', 'destination', 'distanceKm'],
  ['truckId', 'trailerIds', 'axles'],
  ['driverId', 'commissionBps'],
  ['pricing', 'rateCents'],
  ['advanceCents', 'advanceBps'],
  ['emptyKm', 'emptyReturnKm'],
];

/**
 * Values of a new freight like an earlier one, except its days, odometers, documents and notes. Input that differs
 * from the defaults and from the earlier freight stays, together with its group.
 */
export function repeatedFreight(
  last: Freight,
  { typed, defaults, vehicles }: { typed: FreightValues; defaults: FreightValues; vehicles: readonly Vehicle[] },
): FreightValues {
  const isUsable = (id: number) => vehicles.some((vehicle) => vehicle.id === id && vehicle.status !== 'inactive');
  const combination = [last.truckId, ...last.trailerIds];
  const stored = freightValues(last);
  const repeated: FreightValues = {
    ...stored,
    // Axles equal to the sum are the server's default; a raised axle is an agreement.
    axles: axlesOf(vehicles, combination) === last.axles ? null : last.axles,
    scheduledFor: defaults.scheduledFor,
    advanceDueOn: '',
    balanceDueOn: '',
    odometerStartKm: null,
    odometerEndKm: null,
    cteKey: '',
    ciot: '',
    mdfeKey: '',
    notes: '',
  };
  const isTyped = (name: keyof FreightValues) =>
    !isSame(typed[name], defaults[name]) && !isSame(typed[name], repeated[name]);
  const names = Object.keys(defaults) as (keyof FreightValues)[];
  const kept = names.filter((name) => {
    const group = GROUPS.find((each) => each.includes(name)) ?? [name];
    return group.some(isTyped) || (group.includes('truckId') && !combination.every(isUsable));
  });
  return { ...repeated, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
}

export type FreightFormApi = UseFormReturn<FreightValues, unknown, FreightInput>;
