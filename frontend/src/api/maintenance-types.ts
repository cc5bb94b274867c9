/** The shapes of maintenance on the wire. */
import type { PaymentStatus, Stored } from './types';

/** The eleven categories. */
export type MaintenanceCategory =
  | 'electrical'
  | 'air_conditioning'
  | 'tires'
  | 'chassis'
  | 'springs'
  | 'engine'
  | 'transmission'
  | 'brakes'
  | 'suspension'
  | 'hydraulics'
  | 'bodywork';

/** Before it breaks, or after. */
export type MaintenanceKind = 'preventive' | 'corrective';

/** Work or material. */
export type MaintenanceItemType = 'labor' | 'part';

/** What is sent of one line of a bill. */
export type MaintenanceItemInput = {
  type: MaintenanceItemType;
  description: string;
  quantityThousandths: number;
  unitPriceCents: number;
  warrantyUntil: string | null;
};

/** One line of a bill. */
export type MaintenanceItem = MaintenanceItemInput & { totalCents: number };

/** What is sent to make or change a record. */
export type MaintenanceInput = {
  vehicleId: number;
  freightId: number | null;
  doneOn: string;
  odometerKm: number | null;
  category: MaintenanceCategory;
  kind: MaintenanceKind;
  description: string | null;
  workshop: string | null;
  items: MaintenanceItemInput[];
  discountCents: number;
  daysStopped: number | null;
  notes: string | null;
  installments: number;
  dueOn: string;
  /** Only with one instalment; null is pending. */
  paidOn: string | null;
  driverId: number | null;
  paidByDriver: boolean;
  planIds: number[];
  confirm?: string[];
};

/** One instalment in the books. */
export type MaintenancePayment = {
  transactionId: number;
  installment: number;
  amountCents: number;
  dueOn: string;
  paidOn: string | null;
};

/** What the income not earned was reckoned from. */
export type LostIncomeBasis = { fromOn: string; toOn: string; revenueCents: number; days: number };

/** Something done to a vehicle. */
export type MaintenanceRecord = Stored &
  Omit<MaintenanceInput, 'items' | 'dueOn' | 'confirm'> & {
    items: MaintenanceItem[];
    totalCents: number;
    laborCents: number;
    partsCents: number;
    plate: string;
    freightNumber: number | null;
    lostIncomeCents: number | null;
    lostIncomeBasis: LostIncomeBasis | null;
    dueOn: string | null;
    status: PaymentStatus;
    payments: MaintenancePayment[];
    driverName: string | null;
    underWarranty: boolean;
  };

/** What is sent to add up a bill. */
export type MaintenancePreviewInput = Pick<MaintenanceInput, 'items' | 'discountCents' | 'installments' | 'dueOn'>;

/** A bill added up and shared out, nothing stored. */
export type MaintenancePreview = {
  laborCents: number;
  partsCents: number;
  totalCents: number;
  items: { totalCents: number }[];
  payments: { installment: number; amountCents: number; dueOn: string }[];
};

/** How a line of the plan stands. */
export type DueState = 'ok' | 'soon' | 'expired' | 'unknown';

/** When a line of the plan is due next, by km and by date. */
export type DueForecast = {
  lastDoneOn: string | null;
  lastDoneKm: number | null;
  lastRecordId: number | null;
  dueOn: string | null;
  dueKm: number | null;
  kmLeft: number | null;
  /** The day on which the km will be reached at the vehicle's own pace. */
  forecastOn: string | null;
  nextOn: string | null;
  daysLeft: number | null;
  state: DueState;
  missing: 'never_done' | 'no_odometer' | 'no_km_per_day' | null;
  kmPerDay: number | null;
};

/** What is sent to make or change a line of the plan. */
export type PlanInput = {
  vehicleId: number;
  name: string;
  category: MaintenanceCategory;
  everyKm: number | null;
  everyMonths: number | null;
  lastDoneOn: string | null;
  lastDoneKm: number | null;
  active: boolean;
  notes: string | null;
};

/** Something to be done every so many km or months. */
export type Plan = Stored & PlanInput & { plate: string; due: DueForecast };

/** A line of the set that a new plan may start from; `standing` is already in the plan. */
export type StarterLine = {
  code: string;
  name: string;
  category: MaintenanceCategory;
  everyKm: number | null;
  everyMonths: number | null;
  standing: boolean;
};

/** What is sent to take lines of the starter set over. */
export type StarterInput = {
  vehicleId: number;
  codes: string[];
  lastDoneOn: string | null;
  lastDoneKm: number | null;
};
