/** The steps of a freight that wait on the device, and where they take it: states, no figures. */
import type { Freight, FreightStatus, StayPlace } from '@/api/types';
import { now } from '@/lib/browser/clock';
import { freightStatusOrder, arrivalDone, isBack, moveDone } from '@/lib/labels/labels';
import { isAnswered, isStep, recordOf, stepBody, type Entry } from './entry';

/** As the refusal told it; undefined where it did not. */
export function toldFreight({ refusal }: Pick<Entry, 'refusal'>): Freight | undefined {
  return refusal?.problem?.current as Freight | undefined;
}

/** As it was read last or as the refusal told it, whichever is newer. What the person decides is decided over this one. */
export function freightNow<F extends Freight | undefined>(step: Pick<Entry, 'refusal'>, read: F): Freight | F {
  const told = toldFreight(step);
  return told !== undefined && (read === undefined || told.version > read.version) ? told : read;
}

/** The step as a correction. What was confirmed before was of another freight: what is left out is asked for again. */
export function asCorrection(body: Entry['body']): Entry['body'] {
  return { ...body, correct: true, confirm: undefined };
}

/** Part of a freight that steps change, and its last moment on the server. */
export type FreightState = Pick<Freight, 'status' | 'moves' | 'nextArrival' | 'arrivedAt' | 'updatedAt' | 'version'>;

/** The steps of one freight among the entries, in their order. */
export function stepsOf(freightId: number, entries: readonly Entry[]): Entry[] {
  const steps = entries.filter((entry) => isStep(entry) && recordOf(entry) === `freights/${freightId}`);
  return steps.sort((one, other) => one.id - other.id);
}

/** Whether a freight as it was read has the step already. */
export function hasStep({ version }: Pick<Freight, 'version'>, step: Entry): boolean {
  return isAnswered(step) && (step.answered.version ?? 0) <= version;
}

/** Where a truck may arrive in a state. */
const awaited: Partial<Record<FreightStatus, StayPlace>> = { scheduled: 'loading', in_transit: 'unloading' };

/** The states to which a freight may go: any later one, and back by one. */
function movesFrom(status: FreightStatus): FreightStatus[] {
  const at = freightStatusOrder.indexOf(status);
  return freightStatusOrder.filter((_, index) => index > at || index === at - 1);
}

function moved<F extends FreightState>(freight: F, status: FreightStatus): F {
  if (freight.status === status) return freight;
  return { ...freight, status, moves: movesFrom(status), nextArrival: awaited[status] ?? null, arrivedAt: null };
}

function arrived<F extends FreightState>(freight: F, moment: string): F {
  return freight.nextArrival === null ? freight : { ...freight, nextArrival: null, arrivedAt: moment };
}

/** Words of a step: "começou a carregar", "chegou para descarregar". */
export function stepWords(step: Pick<Entry, 'kind' | 'body'>): string {
  const { status, fromStatus, place } = stepBody(step);
  if (step.kind === 'move') return moveDone(fromStatus ?? status, status);
  return place == null ? 'chegou' : arrivalDone[place];
}

/** Whether the server refused a step because the freight stands elsewhere, or has changed since a correction was decided. */
export function isConflict({ refusal }: Pick<Entry, 'refusal'>): boolean {
  return refusal?.problem?.type === 'illegal_move' || refusal?.status === 412;
}

/** Whether a step is changed as a correction: it no longer fits, or goes as a correction already, whatever was said to that. */
export function corrects(step: Pick<Entry, 'refusal' | 'body'>): boolean {
  return isConflict(step) || stepBody(step).correct === true;
}

/**
 * Whether the server can find where a step belongs in a freight that has moved on: one that leads on, and an arrival of
 * which it is known where. A step back corrects what stood here, and of that nobody knows what it is there.
 */
export function isCorrectable(entry: Pick<Entry, 'kind' | 'body'>): boolean {
  const { status, fromStatus, place } = stepBody(entry);
  return entry.kind === 'move' ? fromStatus == null || !isBack(fromStatus, status) : place != null;
}

/** The freight as it stood before a step that no longer fits: over it the step is changed. */
export function beforeStep<F extends FreightState>(freight: F, step: Entry): F {
  const { fromStatus } = stepBody(step);
  return fromStatus == null || !corrects(step) || freight.moves.length === 0 ? freight : moved(freight, fromStatus);
}

/** Whether a person has to decide about a step: the server refused it, and those after it wait for that. */
export function isStuck(steps: readonly Entry[]): boolean {
  return steps.some(({ state }) => state === 'refused');
}

/** Whether a step leads a freight on from where it stands. */
function leadsOn({ status, nextArrival }: FreightState, step: Entry): boolean {
  const { status: next, place } = stepBody(step);
  return step.kind === 'move' ? isBack(next, status) : nextArrival !== null && (place ?? nextArrival) === nextArrival;
}

/**
 * The freight as it stands once its waiting steps have arrived: what the next step is. One that was refused still happened:
 * it counts where it leads on, and so do those after it; what the system has gone past takes the freight nowhere. One that
 * was sent leaves it where the server said. A cancelled freight takes none.
 */
export function afterSteps<F extends FreightState>(freight: F, steps: readonly Entry[]): F {
  if (freight.moves.length === 0) return freight;
  let after = freight;
  let isDoubtful = false;
  for (const step of steps) {
    if (hasStep(freight, step)) continue;
    if (isAnswered(step) && step.answered.stand) {
      after = { ...after, ...step.answered.stand };
      continue;
    }
    isDoubtful ||= step.state === 'refused';
    if (isDoubtful && !leadsOn(after, step)) continue;
    const { status, occurredAt } = stepBody(step);
    after = step.kind === 'move' ? moved(after, status) : arrived(after, occurredAt ?? step.madeAt);
  }
  return after;
}

/** The latest of some instants in UTC, however many decimals their seconds have. */
function latestOf(instants: readonly string[]): string {
  const bare = instants.map((instant) => instant.replace(/Z$/, ''));
  return `${bare.reduce((one, other) => (other > one ? other : one))}Z`;
}

/**
 * The moment of a step that is taken now. A device may be some seconds behind, and the server takes no step before the one
 * that precedes it: it is never earlier than what is known of the freight.
 */
export function momentOfStep({ updatedAt, arrivedAt }: FreightState, steps: readonly Entry[]): string {
  // A refusal may be due to the step's moment.
  const known = steps.flatMap((step) => (step.state === 'refused' ? [] : (stepBody(step).occurredAt ?? [])));
  return latestOf([now().toISOString(), updatedAt, ...(arrivedAt === null ? [] : [arrivedAt]), ...known]);
}
