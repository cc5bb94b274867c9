/** What travels between app and server about the books, by the contract of the road ledger. */
import type {
  Category,
  Transaction as PlainTransaction,
  TransactionInput as PlainInput,
  TransactionKind,
} from './types';

/** What a line moves: money and result, only money, or only the result. */
export type Effect = 'both' | 'cash' | 'result';

/** The kinds of record that post lines of the books. */
export type SourceKind = 'freight' | 'fuel' | 'maintenance' | 'driver_advance' | 'driver_payment';

/** Which part of its source a line is. */
export type SourcePart = 'advance' | 'balance' | 'total' | 'commission' | 'salary' | 'allowance' | 'discount';

/** The record that posted a line, where it is edited. */
export type TransactionSource = { kind: SourceKind; id: number; part: SourcePart };

/** How much of a series a change is for. */
export type SeriesScope = 'one' | 'following';

/** A line of the books; its source is what posted it, null when a person did. */
export type Transaction = Omit<PlainTransaction, 'source'> & {
  competenceOn: string;
  driverId: number | null;
  personal: boolean;
  paidByDriver: boolean;
  effect: Effect;
  driverPaymentId: number | null;
  seriesId: number | null;
  installment: number;
  installments: number;
  driverName: string | null;
  balanceCents: number | null;
  source: TransactionSource | null;
};

/** What is sent to make or change a line; instalments and repetition only make, the scope only changes. */
export type TransactionInput = Omit<PlainInput, 'installments' | 'repeatUntil' | 'scope'> & {
  driverId?: number | null;
  personal?: boolean;
  paidByDriver?: boolean;
  installments?: number;
  repeatUntil?: string;
  scope?: SeriesScope;
};

/** What came and went in a month. */
export type MonthSums = { month: string; incomeCents: number; expenseCents: number; netCents: number };

/** What a category came to. */
export type CategorySum = { kind: TransactionKind; category: Category; amountCents: number; count: number };

/** What a vehicle brought and cost; without one, what belongs to none. */
export type VehicleSum = {
  vehicleId: number | null;
  plate: string | null;
  incomeCents: number;
  expenseCents: number;
  netCents: number;
};

/** The sums of a filtered list. */
export type FinanceSummary = {
  incomeCents: number;
  expenseCents: number;
  netCents: number;
  count: number;
  pendingIncomeCents: number;
  pendingExpenseCents: number;
  overdueIncomeCents: number;
  overdueExpenseCents: number;
  months: MonthSums[];
  categories: CategorySum[];
  vehicles: VehicleSum[];
};

/** What is due on a day and what is left after it. */
export type CashFlowDay = { on: string; incomeCents: number; expenseCents: number; balanceCents: number };

/** The money of the days ahead. */
export type CashFlow = {
  from: string;
  to: string;
  openingCents: number;
  overdueIncomeCents: number;
  overdueExpenseCents: number;
  incomeCents: number;
  expenseCents: number;
  closingCents: number;
  lowest: { on: string; balanceCents: number };
  days: CashFlowDay[];
};

/** By which day a statement counts: when it happened, or when it was paid. */
export type Basis = 'accrual' | 'cash';

/** What of a category stands in a statement. */
export type CategoryAmount = { category: Category; amountCents: number };

/** Money and costs that a result leaves out. */
export type Outside = {
  loansReceivedCents: number;
  personalInCents: number;
  personalOutCents: number;
  driverAdvancesCents: number;
  settlementBalancesCents: number;
  paidByDriversCents: number;
  earnedByDriversCents: number;
};

/** The result of a span of months (DRE). */
export type Statement = {
  from: string;
  to: string;
  basis: Basis;
  revenue: CategoryAmount[];
  revenueCents: number;
  costs: CategoryAmount[];
  costCents: number;
  resultCents: number;
  marginBps: number | null;
  outside: Outside;
  cashChangeCents: number | null;
  unsettledCommissionCents: number;
  months: { month: string; revenueCents: number; costCents: number; resultCents: number }[];
};

/** Freight received and what was withheld of it. */
export type TaxSums = {
  grossCents: number;
  taxableCents: number;
  exemptCents: number;
  inssCents: number;
  sestSenatCents: number;
  irrfCents: number;
};

/** What one payer paid. */
export type TaxPayer = TaxSums & { clientId: number | null; name: string; document: string | null };

/** A month of the accountant's year. */
export type TaxMonth = TaxSums & { month: string; payers: TaxPayer[] };

/** The year for the accountant. */
export type TaxYear = {
  year: number;
  months: TaxMonth[];
  totals: TaxSums;
  payers: TaxPayer[];
  expenses: CategoryAmount[];
  expenseCents: number;
  /** Null for a year without tables. */
  rules: {
    inssRateBps: number;
    inssBaseBps: number;
    inssCeilingCents: number;
    sestSenatBps: number;
    taxableBps: number;
    validFrom: string | null;
    source: string;
  } | null;
  disclaimer: string;
};
