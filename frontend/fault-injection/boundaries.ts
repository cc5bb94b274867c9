/** Boundary cases: each operation with each fault of its request, with and without a crash of the app. */
import type { Operation } from './operations';
import type { Failure } from './device';
import type { Fault } from './wire';

/** Preceding operations and the last one: a step is an arrival, then a move. */
const deeds: Operation[][] = [
  ['fuel'],
  ['expense'],
  ['payment'],
  ['partPayment'],
  ['advance'],
  ['step'],
  ['step', 'step'],
];

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
export type Boundary = { entered: Operation[]; at: number; deviceFailure: Failure };

/** A failing step and a later one that must not overtake it: random schedules find this too rarely. */
const overtaking: Boundary[] = (['before', 'answered', 'busy'] as const).map((kind) => ({
  entered: ['step', 'step'],
  at: 0,
  deviceFailure: { fault: { kind }, dies: false },
}));

export const boundaries: Boundary[] = [
  ...deeds.flatMap((entered) =>
    faults.flatMap((fault) =>
      [false, true].map((dies) => ({ entered, at: entered.length - 1, deviceFailure: { fault, dies } })),
    ),
  ),
  ...overtaking,
];

/** Name in a report. */
export function nameOf({ entered, at, deviceFailure: { fault, dies } }: Boundary): string {
  const later = at < entered.length - 1 ? ' at the first' : '';
  return `${entered.join(', ')}: ${fault.kind}${later}${dies ? ', and the app dies' : ''}`;
}

/** Failures by request in order: none for the user query and preceding operations. */
export function failuresOf({ at, deviceFailure }: Boundary): Failure[] {
  return [...Array.from({ length: at + 1 }, (): Failure => ({ fault: { kind: 'none' }, dies: false })), deviceFailure];
}
