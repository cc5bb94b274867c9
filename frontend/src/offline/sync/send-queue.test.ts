import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { eventually } from '@/test/eventually';
import { ORIGIN, problem, startServer } from '@/test/msw';
import { emptyOutbox, storeEntry, someEntry, someMove } from '@/test/outbox';
import { discard, enqueue, resend, TooLateError } from '@/offline/outbox/enqueue';
import type { Entry } from '@/offline/outbox/entry';
import type * as Send from './send-queue';
import { entriesOf, deleteDelivered, noteSignedOut, deliveredEntriesOf } from '@/offline/outbox/store';
import { PAUSE_MS, pauseAfter } from './sync-lock';

const server = startServer();

/** Received POSTs, in order. */
type Post = { url: string; key: string | null; body: Record<string, unknown> };

let posts: Post[] = [];
let sendOutbox: typeof Send.sendOutbox;

beforeEach(async () => {
  posts = [];
  // Each test begins like a new page.
  vi.resetModules();
  ({ sendOutbox } = await import('./send-queue'));
});

afterEach(emptyOutbox);

/** Signed-in user; null when anonymous. */
const me = (id: number | null) =>
  http.get(`${ORIGIN}/api/auth/user`, () =>
    id === null ? problem(401, 'unauthenticated') : HttpResponse.json({ id }),
  );

/** Handles every POST. */
const posted = (answer: (post: Post) => Response | Promise<Response>) =>
  http.post(`${ORIGIN}/api/*`, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const body = (await request.json()) as Post['body'];
    const post = { url: pathname + search, key: request.headers.get('Idempotency-Key'), body };
    posts.push(post);
    return answer(post);
  });

const fine = () => HttpResponse.json({ id: 9, version: 1 }, { status: 201 });

const entryStates = async () => (await entriesOf(7)).map(({ title, state }) => `${title} ${state}`);

test('entries go in the order of entering, each for its user', async () => {
  server.use(me(7), posted(fine));
  for (const status of ['loading', 'in_transit', 'unloading']) await storeEntry(someMove(status));
  expect(await sendOutbox({ userId: 7 })).toEqual({ pendingReason: 'none', waitMs: null });
  expect(posts.map(({ body }) => body['status'])).toEqual(['loading', 'in_transit', 'unloading']);
  expect(new Set(posts.map(({ url }) => url))).toEqual(new Set(['/api/freights/12/status?userId=7']));
  expect(await entriesOf(7)).toEqual([]);
});

test('offline nothing is sent, because the session is probed first', async () => {
  server.use(
    http.get(`${ORIGIN}/api/auth/user`, () => HttpResponse.error()),
    posted(fine),
  );
  await storeEntry(someEntry());
  expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason: 'noSignal' });
  expect(posts).toEqual([]);
  expect(await entryStates()).toEqual(['Pedágio waiting']);
});

test('what is entered while a pass with nothing to send begins is not sent by it without that question', async () => {
  server.use(
    http.get(`${ORIGIN}/api/auth/user`, () => HttpResponse.error()),
    posted(() => HttpResponse.error()),
  );
  const pass = sendOutbox({ userId: 7 });
  // The pass has read its entries before this one is stored.
  await entriesOf(7);
  await storeEntry(someEntry());
  await pass;
  expect(posts).toEqual([]);
  expect(await entryStates()).toEqual(['Pedágio waiting']);
});

test('back-off grows with unanswered probes', async () => {
  server.use(http.get(`${ORIGIN}/api/auth/user`, () => HttpResponse.error()));
  await storeEntry(someEntry());
  const waits: number[] = [];
  for (let pass = 0; pass < 6; pass += 1) waits.push((await sendOutbox({ userId: 7 })).waitMs ?? 0);
  expect(waits[0]).toBeLessThanOrEqual(2000);
  expect(waits[5]).toBeGreaterThanOrEqual(32_000);
});

test('a pause doubles up to five minutes, and is not the same for all devices', () => {
  expect(pauseAfter(1, () => 0)).toBe(1000);
  expect(pauseAfter(1, () => 1)).toBe(2000);
  expect(pauseAfter(4, () => 1)).toBe(16_000);
  expect(pauseAfter(40, () => 1)).toBe(300_000);
});

test('a step that was refused holds the later steps of its freight, and nothing else', async () => {
  const no = problem(409, 'illegal_move', { detail: 'O frete nº 12 já está em “Carregando”.' });
  server.use(
    me(7),
    posted(({ url }) => (url.includes('freights/12') ? no.clone() : fine())),
  );
  await storeEntry(someMove('loading', { title: 'Carregar' }));
  await storeEntry(someMove('in_transit', { title: 'Sair' }));
  await storeEntry(someMove('loading', { title: 'Outro frete', url: '/api/freights/13/status' }));
  await storeEntry(someEntry());
  expect(await sendOutbox({ userId: 7 })).toEqual({ pendingReason: 'refused', waitMs: null });
  expect(await entryStates()).toEqual(['Carregar refused', 'Sair waiting']);
  // A retry changes nothing: the user must decide.
  expect(await sendOutbox({ userId: 7, ignoreBackoff: true })).toEqual({ pendingReason: 'refused', waitMs: null });
  expect(posts).toHaveLength(3);
});

test('a fill-up that was refused does not hold the next one', async () => {
  server.use(
    me(7),
    posted(({ body }) => (body['odometerKm'] === 9 ? problem(422, 'confirmation_required', { warnings: [] }) : fine())),
  );
  const fuel = { kind: 'fuel', url: '/api/fuel' } as const;
  await storeEntry(someEntry({ ...fuel, title: 'Salto', body: { vehicleId: 1, odometerKm: 9 } }));
  await storeEntry(someEntry({ ...fuel, body: { vehicleId: 1, odometerKm: 10 } }));
  expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason: 'refused' });
  expect(await entryStates()).toEqual(['Salto refused']);
});

test.each([
  ['nobody is signed in', 401, 'unauthenticated', 7],
  ['somebody else is signed in', 404, 'not_found', 8],
] as const)('where %s, that is no refusal: all stops and waits', async (_why, status, type, id) => {
  server.use(me(7));
  await storeEntry(someEntry());
  await storeEntry(someEntry());
  server.use(
    posted(() => {
      server.use(me(id));
      return problem(status, type);
    }),
  );
  expect(await sendOutbox({ userId: 7 })).toEqual({ pendingReason: 'signedOut', waitMs: null });
  expect(posts).toHaveLength(1);
  expect(await entryStates()).toEqual(['Pedágio waiting', 'Pedágio waiting']);
  expect((await entriesOf(7)).map(({ refusal }) => refusal)).toEqual([null, null]);
});

test('where the server takes nothing from this person, all stops and waits, and its words are handed on', async () => {
  const blocked = () => problem(403, 'account_blocked', { detail: 'Sua conta está bloqueada.' });
  server.use(me(7), posted(blocked));
  await storeEntry(someEntry());
  await storeEntry(someEntry());
  const pass = { pendingReason: 'blocked', waitMs: PAUSE_MS.longest, serverMessage: 'Sua conta está bloqueada.' };
  expect(await sendOutbox({ userId: 7 })).toEqual(pass);
  expect(posts).toHaveLength(1);
  expect(await entryStates()).toEqual(['Pedágio waiting', 'Pedágio waiting']);
  server.use(http.get(`${ORIGIN}/api/auth/user`, blocked));
  expect(await sendOutbox()).toEqual(pass);
  expect(posts).toHaveLength(1);
});

test('a delivered entry is stored apart with its version, and never sent again', async () => {
  server.use(me(7), posted(fine));
  const { id } = await storeEntry(someEntry());
  await sendOutbox({ userId: 7 });
  await sendOutbox({ userId: 7, ignoreBackoff: true });
  expect(posts).toHaveLength(1);
  expect(await entriesOf(7)).toEqual([]);
  const at = expect.any(String) as string;
  expect(await deliveredEntriesOf(7)).toMatchObject([
    { id, title: 'Pedágio', form: null, answered: { at, version: 1 } },
  ]);
  await deleteDelivered(7, new Date(Date.now() - 60_000));
  expect(await deliveredEntriesOf(7)).toHaveLength(1);
  await deleteDelivered(7, new Date(Date.now() + 1000));
  expect(await deliveredEntriesOf(7)).toEqual([]);
});

test('a correction goes with the version that it was decided over, also when it is confirmed; no other entry has one', async () => {
  const versions: (string | null)[] = [];
  server.use(
    me(7),
    http.post(`${ORIGIN}/api/*`, ({ request }) => {
      versions.push(request.headers.get('If-Match'));
      return problem(412, 'stale_version');
    }),
  );
  const { id } = await storeEntry(someMove('loading'));
  await sendOutbox({ userId: 7 });
  await resend(id, (body) => ({ ...body, correct: true }), 9).catch(() => undefined);
  await resend(id, (body) => ({ ...body, confirm: ['left_out:9'] })).catch(() => undefined);
  expect(versions).toEqual([null, '"9"', '"9"']);
  expect(await entriesOf(7)).toMatchObject([{ state: 'refused', refusal: { status: 412 } }]);
});

test('a pause that was reckoned by a clock that was ahead holds nothing once the clock is right', async () => {
  server.use(me(7), posted(fine));
  const ahead = Date.now() + 86_400_000;
  await storeEntry(someEntry({ title: 'Agora' }), { pausedAt: ahead, notBefore: ahead + 60_000 });
  await storeEntry(someEntry({ title: 'Depois' }), { pausedAt: Date.now() - 1000, notBefore: Date.now() + 60_000 });
  await sendOutbox({ userId: 7 });
  expect(await entryStates()).toEqual(['Depois waiting']);
});

test('entries of a signed-out user wait until that user opens a page', async () => {
  server.use(me(7), posted(fine));
  await storeEntry(someEntry());
  await noteSignedOut(7);
  expect(await sendOutbox({ ignoreBackoff: true })).toEqual({ pendingReason: 'signedOut', waitMs: null });
  expect(posts).toEqual([]);
  await noteSignedOut(null);
  expect(await sendOutbox({ ignoreBackoff: true })).toMatchObject({ pendingReason: 'none' });
});

test('who signs out during a pass is sent for no further, and what is answered then leaves nothing', async () => {
  server.use(
    me(7),
    posted(async () => {
      await noteSignedOut(7);
      return fine();
    }),
  );
  await storeEntry(someEntry());
  await storeEntry(someEntry());
  expect(await sendOutbox({ userId: 7 })).toEqual({ pendingReason: 'signedOut', waitMs: null });
  expect(posts).toHaveLength(1);
  expect(await entriesOf(7)).toHaveLength(1);
  expect(await deliveredEntriesOf(7)).toEqual([]);
});

test('a record that is gone is a refusal', async () => {
  server.use(
    me(7),
    posted(() => problem(404, 'not_found')),
  );
  await storeEntry(someMove('loading'));
  expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason: 'refused' });
  expect(await entriesOf(7)).toMatchObject([{ state: 'refused', refusal: { status: 404 } }]);
});

test('nothing of another or an anonymous user is sent', async () => {
  server.use(me(8), posted(fine));
  await storeEntry(someEntry());
  expect(await sendOutbox({ userId: 7 })).toEqual({ pendingReason: 'signedOut', waitMs: null });
  expect(await sendOutbox()).toEqual({ pendingReason: 'none', waitMs: null });
  server.use(me(null));
  expect(await sendOutbox()).toEqual({ pendingReason: 'signedOut', waitMs: null });
  expect(posts).toEqual([]);
});

test('a server that asks to wait is waited for, and what makes no difference to it goes on', async () => {
  const busy = () =>
    HttpResponse.json({ type: 'rate_limited', status: 429 }, { status: 429, headers: { 'Retry-After': '90' } });
  server.use(
    me(7),
    posted(({ url }) => (url.includes('/12/') ? busy() : fine())),
  );
  await storeEntry(someMove('loading', { title: 'Carregar' }));
  await storeEntry(someMove('in_transit', { title: 'Sair' }));
  await storeEntry(someEntry());
  const pass = await sendOutbox({ userId: 7 });
  expect(pass.pendingReason).toBe('later');
  expect(pass.waitMs).toBeGreaterThan(85_000);
  expect(pass.waitMs).toBeLessThanOrEqual(90_000);
  expect(await entryStates()).toEqual(['Carregar waiting', 'Sair waiting']);
  expect(posts).toHaveLength(2);
  // Before its time only the user sends it.
  await sendOutbox({ userId: 7 });
  expect(posts).toHaveLength(2);
  await sendOutbox({ userId: 7, ignoreBackoff: true });
  expect(posts).toHaveLength(3);
});

test.each([
  ['does not answer', () => HttpResponse.error(), 'noSignal', 'unsure'],
  ['fails', () => problem(500, 'internal'), 'later', 'unsure'],
  ['answers nothing', () => new HttpResponse(null, { status: 204 }), 'later', 'unsure'],
  ...([400, 403, 404, 405, 410, 421, 451] as const).map(
    (status) =>
      [
        `has a proxy that says ${status} by itself`,
        () => new HttpResponse('page not found', { status }),
        'later',
        'waiting',
      ] as const,
  ),
  ['does not know whether it wrote', () => problem(503, 'undecided'), 'later', 'unsure'],
  ['cannot now', () => problem(503, 'unavailable'), 'later', 'waiting'],
  ['is not behind its proxy', () => new HttpResponse('Bad gateway', { status: 502 }), 'later', 'unsure'],
  ['took too long to be sent to', () => problem(408, 'request_timeout'), 'later', 'waiting'],
] as const)(
  'a server that %s gets the same entry again under the same key',
  async (_how, answer, pendingReason, state) => {
    server.use(me(7), posted(answer));
    await storeEntry(someEntry());
    expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason });
    expect(await entriesOf(7)).toMatchObject([{ state, tries: 1, refusal: null }]);
    server.use(posted(fine));
    expect(await sendOutbox({ userId: 7, ignoreBackoff: true })).toMatchObject({ pendingReason: 'none' });
    expect(posts.map(({ key }) => key)).toEqual([posts[0]?.key, posts[0]?.key]);
    expect(await entriesOf(7)).toEqual([]);
  },
);

test.each([
  ['nobody is signed in', 401, 'unauthenticated'],
  ['there were too many requests', 429, 'rate_limited'],
  ['the server cannot now', 503, 'unavailable'],
] as const)(
  'what may have arrived stays so when %s: only an answer to it says otherwise',
  async (_why, status, type) => {
    server.use(
      me(7),
      posted(() => problem(status, type)),
    );
    await storeEntry(someEntry(), { state: 'unsure', tries: 1, sentAt: new Date().toISOString() });
    await sendOutbox({ userId: 7, ignoreBackoff: true });
    expect(posts).toHaveLength(1);
    expect(await entryStates()).toEqual(['Pedágio unsure']);
  },
);

/** Simulates a full device. */
function haveNoRoom() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('on a full device what may have arrived is sent, and what never was waits for room', async () => {
  server.use(me(7), posted(fine));
  await storeEntry(someMove('loading', { title: 'Carregar' }));
  await storeEntry(someMove('in_transit', { title: 'Sair' }), { state: 'unsure', sentAt: new Date().toISOString() });
  await storeEntry(someEntry({ title: 'Talvez' }), { state: 'unsure', sentAt: new Date().toISOString() });
  await storeEntry(someEntry());
  const put = haveNoRoom();
  expect(await sendOutbox({ userId: 7 })).toEqual({ pendingReason: 'full', waitMs: PAUSE_MS.longest });
  expect(posts).toHaveLength(1);
  expect(await entryStates()).toEqual(['Carregar waiting', 'Sair unsure', 'Pedágio waiting']);
  put.mockRestore();
  expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason: 'none' });
  expect(posts.map(({ body }) => body['status'])).toEqual([undefined, 'loading', 'in_transit', undefined]);
});

test('a pass that the storage fails is tried again soon, and after a longer pause each time', async () => {
  const { subscribe } = await import('./sync-events');
  const pauses: (number | null)[] = [];
  const stop = subscribe((news) => {
    if (news.kind === 'passed') pauses.push(news.pass.waitMs);
  });
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  await expect(sendOutbox({ userId: 7 })).rejects.toThrow(/não deixa guardar/);
  await expect(sendOutbox({ userId: 7 })).rejects.toThrow(/não deixa guardar/);
  stop();
  const [first, second] = pauses;
  expect(first).toBeLessThanOrEqual(PAUSE_MS.first);
  expect(second).toBeLessThanOrEqual(2 * PAUSE_MS.first);
  expect(second).toBeGreaterThanOrEqual(PAUSE_MS.first);
});

test.each([
  ['no answer', () => HttpResponse.error()],
  ['a refusal', () => problem(422, 'validation')],
])('%s that a full device cannot note is no loss: the entry goes again under its key', async (_what, answer) => {
  server.use(me(7), posted(answer));
  await storeEntry(someEntry(), { state: 'unsure', sentAt: new Date().toISOString() });
  const put = haveNoRoom();
  expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason: 'full' });
  expect(await entryStates()).toEqual(['Pedágio unsure']);
  put.mockRestore();
  server.use(posted(fine));
  expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason: 'none' });
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
});

test('what may have arrived under a key that the server has forgotten is for a person', async () => {
  server.use(me(7), posted(fine));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await storeEntry(someEntry({ title: 'Antigo' }), { state: 'unsure', tries: 3, sentAt: daysAgo(30) });
  await storeEntry(someEntry(), { state: 'unsure', tries: 3, sentAt: daysAgo(28) });
  expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason: 'refused' });
  expect(await entriesOf(7)).toMatchObject([{ title: 'Antigo', state: 'refused', refusal: { status: 0 } }]);
  expect(posts).toHaveLength(1);
});

test('what is discarded while it is on its way is gone, and what is on its way cannot be changed', async () => {
  const { id } = await storeEntry(someEntry());
  let change: unknown = null;
  server.use(
    me(7),
    posted(async () => {
      change = await resend(id, (body) => body).catch((error: unknown) => error);
      await discard(id);
      return HttpResponse.error();
    }),
  );
  await sendOutbox({ userId: 7 });
  expect(change).toBeInstanceOf(TooLateError);
  expect(await entriesOf(7)).toEqual([]);
});

test('what was refused is sent again as a person changed it, under another key, and what waited for it follows', async () => {
  server.use(
    me(7),
    posted(({ body }) =>
      body['status'] === 'loading' && body['correct'] !== true ? problem(409, 'illegal_move') : fine(),
    ),
  );
  const first = await storeEntry(someMove('loading'));
  await storeEntry(someMove('in_transit'));
  await sendOutbox({ userId: 7 });
  expect(await resend(first.id, (body) => ({ ...body, correct: true }))).toEqual({ response: { id: 9, version: 1 } });
  await eventually(async () => expect(await entriesOf(7)).toEqual([]));
  expect(posts.map(({ body }) => [body['status'], body['correct']])).toEqual([
    ['loading', undefined],
    ['loading', true],
    ['in_transit', undefined],
  ]);
  expect(new Set(posts.map(({ key }) => key)).size).toBe(3);
});

test('an entry refused again stays, with the latest message', async () => {
  let detail = 'Primeira.';
  server.use(
    me(7),
    posted(() => problem(409, 'settled', { detail })),
  );
  const { id } = await storeEntry(someEntry());
  await sendOutbox({ userId: 7 });
  detail = 'Segunda.';
  await expect(resend(id, (body) => body)).rejects.toMatchObject({ status: 409 });
  expect(await entriesOf(7)).toMatchObject([{ state: 'refused', refusal: { problem: { detail: 'Segunda.' } } }]);
});

test('an entry that replaces a refused one keeps its place and its time', async () => {
  server.use(
    me(7),
    posted(() => HttpResponse.error()),
  );
  const old = await storeEntry(someMove('loading'), { state: 'refused' });
  const result = await enqueue(someMove('in_transit'), { replaces: old.id });
  expect(result).toMatchObject({ queued: { id: old.id, madeAt: old.madeAt } });
  const [stored] = (await entriesOf(7)) as [Entry];
  expect(stored).toMatchObject({ id: old.id, state: 'unsure', refusal: null, body: { status: 'in_transit' } });
  expect(stored.key).not.toBe(old.key);
});

test('of two senders on a device one waits for the other: nothing is sent twice', async () => {
  // Web Lock shared by tabs.
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks }, onLine: { value: true } }));
  vi.resetModules();
  const other = await import('./send-queue');
  server.use(me(7), posted(fine));
  for (let each = 0; each < 5; each += 1) await storeEntry(someEntry());
  await Promise.all([sendOutbox({ userId: 7 }), other.sendOutbox({ userId: 7 }), other.sendOutbox()]);
  expect(posts).toHaveLength(5);
  expect(await entriesOf(7)).toEqual([]);
});

test('two hundred entries go in their order, each once', async () => {
  server.use(me(7), posted(fine));
  for (let each = 0; each < 200; each += 1) await storeEntry(someEntry({ body: { amountCents: each } }));
  expect(await sendOutbox({ userId: 7 })).toMatchObject({ pendingReason: 'none' });
  expect(posts.map(({ body }) => body['amountCents'])).toEqual(Array.from({ length: 200 }, (_, each) => each));
  expect(new Set(posts.map(({ key }) => key)).size).toBe(200);
});
