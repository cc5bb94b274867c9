/** What the simulator opens with: nothing but what is offered, or a kept simulation. */
import type { Simulation, SimulationDefaults } from '@/api/simulation-types';
import type { Vehicle } from '@/api/types';
import { offeredValues, type SimulationValues } from './simulation-model';
import type { OfferSubject } from './simulation-queries';

const zeroIsEmpty = (value: number | null) => (value === 0 ? null : value);

/** The composition that is chosen where there is no other: who has one truck and one trailer finds them there. */
export function usualComposition(vehicles: readonly Vehicle[]): Pick<SimulationValues, 'truckId' | 'trailerIds'> {
  const only = (type: Vehicle['type']) => {
    const usable = vehicles.filter((vehicle) => vehicle.type === type && vehicle.status === 'active');
    return usable.length === 1 ? usable[0] : undefined;
  };
  const [truck, trailer] = [only('truck'), only('trailer')];
  return {
    truckId: truck ? String(truck.id) : '',
    trailerIds: truck && truck.bodyType === null && trailer ? [trailer.id] : [],
  };
}

type Composition = ReturnType<typeof usualComposition>;

/** An empty form with what is offered in it. */
export function newSimulation(
  today: string,
  composition: Composition,
  offers: SimulationDefaults | null,
): SimulationValues {
  return {
    name: '',
    scheduledFor: today,
    client: null,
    ...composition,
    axles: null,
    cargoType: 'general',
    minimumTable: 'A',
    origin: null,
    destination: null,
    distanceKm: null,
    emptyToLoadingKm: null,
    emptyReturnKm: null,
    emptyReturnDue: false,
    weightKg: null,
    pricing: 'fixed',
    rateCents: null,
    tollCents: null,
    tollPayer: 'shipper',
    driverId: '',
    days: null,
    otherCents: null,
    otherDescription: '',
    notes: '',
    ...(offers === null ? nothingOffered : offeredValues(offers)),
  };
}

const nothingOffered = {
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

/** The form of a kept simulation. */
export function simulationValues(kept: Simulation): SimulationValues {
  const { clientId, clientName } = kept;
  return {
    ...newSimulation(kept.scheduledFor, { truckId: String(kept.truckId ?? ''), trailerIds: kept.trailerIds }, null),
    ...pick(kept),
    name: kept.name ?? '',
    client: clientId === null ? null : { id: clientId, name: clientName ?? 'Cliente', phone: null },
    origin: kept.originCity,
    destination: kept.destinationCity,
    driverId: String(kept.driverId ?? ''),
    ...emptyWhereZero(kept),
    otherDescription: kept.otherDescription ?? '',
    notes: kept.notes ?? '',
  };
}

const asTheyAre = [
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

const orNothing = [
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

type OrNothing = Record<(typeof orNothing)[number], number | null>;

/** What is kept as zero was left empty. */
function emptyWhereZero(kept: Simulation): OrNothing {
  return Object.fromEntries(orNothing.map((name) => [name, zeroIsEmpty(kept[name])])) as OrNothing;
}

type AsTheyAre = Pick<Simulation, (typeof asTheyAre)[number]>;

function pick(kept: Simulation): AsTheyAre {
  return Object.fromEntries(asTheyAre.map((name) => [name, kept[name]])) as AsTheyAre;
}

/** What the offers of a form go by. */
export function subjectOf(values: SimulationValues): OfferSubject | null {
  if (values.scheduledFor === '') return null;
  return {
    date: values.scheduledFor,
    truckId: values.truckId === '' ? null : Number(values.truckId),
    trailerIds: values.trailerIds,
    axles: values.axles,
    originCityCode: values.origin?.code ?? null,
    clientId: values.client?.id ?? null,
    driverId: values.driverId === '' ? null : Number(values.driverId),
  };
}
