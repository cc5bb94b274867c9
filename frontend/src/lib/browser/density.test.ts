import { expect, test } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { stubMedia } from '@/test/media';
import { readDensity, setDensity, useDensity } from './density';

const MOUSE = '(pointer: fine)';

test('follows the pointer until a density is chosen', () => {
  const device = stubMedia(MOUSE);
  const { result } = renderHook(() => useDensity());
  expect(result.current[0]).toBe('compact');
  act(() => device.set());
  expect(result.current[0]).toBe('comfortable');
  act(() => setDensity('compact'));
  expect(result.current[0]).toBe('compact');
});

test('stores the choice on the device and sets it on the document', () => {
  stubMedia(MOUSE);
  setDensity('comfortable');
  expect(localStorage.getItem('density')).toBe('comfortable');
  expect(document.documentElement.dataset.density).toBe('comfortable');
  expect(readDensity()).toBe('comfortable');
});

test('ignores an unknown stored word', () => {
  stubMedia(MOUSE);
  localStorage.setItem('density', 'tiny');
  expect(readDensity()).toBe('compact');
});
