import { afterEach, expect, test, vi } from 'vitest';
import { storeListState, restoredUrl, listOf, listStateOf } from './list-restoration';

afterEach(() => sessionStorage.clear());

test('a list is known by its path and its tab, whatever its filters are', () => {
  expect(listOf('/fuel', '?q=posto&vehicleId=3')).toBe('/fuel');
  expect(listOf('/maintenance', '?tab=plan&state=late')).toBe('/maintenance?tab=plan');
});

test('the way back leads to the filters that were left, and to the whole list before that', () => {
  expect(restoredUrl('/fuel')).toBe('/fuel');
  storeListState('/fuel', { address: '/fuel?q=posto', scroll: 800, row: '7' });
  expect(restoredUrl('/fuel')).toBe('/fuel?q=posto');
  expect(listStateOf('/fuel')).toEqual({ address: '/fuel?q=posto', scroll: 800, row: '7' });
  expect(restoredUrl('/fuel?tab=consumption')).toBe('/fuel?tab=consumption');
});

test('a closed storage is no reason to fail', () => {
  const fail = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('sessionStorage', { setItem: fail, getItem: fail, clear: () => undefined });
  storeListState('/fuel', { address: '/fuel?q=posto', scroll: 0, row: null });
  expect(restoredUrl('/fuel')).toBe('/fuel');
});
