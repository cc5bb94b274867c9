/** What travels between app and server for the dashboard, by the contract of the road ledger. */
import type { Reminder } from './reminder-types';
import type { Category, Freight, FreightResult } from './types';

/** A month in figures; what cannot be known is null. */
export type MonthFigures = {
  month: string;
  revenueCents: number;
  costCents: number;
  profitCents: number;
  marginBps: number | null;
  km: number;
  loadedKm: number;
  emptyKm: number;
  revenuePerKmCents: number | null;
  profitPerKmCents: number | null;
  costPerKmCents: number | null;
  metersPerLiter: number | null;
  fuelPerKmCents: number | null;
  cashInCents: number;
  cashOutCents: number;
  freights: number;
};

/** What a vehicle brought and cost in the month; without one, what belongs to none. */
export type VehicleMonth = {
  vehicleId: number | null;
  plate: string | null;
  nickname: string | null;
  revenueCents: number;
  costCents: number;
  profitCents: number;
  km: number;
};

/** A freight on the road with what it came to so far. */
export type UnderWay = { freight: Freight; result: FreightResult };

/** A client that owes; without one, what belongs to none. */
export type OwingClient = {
  clientId: number | null;
  name: string | null;
  amountCents: number;
  oldestDueOn: string;
  overdueDays: number;
};

/** What is to come in, by how late it is. */
export type ReceivablesByAge = {
  totalCents: number;
  notDueCents: number;
  late1To15Cents: number;
  late16To30Cents: number;
  lateOver30Cents: number;
  clients: OwingClient[];
};

/** All that the dashboard shows of a month. */
export type Dashboard = {
  month: string;
  today: string;
  current: MonthFigures;
  previous: MonthFigures;
  lastYear: MonthFigures | null;
  costs: { category: Category; amountCents: number }[];
  vehicles: VehicleMonth[];
  months: { month: string; revenueCents: number; costCents: number; resultCents: number }[];
  underWay: UnderWay[];
  underWayCount: number;
  reminders: Reminder[];
  reminderCounts: { expired: number; soon: number };
  receivables: ReceivablesByAge;
  unsettledCommissionCents: number;
  firstSteps: { vehicle: boolean; freight: boolean; expense: boolean };
  isEmpty: boolean;
};
