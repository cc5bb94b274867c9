import type { ReactNode } from 'react';
import { QueryClientProvider, onlineManager, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useApiMutation } from './mutation';
import { useApiList } from './list';
import { apiQuery, createQueryClient, getQueryFn, invalidatePrefixes, urlWith, useApiQuery } from './query';
import { ORIGIN, on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight } from '@/test/msw-fixtures';
import type { Address } from '@/test/msw-paths';
import { someClient } from '@/test/people-fixtures';

const server = startServer();
let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

describe('addresses', () => {
  test.each([
    [urlWith('/api/x', {}), '/api/x'],
    [urlWith('/api/x', { q: 'são', page: 2, none: null, empty: '', open: true }), '/api/x?q=s%C3%A3o&page=2&open=true'],
    [urlWith('/api/x?a=1', { a: 2, b: 3 }), '/api/x?a=2&b=3'],
  ])('%s', (actual, expected) => expect(actual).toBe(expected));
});

describe('reads', () => {
  test('the second item of the key goes as ?userId=', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/freights', (request) => (seen.push(request), HttpResponse.json({ ok: true }))));
    const { result } = renderHook(() => [useApiQuery('/api/freights?open=true', 1), useApiQuery('/api/freights')], {
      wrapper,
    });
    await waitFor(() => expect(result.current.every((query) => query.isSuccess)).toBe(true));
    expect(seen.map((request) => request.search.get('userId')).sort()).toEqual(['1', null].sort());
    expect(client.getQueryData(['/api/freights?open=true', 1])).toEqual({ ok: true });
  });

  test('known defaults: nothing goes stale, is polled, refetched on focus or retried', async () => {
    const { queries, mutations } = client.getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
    expect(mutations?.retry).toBe(false);
    let calls = 0;
    server.use(http.get(`${ORIGIN}/api/x`, () => ((calls += 1), new HttpResponse('não', { status: 500 }))));
    const { result } = renderHook(() => useApiQuery('/api/x'), { wrapper });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(calls).toBe(1);
    expect(result.current.error?.message).toBe('500: não');
  });

  test('without a signal reads and writes fail at once instead of waiting in silence', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
    server.use(on('get', '/api/fuel', () => HttpResponse.error()));
    server.use(on('post', '/api/fuel', () => HttpResponse.error()));
    const options = { method: 'POST', request: () => ({ url: '/api/fuel', body: {} }) } as const;
    const { result } = renderHook(() => ({ read: useApiQuery('/api/fuel'), write: useApiMutation(options) }), {
      wrapper,
    });
    act(() => result.current.write.mutate());
    await waitFor(() => expect([result.current.read.isError, result.current.write.isError]).toEqual([true, true]));
    onlineManager.setOnline(true);
    online.mockRestore();
  });

  test('a key alone is enough: the client knows how to read', async () => {
    server.use(on('get', '/api/freights/12', someFreight()));
    await expect(client.fetchQuery({ queryKey: ['/api/freights/12'] })).resolves.toEqual(someFreight());
  });

  test('401 throws unless the query returns null for it', async () => {
    server.use(on('get', '/api/auth/user', problem(401, 'unauthenticated')));
    const context = {
      queryKey: ['/api/auth/user'] as const,
      client,
      signal: new AbortController().signal,
      meta: undefined,
    };
    await expect(getQueryFn()(context)).rejects.toThrow(/^401: /);
    await expect(getQueryFn({ on401: 'returnNull' })(context)).resolves.toBeNull();
    server.use(on('get', '/api/auth/user', problem(500, 'internal')));
    await expect(getQueryFn({ on401: 'returnNull' })(context)).rejects.toThrow(/^500: /);
  });

  test('no address, no call', () => {
    expect(renderHook(() => useApiQuery(null), { wrapper }).result.current.fetchStatus).toBe('idle');
  });
});

test('a list goes on by its cursor', async () => {
  const cursors: (string | null)[] = [];
  server.use(
    on('get', '/api/freights', ({ search }) => {
      cursors.push(search.get('cursor'));
      return search.get('cursor') === 'c2'
        ? pageOf([someFreight({ id: 3 })])
        : pageOf([someFreight({ id: 1 }), someFreight({ id: 2 })], 'c2');
    }),
  );
  const { result } = renderHook(() => useApiList<{ id: number }>('/api/freights', { q: 'x' }, 1), { wrapper });
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  expect(result.current.hasMore).toBe(true);
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.items.map(({ id }) => id)).toEqual([1, 2, 3]));
  expect(result.current.hasMore).toBe(false);
  expect(cursors).toEqual([null, 'c2']);
});

test('a prefix takes what is under it, and nothing that only begins alike', async () => {
  for (const key of [
    ['/api/freights'],
    ['/api/freights/7', 1],
    ['/api/freights?q=a', 1],
    ['/api/freights-simulations'],
  ]) {
    client.setQueryData(key, {});
  }
  await invalidatePrefixes(client, ['/api/freights']);
  const stale = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey[0]);
  expect(stale).toEqual(['/api/freights', '/api/freights/7', '/api/freights?q=a']);
});

test('an uncached query is not refetched for its own sake', async () => {
  let calls = 0;
  server.use(on('get', '/api/finances/3/expected-deductions', () => HttpResponse.json({ n: (calls += 1) })));
  const url = '/api/finances/3/expected-deductions';
  const { result } = renderHook(() => useQuery({ ...apiQuery(url), gcTime: 0 }), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => invalidatePrefixes(client, ['/api/finances']));
  expect(calls).toBe(1);
});

describe('writes', () => {
  function mutation() {
    return renderHook(
      () =>
        useApiMutation<{ name: string }, { id: number }>({
          method: 'POST',
          request: (body) => ({ url: '/api/clients', body }),
        }),
      { wrapper },
    );
  }

  async function submit(hook: ReturnType<typeof mutation>, name: string) {
    await act(() => hook.result.current.mutateAsync({ name }).catch(() => undefined));
  }

  test('trying the same submit again keeps its key while the outcome is unknown', async () => {
    const keys: (string | null)[] = [];
    const answers = [problem(503, 'undecided'), HttpResponse.error(), problem(409, 'conflict')];
    server.use(
      on(
        'post',
        '/api/clients',
        ({ headers }) => (keys.push(headers.get('idempotency-key')), answers[keys.length - 1] ?? someClient()),
      ),
    );
    const hook = mutation();
    for (const name of ['A', 'A', 'A', 'A', 'A']) await submit(hook, name);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[1]).toBe(keys[2]);
    expect(new Set(keys.slice(2)).size).toBe(3);
  });

  test('another body is another submit', async () => {
    const keys: (string | null)[] = [];
    server.use(
      on(
        'post',
        '/api/clients',
        ({ headers }) => (keys.push(headers.get('idempotency-key')), problem(503, 'unavailable')),
      ),
    );
    const hook = mutation();
    for (const name of ['A', 'B']) await submit(hook, name);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('what it names is out of date afterwards, and never retried on failure', async () => {
    let calls = 0;
    client.setQueryData(['/api/clients?q=a', 1], {});
    server.use(on('post', '/api/clients', () => (++calls === 1 ? problem(422, 'validation') : someClient())));
    const hook = mutation();
    await submit(hook, 'A');
    expect(calls).toBe(1);
    expect(client.getQueryState(['/api/clients?q=a', 1])?.isInvalidated).toBe(false);
    await submit(hook, 'A');
    expect(client.getQueryState(['/api/clients?q=a', 1])?.isInvalidated).toBe(true);
  });
});

test('the returned record replaces the cached one before the refetch', async () => {
  const [old, changed] = [
    { id: 7, version: 1, name: 'A' },
    { id: 7, version: 2, name: 'B' },
  ];
  client.setQueryData(['/api/freights/7', 1], old);
  client.setQueryData(['/api/freights/7/result', 1], old);
  // The number of another kind of record is the same by chance.
  client.setQueryData(['/api/freights'], { id: 7, version: 1, total: 3 });
  server.use(on('post', '/api/freights/7/cancel', () => HttpResponse.json(changed)));
  const options = { method: 'POST', request: () => ({ url: '/api/freights/7/cancel' }) } as const;
  const { result } = renderHook(() => useApiMutation(options), { wrapper });
  await act(() => result.current.mutateAsync());
  expect(client.getQueryData(['/api/freights/7', 1])).toEqual(changed);
  expect(client.getQueryState(['/api/freights/7', 1])?.isInvalidated).toBe(true);
  expect(client.getQueryData(['/api/freights/7/result', 1])).toEqual(old);
  expect(client.getQueryData(['/api/freights'])).toEqual({ id: 7, version: 1, total: 3 });
});

test.each([
  ['lost', () => HttpResponse.error(), true],
  ['that another outran', () => problem(412, 'stale_version', { current: { id: 7, version: 2 } }), true],
  ['refused for what it says', () => problem(422, 'validation', { errors: [] }), false],
] as const)('a write %s says whether what was read still holds', async (_name, answer, isOutOfDate) => {
  client.setQueryData(['/api/clients/7', 1], { id: 7, version: 1 });
  server.use(on('put', '/api/clients/7', answer));
  const options = { method: 'PUT', request: () => ({ url: '/api/clients/7' }) } as const;
  const { result } = renderHook(() => useApiMutation(options), { wrapper });
  await act(() => result.current.mutateAsync().catch(() => undefined));
  expect(client.getQueryState(['/api/clients/7', 1])?.isInvalidated).toBe(isOutOfDate);
});

test('what is deleted is not asked for again while it is still on screen, and forgotten when it leaves', async () => {
  const requests: string[] = [];
  const count = (path: Address<'get'>) =>
    on('get', path, (request) => (requests.push(request.path), HttpResponse.json({ ok: true })));
  const reads = ['/api/drivers', '/api/drivers/7', '/api/drivers/7/advances', '/api/drivers/70'] as const;
  server.use(...reads.map(count), on('delete', '/api/drivers/7', null));
  const remove = {
    method: 'DELETE',
    request: () => ({ url: '/api/drivers/7?scope=one' }),
  } as const;
  const { result, unmount } = renderHook(
    () => ({
      reads: reads.map((url) => useApiQuery(url, 1)),
      remove: useApiMutation(remove),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.reads.every((read) => read.isSuccess)).toBe(true));
  requests.length = 0;
  await act(() => result.current.remove.mutateAsync());
  expect(requests.sort()).toEqual(['/api/drivers', '/api/drivers/70']);
  expect(result.current.reads[1]?.data).toEqual({ ok: true });
  unmount();
  expect(client.getQueryData(['/api/drivers/7', 1])).toBeUndefined();
  expect(client.getQueryData(['/api/drivers/7/advances', 1])).toBeUndefined();
  expect(client.getQueryData(['/api/drivers', 1])).toEqual({ ok: true });
});
