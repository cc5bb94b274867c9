/** What the simulator's form holds, what it starts from and what it may say. */
import * as v from 'valibot';
import type { SimulationDefaults, SimulationInput } from '@/api/simulation-types';
import { optionalNumber, optionalText, requiredDate, requiredNumber } from '@/lib/fields';
import { cargoTypeLabels } from '@/lib/labels';
import { codesOf } from '@/lib/text';

const MAX_KM = 10_000;
const MAX_CENTS = 10_000_000_000;

const money = optionalNumber(0, MAX_CENTS, 'Valor acima do possível.');
const kilometres = optionalNumber(0, MAX_KM, 'Entre 0 e 10.000 km.');
const perKm = optionalNumber(0, 100_000, 'Valor acima do possível.');
const place = v.nullable(v.object({ code: v.number(), name: v.string(), uf: v.string() }));

const fields = v.object({
  name: optionalText(80),
  scheduledFor: requiredDate('Informe o dia do frete.'),
  client: v.nullable(v.object({ id: v.number(), name: v.string(), phone: v.nullable(v.string()) })),
  truckId: v.string(),
  trailerIds: v.array(v.number()),
  axles: optionalNumber(2, 11, 'De 2 a 11 eixos.'),
  cargoType: v.picklist(codesOf(cargoTypeLabels)),
  minimumTable: v.picklist(['A', 'B', 'C', 'D']),
  origin: place,
  destination: place,
  distanceKm: requiredNumber('Informe a distância.', 1, MAX_KM, 'Entre 1 e 10.000 km.'),
  emptyToLoadingKm: kilometres,
  emptyReturnKm: kilometres,
  emptyReturnDue: v.boolean(),
  weightKg: optionalNumber(1, 1_000_000, 'Peso acima do possível.'),
  pricing: v.picklist(['fixed', 'per_ton', 'per_km']),
  rateCents: requiredNumber('Informe o valor.', 1, MAX_CENTS, 'O valor precisa ser maior que zero.'),
  tollCents: money,
  tollPayer: v.picklist(['shipper', 'driver']),
  dieselPriceMillis: requiredNumber('Informe o preço do diesel.', 1, 100_000, 'Preço fora do possível.'),
  loadedMetersPerLiter: requiredNumber('Informe a média carregado.', 1, 20_000, 'Entre 0,001 e 20 km por litro.'),
  emptyMetersPerLiter: optionalNumber(1, 20_000, 'Entre 0,001 e 20 km por litro.'),
  arlaBps: optionalNumber(0, 10_000, 'De 0 a 100 %.'),
  arlaPriceMillis: optionalNumber(1, 100_000, 'Preço fora do possível.'),
  driverId: v.string(),
  commissionBps: optionalNumber(0, 5000, 'De 0 a 50 %.'),
  commissionBase: v.picklist(['gross', 'net']),
  driverFixedCents: money,
  days: requiredNumber('Informe quantos dias.', 1, 365, 'De 1 a 365 dias.'),
  dailyCostCents: money,
  maintenancePerKmMillis: perKm,
  tiresPerKmMillis: perKm,
  insuranceMonthlyCents: money,
  loanMonthlyCents: money,
  depreciationMonthlyCents: money,
  otherMonthlyCents: money,
  workDaysPerMonth: optionalNumber(1, 31, 'De 1 a 31 dias.'),
  withheld: v.boolean(),
  payerMonthCents: money,
  otherInssCents: money,
  dependents: optionalNumber(0, 20, 'De 0 a 20.'),
  otherCents: money,
  otherDescription: optionalText(120),
  notes: optionalText(4000),
});

type Checked = v.InferOutput<typeof fields>;

function toInput({ client, origin, destination, truckId, driverId, ...rest }: Checked): SimulationInput {
  return {
    ...rest,
    clientId: client?.id ?? null,
    truckId: truckId === '' ? null : Number(truckId),
    originCityCode: origin?.code ?? null,
    destinationCityCode: destination?.code ?? null,
    emptyToLoadingKm: rest.emptyToLoadingKm ?? 0,
    emptyReturnKm: rest.emptyReturnKm ?? 0,
    tollCents: rest.tollCents ?? 0,
    arlaBps: rest.arlaBps ?? 0,
    driverId: driverId === '' ? null : Number(driverId),
    commissionBps: rest.commissionBps ?? 0,
    payerMonthCents: rest.payerMonthCents ?? 0,
    otherInssCents: rest.otherInssCents ?? 0,
    dependents: rest.dependents ?? 0,
  };
}

/** Checks a filled form and turns it into what the server takes. */
export const simulationSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ truckId, axles }) => truckId !== '' || axles !== null, 'Sem caminhão escolhido, diga quantos eixos.'),
    ['axles'],
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
      ({ arlaBps, arlaPriceMillis }) => (arlaBps ?? 0) === 0 || arlaPriceMillis !== null,
      'Informe o preço do ARLA.',
    ),
    ['arlaPriceMillis'],
  ),
  v.transform(toInput),
);

/** The form's fields as the inputs hold them. */
export type SimulationValues = v.InferInput<typeof simulationSchema>;

/** Where the server's complaints belong in this form. */
export const simulationAliases = { clientId: 'client', originCityCode: 'origin', destinationCityCode: 'destination' };

/** What is still to be typed before anything can be reckoned, in words. */
export function missingWords(values: SimulationValues): string[] {
  const needed: readonly [string, boolean][] = [
    ['distância', !values.distanceKm],
    ['valor do frete', !values.rateCents],
    ['peso', values.pricing === 'per_ton' && !values.weightKg],
    ['dias', !values.days],
    ['eixos', values.truckId === '' && !values.axles],
    ['preço do diesel', !values.dieselPriceMillis],
    ['média carregado', !values.loadedMetersPerLiter],
    ['preço do ARLA', Boolean(values.arlaBps) && !values.arlaPriceMillis],
  ];
  return needed.filter(([, missing]) => missing).map(([word]) => word);
}

/** What is asked while typing: null until there is enough. What only names it changes no figure and asks nothing anew. */
export function questionOf(values: SimulationValues): SimulationInput | null {
  if (missingWords(values).length > 0) return null;
  return toInput({ ...values, name: null, notes: null, otherDescription: null } as Checked);
}

/** The values that are offered, as the form holds them; what is offered switched off stays empty. */
export function offeredValues({ items, commissionBase, withheld }: SimulationDefaults) {
  const values = Object.entries(items).map(([name, { value, applied }]) => [name, applied ? value : null]);
  return { ...(Object.fromEntries(values) as Record<keyof typeof items, number | null>), commissionBase, withheld };
}
