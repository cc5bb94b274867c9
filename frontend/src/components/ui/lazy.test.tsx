import { Component, Suspense, type ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { preload } from '@/lib/navigation/preload';
import { eventually } from '@/test/eventually';
import { ORIGIN, startServer } from '@/test/msw';
import { CODE_TIMEOUT_MS, lazyComponent, lazySheet } from './lazy';

const server = startServer();
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const come = () => Promise.resolve({ default: () => <p>parte</p> });

let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

/** Sets the reachability of the server. */
function signal(isThere: boolean) {
  server.use(http.get(`${ORIGIN}/*`, () => (isThere ? HttpResponse.html('<div>') : HttpResponse.error())));
}

function show(load: Parameters<typeof lazyComponent>[0]) {
  const Part = lazyComponent(load);
  return render(
    <Suspense fallback={<p>…</p>}>
      <p>o resto</p>
      <Part />
    </Suspense>,
  );
}

const retry = async () => fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));

test('a missing chunk is reported in place, and loads on retry', async () => {
  const load = vi.fn(come).mockImplementationOnce(gone);
  show(load);
  expect((await screen.findByRole('alert')).textContent).toContain('Esta parte do aplicativo não carregou.');
  expect(screen.getByText('o resto')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  await retry();
  expect(await screen.findByText('parte')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('a preloaded chunk renders at once', async () => {
  const load = vi.fn(come);
  await preload(load);
  show(load);
  expect(screen.getByText('parte')).toBeTruthy();
  expect(screen.queryByText('…')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what did not come ahead is asked for once more when it is shown', async () => {
  const load = vi.fn(come).mockImplementationOnce(gone);
  await expect(preload(load)).rejects.toThrow();
  show(load);
  expect(await screen.findByText('parte')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a signal trying again leaves the page as it is', async () => {
  signal(false);
  const load = vi.fn(gone);
  show(load);
  await retry();
  await eventually(() => expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled());
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('where a newer version took its place, trying again loads the page', async () => {
  signal(true);
  show(gone);
  await retry();
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test('a later visit retries', async () => {
  const load = vi.fn(come).mockImplementationOnce(gone);
  const Part = lazyComponent(load);
  const page = (key: number) => (
    <Suspense key={key} fallback={<p>…</p>}>
      <Part />
    </Suspense>
  );
  const { rerender } = render(page(1));
  await screen.findByRole('alert');
  rerender(<p>outra página</p>);
  rerender(page(2));
  expect(await screen.findByText('parte')).toBeTruthy();
});

test('code that hangs is given up after its time', async () => {
  vi.useFakeTimers();
  show(() => new Promise(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(CODE_TIMEOUT_MS - 1));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeTruthy();
  vi.useRealTimers();
});

class Net extends Component<{ children: ReactNode }> {
  override state = { caught: '' };
  static getDerivedStateFromError = (error: Error) => ({ caught: error.message });
  override render = () => this.state.caught || this.props.children;
}

test('a mistake within the part is not taken for missing code', async () => {
  const Broken = lazyComponent(() =>
    Promise.resolve({
      default: () => {
        throw new Error('boom');
      },
    }),
  );
  render(
    <Net>
      <Suspense fallback={<p>…</p>}>
        <Broken />
      </Suspense>
    </Net>,
  );
  expect(await screen.findByText('boom')).toBeTruthy();
});

test('a sheet that did not come can be closed, and tried again', async () => {
  const onClose = vi.fn();
  const load = vi.fn(() => Promise.resolve({ default: (_props: { onClose: () => void }) => <p>folha</p> }));
  load.mockImplementationOnce(gone);
  const Sheet = lazySheet(load, (props: { onClose: () => void }) => props.onClose);
  render(
    <Suspense fallback={null}>
      <Sheet onClose={onClose} />
    </Suspense>,
  );
  expect(await screen.findByRole('dialog', { name: 'Não carregou' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalledOnce();
  await retry();
  expect(await screen.findByText('folha')).toBeTruthy();
});

test('a sheet that takes its time says that it is on its way', async () => {
  const Sheet = lazySheet(
    () => new Promise<{ default: (props: { onClose: () => void }) => null }>(() => {}),
    ({ onClose }) => onClose,
  );
  render(<Sheet onClose={vi.fn()} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect((await screen.findByRole('status')).textContent).toBe('Carregando');
});

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every lazy component has an error boundary for its code', () => {
  const lazy = Object.entries(sources).filter(([, text]) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text));
  expect(lazy.map(([file]) => file)).toEqual(['./lazy.tsx']);
});
