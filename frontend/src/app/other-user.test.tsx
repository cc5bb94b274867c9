/** Two users on one device: data of the first never reach the second. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPendingLogout } from '@/api/session/pending-logout';
import { draftKey, readDraft, writeDraft } from '@/lib/forms/draft';
import { on, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { emptyOutbox } from '@/test/outbox';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';

const server = startServer(...emptyAccount, signedIn(null));
const [ana, bia] = [someUser, { ...someUser, id: 70, name: 'Bia' }];
const key = draftKey(ana.id, 'vehicle:new');

afterEach(emptyOutbox);
afterEach(clearPendingLogout);

/** Signs in at the form that is on screen. */
async function signInAs(user: typeof someUser, person: ReturnType<typeof renderApp>) {
  server.use(
    on('post', '/api/auth/login', () => {
      server.use(signedIn(user));
      return user;
    }),
    on('post', '/api/auth/logout', () => {
      server.use(signedIn(null));
      return null;
    }),
  );
  await person.type(await screen.findByLabelText('E-mail'), 'a@example.com');
  await person.type(screen.getByLabelText('Senha', { selector: 'input' }), 'sem torre 42');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByRole('button', { name: 'Sair do Sistema' });
}

test('the draft of a session that ended by itself is hidden from the next person, and outlives their signing out', async () => {
  writeDraft(key, { version: null, base: {}, values: { nickname: 'Estrela' } });
  const person = renderApp('/login');
  await signInAs(bia, person);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Sair do Sistema' }));
  await screen.findByRole('heading', { name: 'Entrar' });
  await signInAs(ana, person);
  expect(readDraft(key)?.values).toEqual({ nickname: 'Estrela' });
  await person.click(screen.getByRole('button', { name: 'Sair do Sistema' }));
  await waitFor(() => expect(localStorage.length).toBe(0));
});
