/** What a person does that goes through the outbox, as the app sends it. */
import type { NewEntry } from '../src/offline/outbox/entry';
import { DEFAULT_TIME_ZONE, todayIn } from '../src/lib/format/dates';
import { stepEntry } from './timeline';

/** What a person does; a bill is paid whole or in part. */
export type Deed = 'fuel' | 'expense' | 'payment' | 'partPayment' | 'advance' | 'step';

/** What a bill comes to, in cents, and what is paid of it in part. */
export const BILL = { cents: 1000, partCents: 400 };

const DAY_MS = 86_400_000;

/** A day, by how many days it lies ahead. */
export function day(ahead: number): string {
  return new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
}

/** What it is about; `step` is how many steps the freight has taken before. */
type About = { truck: number; driver: number; freight: number; bill: number; step: number };

/** The request of a deed, with a mark by which it is found on the server. */
export function sentFor(
  deed: Deed,
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
      // Only who pays the whole says what was open.
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
