import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';
import { draftKey, readDraft, writeDraft } from '@/lib/forms/draft';
import { ORIGIN, on, pageOf, problem, startServer } from '@/test/msw';
import { TextField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';
import { useApiMutation } from '@/api/mutation';
import { createQueryClient, useApiQuery } from '@/api/query';
import { useRecordForm } from '@/api/forms/use-record-form';
import { setupUser } from '@/test/user';

const server = startServer();
const KEY = draftKey(1, 'client');
const schema = v.object({ name: v.pipe(v.string(), v.trim()), phone: v.string() });

type Values = { name: string; phone: string };
type Client = Values & { id: number; version: number };
type Props = { stored?: Client | null; defaults?: Values; onSaved?: (client: Client) => void };

const empty: Values = { name: '', phone: '' };
let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});

function Form({ stored = null, defaults = stored ?? empty, onSaved = () => undefined }: Props) {
  const { isFetching } = useApiQuery('/api/clients', 1);
  const save = useApiMutation<{ body: Values; ifMatch: number | null }, Client>({
    method: stored === null ? 'POST' : 'PUT',
    request: ({ body, ifMatch }) => ({
      url: stored === null ? '/api/clients' : `/api/clients/${stored.id}`,
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
  const { name, phone } = defaults;
  const record = useRecordForm<Values, Values, Client>({
    userId: 1,
    name: 'client',
    defaults: { name, phone },
    version: stored?.version ?? null,
    schema,
    save: (body, { ifMatch }) => save.mutateAsync({ body, ifMatch }),
    toValues: (one) => ({ name: one.name, phone: one.phone }),
    onSaved,
  });
  return (
    <RecordForm {...record} limits={{}} submitLabel="Salvar">
      <TextField form={record.form} name="name" label="Nome" />
      <TextField form={record.form} name="phone" label="Telefone" />
      {isFetching && <p>lendo</p>}
    </RecordForm>
  );
}

function open(props: Props = {}) {
  const view = render(
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <Form {...props} />
      </QueryClientProvider>
    </ErrorBoundary>,
  );
  return { ...view, user: setupUser() };
}

const save = () => screen.getByRole('button', { name: 'Salvar' });

/** Responds to POSTs in turn; returns their keys. */
function answering(...answers: (Response | object)[]): (string | null)[] {
  const keys: (string | null)[] = [];
  server.use(
    on('get', '/api/clients', pageOf([])),
    on('post', '/api/clients', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      const answer = answers[keys.length - 1] ?? HttpResponse.error();
      return answer instanceof Response ? answer : HttpResponse.json(answer);
    }),
  );
  return keys;
}

test('what was sent and not answered keeps its key over a restart, with the draft', async () => {
  const keys = answering(HttpResponse.error(), { id: 3, version: 1, ...empty });
  const first = open();
  await first.user.type(screen.getByLabelText('Nome'), 'Graneleira');
  await first.user.click(save());
  expect(await screen.findByText(/Sem conexão/)).toBeTruthy();
  first.unmount();
  const onSaved = vi.fn();
  const second = open({ onSaved });
  await second.user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(localStorage.length).toBe(0);
});

test('the key is stored before the response, also for an untouched form', async () => {
  let key: string | null = null;
  server.use(
    on('get', '/api/clients', pageOf([])),
    http.post(`${ORIGIN}/api/clients`, async ({ request }) => {
      key = request.headers.get('idempotency-key');
      await delay('infinite');
    }),
  );
  const { user } = open();
  await user.click(save());
  await waitFor(() => expect(key).not.toBeNull());
  expect(readDraft(KEY)?.unanswered?.key).toBe(key);
});

test('another body is another record, also over a restart; a refusal ends the key', async () => {
  const refusal = problem(422, 'validation', { errors: [] });
  const keys = answering(HttpResponse.error(), HttpResponse.error(), refusal, HttpResponse.error());
  const first = open();
  await first.user.type(screen.getByLabelText('Nome'), 'A');
  await first.user.click(save());
  await waitFor(() => expect(keys).toHaveLength(1));
  first.unmount();
  const second = open();
  await second.user.type(screen.getByLabelText('Nome'), 'B');
  await second.user.click(save());
  await waitFor(() => expect(keys).toHaveLength(2));
  await second.user.click(save());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(readDraft(KEY)?.unanswered).toBeNull();
  await second.user.click(save());
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
  expect(keys[3]).not.toBe(keys[2]);
});

test('that the session is over says nothing about what was sent before', async () => {
  const keys = answering(HttpResponse.error(), problem(401, 'unauthenticated'), { id: 3, version: 1, ...empty });
  const { user } = open();
  await user.type(screen.getByLabelText('Nome'), 'A');
  for (const count of [1, 2, 3]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- sequential taps
    await user.click(save());
    // oxlint-disable-next-line eslint/no-await-in-loop
    await waitFor(() => expect(keys).toHaveLength(count));
  }
  expect(new Set(keys).size).toBe(1);
});

test('a save resolves with its response, before the refetch ends', async () => {
  const onSaved = vi.fn();
  const keys = answering({ id: 3, version: 1, ...empty });
  const { user } = open({ onSaved });
  await waitFor(() => expect(screen.queryByText('lendo')).toBeNull());
  server.use(http.get(`${ORIGIN}/api/clients`, () => delay('infinite')));
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(keys).toHaveLength(1);
  expect(screen.getByText('lendo')).toBeTruthy();
  expect(save()).toBeEnabled();
});

const stored: Client = { id: 3, version: 4, name: 'A', phone: '1' };

/** Saves the name B with a lost response; the next request finds the record as given. */
async function loseAnswer(current: Client) {
  const versions: (string | null)[] = [];
  server.use(
    on('get', '/api/clients', pageOf([])),
    on('put', '/api/clients/3', ({ headers }) => {
      versions.push(headers.get('if-match'));
      return versions.length === 1 ? HttpResponse.error() : problem(412, 'stale_version', { current });
    }),
  );
  const onSaved = vi.fn();
  const { user } = open({ stored, onSaved });
  await user.clear(screen.getByLabelText('Nome'));
  await user.type(screen.getByLabelText('Nome'), ' B');
  await user.click(save());
  expect(await screen.findByText(/Sem conexão/)).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(versions).toEqual(['"4"', '"4"']));
  return onSaved;
}

test('a change whose answer was lost and that finds itself there is saved', async () => {
  const current = { ...stored, version: 5, name: 'B' };
  const onSaved = await loseAnswer(current);
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(current));
  expect(screen.queryByText(/Alguém mudou/)).toBeNull();
});

test.each([
  ['another change', { ...stored, version: 5, name: 'C' }],
  ['its own and a later one', { ...stored, version: 6, name: 'B' }],
])('one that finds %s asks', async (_name, current) => {
  const onSaved = await loseAnswer(current);
  expect(await screen.findByText(/Alguém mudou/)).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
});

test('"Limpar" on a draft of another day discards it, and later input is stored', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(on('get', '/api/clients', pageOf([])));
  const unanswered = { fingerprint: 'x', key: 'k' };
  const yesterday = { name: '', phone: 'ontem' };
  writeDraft(KEY, { version: null, base: yesterday, values: { name: 'A', phone: 'ontem' }, unanswered });
  open({ defaults: { name: '', phone: 'hoje' } });
  const user = setupUser({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByLabelText('Telefone')).toHaveValue('hoje');
  expect(localStorage.length).toBe(0);
  await user.type(screen.getByLabelText('Nome'), 'B');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(readDraft(KEY)).toMatchObject({ base: { phone: 'hoje' }, values: { name: 'B' }, unanswered: null });
  vi.useRealTimers();
});

test('what fails after the record was saved is no lack of connection, and does not offer the form again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const keys = answering({ id: 3, version: 1, ...empty });
  const { user } = open({
    onSaved: () => {
      throw new Error('boom');
    },
  });
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Algo deu errado' })).toBeTruthy();
  expect(keys).toHaveLength(1);
  expect(localStorage.length).toBe(0);
});

test('a mistake of our own code before anything is sent is not called a lack of connection', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(on('get', '/api/clients', pageOf([])));
  vi.spyOn(Headers.prototype, 'set').mockImplementation(() => {
    throw new TypeError('x is undefined');
  });
  const { user } = open();
  await user.click(save());
  expect(await screen.findByText(/O aplicativo falhou/)).toBeTruthy();
  expect(complaint).toHaveBeenCalled();
});
