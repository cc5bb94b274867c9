import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { forceLoad } from '@/lib/navigation/forced-navigation';
import { startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { toast, TOAST_DURATION_MS, useToasts } from '@/components/ui/toast-store';

startServer(...emptyAccount, signedIn({}));

const notice = { title: 'Guardado no aparelho', description: 'Vai ser enviado quando houver sinal.' };

/** Shows a toast, and reloads the page. */
async function leaveSaying(load: () => void) {
  setWidth(1280);
  renderApp('/fuel');
  toast({ ...notice, action: { label: 'Ver', onClick: () => undefined } });
  expect(await screen.findByRole('button', { name: 'Ver' })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('main [data-said]')).not.toBeNull());
  load();
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  useToasts.setState({ toasts: [] });
}

test('a load that a person asks for carries no notification to the next page', async () => {
  await leaveSaying(() => undefined);
  expect(sessionStorage.getItem('toast')).toBeNull();
});

test('a load that the app forces carries it for the rest of its time, once and without its button', async () => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await leaveSaying(forceLoad);
  renderApp('/fuel');
  expect((await screen.findAllByText(notice.title)).length).toBeGreaterThan(0);
  const [carried] = useToasts.getState().toasts;
  expect(carried).toMatchObject(notice);
  expect(carried?.duration).toBeLessThan(TOAST_DURATION_MS);
  expect(screen.queryByRole('button', { name: 'Ver' })).toBeNull();
  expect(sessionStorage.getItem('toast')).toBeNull();
});

test.each([
  ['whose time is over', someUser.id, -1],
  ['to somebody else', 8, 4000],
])('what was said %s is not said again', async (_, userId, leftMs) => {
  setWidth(1280);
  sessionStorage.setItem('toast', JSON.stringify({ userId, until: Date.now() + leftMs, notice }));
  useToasts.setState({ toasts: [] });
  renderApp('/fuel');
  await screen.findByRole('heading', { name: 'Abastecimento', level: 1 });
  await expect.poll(() => sessionStorage.getItem('toast')).toBeNull();
  expect(useToasts.getState().toasts).toEqual([]);
});
