/** What travels between app and server about drivers, their advances and their settlements, by the contract of the road ledger. */
import type { Category, PaymentStatus, Stored } from './types';

/** How a driver is paid. */
export type Agreement = 'commission_gross' | 'commission_net' | 'fixed_per_trip' | 'fixed_per_month';

/** The categories of a driving licence. */
export type CnhCategory = 'A' | 'B' | 'C' | 'D' | 'E' | 'AB' | 'AC' | 'AD' | 'AE';

/** How money is handed over. */
export type PaymentMethod = 'cash' | 'pix' | 'transfer' | 'fuel_card' | 'other';

/** A paper of a driver and how it stands; its days are negative when overdue. */
export type DriverDueLine = {
  code: 'cnh' | 'toxicological';
  name: string;
  dueOn: string;
  days: number;
  state: 'expired' | 'soon' | 'ok';
};

/** What is sent to make or change a driver. */
export type DriverInput = {
  name: string;
  cpf: string | null;
  phone: string | null;
  cnhNumber: string | null;
  cnhCategory: CnhCategory | null;
  cnhDueOn: string | null;
  toxicologicalDueOn: string | null;
  pixKey: string | null;
  agreement: Agreement;
  commissionBps: number | null;
  fixedCents: number | null;
  dailyAllowanceCents: number | null;
  active: boolean;
  notes: string | null;
  confirm?: string[];
};

/** Somebody who drives for the owner. */
export type Driver = Omit<DriverInput, 'confirm'> &
  Stored & {
    openAdvancesCents: number;
    openFreights: number;
    carriedCents: number;
    dueLines: DriverDueLine[];
  };

/** What is sent to make or change an advance. */
export type AdvanceInput = {
  freightId: number | null;
  givenOn: string;
  amountCents: number;
  method: PaymentMethod;
  notes: string | null;
};

/** Money given to a driver before or during a trip (vale). */
export type Advance = AdvanceInput &
  Stored & {
    driverId: number;
    driverPaymentId: number | null;
    driverName: string;
    freightNumber: number | null;
    paymentNumber: number | null;
  };

/** What is sent to make, change or preview a settlement. */
export type DriverPaymentInput = {
  driverId: number;
  periodFrom: string;
  periodTo: string;
  freightIds: number[];
  advanceIds: number[];
  expenseIds: number[];
  commissions?: { freightId: number; commissionCents: number }[];
  salaryCents?: number | null;
  allowanceDays: number;
  dailyAllowanceCents?: number | null;
  discounts: { description: string; amountCents: number }[];
  carries: boolean;
  dueOn?: string;
  paidOn: string | null;
  method: PaymentMethod;
  notes: string | null;
};

/** A freight as a settlement counts it. */
export type SettledFreight = {
  freightId: number;
  number: number;
  scheduledFor: string;
  completedOn: string | null;
  originCity: { name: string; uf: string };
  destinationCity: { name: string; uf: string };
  clientName: string | null;
  distanceKm: number;
  emptyKm: number;
  weightKg: number | null;
  grossCents: number;
  tollVoucherCents: number;
  baseCents: number;
  commissionBps: number | null;
  commissionCents: number;
};

/** An advance as a settlement counts it. */
export type SettledAdvance = {
  id: number;
  givenOn: string;
  method: PaymentMethod;
  amountCents: number;
  freightNumber: number | null;
};

/** What the driver paid and gets back. */
export type Refund = {
  transactionId: number;
  dueOn: string;
  category: Category;
  description: string;
  amountCents: number;
  freightNumber: number | null;
};

/** The figures of a settlement, stored or not yet. */
export type DriverPaymentFigures = {
  number: number | null;
  driver: { id: number; name: string; pixKey: string | null };
  periodFrom: string;
  periodTo: string;
  days: number;
  vehicles: { id: number; plate: string }[];
  kmOut: number | null;
  kmBack: number | null;
  freights: SettledFreight[];
  commissionCents: number;
  salaryCents: number;
  allowanceDays: number;
  dailyAllowanceCents: number | null;
  allowancesCents: number;
  advances: SettledAdvance[];
  advancesCents: number;
  refunds: Refund[];
  refundsCents: number;
  ownerExpenses: { category: Category; amountCents: number }[];
  discounts: { description: string; amountCents: number }[];
  discountsCents: number;
  carriedCents: number;
  carriedFromNumber: number | null;
  balanceCents: number;
  carries: boolean;
  dueOn: string;
  paidOn: string | null;
  status: PaymentStatus;
  method: PaymentMethod;
  notes: string | null;
  fuel: { volumeMl: number; totalCents: number; metersPerLiter: number | null; arlaCents: number };
  ownerResult: {
    revenueCents: number;
    costCents: number;
    commissionCents: number;
    netCents: number;
    perKmCents: number | null;
    marginBps: number | null;
  };
  carriedTo: { id: number; number: number } | null;
  transactionId: number | null;
};

/** A settlement (acerto). */
export type DriverPayment = Omit<DriverPaymentFigures, 'number'> & Stored & { number: number };

/** What of a driver could be settled. */
export type OpenSettlement = {
  driver: Driver;
  freights: SettledFreight[];
  advances: SettledAdvance[];
  expenses: Refund[];
  carriedCents: number;
  carriedFromNumber: number | null;
  salaryCents: number;
  dailyAllowanceCents: number | null;
};
