/** Operations that use the outbox, as the app sends them. */
import type { NewEntry } from '../src/offline/outbox/entry';
import { DEFAULT_TIME_ZONE, todayIn } from '../src/lib/format/dates';
import { stepEntry } from './timeline';

/** Operations; a bill is paid whole or in part. */
export type Operation = 'fuel' | 'expense' | 'payment' | 'partPayment' | 'advance' | 'step';

/** Amount of a bill and its partial payment, in cents. */
export const BILL = { cents: 1000, partCents: 400 };

const DAY_MS = 86_400_000;

/** Day relative to today. */
export function day(ahead: number): string {
  return new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
}

/** Subjects; `step` is the number of preceding steps of the freight. */
type About = { truck: number; driver: number; freight: number; bill: number; step: number };

/** Request of an operation, with a mark that identifies it on the server. */
export function sentFor(
  deed: Operation,
  mark: string,
  { truck, driver, freight, bill, step }: About,
): Pick<NewEntry, 'kind' | 'url' | 'body'> {
  const yesterday = day(-1);
  switch (deed) {
    case 'fuel': {
      const volume = { fuel: 'diesel_s10', volumeMl: 10_000, totalCents: 6000, fullTank: false };
      const when = { filledOn: yesterday, paidOn: yesterday };
      const body = { vehicleId: truck, ...volume, ...when, station: mark, confirm: ['possible_duplicate'] };
      return { kind: 'fuel', url: '/api/fuel', body };
    }
    case 'expense': {
      const toll = { kind: 'expense', category: 'pedagio', description: mark, amountCents: 500 };
      const body = { ...toll, dueOn: yesterday, paidOn: yesterday, enteredOn: todayIn(DEFAULT_TIME_ZONE) };
      return { kind: 'expense', url: '/api/finances', body };
    }
    case 'payment':
    case 'partPayment': {
      // Only full payments send the open amount.
      const how = deed === 'payment' ? { openCents: BILL.cents } : { amountCents: BILL.partCents };
      return { kind: 'payment', url: `/api/finances/${bill}/pay`, body: { paidOn: yesterday, ...how } };
    }
    case 'advance': {
      const body = { freightId: freight, givenOn: yesterday, amountCents: 700, method: 'pix', notes: mark };
      return { kind: 'advance', url: `/api/drivers/${driver}/advances`, body };
    }
    case 'step':
      return stepEntry(freight, step, mark);
  }
}
