/** API types of settling: the amount received, the method, and the deductions. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** Deduction of a receipt, by its name. */
export type DeductionKind = Wire['Deduction'];

/** One amount held back, as a transaction of its own. */
export type HeldBack = Answer<Wire['HeldBack']>;

/** Body that settles a line; without an amount the whole open amount, less the deductions. */
export type PayInput = Whole<
  Wire['Payment'],
  'amountCents' | 'confirm' | 'deductions' | 'method' | 'openCents' | 'restDueOn'
>;

/** Preview of a settlement's bookings. */
export type PayPreview = Answer<Wire['PaymentPreview']>;

/** Deductions offered for a receipt of freight: the payer's taxes. */
export type ReceiptOffer = Answer<Wire['ExpectedDeductions']>;
