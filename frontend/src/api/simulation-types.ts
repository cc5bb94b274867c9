/** What travels between app and server about simulations of freights and the legal minimum. */
import type { CargoType, City, Pricing, Stored, TollPayer } from './types';

/** The tables of the legal minimum: by high performance, and by composition or traction unit only. */
export type MinimumTable = 'A' | 'B' | 'C' | 'D';

/** The act that put a table in force. */
export type MinimumAct = {
  title: string;
  validFrom: string;
  official: boolean;
  source: string;
  note: string | null;
};

/** The legal minimum of a freight (piso mínimo), and the offer against it. */
export type MinimumFreight = {
  calculable: boolean;
  /** Why there is none; null where there is. */
  reason: string | null;
  act: MinimumAct | null;
  table: MinimumTable;
  cargoType: CargoType;
  axles: number | null;
  /** The column that was taken where the act has none for these axles. */
  axlesUsed: number | null;
  ccdTenThousandths: number | null;
  ccCents: number | null;
  distanceKm: number | null;
  /** 0 where none is due. */
  emptyReturnKm: number;
  baseCents: number | null;
  emptyReturnCents: number | null;
  totalCents: number | null;
  offerCents: number | null;
  /** The offer less the minimum. */
  differenceCents: number | null;
  below: boolean;
  /** What the law grants who was paid less: twice the difference. */
  indemnityCents: number | null;
  words: string;
};

/** One cell of the minimum's tables. */
export type MinimumCell = {
  table: MinimumTable;
  cargoType: CargoType;
  axles: number;
  ccdTenThousandths: number;
  ccCents: number;
};

/** An act as the history lists it; `cells` 0 means that its coefficients are not known. */
export type MinimumActLine = MinimumAct & { validTo: string | null; tables: MinimumTable[]; cells: number };

/** The tables of a day, and every act there is, the newest first. */
export type MinimumRates = { date: string; act: MinimumAct | null; cells: MinimumCell[]; acts: MinimumActLine[] };

/** What is sent to reckon a minimum alone. */
export type MinimumFreightInput = {
  date?: string | null;
  table?: MinimumTable;
  cargoType: CargoType;
  axles: number;
  distanceKm: number;
  emptyReturnKm?: number;
  offerCents?: number | null;
};

/** From what a driver's commission is taken. */
export type CommissionBase = 'gross' | 'net';

/** What is sent to reckon, keep or change a simulation. */
export type SimulationInput = {
  name: string | null;
  scheduledFor: string;
  clientId: number | null;
  truckId: number | null;
  trailerIds: number[];
  axles: number | null;
  cargoType: CargoType;
  minimumTable: MinimumTable;
  originCityCode: number | null;
  destinationCityCode: number | null;
  distanceKm: number;
  emptyToLoadingKm: number;
  emptyReturnKm: number;
  /** The empty return must be paid by law or contract. */
  emptyReturnDue: boolean;
  weightKg: number | null;
  pricing: Pricing;
  rateCents: number;
  tollCents: number;
  tollPayer: TollPayer;
  dieselPriceMillis: number;
  loadedMetersPerLiter: number;
  emptyMetersPerLiter: number | null;
  arlaBps: number;
  arlaPriceMillis: number | null;
  driverId: number | null;
  commissionBps: number;
  commissionBase: CommissionBase;
  driverFixedCents: number | null;
  days: number;
  dailyCostCents: number | null;
  maintenancePerKmMillis: number | null;
  tiresPerKmMillis: number | null;
  insuranceMonthlyCents: number | null;
  loanMonthlyCents: number | null;
  depreciationMonthlyCents: number | null;
  otherMonthlyCents: number | null;
  workDaysPerMonth: number | null;
  /** The payer is a company and holds taxes back. */
  withheld: boolean;
  payerMonthCents: number;
  dependents: number;
  otherCents: number | null;
  otherDescription: string | null;
  notes: string | null;
};

/** What a cost line is of. */
export type SimulationLineKind =
  | 'diesel_loaded'
  | 'diesel_empty'
  | 'arla'
  | 'toll'
  | 'commission'
  | 'driver_fixed'
  | 'daily'
  | 'maintenance'
  | 'tires'
  | 'insurance'
  | 'loan'
  | 'depreciation'
  | 'other_monthly'
  | 'inss'
  | 'sest_senat'
  | 'irrf'
  | 'other';

/** One cost, how it came about, and its share of the gross. */
export type SimulationLine = {
  kind: SimulationLineKind;
  label: string;
  amountCents: number;
  detail: string;
  shareBps: number;
};

/** The taxes of an autonomous carrier. */
export type SimulationTaxes = {
  withheld: boolean;
  taxableCents: number;
  inssCents: number;
  sestSenatCents: number;
  irrfCents: number;
  totalCents: number;
  payerMonthCents: number;
  table: { title: string; validFrom: string; source: string } | null;
  reason: string | null;
};

/** Whether it pays. */
export type VerdictKind = 'worth_it' | 'below_minimum' | 'break_even' | 'loss';

/** The verdict in words, and what to ask for at least where the offer is under it. */
export type Verdict = {
  kind: VerdictKind;
  tone: 'pos' | 'warn' | 'neg';
  title: string;
  reasons: string[];
  askCents: number | null;
};

/** What a simulation says, all at once. */
export type SimulationAnswer = {
  grossCents: number;
  lines: SimulationLine[];
  totalCents: number;
  netCents: number;
  marginBps: number | null;
  loadedKm: number;
  emptyKm: number;
  totalKm: number;
  days: number;
  dieselMl: number;
  grossPerLoadedKmCents: number;
  grossPerKmCents: number;
  costPerKmCents: number;
  netPerKmCents: number;
  netPerDayCents: number;
  grossPerTonCents: number | null;
  breakEvenCents: number;
  /** In the pricing of the offer. */
  breakEvenRateCents: number;
  /** Per loaded km. */
  breakEvenPerKmCents: number;
  minimum: MinimumFreight;
  taxes: SimulationTaxes;
  verdict: Verdict;
  /** Plain text for sending. */
  shareText: string;
};

/** A vehicle as a simulation names it. */
export type SimulationVehicle = { id: number; plate: string; nickname: string | null };

/** A kept simulation; the answer is of the act and tax table it was kept with. */
export type Simulation = Stored &
  SimulationInput & {
    number: number;
    archived: boolean;
    freightId: number | null;
    freightNumber: number | null;
    clientName: string | null;
    originCity: City | null;
    destinationCity: City | null;
    truck: SimulationVehicle | null;
    trailers: SimulationVehicle[];
    driverName: string | null;
    answer: SimulationAnswer;
  };

/** Measures by which simulations are compared. */
export type ComparedMeasure = 'netCents' | 'netPerKmCents' | 'netPerDayCents' | 'marginBps' | 'differenceCents';

/** Simulations side by side: by id which is best in what, and the difference in words. */
export type SimulationComparison = {
  items: Simulation[];
  best: Record<ComparedMeasure, number | null>;
  words: string;
};

/** What is sent to make a freight of a simulation; what is null comes from the simulation. */
export type ConvertInput = {
  clientId: number | null;
  truckId: number | null;
  trailerIds: number[] | null;
  driverId: number | null;
  originCityCode: number | null;
  destinationCityCode: number | null;
  scheduledFor: string | null;
  advanceCents: number | null;
  advanceDueOn: string | null;
  balanceDueOn: string | null;
  notes: string | null;
};

/** A value offered for a field, and on what it rests. */
export type Offer = {
  value: number | null;
  basis: 'history' | 'reference' | 'none';
  records: number;
  from: string | null;
  to: string | null;
  words: string;
};

/** The fields for which a value is offered. */
export type OfferedField =
  | 'dieselPriceMillis'
  | 'loadedMetersPerLiter'
  | 'emptyMetersPerLiter'
  | 'arlaBps'
  | 'arlaPriceMillis'
  | 'maintenancePerKmMillis'
  | 'tiresPerKmMillis'
  | 'dailyCostCents'
  | 'insuranceMonthlyCents'
  | 'loanMonthlyCents'
  | 'depreciationMonthlyCents'
  | 'otherMonthlyCents'
  | 'workDaysPerMonth'
  | 'commissionBps'
  | 'driverFixedCents'
  | 'payerMonthCents';

/** What is offered for a simulation. */
export type SimulationDefaults = {
  axles: number | null;
  items: Record<OfferedField, Offer>;
  commissionBase: CommissionBase;
  withheld: boolean;
};

/** What a line compares: what a freight was simulated to bring or cost against what it did. */
export type ComparisonLineKind =
  'revenue' | 'fuel' | 'toll' | 'commission' | 'daily' | 'maintenance' | 'tires' | 'fixed' | 'taxes' | 'other';

/** One line simulated against real; accrued is the simulation's own rate over what was really driven. */
export type ComparisonLine = {
  line: ComparisonLineKind;
  label: string;
  simulatedCents: number;
  realCents: number;
  differenceCents: number;
  basis: 'booked' | 'accrued';
  /** Null where both are the same. */
  better: boolean | null;
};

/** A freight against the simulation it came from. */
export type Comparison = {
  simulationId: number;
  simulationNumber: number;
  lines: ComparisonLine[];
  simulatedNetCents: number;
  realNetCents: number;
  differenceCents: number;
  simulatedKm: number;
  realKm: number;
  simulatedDays: number;
  realDays: number | null;
  simulatedMetersPerLiter: number | null;
  realMetersPerLiter: number | null;
  simulatedDieselMillis: number;
  realDieselMillis: number | null;
  explanation: string | null;
  /** The freight is not completed yet. */
  provisional: boolean;
};
