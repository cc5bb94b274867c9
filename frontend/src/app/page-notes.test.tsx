import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { toast, useToasts } from '@/ui/toast-store';

startServer(...emptyAccount, signedIn({}));

const said = { title: 'Guardado no aparelho', description: 'Vai ser enviado quando houver sinal.' };

test('what is being said when the page is loaded anew is said by the next page, once and without its button', async () => {
  setWidth(1280);
  renderApp('/fuel');
  toast({ ...said, action: { label: 'Ver', onClick: () => undefined } });
  expect(await screen.findByRole('button', { name: 'Ver' })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('main [data-said]')).not.toBeNull());
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  useToasts.setState({ toasts: [] });
  renderApp('/fuel');
  expect((await screen.findAllByText(said.title)).length).toBeGreaterThan(0);
  expect(useToasts.getState().toasts).toMatchObject([said]);
  expect(screen.queryByRole('button', { name: 'Ver' })).toBeNull();
  expect(sessionStorage.getItem('toast')).toBeNull();
});

test.each([
  ['in another visit', someUser.id, 60_000],
  ['to somebody else', 8, 1000],
])('what was said %s is not said again', async (_, userId, agoMs) => {
  setWidth(1280);
  sessionStorage.setItem('toast', JSON.stringify({ userId, at: Date.now() - agoMs, said }));
  useToasts.setState({ toasts: [] });
  renderApp('/fuel');
  await screen.findByRole('heading', { name: 'Abastecimento', level: 1 });
  await expect.poll(() => sessionStorage.getItem('toast')).toBeNull();
  expect(useToasts.getState().toasts).toEqual([]);
});
