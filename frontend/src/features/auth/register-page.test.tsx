import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { on, problem, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';

const open = on('get', '/api/auth/registration', { open: true, firstAccount: false, needsSetupLink: false });
const server = startServer(...emptyAccount, signedIn(null), open);

type Person = ReturnType<typeof renderApp>;

async function fillIn(person: Person, over: Partial<Record<string, string>> = {}) {
  const values = {
    Nome: 'João da Silva',
    'E-mail': 'joao@exemplo.com.br',
    'Telefone (opcional)': '11987654321',
    Senha: 'uma senha longa',
    'Repita a senha': 'uma senha longa',
    ...over,
  };
  await screen.findByLabelText('Nome');
  for (const [label, value] of Object.entries(values)) {
    if (value) await person.type(screen.getByLabelText(label), value);
  }
  await person.click(screen.getByRole('button', { name: 'Criar conta' }));
}

test('a new account goes straight in', async () => {
  let sent: unknown;
  server.use(
    on('post', '/api/auth/register', ({ body }) => {
      sent = body;
      return someUser;
    }),
  );
  const person = renderApp('/register');
  await fillIn(person);
  expect(await screen.findByText('Três passos para ver quanto sobra')).toBeVisible();
  expect(sent).toEqual({
    name: 'João da Silva',
    email: 'joao@exemplo.com.br',
    phone: '11987654321',
    password: 'uma senha longa',
    passwordConfirmation: 'uma senha longa',
  });
});

test('a new account goes on to where it was made for, and so does one that was there before', async () => {
  server.use(on('post', '/api/auth/register', someUser));
  const person = renderApp('/register?next=%2Fdriver-payments%3Ftab%3Ddrivers');
  expect((await screen.findByRole('link', { name: 'Entrar' })).getAttribute('href')).toBe(
    '/login?next=%2Fdriver-payments%3Ftab%3Ddrivers',
  );
  await fillIn(person);
  await waitFor(() => expect(window.location.href).toMatch(/\/driver-payments\?tab=drivers$/));
});

test('an account whose answer was lost is asked for again as the same request', async () => {
  const keys: (string | null)[] = [];
  server.use(
    on('post', '/api/auth/register', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : someUser;
    }),
  );
  const person = renderApp('/register');
  await fillIn(person);
  expect(await screen.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Criar conta' }));
  expect(await screen.findByText('Três passos para ver quanto sobra')).toBeVisible();
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
});

test('without a phone none is sent', async () => {
  let sent: unknown;
  server.use(
    on('post', '/api/auth/register', ({ body }) => {
      sent = body;
      return someUser;
    }),
  );
  const person = renderApp('/register');
  await fillIn(person, { 'Telefone (opcional)': '' });
  await screen.findByText('Três passos para ver quanto sobra');
  expect(sent).toMatchObject({ phone: null });
});

test('what is missing is named at its field before anything is sent', async () => {
  const person = renderApp('/register');
  await fillIn(person, { Nome: '', Senha: 'curta', 'Repita a senha': 'outra' });
  expect(await screen.findByText('Informe seu nome.')).toBeVisible();
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  expect(screen.getByText('A senha precisa de pelo menos 10 caracteres.')).toBeVisible();
});

test('two different passwords are named at the second', async () => {
  const person = renderApp('/register');
  await fillIn(person, { 'Repita a senha': 'outra senha longa' });
  expect(await screen.findByText('As duas senhas não são iguais.')).toBeVisible();
  expect(screen.getByLabelText('Repita a senha')).toHaveFocus();
});

test('a field error of the server is shown at the field, and nothing typed is lost', async () => {
  const errors = [{ field: 'email', code: 'taken', message: 'Já existe uma conta com este e-mail.' }];
  server.use(on('post', '/api/auth/register', problem(409, 'email_taken', { errors })));
  const person = renderApp('/register');
  await fillIn(person);
  expect(await screen.findByText('Já existe uma conta com este e-mail.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('Nome')).toHaveValue('João da Silva');
  expect(screen.getByLabelText('Telefone (opcional)')).toHaveValue('(11) 98765-4321');
});

test('closed registration has no form', async () => {
  server.use(on('get', '/api/auth/registration', { open: false, firstAccount: false, needsSetupLink: false }));
  renderApp('/register');
  expect(await screen.findByText(/O cadastro de novas contas está fechado/)).toBeVisible();
  expect(screen.queryByLabelText('Nome')).toBeNull();
});

test('the first account learns that it will be the administrator', async () => {
  server.use(on('get', '/api/auth/registration', { open: true, firstAccount: true, needsSetupLink: false }));
  renderApp('/register');
  expect(await screen.findByText(/Esta é a primeira conta desta instalação/)).toBeVisible();
});

test('a published installation without an account shows the form to the holder of the link alone', async () => {
  let sent: unknown;
  server.use(
    on('get', '/api/auth/registration', { open: true, firstAccount: true, needsSetupLink: true }),
    on('post', '/api/auth/register', ({ body }) => {
      sent = body;
      return someUser;
    }),
  );
  const person = renderApp('/register#setup=segredo');
  await fillIn(person);
  await waitFor(() => expect(sent).toMatchObject({ name: 'João da Silva', setupToken: 'segredo' }));
});

test('without the link the form of the first account is hidden', async () => {
  server.use(on('get', '/api/auth/registration', { open: true, firstAccount: true, needsSetupLink: true }));
  renderApp('/register');
  expect(await screen.findByText(/A primeira é criada pelo link que está no log do servidor/)).toBeVisible();
  expect(screen.queryByLabelText('Nome')).toBeNull();
});
