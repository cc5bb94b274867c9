/** What travels about money as it really moves: what came, how, and what the payer held back of it. */
import type { PayMethod } from './payment-types';

/** What a payer holds back of a receipt, by its name. */
export type DeductionKind = 'inss' | 'sest' | 'senat' | 'irrf' | 'shortage' | 'damage' | 'other';

/** One amount held back, as a transaction of its own. */
export type HeldBack = { transactionId: number; kind: DeductionKind; label: string; amountCents: number };

/** What a line of the books says of the money behind it. */
export type MovedMoney = {
  /** What moved, where something was held back. */
  netCents: number | null;
  deductions: HeldBack[];
  method: PayMethod | null;
  /** The receipt of which this line was held back. */
  heldFromId: number | null;
  deduction: DeductionKind | null;
};

/** What is sent to settle a line; without an amount the whole that is open, less what was held back. */
export type PayInput = {
  paidOn: string | null;
  amountCents?: number;
  method?: PayMethod;
  deductions?: { kind: DeductionKind; amountCents: number }[];
  restDueOn?: string;
};

/** What settling would book. */
export type PayPreview = {
  openCents: number;
  receivedCents: number;
  deductedCents: number;
  restCents: number;
  /** Whether what came is exactly what the payer's taxes leave. */
  matchesOffer: boolean;
  words: string | null;
};

/** What is offered for a receipt of freight: the taxes that its payer holds back. */
export type ReceiptOffer = {
  openCents: number;
  netCents: number;
  payer: 'company' | 'person';
  payerName: string | null;
  deductions: { kind: DeductionKind; label: string; amountCents: number }[];
  deductedCents: number;
  payerMonthCents: number;
  otherInssCents: number;
  dependents: number;
  ownInssCents: number;
  words: string[];
  caveat: string | null;
};
