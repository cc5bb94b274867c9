/** Offline read cache: persists query results and restores them when the network does not answer. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { atClock, now, onDevice } from '@/lib/browser/clock';
import { makeQueue } from '@/lib/browser/serial-queue';
import { isFinal, NetworkError } from '@/api/client';
import type { CachedResponse } from './query-cache-database';
import { deleteCached, readCached, readCacheOwner, writeCached, writeCacheOwner } from './query-cache-store';
import { currentUserQuery } from '@/api/session/current-user';
import { clearCache } from './clear-cache';
import { isUnder } from '@/api/query';
import { mayBeSignedIn } from '@/api/session/signed-in';
import type { User } from '@/api/types';

/** Queries that are never cached, besides those with `gcTime` 0: administration, tokens, and those refetched at each view. */
const UNCACHED = /^\/api\/(admin|auth\/(tokens|notices))\b/;

const USER = currentUserQuery.queryKey[0];

/** Debounce of cache writes, in ms. */
const WRITE_DEBOUNCE_MS = 300;

type Batch = { userId: number; responses: Map<string, CachedResponse> };

let openBatch: Batch | null = null;

/** Queries that show cached data. */
const shown = new WeakSet<Query>();

function userIdOf(client: QueryClient): number | null {
  return client.getQueryData<User | null>(currentUserQuery.queryKey)?.id ?? null;
}

/** User under whom a query is cached; null for uncached queries. */
function ownerOf(client: QueryClient, { queryKey, gcTime }: Query): number | null {
  const [url, queryUserId] = queryKey;
  const userId = userIdOf(client);
  const isCacheable = gcTime > 0 && typeof url === 'string' && !UNCACHED.test(url);
  return isCacheable && (queryUserId === undefined || queryUserId === userId) ? userId : null;
}

/** Persists a response and its time. Without storage it does nothing, silently. */
export async function persistQuery(client: QueryClient, query: Query, data: unknown, readMs: number): Promise<void> {
  shown.delete(query);
  // After a logout the query is gone and must not be stored.
  if (client.getQueryCache().get(query.queryHash) !== query) return;
  if (query.queryKey[0] === USER) return persistUser(data as User | null);
  const userId = ownerOf(client, query);
  if (userId === null || data === undefined) return;
  if (openBatch?.userId !== userId) {
    const mine: Batch = { userId, responses: new Map() };
    openBatch = mine;
    setTimeout(() => void write(mine), WRITE_DEBOUNCE_MS);
  }
  openBatch.responses.set(query.queryHash, { text: JSON.stringify(data), at: atClock(readMs).getTime() });
}

/** Serializes batches. */
const inTurn = makeQueue();

async function write(batch: Batch | null): Promise<void> {
  const isNew = batch !== null && openBatch === batch;
  if (isNew) openBatch = null;
  const put = async () => isNew && writeCached(batch.userId, batch.responses, now().getTime());
  await inTurn(put).catch(() => undefined);
}

/** Resolves once all responses so far are stored, if the device allows. */
export function written(): Promise<void> {
  return write(openBatch);
}

/** Stores the signed-in user and deletes cached data of others. Anonymous keeps it: the user may return. */
export async function persistUser(user: User | null): Promise<void> {
  if (user === null) return;
  try {
    await writeCacheOwner(user, now().getTime());
  } catch {
    // Without a note of this user, the previous one would be used offline.
    const before = await readCacheOwner(now().getTime()).catch(() => undefined);
    if (before?.user.id !== user.id) await clearCache();
  }
}

/** Deletes cached responses of a deleted record and of addresses below it. */
export async function dropQueriesUnder(client: QueryClient, url: string): Promise<void> {
  const userId = userIdOf(client);
  if (userId === null) return;
  const isUnderUrl = (hash: string) => {
    const queryKey = JSON.parse(hash) as unknown[];
    return isUnder({ queryKey }, url);
  };
  await deleteCached(userId, JSON.stringify([url]).slice(0, -2), isUnderUrl).catch(() => undefined);
}

type Found = { data: unknown; at: number };

async function find(client: QueryClient, query: Query): Promise<Found | undefined> {
  const moment = now().getTime();
  if (query.queryKey[0] === USER) {
    const person = mayBeSignedIn() ? await readCacheOwner(moment) : undefined;
    return person && { data: person.user, at: person.at };
  }
  const userId = ownerOf(client, query);
  const copy = userId === null ? undefined : await readCached(userId, query.queryHash, moment);
  return copy && { data: JSON.parse(copy.text) as unknown, at: copy.at };
}

/** Fills a query with cached data and leaves it invalidated, so that it is refetched. */
function showCached(query: Query, { data, at }: Found): void {
  if (query.state.data !== undefined) return;
  shown.add(query);
  const dataUpdatedAt = onDevice(new Date(at));
  // `setQueryData` would become the state that a cancelled fetch reverts to.
  query.setState({ data, dataUpdatedAt, status: 'success', error: null, isInvalidated: true });
}

/** Restores a query without data from the cache. */
export async function restoreQuery(client: QueryClient, query: Query): Promise<void> {
  if (query.state.data !== undefined) return;
  const copy = await find(client, query);
  if (copy !== undefined) showCached(query, copy);
}

/** Falls back to the cache after a failed fetch, never after a refusal. Returns the error. */
export async function afterFailure(client: QueryClient, query: Query, error: unknown): Promise<unknown> {
  if (isFinal(error)) {
    if (shown.has(query)) query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
    const userId = ownerOf(client, query);
    if (userId !== null) await deleteCached(userId, query.queryHash, (hash) => hash === query.queryHash);
    return error;
  }
  if (!(error instanceof NetworkError)) return error;
  await restoreQuery(client, query);
  const isUncached =
    query.state.data === undefined && error.reason === 'unreachable' && ownerOf(client, query) !== null;
  return isUncached ? new NetworkError(isOnlyScreen(client, query) ? 'notCached' : 'partNotCached', error) : error;
}

/** True if no other query has data on screen. */
function isOnlyScreen(client: QueryClient, query: Query): boolean {
  const others = client.getQueryCache().findAll({ type: 'active' });
  return others.every((other) => other === query || other.queryKey[0] === USER || other.state.data === undefined);
}
