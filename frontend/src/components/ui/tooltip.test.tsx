import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function pass(ms: number) {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

const over = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const away = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

function renderTwo() {
  render(
    <TooltipProvider>
      <Tooltip text="Um">
        <button type="button">a</button>
      </Tooltip>
      <Tooltip text="Dois">
        <button type="button">b</button>
      </Tooltip>
    </TooltipProvider>,
  );
}

test('it opens after 700 ms', async () => {
  renderTwo();
  over('a');
  await pass(690);
  expect(shown()).toBeNull();
  await pass(20);
  expect(shown()).toBe('Um');
});

test('within 300 ms of one the next opens at once, later it waits again', async () => {
  renderTwo();
  over('a');
  await pass(710);
  away('a');
  fireEvent.keyDown(document, { key: 'Escape' });
  await pass(290);
  over('b');
  await pass(1);
  expect(shown()).toBe('Dois');
  away('b');
  fireEvent.keyDown(document, { key: 'Escape' });
  await pass(310);
  over('a');
  await pass(600);
  expect(shown()).toBeNull();
});
