import { expect, test } from 'vitest';
import { someFreight } from '@/test/msw-fixtures';
import { conflictsOf, type Trip } from './freight-conflicts';

const TODAY = '2026-11-18';
const LATER = '2026-11-25';
const trip: Trip = {
  id: 12,
  status: 'scheduled',
  scheduledFor: TODAY,
  truckId: 1,
  trailerIds: [2],
  driverId: 4,
  distanceKm: 1336,
};
const other = (changes: Parameters<typeof someFreight>[0] = {}) => someFreight({ id: 13, number: 13, ...changes });
const namesOf = (mine: Partial<Trip>, theirs: Parameters<typeof someFreight>[0]) =>
  conflictsOf({ ...trip, ...mine }, [other(theirs)], TODAY).flatMap(({ names }) => names);

test('truck, trailers and driver of both are named; the freight itself and other vehicles are not', () => {
  const shared = {
    trailers: [{ id: 2, plate: 'QWE4R56', nickname: null }],
    driver: { id: 4, name: 'Zé Maria' },
    scheduledFor: TODAY,
  };
  expect(namesOf({}, shared)).toEqual(['BRA2E19', 'QWE4R56', 'Zé Maria']);
  expect(namesOf({ id: 13 }, shared)).toEqual([]);
  expect(namesOf({ truckId: 9, trailerIds: [], driverId: null }, shared)).toEqual([]);
});

test.each([
  ['both under way', { status: 'loading' }, { status: 'in_transit' }, true],
  ['due today while the truck is out', {}, { status: 'in_transit' }, true],
  ['due later while the truck is out', { scheduledFor: LATER }, { status: 'in_transit' }, false],
  ['due today while the truck is unloading', {}, { status: 'unloading' }, false],
  ['two long trips of one day', {}, { scheduledFor: TODAY }, true],
  ['a short trip on the same day', {}, { scheduledFor: TODAY, distanceKm: 90 }, false],
  ['different days', {}, { scheduledFor: LATER }, false],
] as const)('%s: %o and %o conflict: %s', (_case, mine, theirs, isConflict) => {
  expect(namesOf(mine, theirs)).toEqual(isConflict ? ['BRA2E19'] : []);
});
