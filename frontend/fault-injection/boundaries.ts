/** Boundary cases: each operation with each fault of its request, with and without a crash of the app. */
import type { Deed } from './deeds';
import type { Mishap } from './device';
import type { Fault } from './wire';

/** Preceding operations and the last one: a step is an arrival, then a move. */
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

/** Operations, the index of the affected one, and its failure. */
export type Boundary = { entered: Deed[]; at: number; mishap: Mishap };

/** A failing step and a later one that must not overtake it: random schedules find this too rarely. */
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

/** Name in a report. */
export function nameOf({ entered, at, mishap: { fault, dies } }: Boundary): string {
  const later = at < entered.length - 1 ? ' at the first' : '';
  return `${entered.join(', ')}: ${fault.kind}${later}${dies ? ', and the app dies' : ''}`;
}

/** Failures by request in order: none for the user query and preceding operations. */
export function mishapsOf({ at, mishap }: Boundary): Mishap[] {
  return [...Array.from({ length: at + 1 }, (): Mishap => ({ fault: { kind: 'none' }, dies: false })), mishap];
}
