/** API types of drivers, their advances and their settlements. */
import type { Answer, Whole, Wire } from '@/lib/wire';

/** How a driver is paid. */
export type Agreement = Wire['Agreement'];

/** The categories of a driving licence. */
export type CnhCategory = Wire['CnhCategory'];

/** A paper of a driver and how it stands; its days are negative when overdue. */
export type DriverDueLine = Answer<Wire['DriverDueLine']>;

/** Body that creates or changes a driver. */
export type DriverInput = Whole<Wire['DriverInput'], 'confirm'>;

/** Somebody who drives for the owner. */
export type Driver = Answer<Wire['DriverRecord']>;

/** Body that creates or changes an advance. */
export type AdvanceInput = Whole<Wire['AdvanceInput'], 'confirm'>;

/** Money given to a driver before or during a trip (vale). */
export type Advance = Answer<Wire['AdvanceRecord']>;

/** Body that creates, changes or previews a settlement; absent values follow the agreement. */
export type DriverPaymentInput = Whole<
  Wire['DriverPaymentInput'],
  'commissions' | 'salaryCents' | 'dailyAllowanceCents' | 'dueOn'
>;

/** A freight as a settlement counts it. */
export type TripLine = Answer<Wire['TripLine']>;

/** An advance as a settlement counts it. */
export type AdvanceLine = Answer<Wire['AdvanceLine']>;

/** Refunds to the driver. */
export type RefundLine = Answer<Wire['RefundLine']>;

/** The figures of a settlement that is not stored. */
export type DriverPaymentPreview = Answer<Wire['DriverPaymentPreview']>;

/** A settlement (acerto). */
export type DriverPayment = Answer<Wire['DriverPaymentRecord']>;

/** Items of a driver that can be settled. */
export type OpenItems = Answer<Wire['OpenItems']>;
