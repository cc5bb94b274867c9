import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import type { AdminUser } from './admin-queries';

const maria: AdminUser = {
  id: 8,
  version: 4,
  createdAt: '2026-10-02T12:00:00Z',
  updatedAt: '2026-10-02T12:00:00Z',
  name: 'Maria dos Santos',
  email: 'maria@exemplo.com.br',
  phone: null,
  isMaster: false,
  blockedAt: null,
  vehicleCount: 4,
  freightCount: 1,
  sessionCount: 2,
};
const me: AdminUser = { ...maria, id: 7, name: 'João', email: 'joao@boleia.test', isMaster: true };

const server = startServer(
  signedIn({ id: 7, isMaster: true }),
  on('get', '/api/admin/users', pageOf([me, maria])),
  on('get', '/api/admin/settings', { version: 2, updatedAt: '2026-11-15T12:00:00Z', registrationOpen: true }),
);

beforeEach(() => setWidth(1280));

async function open(name: string) {
  const person = renderApp('/admin');
  await person.click(await screen.findByRole('button', { name: `Gerenciar ${name}` }));
  return { person, sheet: within(await screen.findByRole('dialog', { name })) };
}

test('people are listed with counts, and searched in the address', async () => {
  const searches: (string | null)[] = [];
  server.use(
    on('get', '/api/admin/users', ({ search }) => {
      searches.push(search.get('q'));
      return pageOf([maria]);
    }),
  );
  const person = renderApp('/admin');
  expect(await screen.findByText('4 veículos, 1 frete')).toBeVisible();
  await person.type(screen.getByRole('searchbox', { name: 'Buscar nome ou e-mail' }), 'maria');
  await waitFor(() => expect(searches.at(-1)).toBe('maria'));
  expect(window.location.search).toBe('?q=maria');
});

/** Confirms a dialog with the user's password. */
async function confirm(person: ReturnType<typeof renderApp>, name: string, button: string) {
  const question = within(await screen.findByRole('dialog', { name }));
  await person.type(question.getByLabelText('Sua senha'), 'cuia-trevo-sinal');
  await person.click(question.getByRole('button', { name: button }));
  return question;
}

test('making a master asks first, naming the person, and sends the version', async () => {
  let sent: unknown;
  server.use(
    on('put', '/api/admin/users/8', ({ body, headers }) => {
      sent = { body, version: headers.get('If-Match') };
      return { ...maria, version: 5, isMaster: true, ended: null };
    }),
  );
  const { person, sheet } = await open('Maria dos Santos');
  await person.click(sheet.getByRole('button', { name: 'Tornar administrador' }));
  await confirm(person, 'Tornar administrador: Maria dos Santos?', 'Tornar administrador');
  const body = { isMaster: true, blocked: false, password: 'cuia-trevo-sinal' };
  await waitFor(() => expect(sent).toEqual({ body, version: '"4"' }));
});

test('the last administrator stays: the dialog shows the message of the server', async () => {
  server.use(
    on('put', '/api/admin/users/7', problem(409, 'last_master', { detail: 'Sem você ninguém administra o sistema.' })),
  );
  const { person, sheet } = await open('João');
  await person.click(sheet.getByRole('button', { name: 'Tirar da administração' }));
  const question = await confirm(person, 'Tirar da administração: João?', 'Tirar da administração');
  expect(await question.findByText('Sem você ninguém administra o sistema.')).toBeVisible();
});

test('administrators cannot block themselves', async () => {
  const { sheet } = await open('João');
  expect(sheet.queryByRole('button', { name: 'Bloquear' })).toBeNull();
});

test('a one-time link is shown whole, to be copied', async () => {
  const expiresAt = '2026-11-22T14:00:00Z';
  let sent: unknown;
  server.use(
    on('post', '/api/admin/users/8/password-link', ({ body }) => {
      sent = body;
      return { token: 'abc', path: '/login#reset=abc', expiresAt };
    }),
  );
  const { person, sheet } = await open('Maria dos Santos');
  await person.click(sheet.getByRole('button', { name: 'Criar link de nova senha' }));
  await confirm(person, 'Criar link de nova senha: Maria dos Santos?', 'Criar link de nova senha');
  expect(await sheet.findByLabelText('Link de uso único')).toHaveValue('http://localhost/login#reset=abc');
  expect(sheet.getByText(/Vale até 22\/11\/2026 às 11:00/)).toBeVisible();
  expect(sent).toEqual({ password: 'cuia-trevo-sinal' });
});

test('a wrong or missing password is named at its field, and what was typed stays', async () => {
  const errors = [{ field: 'password', code: 'wrong', message: 'A senha atual não confere.' }];
  server.use(on('put', '/api/admin/users/8', problem(422, 'validation', { errors })));
  const { person, sheet } = await open('Maria dos Santos');
  await person.click(sheet.getByRole('button', { name: 'Bloquear' }));
  const question = within(await screen.findByRole('dialog', { name: 'Bloquear: Maria dos Santos?' }));
  await person.click(question.getByRole('button', { name: 'Bloquear' }));
  expect(await question.findByText('Informe a sua senha.')).toBeVisible();
  await confirm(person, 'Bloquear: Maria dos Santos?', 'Bloquear');
  expect(await question.findByText('A senha atual não confere.')).toBeVisible();
  expect(question.getByLabelText('Sua senha')).toHaveFocus();
  expect(question.getByLabelText('Sua senha')).toHaveValue('cuia-trevo-sinal');
});

test('registration is closed with the version of the settings', async () => {
  let sent: unknown;
  server.use(
    on('put', '/api/admin/settings', ({ body, headers }) => {
      sent = { body, version: headers.get('If-Match') };
      return { version: 3, updatedAt: '2026-11-21T12:00:00Z', registrationOpen: false };
    }),
  );
  const person = renderApp('/admin?tab=registration');
  await person.click(await screen.findByRole('button', { name: 'Fechar cadastro' }));
  await waitFor(() => expect(sent).toEqual({ body: { registrationOpen: false }, version: '"2"' }));
});

test('the audit trail says who did what to whom', async () => {
  const entry = { id: 1, at: '2026-11-20T14:02:00Z', actorId: 7, actorName: 'João', targetId: 8, detail: null };
  server.use(
    on(
      'get',
      '/api/admin/audit',
      pageOf([{ ...entry, action: 'blocked', targetName: 'Maria dos Santos', ip: '10.0.0.9' }]),
    ),
  );
  renderApp('/admin?tab=audit');
  const row = within((await screen.findAllByRole('row'))[1]!);
  expect(row.getByText('Bloqueou')).toBeVisible();
  expect(row.getByText(': Maria dos Santos')).toBeVisible();
  expect(row.getByText('20/11/2026 às 11:02')).toBeVisible();
});

test('a block says which sessions and keys it ended', async () => {
  const ended = { endedSessions: 2, revokedTokens: ['Contador', 'Planilha'] };
  server.use(on('put', '/api/admin/users/8', { ...maria, version: 5, blockedAt: '2026-11-23T12:00:00Z', ended }));
  const { person, sheet } = await open('Maria dos Santos');
  await person.click(sheet.getByRole('button', { name: 'Bloquear' }));
  await confirm(person, 'Bloquear: Maria dos Santos?', 'Bloquear');
  const words = 'Maria dos Santos. 2 sessões encerradas. Chaves revogadas: Contador e Planilha.';
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a person whose keys alone are left can be signed out too', async () => {
  server.use(
    on('get', '/api/admin/users', pageOf([me, { ...maria, sessionCount: 0 }])),
    on('post', '/api/admin/users/8/end-sessions', { endedSessions: 0, revokedTokens: ['Planilha'] }),
  );
  const { person, sheet } = await open('Maria dos Santos');
  await person.click(sheet.getByRole('button', { name: 'Encerrar sessões' }));
  expect(await screen.findByText('Maria dos Santos. Chave revogada: Planilha.')).toBeInTheDocument();
});

test('the audit trail is filtered by action, and explains a missing name', async () => {
  const requests: (string | null)[] = [];
  const entry = { at: '2026-11-20T14:02:00Z', actorId: null, actorName: null, targetId: 8, detail: null };
  server.use(
    on('get', '/api/admin/audit', ({ search }) => {
      requests.push(search.get('action'));
      return pageOf([
        { ...entry, id: 2, action: 'sign_in_failed', targetName: 'Maria dos Santos', ip: '10.0.0.9' },
        { ...entry, id: 1, action: 'made_password_link', targetName: 'Maria dos Santos', ip: null },
      ]);
    }),
  );
  const person = renderApp('/admin?tab=audit');
  const rows = await screen.findAllByRole('row');
  expect(within(rows[1]!).getByText('Tentou entrar')).toBeVisible();
  expect(within(rows[1]!).getByText('Não identificado')).toBeVisible();
  expect(within(rows[2]!).getByText('Linha de comando')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Ação'), 'Trocou a senha');
  await waitFor(() => expect(requests.at(-1)).toBe('changed_password'));
});
