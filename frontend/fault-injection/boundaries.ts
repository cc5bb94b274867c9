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

/** Deeds, the index of the one whose request meets the fault, and whether the app dies with it. */
export type Boundary = { entered: Deed[]; at: number; mishap: Mishap };

/** A step whose request fails, and a later one that must not overtake it: random schedules find this too rarely. */
const overtaking: Boundary[] = (['before', 'answered', 'busy'] as const).map((kind) => ({
  entered: ['step', 'step'],
  at: 0,
  mishap: { fault: { kind }, dies: false },
}));

export const boundaries: Boundary[] = [
  ...deeds.flatMap((entered) =>
    faults.flatMap((fault) =>
      [false, true].map((dies) => ({ entered, at: entered.length - 1, mishap: { fault, dies } })),
    ),
  ),
  ...overtaking,
];

/** Its name in a report. */
export function nameOf({ entered, at, mishap: { fault, dies } }: Boundary): string {
  const later = at < entered.length - 1 ? ' at the first' : '';
  return `${entered.join(', ')}: ${fault.kind}${later}${dies ? ', and the app dies' : ''}`;
}

/** Mishaps of the requests in order: none for the read of the user, nor for the deeds before. */
export function mishapsOf({ at, mishap }: Boundary): Mishap[] {
  return [...Array.from({ length: at + 1 }, (): Mishap => ({ fault: { kind: 'none' }, dies: false })), mishap];
}
