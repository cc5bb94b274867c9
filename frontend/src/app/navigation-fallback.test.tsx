import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationFallback } from './navigation-fallback';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const never = new Promise<string>(() => undefined);

function Stuck() {
  return <p>{use(never)}</p>;
}

function renderLinks(load: (href: string) => void) {
  render(
    <BrowserRouter>
      <NavigationFallback load={load}>
        <Link to="/stuck?a=1">stuck</Link>
        <Link to="/quick">quick</Link>
        {/* Without a key, the transition holds the old page while the new one waits. */}
        <Suspense fallback={<p>…</p>}>
          <Routes>
            <Route path="/" element={<p>start</p>} />
            <Route path="/quick" element={<p>arrived</p>} />
            <Route path="/stuck" element={<Stuck />} />
          </Routes>
        </Suspense>
      </NavigationFallback>
    </BrowserRouter>,
  );
}

async function click(text: string) {
  await act(async () => fireEvent.click(screen.getByText(text)));
}

async function pass(ms: number) {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

test('what has not arrived after 300 ms is loaded as a whole page', async () => {
  const load = vi.fn();
  renderLinks(load);
  await click('stuck');
  await pass(299);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load).toHaveBeenCalledExactlyOnceWith('/stuck?a=1');
});

test('what has arrived is not', async () => {
  const load = vi.fn();
  renderLinks(load);
  await click('quick');
  await pass(1000);
  expect(screen.getByText('arrived')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

test('another navigation within the time takes the place of the first', async () => {
  const load = vi.fn();
  renderLinks(load);
  await click('stuck');
  await pass(200);
  await click('quick');
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
});
