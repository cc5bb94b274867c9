import { beforeEach, expect, test } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { applyTheme, readTheme, setTheme, useTheme } from './theme';

beforeEach(() => localStorage.clear());

test('light unless chosen otherwise, also when the stored word is unknown', () => {
  expect(readTheme()).toBe('light');
  localStorage.setItem('theme', 'purple');
  expect(readTheme()).toBe('light');
});

test('the choice is stored under "theme" and set on the document', () => {
  const { result } = renderHook(() => useTheme());
  act(() => setTheme('dark'));
  expect(result.current[0]).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  act(() => applyTheme('light'));
  expect(document.documentElement.dataset.theme).toBe('light');
});
