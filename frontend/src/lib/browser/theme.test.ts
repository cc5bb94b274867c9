import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { stubMedia } from '@/test/media';
import { readDensity } from './density';
import { applyTheme, readTheme, readThemeChoice, setTheme, useTheme, useThemeChoice } from './theme';

beforeEach(() => localStorage.clear());

test('light unless chosen otherwise, also on a dark device or when the stored word is unknown', () => {
  stubMedia('(prefers-color-scheme: dark)');
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

test('automatic follows the device', () => {
  const device = stubMedia();
  const { result } = renderHook(() => [useThemeChoice()[0], useTheme()[0]]);
  act(() => setTheme('auto'));
  expect(result.current).toEqual(['auto', 'light']);
  expect(document.documentElement.dataset.theme).toBe('light');
  act(() => device.set('(prefers-color-scheme: dark)'));
  expect(result.current).toEqual(['auto', 'dark']);
});

/** Runs the script that the pages load before their styles. */
function runStartScript(): void {
  runInThisContext(readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8'));
}

test('the start script resolves a theme as the app does, and follows the device', () => {
  const device = stubMedia('(prefers-color-scheme: dark)');
  const { dataset } = document.documentElement;
  for (const choice of ['light', 'dark', 'auto', 'purple']) {
    localStorage.setItem('theme', choice);
    runStartScript();
    expect(dataset.theme, choice).toBe(readTheme());
  }
  localStorage.setItem('theme', 'auto');
  device.set();
  expect(dataset.theme).toBe('light');
  expect(readThemeChoice()).toBe('auto');
});

test('the start script resolves a density as the app does, and follows the pointer', () => {
  const device = stubMedia('(pointer: fine)');
  const { dataset } = document.documentElement;
  for (const choice of ['', 'compact', 'comfortable']) {
    localStorage.setItem('density', choice);
    runStartScript();
    expect(dataset.density, choice).toBe(readDensity());
  }
  localStorage.removeItem('density');
  device.set();
  expect(dataset.density).toBe('comfortable');
});
