/** Queued steps of a freight and the status they lead to. */
import type { Freight, FreightStatus, StayPlace } from '@/api/types';
import { now } from '@/lib/browser/clock';
import { freightStatusOrder, arrivalDone, isBack, moveDone } from '@/lib/labels/labels';
import { isDelivered, isStep, orderingKeyOf, stepBody, type Entry } from './entry';

/** Freight as the refusal reports it; undefined without one. */
export function freightInRefusal({ refusal }: Pick<Entry, 'refusal'>): Freight | undefined {
  return refusal?.problem?.current as Freight | undefined;
}

/** Newer of the cached freight and the one in the refusal. The user decides over this one. */
export function freightNow<F extends Freight | undefined>(step: Pick<Entry, 'refusal'>, read: F): Freight | F {
  const refused = freightInRefusal(step);
  return refused !== undefined && (read === undefined || refused.version > read.version) ? refused : read;
}

/** The step as a correction. Earlier confirmations applied to another freight and are dropped. */
export function asCorrection(body: Entry['body']): Entry['body'] {
  return { ...body, correct: true, confirm: undefined };
}

/** Fields of a freight that steps change, and its last moment on the server. */
export type FreightState = Pick<Freight, 'status' | 'moves' | 'nextArrival' | 'arrivedAt' | 'updatedAt' | 'version'>;

export function stepsOf(freightId: number, entries: readonly Entry[]): Entry[] {
  const steps = entries.filter((entry) => isStep(entry) && orderingKeyOf(entry) === `freights/${freightId}`);
  return steps.sort((one, other) => one.id - other.id);
}

/** True if the fetched freight already contains the step. */
export function hasStep({ version }: Pick<Freight, 'version'>, step: Entry): boolean {
  return isDelivered(step) && (step.answered.version ?? 0) <= version;
}

/** Place of the next arrival by status. */
const awaited: Partial<Record<FreightStatus, StayPlace>> = { scheduled: 'loading', in_transit: 'unloading' };

/** Allowed transitions: any later status, and back by one. */
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

/** Label of a step: "começou a carregar", "chegou para descarregar". */
export function stepLabel(step: Pick<Entry, 'kind' | 'body'>): string {
  const { status, fromStatus, place } = stepBody(step);
  if (step.kind === 'move') return moveDone(fromStatus ?? status, status);
  return place == null ? 'chegou' : arrivalDone[place];
}

/** True if the server refused a step because the freight's status differs or changed since. */
export function isConflict({ refusal }: Pick<Entry, 'refusal'>): boolean {
  return refusal?.problem?.type === 'illegal_move' || refusal?.status === 412;
}

/** True if a step is edited as a correction: it no longer fits, or is one already. */
export function corrects(step: Pick<Entry, 'refusal' | 'body'>): boolean {
  return isConflict(step) || stepBody(step).correct === true;
}

/**
 * True if the server can insert a step into a freight that has moved on: forward moves, and arrivals at a known place.
 * A step back is ambiguous.
 */
export function isCorrectable(entry: Pick<Entry, 'kind' | 'body'>): boolean {
  const { status, fromStatus, place } = stepBody(entry);
  return entry.kind === 'move' ? fromStatus == null || !isBack(fromStatus, status) : place != null;
}

/** Freight before a step that no longer fits, over which the step is edited. */
export function beforeStep<F extends FreightState>(freight: F, step: Entry): F {
  const { fromStatus } = stepBody(step);
  return fromStatus == null || !corrects(step) || freight.moves.length === 0 ? freight : moved(freight, fromStatus);
}

/** True if a refused step blocks the rest until the user decides. */
export function isBlocked(steps: readonly Entry[]): boolean {
  return steps.some(({ state }) => state === 'refused');
}

/** True if a step moves a freight forward from this state. */
function movesForward({ status, nextArrival }: FreightState, step: Entry): boolean {
  const { status: next, place } = stepBody(step);
  return step.kind === 'move' ? isBack(next, status) : nextArrival !== null && (place ?? nextArrival) === nextArrival;
}

/**
 * Freight after its queued steps, which defines the next step. A refused step still happened: it counts if it leads
 * forward, as do later ones. A delivered step sets the server's state. Steps of a cancelled freight do not count.
 */
export function afterSteps<F extends FreightState>(freight: F, steps: readonly Entry[]): F {
  if (freight.moves.length === 0) return freight;
  let after = freight;
  let isDoubtful = false;
  for (const step of steps) {
    if (hasStep(freight, step)) continue;
    if (isDelivered(step) && step.answered.stand) {
      after = { ...after, ...step.answered.stand };
      continue;
    }
    isDoubtful ||= step.state === 'refused';
    if (isDoubtful && !movesForward(after, step)) continue;
    const { status, occurredAt } = stepBody(step);
    after = step.kind === 'move' ? moved(after, status) : arrived(after, occurredAt ?? step.madeAt);
  }
  return after;
}

/** Latest of UTC instants with any number of decimals. */
function latestInstant(instants: readonly string[]): string {
  const bare = instants.map((instant) => instant.replace(/Z$/, ''));
  return `${bare.reduce((one, other) => (other > one ? other : one))}Z`;
}

/**
 * Time of a step entered now. A device clock may lag by seconds, and the server rejects a step before the preceding
 * one: never earlier than any known event.
 */
export function momentOfStep({ updatedAt, arrivedAt }: FreightState, steps: readonly Entry[]): string {
  // The time of a step may be the reason for its refusal.
  const known = steps.flatMap((step) => (step.state === 'refused' ? [] : (stepBody(step).occurredAt ?? [])));
  return latestInstant([now().toISOString(), updatedAt, ...(arrivedAt === null ? [] : [arrivedAt]), ...known]);
}
