/** Steps of a freight: entries and expected timeline. */
import type { NewEntry } from '../src/offline/outbox/entry';
import type { FreightEvent, FreightStatus } from '../src/api/types';
import { isBack } from '@/lib/labels/labels';

/** In the order in which they are taken. */
const STEPS = ['arrival', 'loading', 'in_transit', 'arrival', 'unloading', 'completed'] as const;

/** The only truck is on freights of other schedules too. */
export const BUSY = ['truck_busy'];

export const STEPS_COUNT = STEPS.length;

const HOUR_MS = 3_600_000;

/** Time of a step: an hour after the previous one, the last one an hour ago; `late` is a fraction of an hour. */
function momentOf(step: number, late = 0): string {
  return new Date(Date.now() - (STEPS_COUNT - step - late) * HOUR_MS).toISOString();
}

/** Outbox entry of a step. */
export function stepEntry(freight: number, step: number, note: string): Pick<NewEntry, 'kind' | 'url' | 'body'> {
  const status = STEPS[step] ?? 'completed';
  const occurredAt = momentOf(step);
  const fromStatus = STEPS.slice(0, step).findLast((one) => one !== 'arrival') ?? 'scheduled';
  const place = fromStatus === 'scheduled' ? 'loading' : 'unloading';
  return status === 'arrival'
    ? { kind: 'arrival', url: `/api/freights/${freight}/arrival`, body: { occurredAt, note, place } }
    : {
        kind: 'move',
        url: `/api/freights/${freight}/status`,
        body: { status, occurredAt, note, fromStatus, confirm: BUSY },
      };
}

/** Status change by another device, half an hour after this device's user. */
export function moveElsewhere(status: FreightStatus) {
  const step = STEPS.findIndex((one) => one === status);
  return { status, occurredAt: momentOf(step, 0.5), note: 'elsewhere', confirm: BUSY };
}

/** Effective events: a step back cancels later ones. */
function standingOf(events: readonly FreightEvent[]): FreightEvent[] {
  let recordCount: FreightEvent[] = [];
  for (const event of events) {
    const { kind, fromStatus, toStatus } = event;
    if (kind === 'arrival_undone')
      recordCount = recordCount.filter((one) => one.kind !== 'arrived' || one.toStatus !== toStatus);
    else if (isBack(fromStatus, toStatus)) recordCount = recordCount.filter((one) => !isBack(one.toStatus, toStatus));
    else recordCount.push(event);
  }
  return recordCount;
}

const words = (events: readonly FreightEvent[]) => events.map(({ toStatus, note }) => `${toStatus} ${note}`).join();

/** Faults of a timeline that must contain this device's steps in order; empty if correct. */
export function timelineFaults(events: readonly FreightEvent[], marks: readonly string[]): string[] {
  const marksOf = (some: readonly FreightEvent[]) =>
    some.flatMap(({ note }) => marks.find((one) => one === note) ?? []);
  const recordCount = standingOf(events);
  const expected = marks.filter((mark) => events.some(({ note }) => note === mark)).join();
  const last = recordCount.at(-1)?.toStatus ?? 'scheduled';
  const moments = recordCount.map(({ occurredAt }) => Date.parse(occurredAt));
  const isRight =
    marksOf(events).join() === expected &&
    marksOf(recordCount).join() === expected &&
    !events.some(({ toStatus }) => isBack(toStatus, last)) &&
    moments.every((moment, at) => moment >= (moments[at - 1] ?? 0));
  return isRight ? [] : [`The timeline is ${words(events)}, of which stands ${words(recordCount)}`];
}
