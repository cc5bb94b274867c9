import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use } from 'react';
import { Link, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FallbackRouter } from './navigation-fallback';

vi.unmock('./navigation-fallback');

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const never = new Promise<string>(() => undefined);
let isBlocked = true;

function Stuck() {
  return <p>{isBlocked ? use(never) : 'passed'}</p>;
}

/** Route whose transition never ends, so that the old page stays. */
function Held() {
  const navigate = useNavigate();
  return <button onClick={() => startTransition(() => void navigate('/stuck?a=1'))}>stuck</button>;
}

function Filter() {
  const [, setParams] = useSearchParams();
  return <button onClick={() => setParams({ q: 'São Paulo & cia' }, { replace: true })}>filter</button>;
}

/** Renders links; returns the addresses loaded as whole pages. */
function renderLinks(): string[] {
  isBlocked = true;
  const loaded: string[] = [];
  const load = () => void loaded.push(window.location.pathname + window.location.search);
  render(
    <FallbackRouter load={load}>
      <Held />
      <Link to="/loading">loading</Link>
      <Link to="/quick">quick</Link>
      <Link to="/late">late</Link>
      <Filter />
      <Suspense fallback={<p>…</p>}>
        <Routes>
          <Route path="/" element={<p>start</p>} />
          <Route path="/quick" element={<p>arrived</p>} />
          <Route path="/stuck" element={<Stuck />} />
          <Route path="/loading" element={<Stuck />} />
          <Route
            path="/late"
            element={
              <Suspense fallback={<p>spinner</p>}>
                <Stuck />
              </Suspense>
            }
          />
        </Routes>
      </Suspense>
    </FallbackRouter>,
  );
  return loaded;
}

async function click(text: string) {
  await act(async () => fireEvent.click(screen.getByText(text)));
}

async function pass(ms: number) {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

/** Browser history: the address changes first, then the router is notified. */
async function go(delta: number) {
  await act(async () => {
    window.history.go(delta);
    await vi.advanceTimersByTimeAsync(0);
  });
}

test('what has not arrived after 300 ms is loaded as a whole page', async () => {
  const loaded = renderLinks();
  await click('stuck');
  await pass(299);
  expect(loaded).toEqual([]);
  await pass(1);
  expect(loaded).toEqual(['/stuck?a=1']);
});

test('what has arrived is not, a filter in the address neither', async () => {
  const loaded = renderLinks();
  await click('quick');
  await pass(1000);
  expect(screen.getByText('arrived')).toBeTruthy();
  await click('filter');
  await pass(1000);
  expect(loaded).toEqual([]);
});

test('the spinner of a page that is still loading has arrived', async () => {
  const loaded = renderLinks();
  await click('late');
  await pass(1000);
  expect(screen.getByText('spinner')).toBeTruthy();
  expect(loaded).toEqual([]);
});

test('another navigation within the time takes the place of the first', async () => {
  const loaded = renderLinks();
  await click('stuck');
  await pass(200);
  await click('quick');
  await pass(1000);
  expect(loaded).toEqual([]);
});

test('who taps and goes back within the time is left where they are', async () => {
  const loaded = renderLinks();
  await click('quick');
  await pass(1000);
  await click('stuck');
  await pass(200);
  await go(-1);
  expect(window.location.pathname).toBe('/quick');
  await pass(1000);
  expect(screen.getByText('arrived')).toBeTruthy();
  expect(loaded).toEqual([]);
});

test('a page whose code is still loading has arrived with its spinner, also under the boundary of the page before', async () => {
  const loaded = renderLinks();
  await click('quick');
  await click('loading');
  await pass(1000);
  expect(screen.getByText('…')).toBeTruthy();
  expect(loaded).toEqual([]);
});

test('a page that takes longer than that to draw is not loaded while it is being drawn', async () => {
  vi.useRealTimers();
  const loaded: string[] = [];
  function Slow() {
    const until = performance.now() + 20;
    while (performance.now() < until);
    return null;
  }
  // Rendered asynchronously between timers, as in a browser: `act` would flush at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const heavy = Array.from({ length: 30 }, (_, index) => <Slow key={index} />);
  root.render(
    <FallbackRouter load={() => void loaded.push(window.location.pathname)}>
      <Routes>
        <Route path="/" element={<Link to="/heavy">heavy</Link>} />
        <Route path="/heavy" element={[<p key="there">there</p>, ...heavy]} />
      </Routes>
    </FallbackRouter>,
  );
  await vi.waitFor(() => expect(screen.getByText('heavy')).toBeTruthy());
  screen.getByText('heavy').click();
  await vi.waitFor(() => expect(screen.getByText('there')).toBeTruthy(), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(loaded).toEqual([]);
  root.unmount();
});
