/** Each thing that a person does, met by each thing that can happen to its request, with and without the app dying of it. */
import type { Deed } from './deeds';
import type { Mishap } from './device';
import type { Fault } from './wire';

/** What is entered until then, and last: steps are two operations, an arrival and then a move. */
const deeds: Deed[][] = [['fuel'], ['expense'], ['payment'], ['partPayment'], ['advance'], ['step'], ['step', 'step']];

const faults: Fault[] = [
  { kind: 'before' },
  { kind: 'request', share: 0.5 },
  { kind: 'sent' },
  { kind: 'answered' },
  { kind: 'answer', share: 0.5 },
  { kind: 'twice' },
  { kind: 'busy' },
  { kind: 'signedOut' },
];

/** A deed, what happens to its request, and whether the app dies with it. */
export type Boundary = { entered: Deed[]; mishap: Mishap };

/** All of them. */
export const boundaries: Boundary[] = deeds.flatMap((entered) =>
  faults.flatMap((fault) => [false, true].map((dies) => ({ entered, mishap: { fault, dies } }))),
);

/** Its name in a report. */
export function nameOf({ entered, mishap: { fault, dies } }: Boundary): string {
  return `${entered.join(', ')}: ${fault.kind}${dies ? ', and the app dies' : ''}`;
}

/** What happens to the requests of the schedule: nothing to the question who is signed in, nor to what is entered before. */
export function mishapsOf({ entered, mishap }: Boundary): Mishap[] {
  return [...entered.map((): Mishap => ({ fault: { kind: 'none' }, dies: false })), mishap];
}
