/** The shapes of fuel on the wire. */
import type { City, FieldProblem, PaymentStatus, Stored, Warning } from './types';

/** What goes into a tank. */
export type Fuel = 'diesel_s10' | 'diesel_s500' | 'arla32' | 'gasoline' | 'ethanol';

/** What it drives: the truck, or the unit that cools the load. */
export type FuelPurpose = 'engine' | 'refrigeration';

/** Why there is no km/l. */
export type FuelMissing = 'first_full' | 'partial' | 'missed_fill' | 'no_odometer' | 'not_measured';

/** What is sent to make or change a fill-up; any two of volume, price and total, or three that agree. */
export type FuelInput = {
  vehicleId: number;
  freightId: number | null;
  filledOn: string;
  fuel: Fuel;
  purpose: FuelPurpose;
  volumeMl: number | null;
  pricePerLiterMillis: number | null;
  totalCents: number | null;
  odometerKm: number | null;
  fullTank: boolean;
  missedPrevious: boolean;
  station: string | null;
  cityCode: number | null;
  notes: string | null;
  dueOn: string;
  /** Null is pending. */
  paidOn: string | null;
  driverId: number | null;
  paidByDriver: boolean;
  confirm?: string[];
};

/** A fill-up. */
export type FuelRecord = Stored &
  Omit<FuelInput, 'volumeMl' | 'pricePerLiterMillis' | 'totalCents' | 'confirm'> & {
    volumeMl: number;
    pricePerLiterMillis: number;
    totalCents: number;
    city: City | null;
    plate: string;
    freightNumber: number | null;
    status: PaymentStatus;
    driverName: string | null;
    transactionId: number;
    metersPerLiter: number | null;
    segmentKm: number | null;
    missing: FuelMissing | null;
  };

/** What is sent to look ahead: what is known so far, and the record it would change. */
export type FuelPreviewInput = Pick<FuelInput, 'vehicleId' | 'filledOn' | 'fuel'> &
  Partial<FuelInput> & { id?: number };

/** What a fill-up would say, nothing stored. */
export type FuelPreview = {
  volumeMl: number | null;
  pricePerLiterMillis: number | null;
  totalCents: number | null;
  metersPerLiter: number | null;
  segmentKm: number | null;
  missing: FuelMissing | null;
  warnings: Warning[];
  errors: FieldProblem[];
};

/** What is offered for the next fill-up of a vehicle. */
export type FuelDefaults = {
  vehicleId: number;
  freightId: number | null;
  freightNumber: number | null;
  fuel: Fuel;
  odometerKm: number | null;
  pricePerLiterMillis: number | null;
  station: string | null;
  cityCode: number | null;
  driverId: number | null;
};

/** A station where one has filled before. */
export type FuelStation = { station: string; cityCode: number | null; lastPriceMillis: number; lastOn: string };

/** From one full tank to the next. */
export type FuelSegment = {
  fromOn: string;
  toOn: string;
  recordId: number;
  km: number;
  volumeMl: number;
  metersPerLiter: number;
};

/** What was paid for a litre on a day. */
export type FuelPrice = { on: string; fuel: Fuel; pricePerLiterMillis: number; station: string | null };

/** What a vehicle drank in a period. */
export type VehicleConsumption = {
  vehicleId: number;
  plate: string;
  km: number;
  volumeMl: number;
  metersPerLiter: number | null;
  dieselCents: number;
  arlaCents: number;
  refrigerationCents: number;
  totalCents: number;
  totalVolumeMl: number;
  averagePriceMillis: number | null;
  costPerKmCents: number | null;
  missing: FuelMissing | null;
  segments: FuelSegment[];
  prices: FuelPrice[];
};

/** What was filled at a station in a period. */
export type StationConsumption = {
  station: string;
  fills: number;
  volumeMl: number;
  totalCents: number;
  averagePriceMillis: number | null;
  metersPerLiter: number | null;
  lastOn: string;
};

/** Consumption by vehicle and by station. */
export type FuelConsumption = {
  vehicles: VehicleConsumption[];
  stations: StationConsumption[];
  totalCents: number;
  volumeMl: number;
};
