/** Values, defaults and limits of the simulator's form. */
import * as v from 'valibot';
import type { SimulationDefaults, SimulationInput } from '@/api/types';
import { clientChoice } from '@/lib/forms/client-choice';
import { optionalNumber, optionalText, requiredDate, requiredNumber, type Bounds } from '@/lib/forms/fields';
import { cargoTypeLabels } from '@/lib/labels/labels';
import { simulationInputLimits as limits } from '@/lib/generated/limits';
import { codesOf } from '@/lib/format/text';
import type { UseFormReturn } from 'react-hook-form';

export type SimulationFormApi = UseFormReturn<SimulationValues, unknown, SimulationInput>;

/** Defaults of fields; null before they load. */
export type WithOffers = { form: SimulationFormApi; offers: SimulationDefaults | null };

const money = (bounds: Bounds) => optionalNumber(bounds, 'Valor acima do possível.');
const kilometres = (bounds: Bounds) => optionalNumber(bounds, 'Entre {min} e {max} km.');
const perKm = (bounds: Bounds) => optionalNumber(bounds, 'Valor acima do possível.');
const place = v.nullable(v.object({ code: v.number(), name: v.string(), uf: v.string() }));

const fields = v.object({
  name: optionalText(limits.name),
  scheduledFor: requiredDate('Informe o dia do frete.'),
  client: clientChoice,
  truckId: v.string(),
  trailerIds: v.array(v.number()),
  axles: optionalNumber(limits.axles, 'De {min} a {max} eixos.'),
  cargoType: v.picklist(codesOf(cargoTypeLabels)),
  minimumTable: v.picklist(['A', 'B', 'C', 'D']),
  origin: place,
  destination: place,
  distanceKm: requiredNumber('Informe os km carregados.', limits.distanceKm, 'Entre {min} e {max} km.'),
  emptyToLoadingKm: kilometres(limits.emptyToLoadingKm),
  emptyReturnKm: kilometres(limits.emptyReturnKm),
  emptyReturnDue: v.boolean(),
  weightKg: optionalNumber(limits.weightKg, 'Peso acima do possível.'),
  pricing: v.picklist(['fixed', 'per_ton', 'per_km']),
  rateCents: requiredNumber('Informe o valor.', limits.rateCents, 'O valor precisa ser maior que zero.'),
  tollCents: money(limits.tollCents),
  tollPayer: v.picklist(['shipper', 'driver']),
  dieselPriceMillis: requiredNumber('Informe o preço do diesel.', limits.dieselPriceMillis, 'Preço fora do possível.'),
  loadedMetersPerLiter: requiredNumber(
    'Informe a média com carga.',
    limits.loadedMetersPerLiter,
    'Entre {min} e {max} km por litro.',
    3,
  ),
  emptyMetersPerLiter: optionalNumber(limits.emptyMetersPerLiter, 'Entre {min} e {max} km por litro.', 3),
  arlaBps: optionalNumber(limits.arlaBps, 'De {min} a {max}%.', 2),
  arlaPriceMillis: optionalNumber(limits.arlaPriceMillis, 'Preço fora do possível.'),
  driverId: v.string(),
  commissionBps: optionalNumber(limits.commissionBps, 'De {min} a {max}%.', 2),
  commissionBase: v.picklist(['gross', 'net']),
  driverFixedCents: money(limits.driverFixedCents),
  days: requiredNumber('Informe quantos dias.', limits.days, 'De {min} a {max} dias.'),
  dailyCostCents: money(limits.dailyCostCents),
  maintenancePerKmMillis: perKm(limits.maintenancePerKmMillis),
  tiresPerKmMillis: perKm(limits.tiresPerKmMillis),
  insuranceMonthlyCents: money(limits.insuranceMonthlyCents),
  loanMonthlyCents: money(limits.loanMonthlyCents),
  depreciationMonthlyCents: money(limits.depreciationMonthlyCents),
  otherMonthlyCents: money(limits.otherMonthlyCents),
  workDaysPerMonth: optionalNumber(limits.workDaysPerMonth, 'De {min} a {max} dias.'),
  withheld: v.boolean(),
  payerMonthCents: money(limits.payerMonthCents),
  otherInssCents: money(limits.otherInssCents),
  dependents: optionalNumber(limits.dependents, 'De {min} a {max}.'),
  otherCents: money(limits.otherCents),
  otherDescription: optionalText(limits.otherDescription),
  notes: optionalText(limits.notes),
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

export type SimulationValues = v.InferInput<typeof simulationSchema>;

/** Form fields by server field. */
export const simulationAliases = { clientId: 'client', originCityCode: 'origin', destinationCityCode: 'destination' };

/** Missing cities, and manual alternatives. */
function citiesLabel({ origin, destination }: Pick<SimulationValues, 'origin' | 'destination'>): string {
  const cities = origin !== null ? 'destino' : destination !== null ? 'origem' : 'cidades';
  return `${cities} (ou km e dias)`;
}

/** Labels of missing values. Cities provide km, days and the diesel price. */
export function missingLabels(values: SimulationValues): string[] {
  const byCities = !values.distanceKm && !values.days && (values.origin === null || values.destination === null);
  const needed: readonly [string, boolean][] = [
    [citiesLabel(values), byCities],
    ['km carregado', !values.distanceKm && !byCities],
    ['valor do frete', !values.rateCents],
    ['peso', values.pricing === 'per_ton' && !values.weightKg],
    ['dias', !values.days && !byCities],
    ['eixos', values.truckId === '' && !values.axles],
    ['preço do diesel', !values.dieselPriceMillis && !(byCities && values.origin === null)],
    ['média com carga', !values.loadedMetersPerLiter],
    ['preço do ARLA', Boolean(values.arlaBps) && !values.arlaPriceMillis],
  ];
  return needed.filter(([, missing]) => missing).map(([word]) => word);
}

/** Request while typing; null until sufficient. Names are omitted: they change no figure. */
export function questionOf(values: SimulationValues): SimulationInput | null {
  if (missingLabels(values).length > 0) return null;
  return toInput({ ...values, name: null, notes: null, otherDescription: null } as Checked);
}

/** Defaults as form values; disabled ones stay empty. */
export function offeredValues({ items, commissionBase, withheld }: SimulationDefaults) {
  const values = Object.entries(items).map(([name, { value, applied }]) => [name, applied ? value : null]);
  return { ...(Object.fromEntries(values) as Record<keyof typeof items, number | null>), commissionBase, withheld };
}
