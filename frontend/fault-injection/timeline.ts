/** A freight's steps: what is entered of them, and what stands of them on the server. */
import type { NewEntry } from '../src/offline/outbox/entry';
import type { FreightEvent, FreightStatus } from '../src/api/types';
import { isBack } from '@/lib/labels/labels';

/** Steps of a freight, in the order in which they are taken. */
const STEPS = ['arrival', 'loading', 'in_transit', 'arrival', 'unloading', 'completed'] as const;

/** The one truck of the books is on the freights of other schedules, too. */
export const BUSY = ['truck_busy'];

/** How many steps a freight has. */
export const STEPS_COUNT = STEPS.length;

const HOUR_MS = 3_600_000;

/** When a step was taken: an hour after the one before it, and the last one an hour ago; `late` is a part of an hour. */
function momentOf(step: number, late = 0): string {
  return new Date(Date.now() - (STEPS_COUNT - step - late) * HOUR_MS).toISOString();
}

/** A step as a device enters it. */
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

/** The move to a state as another device makes it: half an hour after this one's person, who was there. */
export function moveElsewhere(status: FreightStatus) {
  const step = STEPS.findIndex((one) => one === status);
  return { status, occurredAt: momentOf(step, 0.5), note: 'elsewhere', confirm: BUSY };
}

/** The events that still stand: a step back takes away what lay beyond. */
function standingOf(events: readonly FreightEvent[]): FreightEvent[] {
  let standing: FreightEvent[] = [];
  for (const event of events) {
    const { kind, fromStatus, toStatus } = event;
    if (kind === 'arrival_undone')
      standing = standing.filter((one) => one.kind !== 'arrived' || one.toStatus !== toStatus);
    else if (isBack(fromStatus, toStatus)) standing = standing.filter((one) => !isBack(one.toStatus, toStatus));
    else standing.push(event);
  }
  return standing;
}

const words = (events: readonly FreightEvent[]) => events.map(({ toStatus, note }) => `${toStatus} ${note}`).join();

/** What is wrong with a timeline in which this device's steps have these notes, in their order; empty where nothing is. */
export function timelineFaults(events: readonly FreightEvent[], marks: readonly string[]): string[] {
  const marksOf = (some: readonly FreightEvent[]) =>
    some.flatMap(({ note }) => marks.find((one) => one === note) ?? []);
  const standing = standingOf(events);
  const told = marks.filter((mark) => events.some(({ note }) => note === mark)).join();
  const last = standing.at(-1)?.toStatus ?? 'scheduled';
  const moments = standing.map(({ occurredAt }) => Date.parse(occurredAt));
  const isRight =
    marksOf(events).join() === told &&
    marksOf(standing).join() === told &&
    !events.some(({ toStatus }) => isBack(toStatus, last)) &&
    moments.every((moment, at) => moment >= (moments[at - 1] ?? 0));
  return isRight ? [] : [`The timeline is ${words(events)}, of which stands ${words(standing)}`];
}
