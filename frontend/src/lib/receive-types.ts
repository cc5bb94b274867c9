/** What travels between app and server about money as it really moves: what came, how, and what the payer held back of it. */
import type { Answer, Whole, Wire } from './wire';

/** What a payer holds back of a receipt, by its name. */
export type DeductionKind = Wire['Deduction'];

/** One amount held back, as a transaction of its own. */
export type HeldBack = Answer<Wire['HeldBack']>;

/** What is sent to settle a line; without an amount the whole that is open, less what was held back. */
export type PayInput = Whole<
  Wire['Payment'],
  'amountCents' | 'confirm' | 'deductions' | 'method' | 'openCents' | 'restDueOn'
>;

/** What settling would book. */
export type PayPreview = Answer<Wire['PaymentPreview']>;

/** What is offered for a receipt of freight: the taxes that its payer holds back. */
export type ReceiptOffer = Answer<Wire['ExpectedDeductions']>;
