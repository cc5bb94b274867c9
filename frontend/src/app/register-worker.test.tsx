import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '@/test/eventually';
import { setupUser } from '@/test/user';

type Worker = { postMessage: (message: unknown) => void };

/** Stub of the browser: the active worker, and a waiting one. */
function browserWith(waiting: Worker | null, controller: object | null = {}) {
  const registration = { active: {}, waiting, update: vi.fn(async () => undefined) };
  const container = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { registration, container, takeOver: () => container.dispatchEvent(new Event('controllerchange')) };
}

let visible: DocumentVisibilityState = 'visible';
const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockClear());
});

test('a waiting version is announced, and the tap activates and shows it', async () => {
  const posted = vi.fn();
  const { container, takeOver } = browserWith({
    postMessage: (message) => {
      posted(message);
      takeOver();
    },
  });
  const { NewVersion } = await import('./new-version');
  const { isNewVersionThere } = await import('./register-worker');
  await eventually(() => expect(isNewVersionThere()).toBe(true));
  expect(container.register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  render(<NewVersion />);
  await setupUser().click(screen.getByRole('button', { name: 'Atualizar a Boleia' }));
  expect(posted).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).toHaveBeenCalledOnce();
});

test('a version that waits is read out once, and not at each screen', async () => {
  browserWith({ postMessage: () => undefined });
  const { NewVersion } = await import('./new-version');
  const { LiveRegion } = await import('@/components/ui/live-region');
  const { isNewVersionThere } = await import('./register-worker');
  await eventually(() => expect(isNewVersionThere()).toBe(true));
  const screens = (key: number) => (
    <>
      <LiveRegion />
      <NewVersion key={key} />
    </>
  );
  const { container, rerender } = render(screens(1));
  const place = container.querySelector('[data-said]')!;
  expect(place).toHaveTextContent('');
  await eventually(() => expect(place).toHaveTextContent('Há uma versão nova da Boleia.'));
  await eventually(() => expect(place).toHaveTextContent(''));
  rerender(screens(2));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(place).toHaveTextContent('');
});

test('without a waiting version there is no banner', async () => {
  const { container } = browserWith(null);
  const { NewVersion } = await import('./new-version');
  await eventually(() => expect(container.register).toHaveBeenCalled());
  render(<NewVersion />);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['in sight', 'visible', '<p></p>', false],
  ['out of sight, with something that can be typed', 'hidden', '<form></form>', false],
  ['out of sight, with nothing that can be typed', 'hidden', '<p></p>', true],
] as const)('another tab lets the new version in; this one is %s', async (_, sight, content, isReloaded) => {
  const { takeOver } = browserWith(null);
  const { installWorker, isNewVersionThere } = await import('./register-worker');
  await installWorker();
  document.body.innerHTML = content;
  visible = sight;
  takeOver();
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  expect(isNewVersionThere()).toBe(true);
});

test('the worker of the first visit takes its place without a word', async () => {
  const { takeOver, container } = browserWith(null, null);
  const { installWorker, isNewVersionThere } = await import('./register-worker');
  await installWorker();
  container.controller = {};
  visible = 'hidden';
  takeOver();
  expect(isNewVersionThere()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('the app checks for updates after an hour in the background, not before', async () => {
  const { registration } = browserWith(null);
  const { installWorker } = await import('./register-worker');
  await installWorker();
  const now = vi.spyOn(Date, 'now');
  const start = new Date().getTime();
  now.mockReturnValue(start + 59 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  now.mockReturnValue(start + 61 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});

test('without PROD, as with `npm run dev`, nothing is registered', async () => {
  vi.stubEnv('PROD', false);
  const { container } = browserWith(null);
  const { installWorker } = await import('./register-worker');
  await installWorker();
  expect(container.register).not.toHaveBeenCalled();
});
