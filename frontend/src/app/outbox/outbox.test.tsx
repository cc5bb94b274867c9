import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { entriesOf, moveToDelivered, deliveredEntriesOf } from '@/offline/outbox/store';
import type { Problem } from '@/api/types';

import { formatMoment } from '@/lib/format/dates';
import { FLAG_DELAY_MS } from '@/lib/use-delayed-flag';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someUser } from '@/test/msw-fixtures';
import { emptyOutbox, storeEntry, someEntry, someMove } from '@/test/outbox';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { usePanel } from '@/app/menu/menu-store';

const server = startServer(...emptyAccount, signedIn({}));

beforeEach(() => {
  setWidth(1280);
  usePanel.setState({ panel: null });
});

afterEach(async () => {
  await emptyOutbox();
});

/** Stores a refused entry. */
function storeRefused(entry: Parameters<typeof storeEntry>[0], status: number, refused: Partial<Problem>) {
  const problemBody = { type: 'validation', title: '', status, ...refused } as Problem;
  return storeEntry(entry, { state: 'refused', refusal: { status, problem: problemBody, at: '2026-11-20T13:07:00Z' } });
}

/** Handles the POSTs of an address; returns those received. */
function posts(path: string, answer: (seen: ReceivedRequest) => Response): ReceivedRequest[] {
  const came: ReceivedRequest[] = [];
  const take = (seen: ReceivedRequest) => {
    came.push(seen);
    return answer(seen);
  };
  server.use(on('post', path as '/api/finances', take));
  return came;
}

async function sheet() {
  return screen.findByRole('dialog', { name: 'Por enviar' });
}

/** The entry of this title in the sheet. */
async function line(title: string): Promise<HTMLElement> {
  const heading = await within(await sheet()).findByRole('heading', { name: title });
  return heading.closest('li') as HTMLElement;
}

test('nothing waits: the sheet says so, and the menu leads there without a number', async () => {
  renderApp('/fuel?outbox=1');
  expect(await within(await sheet()).findByText('Nada por enviar')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Por enviar', hidden: true })).toBeTruthy();
});

test('each entry says what it is, when it was entered and why it waits; "Enviar agora" sends them', async () => {
  posts('/api/finances', () => HttpResponse.error());
  await storeEntry(someEntry());
  await storeEntry(someEntry({ title: 'Pernoite' }), { state: 'unsure', tries: 1, notBefore: Date.now() + 3_600_000 });
  await storeEntry(someEntry({ userId: 8, title: 'De outra pessoa' }));
  const person = renderApp('/fuel?outbox=1');
  const toll = await line('Pedágio');
  expect(within(toll).getByText('R$ 18,50')).toBeTruthy();
  expect(within(toll).getByText('Anotado 20/11/2026 às 10:06')).toBeTruthy();
  expect(await within(await sheet()).findByText(/^Sem conexão com a Boleia\./)).toBeTruthy();
  expect(
    await within(toll).findByText('Talvez já tenha sido enviado: a Boleia confere quando houver conexão'),
  ).toBeTruthy();
  expect(within(toll).getByRole('button', { name: 'Editar' })).toBeDisabled();
  expect(within(toll).getByText(/Dá para editar depois/)).toBeTruthy();
  expect(screen.queryByText('De outra pessoa')).toBeNull();
  const came = posts('/api/finances', () => HttpResponse.json({ id: 1, version: 1 }, { status: 201 }));
  await person.click(within(await sheet()).getByRole('button', { name: 'Enviar agora' }));
  expect(await within(await sheet()).findByText('Nada por enviar')).toBeTruthy();
  expect(came).toHaveLength(2);
  expect(await entriesOf(8)).toHaveLength(1);
});

test('a device that became full says so, and sends once there is room', async () => {
  const came = posts('/api/finances', () => HttpResponse.json({ id: 1, version: 1 }, { status: 201 }));
  await storeEntry(someEntry());
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const person = renderApp('/fuel?outbox=1');
  expect(await within(await line('Pedágio')).findByText('Espera espaço neste aparelho')).toBeTruthy();
  // The live region of the sheet may repeat it.
  expect(within(await sheet()).getAllByText(/^Este aparelho está cheio\..* libere espaço/)).not.toEqual([]);
  expect(queueMessage()).toBe('Este aparelho está cheio. Libere espaço, e a Boleia envia.');
  await person.click(within(await sheet()).getByRole('button', { name: 'Enviar agora' }));
  expect(await screen.findByText('Este aparelho ainda está cheio')).toBeTruthy();
  expect(came).toEqual([]);
  put.mockRestore();
  await person.click(within(await sheet()).getByRole('button', { name: 'Enviar agora' }));
  expect(await within(await sheet()).findByText('Nada por enviar')).toBeTruthy();
  expect(came).toHaveLength(1);
});

test('refused entries are first; the others keep their order', async () => {
  await storeEntry(someEntry({ title: 'Primeiro' }), { notBefore: Date.now() + 60_000 });
  await storeRefused(someMove('loading', { title: 'Recusado' }), 404, {
    type: 'not_found',
    detail: 'Não existe mais.',
  });
  await storeEntry(someMove('in_transit', { title: 'Depois dele' }));
  posts('/api/finances', () => problem(503, 'unavailable'));
  renderApp('/fuel?outbox=1');
  expect(await within(await line('Recusado')).findByText('Precisa de você')).toBeTruthy();
  expect(within(await line('Recusado')).getByText('Não existe mais.')).toBeTruthy();
  expect(
    within(await sheet())
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Recusado', 'Primeiro', 'Depois dele']);
  expect(
    within(await line('Depois dele')).getByText('Espera você resolver o lançamento anterior deste frete'),
  ).toBeTruthy();
  expect(await within(await line('Primeiro')).findByText(/^A Boleia tenta de novo às \d\d:\d\d$/)).toBeTruthy();
});

test('two hundred entries are sent once each, and the screen refetches once', async () => {
  let reads = 0;
  server.use(on('get', '/api/fuel', () => ((reads += 1), pageOf([]))));
  const came = posts('/api/finances', () => HttpResponse.json({ id: 1, version: 1 }, { status: 201 }));
  for (let each = 0; each < 200; each += 1) await storeEntry(someEntry({ title: `Pedágio ${each}` }));
  renderApp('/fuel');
  await waitFor(() => expect(came).toHaveLength(200), { timeout: 100_000 });
  await waitFor(async () => expect(await entriesOf(7)).toEqual([]));
  expect(new Set(came.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(200);
  // On opening, and once after the pass.
  await waitFor(() => expect(reads).toBe(2));
  await new Promise((later) => setTimeout(later, 500));
  expect(reads).toBe(2);
}, 120_000);

test('delivered entries are listed apart with their time, and reported on an older screen', async () => {
  const { id, key } = await storeEntry(someEntry({ kind: 'fuel', url: '/api/fuel', title: 'Abastecimento' }));
  // The worker delivered it in the background, and the connection is lost again: the screen shows cached data.
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await moveToDelivered({ id, key } as Entry, { at: inAnHour, version: 1 });
  const person = renderApp('/fuel');
  expect(await screen.findByText('1 lançamento já enviado ainda não aparece aqui')).toBeTruthy();
  await person.click(screen.getByText('1 lançamento já enviado ainda não aparece aqui'));
  expect(await within(await sheet()).findByText('Nada por enviar')).toBeTruthy();
  expect(within(await sheet()).getByText('Enviados nos últimos 3 dias (1)')).toBeTruthy();
  expect(within(await sheet()).getByText(`Enviado ${formatMoment(inAnHour, someUser.timeZone)}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /por enviar/ })).toBeNull();
});

test('what was sent and is on screen already is no longer said there', async () => {
  const { id, key } = await storeEntry(someEntry({ kind: 'fuel', url: '/api/fuel', title: 'Abastecimento' }));
  await moveToDelivered({ id, key } as Entry, { at: new Date(Date.now() - 1000).toISOString(), version: 1 });
  const older = await storeEntry(someEntry({ title: 'Pedágio' }));
  const fourDaysAgo = new Date(Date.now() - 4 * 86_400_000).toISOString();
  await moveToDelivered(older, { at: fourDaysAgo, version: 1 });
  renderApp('/fuel?outbox=1');
  expect(await within(await sheet()).findByText('Enviados nos últimos 3 dias (1)')).toBeTruthy();
  await new Promise((done) => setTimeout(done, FLAG_DELAY_MS + 500));
  expect(screen.queryByText(/ainda não aparece aqui/)).toBeNull();
  // Cached data may be older.
  expect(await deliveredEntriesOf(7)).toHaveLength(2);
});

test('a refused user sees the message of the server', async () => {
  posts('/api/finances', () => problem(403, 'account_blocked', { detail: 'Sua conta está bloqueada.' }));
  await storeEntry(someEntry());
  renderApp('/fuel?outbox=1');
  expect(
    await within(await sheet()).findByText('A Boleia não está aceitando o que você envia. Sua conta está bloqueada.'),
  ).toBeTruthy();
  expect(within(await line('Pedágio')).getByText('Espera a Boleia voltar a aceitar')).toBeTruthy();
});

test('a correction that was decided over an older freight is a conflict again, and nothing of it is confirmed any more', async () => {
  server.use(...freightOnServer());
  const title = 'Frete nº 12: começou a carregar';
  const at = { status: 'loading', occurredAt: '2026-11-20T13:05:00Z', correct: true };
  await storeRefused(someMove('loading', { title, body: { ...at, confirm: ['left_out'] } }), 412, {
    type: 'stale_version',
    detail: 'O frete mudou.',
    current: inTransit,
  });
  const came = posts('/api/freights/12/status', () => HttpResponse.json({ ...inTransit, version: 12 }));
  const person = renderApp('/fuel?outbox=1');
  const entry = await line(title);
  expect(await within(entry).findByText('Em trânsito desde 20/11/2026 às 11:00')).toBeTruthy();
  await person.click(within(entry).getByRole('button', { name: 'Lançar como correção' }));
  expect(await screen.findByText('Nada por enviar')).toBeTruthy();
  expect(came.map(({ headers }) => headers.get('If-Match'))).toEqual(['"9"']);
  expect(came.map(({ body }) => body)).toEqual([at]);
});

test('discarding names the entry, and says where it may have arrived', async () => {
  posts('/api/finances', () => HttpResponse.error());
  await storeEntry(someEntry(), { state: 'unsure', tries: 1 });
  const person = renderApp('/fuel?outbox=1');
  await person.click(within(await line('Pedágio')).getByRole('button', { name: 'Descartar' }));
  const question = await screen.findByRole('dialog', { name: 'Descartar “Pedágio”?' });
  expect(within(question).getByText(/pode já estar no sistema/)).toBeTruthy();
  await person.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(await entriesOf(7)).toHaveLength(1);
  await person.click(within(await line('Pedágio')).getByRole('button', { name: 'Descartar' }));
  const again = await screen.findByRole('dialog', { name: 'Descartar “Pedágio”?' });
  await person.click(within(again).getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Nada por enviar')).toBeTruthy();
  expect(await entriesOf(7)).toEqual([]);
});

test('discarding what was sent long ago without an answer does not say that it is nowhere', async () => {
  await storeEntry(someEntry(), {
    state: 'refused',
    refusal: { status: 0, problem: null, at: '2026-11-20T13:07:00Z' },
  });
  const person = renderApp('/fuel?outbox=1');
  await person.click(within(await line('Pedágio')).getByRole('button', { name: 'Descartar' }));
  const question = await screen.findByRole('dialog', { name: 'Descartar “Pedágio”?' });
  expect(within(question).getByText(/pode já estar no sistema/)).toBeTruthy();
});

test('a warning is confirmed in the sheet', async () => {
  const came = posts('/api/fuel', () => HttpResponse.json({ id: 1, version: 1 }, { status: 201 }));
  const warnings = [{ code: 'odometer_jump', field: 'odometerKm', message: 'O hodômetro pulou 4.000 km.' }];
  const fuel = someEntry({ kind: 'fuel', url: '/api/fuel', title: 'Abastecimento', body: { vehicleId: 1 } });
  await storeRefused(fuel, 422, { type: 'confirmation_required', warnings });
  const person = renderApp('/fuel?outbox=1');
  const entry = await line('Abastecimento');
  expect(within(entry).getByText('O hodômetro pulou 4.000 km.')).toBeTruthy();
  await person.click(within(entry).getByRole('button', { name: 'Confirmar e enviar' }));
  expect(await screen.findByText('Nada por enviar')).toBeTruthy();
  expect(came.map(({ body }) => body)).toEqual([{ vehicleId: 1, confirm: ['odometer_jump'] }]);
});

test('a payment of which another amount is open is confirmed as one of that amount, and says so', async () => {
  const pay = '/api/finances/32/pay';
  const came = posts(pay, () => HttpResponse.json({ id: 32, version: 2 }));
  const message = 'O valor em aberto mudou de R$ 3.000,00 para R$ 3.500,00.';
  const warnings = [{ code: 'open_changed:350000', message }];
  const body = { paidOn: '2026-11-23', openCents: 300_000 };
  const title = 'Recebido: Saldo do frete nº 12';
  const whole = someEntry({ kind: 'payment', url: pay, title, detail: 'R$ 3.000,00 · 23/11/2026', body });
  const held = { ...whole, title: 'Recebido: Saldo do frete nº 13' };
  const deductions = [{ kind: 'shortage', amountCents: 20_000 }];
  await storeRefused(whole, 422, { type: 'confirmation_required', warnings });
  await storeRefused({ ...held, body: { ...body, deductions } }, 422, { type: 'confirmation_required', warnings });
  const person = renderApp('/fuel?outbox=1');
  for (const each of [title, held.title]) {
    const entry = await line(each);
    expect(within(entry).getByText(message)).toBeTruthy();
    await person.click(within(entry).getByRole('button', { name: 'Confirmar e enviar' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: each })).toBeNull());
  }
  expect(came.map((seen) => seen.body)).toEqual([
    { paidOn: '2026-11-23', openCents: 350_000 },
    { paidOn: '2026-11-23', openCents: 350_000, deductions },
  ]);
  expect((await deliveredEntriesOf(7)).map(({ detail }) => detail.replaceAll('\u00a0', ' '))).toEqual([
    'R$ 3.500,00 · 23/11/2026',
    'R$ 3.500,00, menos os descontos · 23/11/2026',
  ]);
});

test('a field error is shown, and the entry can be edited', async () => {
  await storeRefused(someEntry(), 422, {
    errors: [{ field: 'amountCents', code: 'max', message: 'Valor alto demais.' }],
  });
  const person = renderApp('/fuel?outbox=1');
  expect(await within(await line('Pedágio')).findByText('Valor alto demais.')).toBeTruthy();
  expect(within(await line('Pedágio')).queryByRole('button', { name: 'Enviar de novo' })).toBeNull();
  await person.click(within(await line('Pedágio')).getByRole('button', { name: 'Editar' }));
  const form = await screen.findByRole('dialog', { name: 'Editar “Pedágio”' });
  // The form shows it at its field.
  expect(await within(form).findByText('Valor alto demais.')).toBeTruthy();
  await waitFor(() => expect(within(form).getByLabelText('Valor')).toHaveAttribute('aria-invalid', 'true'));
  expect(new URLSearchParams(window.location.search).get('outbox')).toMatch(/^edit-\d+$/);
});

const inTransit = someFreight({ id: 12, number: 12, status: 'in_transit', version: 9 });

function freightOnServer(freight = inTransit) {
  return [
    on('get', '/api/freights/12', freight),
    on(
      'get',
      '/api/freights/12/events',
      pageOf([
        {
          id: 5,
          kind: 'status' as const,
          fromStatus: 'scheduled' as const,
          toStatus: 'in_transit' as const,
          occurredAt: '2026-11-20T14:00:00Z',
          createdAt: '2026-11-20T14:00:00Z',
          odometerKm: null,
          note: null,
        },
      ]),
    ),
  ];
}

test('a step that no longer fits shows both sides, and is sent as a correction', async () => {
  server.use(...freightOnServer());
  const came = posts('/api/freights/12/status', () => HttpResponse.json({ ...inTransit, version: 12 }));
  await storeRefused(someMove('loading', { title: 'Frete nº 12: começou a carregar' }), 409, {
    type: 'illegal_move',
    detail: 'O frete nº 12 não passa de “Em trânsito” para “Carregando”.',
    current: inTransit,
  });
  const person = renderApp('/fuel?outbox=1');
  const entry = await line('Frete nº 12: começou a carregar');
  expect(within(entry).getByText('Começou a carregar, 20/11/2026 às 10:05')).toBeTruthy();
  expect(await within(entry).findByText('Em trânsito desde 20/11/2026 às 11:00')).toBeTruthy();
  expect(within(entry).getByText(/volta as etapas uma a uma/)).toBeTruthy();
  await person.click(within(entry).getByRole('button', { name: 'Lançar como correção' }));
  expect(await screen.findByText('Nada por enviar')).toBeTruthy();
  expect(came.map(({ body, search }) => [body, search.get('userId')])).toEqual([
    [{ status: 'loading', occurredAt: '2026-11-20T13:05:00Z', correct: true }, '7'],
  ]);
});

test('a step of a cancelled freight cannot be a correction', async () => {
  const cancelled = { ...inTransit, cancelledOn: '2026-11-20', moves: [] };
  server.use(...freightOnServer(cancelled));
  await storeRefused(someMove('loading'), 409, { type: 'illegal_move', current: cancelled });
  renderApp('/fuel?outbox=1');
  const entry = await line('Frete nº 12: loading');
  expect(await within(entry).findByText('Cancelado em 20/11/2026')).toBeTruthy();
  expect(within(entry).queryByRole('button', { name: 'Lançar como correção' })).toBeNull();
  expect(within(entry).getByText(/o frete está cancelado/)).toBeTruthy();
});

test('a step of a freight that was reopened since is sent as it is', async () => {
  server.use(...freightOnServer());
  const came = posts('/api/freights/12/status', () => HttpResponse.json({ ...inTransit, version: 12 }));
  await storeRefused(someMove('unloading'), 409, {
    type: 'illegal_move',
    detail: 'O frete nº 12 está cancelado: reabra-o antes de alterar.',
    current: { ...inTransit, cancelledOn: '2026-11-20', moves: [], version: 8 },
  });
  const person = renderApp('/fuel?outbox=1');
  const entry = await line('Frete nº 12: unloading');
  expect(await within(entry).findByText('O frete foi reaberto.')).toBeTruthy();
  expect(within(entry).queryByText(/está cancelado/)).toBeNull();
  expect(within(entry).queryByRole('button', { name: 'Lançar como correção' })).toBeNull();
  await person.click(within(entry).getByRole('button', { name: 'Enviar de novo' }));
  expect(await screen.findByText('Nada por enviar')).toBeTruthy();
  expect(came.map(({ body }) => body)).toEqual([{ status: 'unloading', occurredAt: '2026-11-20T13:05:00Z' }]);
});

test('a step back that no longer fits cannot be sent again until the freight is where it was taken', async () => {
  const step = { title: 'Frete nº 12: voltou a carregar', body: { status: 'loading', fromStatus: 'in_transit' } };
  const unloading = { ...inTransit, status: 'unloading' as const };
  server.use(...freightOnServer(unloading));
  await storeRefused(someMove('loading', step), 409, {
    type: 'illegal_move',
    detail: 'Não passa.',
    current: unloading,
  });
  renderApp('/fuel?outbox=1');
  expect(await within(await line(step.title)).findByText(/não está mais na etapa de onde você voltou/)).toBeTruthy();
  expect(within(await line(step.title)).queryByRole('button', { name: /Enviar de novo|correção/ })).toBeNull();
  cleanup();
  server.use(...freightOnServer({ ...inTransit, version: 10 }));
  renderApp('/fuel?outbox=1');
  expect(await within(await line(step.title)).findByRole('button', { name: 'Enviar de novo' })).toBeTruthy();
});

test('a second refusal is shown', async () => {
  posts('/api/finances', () => problem(409, 'already_settled', { detail: 'Já foi pago.' }));
  await storeRefused(someEntry(), 409, { type: 'already_settled', detail: 'Já foi pago.' });
  const person = renderApp('/fuel?outbox=1');
  await person.click(within(await line('Pedágio')).getByRole('button', { name: 'Enviar de novo' }));
  expect((await screen.findAllByText('O sistema recusou de novo')).length).toBeGreaterThan(0);
});

test('an entry of a closed month says what it would change, leads to the month, and is sent once it is reopened', async () => {
  const came = posts('/api/finances', () => HttpResponse.json({ id: 1, version: 1 }, { status: 201 }));
  const detail = 'Outubro de 2026 está fechado, e isto mudaria nele: custo de Pedágio de R$ 0,00 para R$ 18,50.';
  await storeRefused(someEntry(), 409, { type: 'month_closed', detail, closedMonths: [] });
  const person = renderApp('/fuel?outbox=1');
  const entry = await line('Pedágio');
  expect(await within(entry).findByText(detail)).toBeTruthy();
  expect(within(entry).getByRole('link', { name: 'Ver meses fechados' })).toHaveAttribute(
    'href',
    '/finances?tab=months',
  );
  await person.click(within(entry).getByRole('button', { name: 'Enviar de novo' }));
  await waitFor(() => expect(came).toHaveLength(1));
  await waitFor(async () => expect(await entriesOf(7)).toEqual([]));
});

test('a decision that a full device cannot keep says so, and leaves the entry as it was', async () => {
  const { id, key } = await storeRefused(someEntry(), 404, { type: 'not_found', detail: 'Não existe mais.' });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const person = renderApp('/fuel?outbox=1');
  await person.click(within(await line('Pedágio')).getByRole('button', { name: 'Enviar de novo' }));
  expect(await screen.findByText(/^Este aparelho está cheio: .* continua aqui como estava\.$/)).toBeTruthy();
  expect(await entriesOf(7)).toMatchObject([{ id, key, state: 'refused' }]);
});

test('beside an expired paper the way on is the quiet one', async () => {
  const warnings = [{ code: 'cnh_expired', field: null, message: 'A CNH venceu em 01/11/2026.' }];
  await storeRefused(someMove('loading'), 422, { type: 'confirmation_required', warnings });
  renderApp('/fuel?outbox=1');
  const entry = await line('Frete nº 12: loading');
  expect(await within(entry).findByRole('button', { name: 'Seguir mesmo assim, com a CNH vencida' })).toBeTruthy();
  expect(within(entry).queryByRole('button', { name: 'Confirmar e enviar' })).toBeNull();
});

test('changes in the sheet are announced in it once, and do not stay', async () => {
  posts('/api/finances', () => HttpResponse.error());
  await storeEntry(someEntry());
  const person = renderApp('/fuel?outbox=1');
  await line('Pedágio');
  const problemBody = (await sheet()).querySelector('[data-said]');
  posts('/api/finances', () => HttpResponse.json({ id: 1, version: 1 }, { status: 201 }));
  await person.click(await within(await sheet()).findByRole('button', { name: 'Enviar agora' }));
  await waitFor(() => expect(problemBody).toHaveTextContent('Nada por enviar.'));
  await waitFor(() => expect(problemBody).toHaveTextContent(''));
});

test('"Enviar agora" that changes nothing says so, to who sees and to who listens', async () => {
  posts('/api/finances', () => HttpResponse.error());
  await storeEntry(someEntry());
  const person = renderApp('/fuel?outbox=1');
  // A later response would report the connection as restored.
  await screen.findByText('Lance seu primeiro abastecimento');
  await within(await sheet()).findByText(/^Sem conexão com a Boleia\./);
  const problemBody = (await sheet()).querySelector('[data-said]');
  await person.click(within(await sheet()).getByRole('button', { name: 'Enviar agora' }));
  await waitFor(() => expect(problemBody).toHaveTextContent('Ainda sem conexão com a Boleia.'));
  expect((await screen.findAllByText('Ainda sem conexão com a Boleia')).length).toBeGreaterThan(0);
});

test('a refusal while the list is open is announced in it', async () => {
  posts('/api/finances', () => HttpResponse.error());
  await storeEntry(someEntry());
  await storeEntry(someEntry({ title: 'Pernoite', url: '/api/fuel' }));
  const person = renderApp('/fuel?outbox=1');
  // A later response would report the connection as restored.
  await screen.findByText('Lance seu primeiro abastecimento');
  await within(await sheet()).findByText(/^Sem conexão com a Boleia\./);
  const problemBody = (await sheet()).querySelector('[data-said]');
  posts('/api/finances', () => problem(409, 'already_settled', { detail: 'Já foi pago.' }));
  posts('/api/fuel', () => problem(503, 'unavailable'));
  await person.click(within(await sheet()).getByRole('button', { name: 'Enviar agora' }));
  await waitFor(() => expect(problemBody).toHaveTextContent('1 lançamento precisa de você.'));
});

test('the count is at the phone’s "Mais" and in its menu, which opens the sheet', async () => {
  setWidth(390);
  posts('/api/finances', () => HttpResponse.error());
  await storeEntry(someEntry());
  await storeRefused(someEntry(), 422, {});
  const person = renderApp('/fuel');
  await person.click(await screen.findByRole('button', { name: /^Mais ?, 2 por enviar: 1 precisa de você$/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await person.click(within(drawer).getByRole('button', { name: '2 por enviar: 1 precisa de você' }));
  expect(await sheet()).toBeTruthy();
  expect(window.location.search).toBe('?outbox=1');
});

test('a session that is over leads to the login and back, and what waits is sent then', async () => {
  posts('/api/finances', () => problem(401, 'unauthenticated'));
  await storeEntry(someEntry());
  const person = renderApp('/fuel?outbox=1');
  await person.click(await screen.findByRole('button', { name: 'Entrar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(new URLSearchParams(window.location.search).get('next')).toBe('/fuel?outbox=1');
  const came = posts('/api/finances', () => HttpResponse.json({ id: 1, version: 1 }, { status: 201 }));
  server.use(on('post', '/api/auth/login', someUser));
  await person.type(screen.getByLabelText('E-mail'), 'joao@boleia.test');
  await person.type(screen.getByLabelText('Senha'), 'segredo-bem-longo');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Nada por enviar')).toBeTruthy();
  expect(came).toHaveLength(1);
});

test('evicted entries are reported once', async () => {
  localStorage.setItem(
    'outbox:7',
    JSON.stringify({ birth: 'another', entries: [{ title: 'Abastecimento', detail: '280 L' }] }),
  );
  const person = renderApp('/fuel');
  const way = await screen.findByRole('button', { name: 'Ver o que era' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(way);
  const problemBody = screen.getByRole('dialog', { name: 'O navegador apagou lançamentos' });
  expect(within(problemBody).getByText('Abastecimento')).toBeTruthy();
  expect(within(problemBody).getByText(/1 lançamento que esperava/)).toBeTruthy();
  await person.click(within(problemBody).getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.queryByText(/O navegador apagou/)).toBeNull());
  await waitFor(() => expect(localStorage.getItem('outbox:7')).toBeNull());
});

test('what was sent is no loss: the database is the one that was noted', async () => {
  posts('/api/finances', () => HttpResponse.json({ id: 1, version: 1 }, { status: 201 }));
  await storeEntry(someEntry());
  renderApp('/fuel?outbox=1');
  expect(await screen.findByText('Nada por enviar')).toBeTruthy();
  expect(localStorage.getItem('outbox:7')).toBeNull();
  expect(screen.queryByText(/O navegador apagou/)).toBeNull();
});

test('a device that keeps nothing says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  renderApp('/fuel?outbox=1');
  expect(await within(await sheet()).findByText(/não deixa guardar nada neste aparelho/)).toBeTruthy();
  // Also on pages without an outbox.
  await waitFor(() => expect(screen.getAllByText(/não deixa guardar nada neste aparelho/)).toHaveLength(2));
});

test('a tab that another one has outlived says so, above the page and in the sheet', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('older', 'VersionError');
  });
  renderApp('/fuel?outbox=1');
  await within(await sheet()).findByText(/^A Boleia foi atualizada em outra aba/);
  await waitFor(() => expect(screen.getAllByText(/^A Boleia foi atualizada em outra aba/)).toHaveLength(2));
  expect(screen.queryByText(/não deixa guardar nada/)).toBeNull();
});
