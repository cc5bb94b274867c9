import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { on, pageOf, startServer } from '@/test/msw';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';

const server = startServer(...emptyAccount, signedIn({}));

test('acts of administrators on the account are named until the user has seen them', async () => {
  let seen: unknown;
  const notices = [
    { id: 9, at: '2026-11-20T14:02:00Z', action: 'made_password_link' as const, actorName: 'Ana Souza' },
    { id: 7, at: '2026-11-19T14:02:00Z', action: 'made_master' as const, actorName: null },
  ];
  server.use(
    on('get', '/api/auth/notices', () => pageOf(seen === undefined ? notices : [])),
    on('post', '/api/auth/notices/seen', ({ body }) => {
      seen = body;
      return null;
    }),
  );
  const person = renderApp('/dashboard');
  const link =
    'Ana Souza, que administra o sistema, criou um link de nova senha para a sua conta em 20/11/2026 às 11:02.';
  expect(await screen.findByText(link)).toBeVisible();
  expect(screen.getByText('Quem cuida do servidor tornou você administrador em 19/11/2026 às 11:02.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.queryByText(link)).toBeNull());
  expect(seen).toEqual({ lastId: 9 });
});
