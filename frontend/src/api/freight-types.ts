/** What the road ledger adds to freights on the wire, by its contract. */
import type { Freight as PlainFreight, FreightInput as PlainInput, FreightResult as PlainResult } from './types';

/** A freight with who drives it; without one it is the owner. */
export type Freight = PlainFreight & { driverId?: number | null; driver?: { id: number; name: string } | null };

/** What is sent to make or change a freight. */
export type FreightInput = PlainInput & { driverId?: number | null };

/** What a freight earned, and whether its commission stands in a settlement. */
export type FreightResult = PlainResult & {
  metersPerLiter?: number | null;
  commissionSettled?: boolean;
  driverPaymentId?: number | null;
};
