/** What travels between app and server about drivers, their advances and their settlements. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** How a driver is paid. */
export type Agreement = Wire['Agreement'];

/** The categories of a driving licence. */
export type CnhCategory = Wire['CnhCategory'];

/** A paper of a driver and how it stands; its days are negative when overdue. */
export type DriverDueLine = Answer<Wire['DriverDueLine']>;

/** What is sent to make or change a driver. */
export type DriverInput = Whole<Wire['DriverInput'], 'confirm'>;

/** Somebody who drives for the owner. */
export type Driver = Answer<Wire['DriverRecord']>;

/** What is sent to make or change an advance. */
export type AdvanceInput = Whole<Wire['AdvanceInput'], 'confirm'>;

/** Money given to a driver before or during a trip (vale). */
export type Advance = Answer<Wire['AdvanceRecord']>;

/** What is sent to make, change or preview a settlement; what is left out is reckoned by the agreement. */
export type DriverPaymentInput = Whole<
  Wire['DriverPaymentInput'],
  'commissions' | 'salaryCents' | 'dailyAllowanceCents' | 'dueOn'
>;

/** A freight as a settlement counts it. */
export type TripLine = Answer<Wire['TripLine']>;

/** An advance as a settlement counts it. */
export type AdvanceLine = Answer<Wire['AdvanceLine']>;

/** What the driver paid and gets back. */
export type RefundLine = Answer<Wire['RefundLine']>;

/** The figures of a settlement that is not stored. */
export type DriverPaymentPreview = Answer<Wire['DriverPaymentPreview']>;

/** A settlement (acerto). */
export type DriverPayment = Answer<Wire['DriverPaymentRecord']>;

/** What of a driver could be settled. */
export type OpenItems = Answer<Wire['OpenItems']>;
