/** Initial form values: defaults, or a stored simulation. */
import type { Simulation, SimulationDefaults } from '@/api/types';
import { offeredValues, type SimulationValues } from './simulation-model';
import type { OfferSubject } from './simulation-queries';

const zeroIsEmpty = (value: number | null) => (value === 0 ? null : value);

/** Values that a new simulation takes from the last one. */
export type UsualChoices = SimulationDefaults['usual'];

export function choicesOf(saved: Simulation): UsualChoices {
  const { truckId, trailerIds, axles, cargoType, pricing, tollPayer } = saved;
  return { truckId, trailerIds, axles: truckId === null ? axles : null, cargoType, pricing, tollPayer };
}

export function compositionOf(usual: UsualChoices | null): Pick<SimulationValues, 'truckId' | 'trailerIds'> {
  return { truckId: String(usual?.truckId ?? ''), trailerIds: [...(usual?.trailerIds ?? [])] };
}

/** Form with usual choices and defaults. */
export function newSimulation(
  today: string,
  usual: UsualChoices | null,
  offers: SimulationDefaults | null,
): SimulationValues {
  return {
    name: '',
    scheduledFor: today,
    client: null,
    ...compositionOf(usual),
    axles: usual?.axles ?? null,
    cargoType: usual?.cargoType ?? 'general',
    minimumTable: 'A',
    origin: null,
    destination: null,
    distanceKm: null,
    emptyToLoadingKm: null,
    emptyReturnKm: null,
    emptyReturnDue: false,
    weightKg: null,
    pricing: usual?.pricing ?? 'fixed',
    rateCents: null,
    tollCents: null,
    tollPayer: usual?.tollPayer ?? 'shipper',
    driverId: '',
    otherCents: null,
    otherDescription: '',
    notes: '',
    ...(offers === null ? nothingOffered : offeredValues(offers)),
  };
}

const nothingOffered = {
  days: null,
  dieselPriceMillis: null,
  loadedMetersPerLiter: null,
  emptyMetersPerLiter: null,
  arlaBps: null,
  arlaPriceMillis: null,
  commissionBps: null,
  commissionBase: 'gross',
  driverFixedCents: null,
  dailyCostCents: null,
  maintenancePerKmMillis: null,
  tiresPerKmMillis: null,
  insuranceMonthlyCents: null,
  loanMonthlyCents: null,
  depreciationMonthlyCents: null,
  otherMonthlyCents: null,
  workDaysPerMonth: null,
  withheld: true,
  payerMonthCents: null,
  otherInssCents: null,
  dependents: null,
} as const;

export function simulationValues(stored: Simulation): SimulationValues {
  const { clientId, clientName } = stored;
  return {
    ...newSimulation(stored.scheduledFor, choicesOf(stored), null),
    ...pick(stored),
    name: stored.name ?? '',
    client: clientId === null ? null : { id: clientId, name: clientName ?? 'Cliente', phone: null },
    origin: stored.originCity,
    destination: stored.destinationCity,
    driverId: String(stored.driverId ?? ''),
    ...emptyWhereZero(stored),
    otherDescription: stored.otherDescription ?? '',
    notes: stored.notes ?? '',
  };
}

const unchangedFields = [
  'axles',
  'cargoType',
  'minimumTable',
  'distanceKm',
  'emptyReturnDue',
  'weightKg',
  'pricing',
  'rateCents',
  'tollPayer',
  'dieselPriceMillis',
  'loadedMetersPerLiter',
  'emptyMetersPerLiter',
  'arlaPriceMillis',
  'commissionBase',
  'days',
  'workDaysPerMonth',
  'withheld',
] as const;

const orEmpty = [
  'emptyToLoadingKm',
  'emptyReturnKm',
  'tollCents',
  'arlaBps',
  'commissionBps',
  'payerMonthCents',
  'otherInssCents',
  'dependents',
  'driverFixedCents',
  'dailyCostCents',
  'maintenancePerKmMillis',
  'tiresPerKmMillis',
  'insuranceMonthlyCents',
  'loanMonthlyCents',
  'depreciationMonthlyCents',
  'otherMonthlyCents',
  'otherCents',
] as const;

type OrEmpty = Record<(typeof orEmpty)[number], number | null>;

/** A stored zero was an empty field. */
function emptyWhereZero(stored: Simulation): OrEmpty {
  return Object.fromEntries(orEmpty.map((name) => [name, zeroIsEmpty(stored[name])])) as OrEmpty;
}

type UnchangedFields = Pick<Simulation, (typeof unchangedFields)[number]>;

function pick(stored: Simulation): UnchangedFields {
  return Object.fromEntries(unchangedFields.map((name) => [name, stored[name]])) as UnchangedFields;
}

/** Query of defaults before the form exists: usual values. */
export function bareSubject(today: string): OfferSubject {
  const nothing = {
    truckId: null,
    axles: null,
    distanceKm: null,
    originCityCode: null,
    clientId: null,
    driverId: null,
  };
  return { date: today, trailerIds: [], ...nothing };
}

/** Query of defaults for form values. */
export function subjectOf(values: SimulationValues): OfferSubject | null {
  if (values.scheduledFor === '') return null;
  return {
    date: values.scheduledFor,
    truckId: values.truckId === '' ? null : Number(values.truckId),
    trailerIds: values.trailerIds,
    axles: values.axles,
    distanceKm: values.distanceKm === 0 ? null : values.distanceKm,
    originCityCode: values.origin?.code ?? null,
    clientId: values.client?.id ?? null,
    driverId: values.driverId === '' ? null : Number(values.driverId),
  };
}
