/** Copies: what was read is kept on the device, and shown again where the network does not answer. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { atClock, now, onDevice } from '@/lib/browser/clock';
import { makeQueue } from '@/lib/browser/queue';
import { isFinal, NetworkError } from '@/api/client';
import type { Copy } from './query-cache-database';
import { dropCopies, getCopy, getPerson, putCopies, putPerson } from './query-cache-store';
import { currentUserQuery } from '@/api/session/current-user';
import { clearCache } from './clear-cache';
import { isUnder } from '@/api/query';
import { mayBeSignedIn } from '@/api/session/signed-in';
import type { User } from '@/api/types';

/** Queries that are never cached: the administration, keys, and those refetched at each view. */
const UNKEPT = /^\/api\/(admin|auth\/(tokens|notices))\b/;

const USER = currentUserQuery.queryKey[0];

/** How long copies wait to be written together, in ms. */
const TOGETHER_MS = 300;

type Waiting = { userId: number; copies: Map<string, Copy> };

let waiting: Waiting | null = null;

/** The reads that show a copy. */
const shown = new WeakSet<Query>();

function userIdOf(client: QueryClient): number | null {
  return client.getQueryData<User | null>(currentUserQuery.queryKey)?.id ?? null;
}

/** The user whose copy a read has; null where it has none. */
function ownerOf(client: QueryClient, { queryKey, gcTime }: Query): number | null {
  const [url, asked] = queryKey;
  const userId = userIdOf(client);
  const isKept = gcTime > 0 && typeof url === 'string' && !UNKEPT.test(url);
  return isKept && (asked === undefined || asked === userId) ? userId : null;
}

/** Keeps what was just read, and when. Where the device refuses, nothing is kept and nothing is said. */
export async function persistQuery(client: QueryClient, query: Query, data: unknown, readMs: number): Promise<void> {
  shown.delete(query);
  // Whoever has left meanwhile leaves nothing.
  if (client.getQueryCache().get(query.queryHash) !== query) return;
  if (query.queryKey[0] === USER) return persistUser(data as User | null);
  const userId = ownerOf(client, query);
  if (userId === null || data === undefined) return;
  if (waiting?.userId !== userId) {
    const mine: Waiting = { userId, copies: new Map() };
    waiting = mine;
    setTimeout(() => void write(mine), TOGETHER_MS);
  }
  waiting.copies.set(query.queryHash, { text: JSON.stringify(data), at: atClock(readMs).getTime() });
}

/** Batches are written one after the other. */
const inTurn = makeQueue();

async function write(batch: Waiting | null): Promise<void> {
  const isNew = batch !== null && waiting === batch;
  if (isNew) waiting = null;
  const put = async () => isNew && putCopies(batch.userId, batch.copies, now().getTime());
  await inTurn(put).catch(() => undefined);
}

/** Ends once all that was read so far is on the device, as far as the device takes it. */
export function written(): Promise<void> {
  return write(waiting);
}

/** Keeps who is signed in; copies of others are deleted. Who is out may come back to theirs. */
export async function persistUser(user: User | null): Promise<void> {
  if (user === null) return;
  try {
    await putPerson(user, now().getTime());
  } catch {
    // Without a note of this person, the one before would stand in for them.
    const before = await getPerson(now().getTime()).catch(() => undefined);
    if (before?.user.id !== user.id) await clearCache();
  }
}

/** Drops the copies of a record that is gone, and of what lies under its address. */
export async function dropQueriesUnder(client: QueryClient, url: string): Promise<void> {
  const userId = userIdOf(client);
  if (userId === null) return;
  const isGone = (hash: string) => {
    const queryKey = JSON.parse(hash) as unknown[];
    return isUnder({ queryKey }, url);
  };
  await dropCopies(userId, JSON.stringify([url]).slice(0, -2), isGone).catch(() => undefined);
}

type Found = { data: unknown; at: number };

async function find(client: QueryClient, query: Query): Promise<Found | undefined> {
  const moment = now().getTime();
  if (query.queryKey[0] === USER) {
    const person = mayBeSignedIn() ? await getPerson(moment) : undefined;
    return person && { data: person.user, at: person.at };
  }
  const userId = ownerOf(client, query);
  const copy = userId === null ? undefined : await getCopy(userId, query.queryHash, moment);
  return copy && { data: JSON.parse(copy.text) as unknown, at: copy.at };
}

/** Puts a copy in the place of what a read has not got. The read stays out of date, so that it is asked for again. */
function standIn(query: Query, { data, at }: Found): void {
  if (query.state.data !== undefined) return;
  shown.add(query);
  const dataUpdatedAt = onDevice(new Date(at));
  // `setQueryData` would make it the state to which a read goes back that is given up.
  query.setState({ data, dataUpdatedAt, status: 'success', error: null, isInvalidated: true });
}

/** Shows the copy of a read that has nothing yet. */
export async function restoreQuery(client: QueryClient, query: Query): Promise<void> {
  if (query.state.data !== undefined) return;
  const copy = await find(client, query);
  if (copy !== undefined) standIn(query, copy);
}

/** Screen after a failed read: without an answer the cached copy, never beside a refusal. Returns the message. */
export async function afterFailure(client: QueryClient, query: Query, error: unknown): Promise<unknown> {
  if (isFinal(error)) {
    if (shown.has(query)) query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
    const userId = ownerOf(client, query);
    if (userId !== null) await dropCopies(userId, query.queryHash, (hash) => hash === query.queryHash);
    return error;
  }
  if (!(error instanceof NetworkError)) return error;
  await restoreQuery(client, query);
  const isUnread = query.state.data === undefined && error.reason === 'unreachable' && ownerOf(client, query) !== null;
  return isUnread ? new NetworkError(isAlone(client, query) ? 'unread' : 'unreadPart', error) : error;
}

/** Whether nothing else is on screen. */
function isAlone(client: QueryClient, query: Query): boolean {
  const others = client.getQueryCache().findAll({ type: 'active' });
  return others.every((other) => other === query || other.queryKey[0] === USER || other.state.data === undefined);
}
