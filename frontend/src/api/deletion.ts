/**
 * Undoable deletion: hides a record at once and requests the deletion five seconds later. Only one deletion is pending:
 * a second one, leaving the page and signing out send it immediately. A refused deletion shows the record again.
 */
import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { onLogout } from '@/lib/browser/logout-tasks';
import { ApiError, apiRequest } from './client';
import { forget } from './mutation';
import { invalidatePrefixes, urlWith } from './query';
import { invalidatedBy } from './invalidation';

/** Undo window, in ms. */
export const UNDO_MS = 5000;

/** Called with null once the record is deleted, else with the error. */
export type DeletionEnd = (refusal: Error | null) => void;

export type Deletion = {
  url: string;
  /** Addresses of other lists that show the record. */
  alsoIn?: readonly string[];
  /** Part of a series that is deleted too. */
  scope?: string;
  /** Version on screen (If-Match). */
  ifMatch?: number;
  /** Selects other records of these lists that are deleted too. */
  isDeletedToo?: (item: never) => boolean;
  /** Called when the deletion is sent and can no longer be undone. */
  onSend: () => void;
  onEnd: DeletionEnd;
};

type Waiting = { deletion: Deletion; client: QueryClient; timer: ReturnType<typeof setTimeout> };

type Gone = {
  /** Hidden records as list and id ("/api/fuel 7"). Deleted ones stay: ids are never reused. */
  places: ReadonlySet<string>;
  /** Records deleted with the pending one, and their list. */
  along: { list: string; test: (item: never) => boolean } | null;
};

const useHiddenRecords = create<Gone>(() => ({ places: new Set(), along: null }));

let waiting: Waiting | null = null;
/** Errors to be shown once no deletion can be undone: only one toast is visible at a time. */
const pendingNotices: (() => void)[] = [];

function showOrDefer(refusal: () => void): void {
  if (waiting === null) refusal();
  else pendingNotices.push(refusal);
}

function notifyAll(): void {
  if (waiting === null) pendingNotices.splice(0).forEach((refusal) => refusal());
}

/** List and id of a record's address. */
function partsOf(url: string): { list: string; id: string } {
  const [, list = '', id = ''] = /^(.*)\/(\d+)$/.exec(url) ?? [];
  return { list, id };
}

function placeOf(url: string): string {
  const { list, id } = partsOf(url);
  return `${list} ${id}`;
}

function setHidden({ url, alsoIn = [], isDeletedToo }: Deletion, isGone: boolean): void {
  const { list, id } = partsOf(url);
  useHiddenRecords.setState(({ places, along }) => {
    const next = new Set(places);
    for (const each of [list, ...alsoIn]) {
      if (isGone) next.add(`${each} ${id}`);
      else next.delete(`${each} ${id}`);
    }
    if (isGone) return { places: next, along: isDeletedToo ? { list, test: isDeletedToo } : along };
    return { places: next, along: along?.test === isDeletedToo ? null : along };
  });
}

/** Filters hidden records out of a list. */
export function useVisibleRecords(list: string): <T>(items: readonly T[]) => T[] {
  const { places, along } = useHiddenRecords();
  const path = list.replace(/\?.*/, '');
  return useCallback(
    (items) =>
      items.filter(
        (item) =>
          !places.has(`${path} ${(item as { id?: number }).id}`) &&
          !(along?.list === path && along.test(item as never)),
      ),
    [path, places, along],
  );
}

/** True if a record is deleted or about to be. */
export function useIsGone(url: string): boolean {
  return useHiddenRecords(({ places }) => places.has(placeOf(url)));
}

async function send({ deletion, client }: Waiting): Promise<void> {
  const { url, scope, ifMatch, onEnd } = deletion;
  const options = { keepalive: true, ...(ifMatch === undefined ? {} : { ifMatch }) };
  const write = client.getMutationCache().build(client, {
    mutationFn: () => apiRequest('DELETE', urlWith(url, { scope }), options),
  });
  try {
    await write.execute(undefined);
  } catch (error) {
    const isGoneAlready = error instanceof ApiError && error.type === 'not_found';
    if (!isGoneAlready) {
      setHidden(deletion, false);
      showOrDefer(() => onEnd(error as Error));
      return invalidatePrefixes(client, invalidatedBy(url));
    }
  }
  onEnd(null);
  forget(client, url);
  await invalidatePrefixes(client, invalidatedBy(url), url);
  useHiddenRecords.setState(({ along }) => (along?.test === deletion.isDeletedToo ? { along: null } : {}));
}

/** Sends the pending deletion, if any. */
export async function sendDeletion(): Promise<void> {
  const sent = waiting;
  waiting = null;
  if (sent === null) return;
  clearTimeout(sent.timer);
  sent.deletion.onSend();
  await send(sent);
  notifyAll();
}

/** Resets all state, for tests. */
export function forgetDeletions(): void {
  if (waiting !== null) clearTimeout(waiting.timer);
  waiting = null;
  pendingNotices.length = 0;
  useHiddenRecords.setState({ places: new Set(), along: null });
}

onLogout(sendDeletion);
window.addEventListener('pagehide', () => void sendDeletion());

/** Hides a record and schedules its deletion; returns the undo function. */
function deleteSoon(client: QueryClient, deletion: Deletion): () => void {
  void sendDeletion();
  setHidden(deletion, true);
  const mine: Waiting = { deletion, client, timer: setTimeout(() => void sendDeletion(), UNDO_MS) };
  waiting = mine;
  return () => {
    if (waiting !== mine) return;
    clearTimeout(mine.timer);
    waiting = null;
    setHidden(deletion, false);
    notifyAll();
  };
}

/** Deletion of a record, as a screen uses it. */
export type Delete = { url: string; isGone: boolean; soon: (deletion: Omit<Deletion, 'url' | 'alsoIn'>) => () => void };

/** Deletion of the record at an address, which disappears from every list that shows it. */
export function useDeletion(url: string, alsoIn: readonly string[] = []): Delete {
  const client = useQueryClient();
  return { url, isGone: useIsGone(url), soon: (deletion) => deleteSoon(client, { ...deletion, url, alsoIn }) };
}
