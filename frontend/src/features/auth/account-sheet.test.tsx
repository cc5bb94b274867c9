import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addMonths } from '@/lib/format/calendar';
import { todayIn } from '@/lib/format/dates';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';

const key = {
  id: 3,
  version: 1,
  createdAt: '',
  updatedAt: '',
  name: 'Planilha',
  scope: 'read' as const,
  expiresOn: '2027-01-31',
  lastUsedAt: '2026-11-20T01:00:00Z',
};
const server = startServer(signedIn({ version: 3 }), ...emptyAccount, on('get', '/api/auth/tokens', pageOf([key])));

beforeEach(() => setWidth(1280));

async function open() {
  const person = renderApp('/fuel');
  await person.click(await screen.findByRole('button', { name: /Minha conta/ }));
  return { person, sheet: within(await screen.findByRole('dialog', { name: 'Minha conta' })) };
}

test('it has an address over any page, and leaving it leaves the page where it was', async () => {
  const person = renderApp('/fuel?q=posto&account=profile');
  const sheet = within(await screen.findByRole('dialog', { name: 'Minha conta' }));
  expect(await sheet.findByLabelText('Vencimento da CNH')).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname + window.location.search).toBe('/fuel?q=posto');
  await person.click(screen.getByRole('button', { name: /Minha conta/ }));
  expect(window.location.search).toBe('?q=posto&account=profile');
});

test('one changes one’s data, with its version', async () => {
  let sent: unknown;
  server.use(
    on('put', '/api/auth/profile', ({ body, headers }) => {
      sent = { body, version: headers.get('If-Match') };
      const changed = { ...someUser, version: 4, name: 'João Carlos' };
      server.use(signedIn(changed));
      return changed;
    }),
  );
  const { person, sheet } = await open();
  const name = await sheet.findByLabelText('Nome');
  await person.clear(name);
  await person.type(name, 'João Carlos');
  await person.type(sheet.getByLabelText('CPF (opcional)'), '52998224725');
  await person.type(sheet.getByLabelText('Quanto o seu dia precisa deixar (opcional)'), '35000');
  await person.clear(sheet.getByLabelText('Dependentes (imposto de renda) (opcional)'));
  await person.type(sheet.getByLabelText('Dependentes (imposto de renda) (opcional)'), '2');
  await person.type(sheet.getByLabelText('Saldo inicial (opcional)'), '12345');
  await person.type(sheet.getByLabelText('Dia do saldo inicial (opcional)'), '31/01/2026');
  await person.click(sheet.getByLabelText('A conta estava no vermelho'));
  await person.click(sheet.getByRole('button', { name: 'Salvar dados' }));
  await waitFor(() =>
    expect(sent).toEqual({
      version: '"3"',
      body: {
        name: 'João Carlos',
        phone: null,
        cpf: '52998224725',
        rntrc: null,
        timeZone: 'America/Sao_Paulo',
        cnhDueOn: null,
        toxicologicalDueOn: null,
        dependents: 2,
        leastDayCents: 35000,
        openingOn: '2026-01-31',
        openingCents: -12345,
      },
    }),
  );
  expect(await screen.findByRole('button', { name: /João Carlos/, hidden: true })).toBeInTheDocument();
});

test('theme and density belong to the device and apply at once', async () => {
  const { person, sheet } = await open();
  await person.click(await sheet.findByText('Aparência'));
  expect(sheet.getByLabelText('Claro')).toBeChecked();
  expect(sheet.getByLabelText('Compacto')).toBeChecked();
  await person.click(sheet.getByLabelText('Automático'));
  await person.click(sheet.getByLabelText('Confortável'));
  expect([localStorage.getItem('theme'), localStorage.getItem('density')]).toEqual(['auto', 'comfortable']);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', density: 'comfortable' });
});

test('a document that cannot be is named at its field', async () => {
  const { person, sheet } = await open();
  await person.type(await sheet.findByLabelText('CPF (opcional)'), '11111111111');
  await person.click(sheet.getByRole('button', { name: 'Salvar dados' }));
  expect(await sheet.findByText('Este CPF não confere: veja os números.')).toBeVisible();
  expect(sheet.getByLabelText('CPF (opcional)')).toHaveFocus();
});

test('a wrong current password is named, a right one empties the form', async () => {
  const errors = [{ field: 'currentPassword', code: 'wrong', message: 'A senha atual não confere.' }];
  server.use(on('put', '/api/auth/password', problem(422, 'validation', { errors })));
  const { person, sheet } = await open();
  await person.click(await sheet.findByText('Trocar senha', { selector: 'summary span' }));
  await person.type(sheet.getByLabelText('Senha atual'), 'antiga');
  await person.type(sheet.getByLabelText('Nova senha'), 'nova senha longa');
  await person.type(sheet.getByLabelText('Repita a nova senha'), 'nova senha longa');
  await person.click(sheet.getByRole('button', { name: 'Trocar senha' }));
  expect(await sheet.findByText('A senha atual não confere.')).toBeVisible();
  let sent: unknown;
  server.use(
    on('put', '/api/auth/password', ({ body }) => {
      sent = body;
      return { endedSessions: 1, revokedTokens: ['Planilha'] };
    }),
  );
  await person.click(sheet.getByRole('button', { name: 'Trocar senha' }));
  await waitFor(() => expect(sheet.getByLabelText('Senha atual')).toHaveValue(''));
  expect(sent).toMatchObject({ currentPassword: 'antiga', keepTokens: false });
  expect(await screen.findByText('1 sessão encerrada. Chave revogada: Planilha.')).toBeInTheDocument();
});

test('the keys stay where one says so', async () => {
  let sent: unknown;
  server.use(
    on('put', '/api/auth/password', ({ body }) => {
      sent = body;
      return { endedSessions: 0, revokedTokens: [] };
    }),
  );
  const { person, sheet } = await open();
  await person.click(await sheet.findByText('Trocar senha', { selector: 'summary span' }));
  await person.type(sheet.getByLabelText('Senha atual'), 'antiga');
  await person.type(sheet.getByLabelText('Nova senha'), 'nova senha longa');
  await person.type(sheet.getByLabelText('Repita a nova senha'), 'nova senha longa');
  await person.click(sheet.getByLabelText(/Manter as chaves de API/));
  await person.click(sheet.getByRole('button', { name: 'Trocar senha' }));
  await waitFor(() => expect(sent).toMatchObject({ keepTokens: true }));
});

test('one’s data can be saved after the password was changed, which is a new version of the person', async () => {
  let version: string | null = null;
  server.use(
    on('put', '/api/auth/password', () => {
      server.use(signedIn({ version: 4, name: 'Joana Prado' }));
      return { endedSessions: 0, revokedTokens: [] };
    }),
    on('put', '/api/auth/profile', ({ headers }) => {
      version = headers.get('If-Match');
      return { ...someUser, version: 5 };
    }),
  );
  const { person, sheet } = await open();
  await person.click(await sheet.findByText('Trocar senha', { selector: 'summary span' }));
  await person.type(sheet.getByLabelText('Senha atual'), 'antiga');
  await person.type(sheet.getByLabelText('Nova senha'), 'nova senha longa');
  await person.type(sheet.getByLabelText('Repita a nova senha'), 'nova senha longa');
  await person.click(sheet.getByRole('button', { name: 'Trocar senha' }));
  await waitFor(() => expect(sheet.getByLabelText('Senha atual')).toHaveValue(''));
  // The menu shows that the new version of the user was read.
  expect(await screen.findByText('Joana Prado')).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: 'Salvar dados' }));
  await waitFor(() => expect(version).toBe('"4"'));
});

test('a key whose answer was lost is asked for again as the same request, so that there is one', async () => {
  const keys: (string | null)[] = [];
  server.use(
    on('post', '/api/auth/tokens', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? problem(503, 'undecided') : { ...key, id: 4, name: 'Contador', token: 'bol_segredo' };
    }),
  );
  const { person, sheet } = await open();
  await person.click(await sheet.findByText('Chaves de API'));
  await person.type(sheet.getByLabelText('Nome da nova chave'), 'Contador');
  await person.type(sheet.getByLabelText('Sua senha'), 'a minha senha');
  await person.click(sheet.getByRole('button', { name: 'Criar chave' }));
  expect(await sheet.findByText(/pode ter sido gravado ou não/)).toBeVisible();
  await person.click(sheet.getByRole('button', { name: 'Criar chave' }));
  expect(await sheet.findByLabelText('Chave “Contador”')).toHaveValue('bol_segredo');
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
});

test('an API key is shown once, and revoked after a question that names it', async () => {
  let revoked = false;
  let sent: unknown;
  server.use(
    on('post', '/api/auth/tokens', ({ body }) => {
      sent = body;
      return { ...key, id: 4, name: 'Contador', token: 'bol_segredo' };
    }),
    on('delete', '/api/auth/tokens/3', () => {
      revoked = true;
      return null;
    }),
  );
  const { person, sheet } = await open();
  await person.click(await sheet.findByText('Chaves de API'));
  expect(await sheet.findByText(/Só leitura · vale até 31\/01\/2027 · último uso em 19\/11\/2026/)).toBeInTheDocument();
  await person.type(sheet.getByLabelText('Nome da nova chave'), 'Contador');
  await person.click(sheet.getByRole('button', { name: 'Criar chave' }));
  expect(await sheet.findByText('Informe a sua senha.')).toBeVisible();
  await person.type(sheet.getByLabelText('Sua senha'), 'a minha senha');
  await person.click(sheet.getByRole('button', { name: 'Criar chave' }));
  expect(await sheet.findByLabelText('Chave “Contador”')).toHaveValue('bol_segredo');
  const inAYear = addMonths(todayIn('America/Sao_Paulo'), 12);
  expect(sent).toEqual({ name: 'Contador', scope: 'read', expiresOn: inAYear, password: 'a minha senha' });
  await person.click(sheet.getByRole('button', { name: 'Revogar Planilha' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revogar a chave “Planilha”?' }));
  await person.click(question.getByRole('button', { name: 'Revogar chave' }));
  await waitFor(() => expect(revoked).toBe(true));
});
