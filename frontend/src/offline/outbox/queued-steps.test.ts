import { expect, test, vi } from 'vitest';
import { someFreight } from '@/test/msw-fixtures';
import type { Entry, EntryState, DeliveredEntry } from './entry';
import { afterSteps, hasStep, isBlocked, momentOfStep, stepsOf } from './queued-steps';

let id = 0;

function step(body: Record<string, unknown>, state: EntryState = 'waiting', freightId = 12): Entry {
  const kind = 'status' in body ? 'move' : 'arrival';
  id += 1;
  return {
    id,
    userId: 1,
    kind,
    url: `/api/freights/${freightId}/${kind === 'move' ? 'status' : 'arrival'}`,
    body,
    title: '',
    detail: '',
    form: null,
    key: String(id),
    madeAt: '2026-11-18T10:00:00Z',
    state,
    tries: 0,
    notBefore: 0,
    pausedAt: 0,
    shape: 1,
    sentAt: null,
    refusal: null,
  };
}

const arrival = (state?: EntryState) => step({ occurredAt: '2026-11-18T10:00:00Z' }, state);
const move = (status: string, state?: EntryState) => step({ status, occurredAt: '2026-11-18T11:00:00Z' }, state);
const scheduled = someFreight({ nextArrival: 'loading' });

test('what waits takes the freight on: from the arrival to the next one', () => {
  expect(afterSteps(scheduled, [])).toEqual(scheduled);
  expect(afterSteps(scheduled, [arrival()])).toMatchObject({
    status: 'scheduled',
    nextArrival: null,
    arrivedAt: '2026-11-18T10:00:00Z',
  });
  expect(afterSteps(scheduled, [arrival(), move('loading')])).toMatchObject({
    status: 'loading',
    moves: ['scheduled', 'in_transit', 'unloading', 'completed'],
    nextArrival: null,
    arrivedAt: null,
  });
  const onTheRoad = afterSteps(scheduled, [arrival(), move('loading'), move('in_transit')]);
  expect(onTheRoad).toMatchObject({ status: 'in_transit', nextArrival: 'unloading', arrivedAt: null });
});

test('a response before the entry is removed changes nothing twice', () => {
  const loading = someFreight({ status: 'loading', moves: ['scheduled', 'in_transit', 'unloading', 'completed'] });
  expect(afterSteps(loading, [move('loading')])).toEqual(loading);
});

test('what was sent takes the freight on until it is read as it was answered', () => {
  const sent: DeliveredEntry = { ...move('loading'), answered: { at: '2026-11-18T11:00:05Z', version: 4 } };
  expect(afterSteps({ ...scheduled, version: 3 }, [arrival(), sent])).toMatchObject({ status: 'loading' });
  expect(afterSteps({ ...scheduled, version: 4 }, [sent])).toMatchObject({ status: 'scheduled' });
  expect([3, 4, 5].map((version) => hasStep({ version }, sent))).toEqual([false, true, true]);
  expect(hasStep({ version: 9 }, arrival())).toBe(false);
});

test('what was sent as a correction leaves the freight where the server said, not where the step leads', () => {
  const { moves } = afterSteps(scheduled, [move('in_transit')]);
  const stand = { status: 'in_transit' as const, moves, nextArrival: 'unloading' as const, arrivedAt: null };
  const sent: DeliveredEntry = { ...move('loading'), answered: { at: '2026-11-18T11:00:05Z', version: 4, stand } };
  expect(afterSteps({ ...scheduled, version: 3 }, [sent])).toMatchObject(stand);
});

test('what was refused still happened: the step after it can be taken, and waits', () => {
  const steps = [arrival(), move('loading', 'refused'), move('in_transit')];
  expect(afterSteps(scheduled, steps)).toMatchObject({ status: 'in_transit', nextArrival: 'unloading' });
  expect(isBlocked(steps)).toBe(true);
  expect(isBlocked([arrival('unsure')])).toBe(false);
});

test('what the system has gone past takes the freight nowhere, nor do the steps behind it', () => {
  const further = { ...scheduled, status: 'unloading' as const, nextArrival: null };
  expect(afterSteps(further, [move('loading', 'refused'), move('in_transit')])).toEqual(further);
  const there = step({ place: 'unloading', occurredAt: '2026-11-18T13:00:00Z' });
  const onTheRoad = { ...scheduled, status: 'in_transit' as const, nextArrival: 'unloading' as const };
  expect(afterSteps(onTheRoad, [move('loading', 'refused'), there])).toMatchObject({
    status: 'in_transit',
    arrivedAt: '2026-11-18T13:00:00Z',
  });
});

test('a moment that was refused makes no later one', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z') });
  const ahead = step({ status: 'loading', occurredAt: '2026-11-19T12:00:00Z' }, 'refused');
  expect(momentOfStep(someFreight({ updatedAt: '2026-11-18T11:00:00Z' }), [ahead])).toBe('2026-11-18T12:00:00.000Z');
  vi.useRealTimers();
});

test('a cancelled freight takes no step', () => {
  const cancelled = someFreight({ cancelledOn: '2026-11-18', moves: [] });
  expect(afterSteps(cancelled, [move('loading')])).toEqual(cancelled);
});

test('the steps are those of one freight', () => {
  const toll = { ...move('loading'), kind: 'expense', url: '/api/finances' } as const;
  const other = step({ status: 'loading' }, 'waiting', 121);
  const own = move('loading');
  expect(stepsOf(12, [toll, other, own])).toEqual([own]);
});

test('a step is never before what is known of the freight, on a device that is behind', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00.500Z') });
  const read = someFreight({ updatedAt: '2026-11-18T11:59:00Z' });
  expect(momentOfStep(read, [])).toBe('2026-11-18T12:00:00.500Z');
  expect(momentOfStep({ ...read, updatedAt: '2026-11-18T12:00:00.500123Z' }, [])).toBe('2026-11-18T12:00:00.500123Z');
  expect(momentOfStep({ ...read, arrivedAt: '2026-11-18T12:00:02Z' }, [])).toBe('2026-11-18T12:00:02Z');
  const last = step({ status: 'loading', occurredAt: '2026-11-18T12:00:03Z' });
  expect(momentOfStep(read, [last])).toBe('2026-11-18T12:00:03Z');
  vi.useRealTimers();
});
