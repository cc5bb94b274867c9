import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { storeSignedIn } from '@/api/session/signed-in';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { inwardPath } from './inward-path';

const server = startServer(...emptyAccount, signedIn(null));

async function fillIn(
  person: ReturnType<typeof renderApp>,
  email = 'joao@exemplo.com.br',
  password = 'uma senha longa',
) {
  await person.type(await screen.findByLabelText('E-mail'), email);
  await person.type(screen.getByLabelText('Senha'), password);
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
}

test('signing in leads to where one was going', async () => {
  let sent: unknown;
  server.use(
    on('post', '/api/auth/login', ({ body }) => {
      sent = body;
      return someUser;
    }),
  );
  const person = renderApp('/login?next=%2Ffuel');
  await fillIn(person);
  expect(await screen.findByRole('heading', { name: 'Abastecimento' })).toBeVisible();
  expect(sent).toEqual({ email: 'joao@exemplo.com.br', password: 'uma senha longa' });
});

test('empty fields are named, and the first gets the focus', async () => {
  const person = renderApp('/login');
  await person.click(await screen.findByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Informe seu e-mail.')).toBeVisible();
  expect(screen.getByText('Informe sua senha.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.');
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
});

test('wrong credentials keep what was typed', async () => {
  server.use(
    on('post', '/api/auth/login', problem(401, 'invalid_credentials', { detail: 'E-mail ou senha não conferem.' })),
  );
  const person = renderApp('/login');
  await fillIn(person);
  expect(await screen.findByText('E-mail ou senha não conferem.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('joao@exemplo.com.br');
  expect(screen.getByLabelText('Senha')).toHaveValue('uma senha longa');
});

test.each([
  ['42', 'Muitas tentativas seguidas. Tente de novo em 42 segundos.'],
  ['1', 'Muitas tentativas seguidas. Tente de novo em 1 segundo.'],
  ['600', 'Muitas tentativas seguidas. Tente de novo em 10 minutos.'],
])('too many attempts: Retry-After %s', async (seconds, sentence) => {
  const body = JSON.stringify({ type: 'rate_limited', title: 'x', status: 429 });
  server.use(
    on('post', '/api/auth/login', () => new HttpResponse(body, { status: 429, headers: { 'Retry-After': seconds } })),
  );
  const person = renderApp('/login');
  await fillIn(person);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('without a connection it says so', async () => {
  server.use(on('post', '/api/auth/login', () => HttpResponse.error()));
  const person = renderApp('/login');
  await fillIn(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com o servidor');
});

test('the password can be shown', async () => {
  const person = renderApp('/login');
  const field = await screen.findByLabelText('Senha');
  expect(field).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('a one-time link leads to a new password', async () => {
  let sent: unknown;
  server.use(
    on('post', '/api/auth/password/reset', ({ body }) => {
      sent = body;
      return { endedSessions: 1, revokedTokens: ['Planilha'] };
    }),
  );
  const person = renderApp('/login#reset=abc123');
  await person.type(await screen.findByLabelText('Nova senha'), 'nova senha longa');
  expect(window.location.href).toMatch(/\/login$/);
  await person.type(screen.getByLabelText('Repita a nova senha'), 'nova senha longa');
  await person.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  expect(
    await screen.findByText('Senha trocada. Entre com a nova senha. 1 sessão encerrada. Chave revogada: Planilha.'),
  ).toBeVisible();
  expect(sent).toEqual({ token: 'abc123', password: 'nova senha longa', passwordConfirmation: 'nova senha longa' });
});

test('a new password whose answer was lost is sent again as the same request', async () => {
  const keys: (string | null)[] = [];
  server.use(
    on('post', '/api/auth/password/reset', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : { endedSessions: 0, revokedTokens: [] };
    }),
  );
  const person = renderApp('/login#reset=abc123');
  await person.type(await screen.findByLabelText('Nova senha'), 'nova senha longa');
  await person.type(screen.getByLabelText('Repita a nova senha'), 'nova senha longa');
  await person.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  expect(await screen.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  expect(await screen.findByText(/^Senha trocada/)).toBeVisible();
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
});

test('a link that is used up says so', async () => {
  const errors = [{ field: 'token', code: 'used', message: 'Este link já foi usado ou venceu. Peça outro.' }];
  server.use(on('post', '/api/auth/password/reset', problem(422, 'validation', { errors })));
  const person = renderApp('/login#reset=abc123');
  await person.type(await screen.findByLabelText('Nova senha'), 'nova senha longa');
  await person.type(screen.getByLabelText('Repita a nova senha'), 'nova senha longa');
  await person.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  expect(await screen.findByText('Este link já foi usado ou venceu. Peça outro.')).toBeVisible();
});

test('an expired session is reported, and the way back is preserved', async () => {
  server.use(
    signedIn({}),
    on('get', '/api/vehicles', problem(401, 'unauthenticated')),
    on('post', '/api/auth/login', () => (server.use(on('get', '/api/vehicles', pageOf([]))), someUser)),
  );
  const person = renderApp('/vehicles?status=active');
  expect(await screen.findByText(/^Sua sessão terminou\./)).toBeVisible();
  await fillIn(person);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/vehicles?status=active'));
});

test('an anonymous visitor sees no message about a session', async () => {
  renderApp('/vehicles');
  await screen.findByLabelText('E-mail');
  expect(screen.queryByText(/^Sua sessão terminou\./)).toBeNull();
});

test('an anonymous visitor causes no request: the console has no 401', async () => {
  const requests: string[] = [];
  server.use(on('get', '/api/auth/user', (request) => (requests.push(request.path), problem(401, 'unauthenticated'))));
  renderApp('/login');
  await screen.findByRole('heading', { name: 'Entrar' });
  expect(requests).toEqual([]);
});

test('who is signed in already is led on', async () => {
  server.use(signedIn({}));
  storeSignedIn(7);
  renderApp('/login');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

test.each([
  [null, '/dashboard'],
  ['/freights?id=3', '/freights?id=3'],
  ['https://evil.example', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/\n//evil.example', '/dashboard'],
  ['/.//evil.example', '/dashboard'],
  ['//', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/login?next=/x', '/dashboard'],
  ['/Register', '/dashboard'],
])('next=%s leads to %s', (next, path) => {
  expect(inwardPath(next)).toBe(path);
});
