/**
 * Undoable deletion: hides a record at once and requests the deletion five seconds later. Only one deletion is pending:
 * a second one, leaving the page and signing out send it immediately. A refused deletion shows the record again.
 */
import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { onLogout } from '@/lib/browser/logout-tasks';
import { ApiError, apiRequest } from './client';
import { evictRecord } from './mutation';
import { invalidatePrefixes, urlWith } from './query';
import { invalidatedBy } from './invalidation';

/** Undo window, in ms. */
export const UNDO_MS = 5000;

/** Called with null once the record is deleted, else with the error. */
export type DeletionSettled = (refusal: Error | null) => void;

export type Deletion = {
  url: string;
  /** Addresses of other lists that show the record. */
  alsoListedAt?: readonly string[];
  /** Part of a series that is deleted too. */
  scope?: string;
  /** Version on screen (If-Match). */
  ifMatch?: number;
  /** Selects other records of these lists that are deleted too. */
  isDeletedToo?: (item: never) => boolean;
  /** Called when the deletion is sent and can no longer be undone. */
  onSend: () => void;
  onSettled: DeletionSettled;
};

type PendingDeletion = { deletion: Deletion; client: QueryClient; timer: ReturnType<typeof setTimeout> };

type HiddenRecords = {
  /** Hidden records as list and id ("/api/fuel 7"). Deleted ones stay: ids are never reused. */
  keys: ReadonlySet<string>;
  /** Records deleted with the pending one, and their list. */
  cascaded: { list: string; test: (item: never) => boolean } | null;
};

const useHiddenRecords = create<HiddenRecords>(() => ({ keys: new Set(), cascaded: null }));

let pendingDeletion: PendingDeletion | null = null;
/** Errors to be shown once no deletion can be undone: only one toast is visible at a time. */
const pendingNotices: (() => void)[] = [];

function showOrDefer(refusal: () => void): void {
  if (pendingDeletion === null) refusal();
  else pendingNotices.push(refusal);
}

function notifyAll(): void {
  if (pendingDeletion === null) pendingNotices.splice(0).forEach((refusal) => refusal());
}

/** List and id of a record's address. */
function partsOf(url: string): { list: string; id: string } {
  const [, list = '', id = ''] = /^(.*)\/(\d+)$/.exec(url) ?? [];
  return { list, id };
}

function hiddenKeyOf(url: string): string {
  const { list, id } = partsOf(url);
  return `${list} ${id}`;
}

function setHidden({ url, alsoListedAt = [], isDeletedToo }: Deletion, isHidden: boolean): void {
  const { list, id } = partsOf(url);
  useHiddenRecords.setState(({ keys, cascaded }) => {
    const next = new Set(keys);
    for (const each of [list, ...alsoListedAt]) {
      if (isHidden) next.add(`${each} ${id}`);
      else next.delete(`${each} ${id}`);
    }
    if (isHidden) return { keys: next, cascaded: isDeletedToo ? { list, test: isDeletedToo } : cascaded };
    return { keys: next, cascaded: cascaded?.test === isDeletedToo ? null : cascaded };
  });
}

/** Filters hidden records out of a list. */
export function useVisibleRecords(list: string): <T>(items: readonly T[]) => T[] {
  const { keys, cascaded } = useHiddenRecords();
  const path = list.replace(/\?.*/, '');
  return useCallback(
    (items) =>
      items.filter(
        (item) =>
          !keys.has(`${path} ${(item as { id?: number }).id}`) &&
          !(cascaded?.list === path && cascaded.test(item as never)),
      ),
    [path, keys, cascaded],
  );
}

/** True if a record is deleted or about to be. */
export function useIsDeleted(url: string): boolean {
  return useHiddenRecords(({ keys }) => keys.has(hiddenKeyOf(url)));
}

async function send({ deletion, client }: PendingDeletion): Promise<void> {
  const { url, scope, ifMatch, onSettled } = deletion;
  const options = { keepalive: true, ...(ifMatch === undefined ? {} : { ifMatch }) };
  const write = client.getMutationCache().build(client, {
    mutationFn: () => apiRequest('DELETE', urlWith(url, { scope }), options),
  });
  try {
    await write.execute(undefined);
  } catch (error) {
    const isAlreadyDeleted = error instanceof ApiError && error.type === 'not_found';
    if (!isAlreadyDeleted) {
      setHidden(deletion, false);
      showOrDefer(() => onSettled(error as Error));
      return invalidatePrefixes(client, invalidatedBy(url));
    }
  }
  onSettled(null);
  evictRecord(client, url);
  await invalidatePrefixes(client, invalidatedBy(url), url);
  useHiddenRecords.setState(({ cascaded }) => (cascaded?.test === deletion.isDeletedToo ? { cascaded: null } : {}));
}

/** Sends the pending deletion, if any. */
export async function sendDeletion(): Promise<void> {
  const sent = pendingDeletion;
  pendingDeletion = null;
  if (sent === null) return;
  clearTimeout(sent.timer);
  sent.deletion.onSend();
  await send(sent);
  notifyAll();
}

/** Resets all state, for tests. */
export function resetDeletions(): void {
  if (pendingDeletion !== null) clearTimeout(pendingDeletion.timer);
  pendingDeletion = null;
  pendingNotices.length = 0;
  useHiddenRecords.setState({ keys: new Set(), cascaded: null });
}

onLogout(sendDeletion);
window.addEventListener('pagehide', () => void sendDeletion());

/** Hides a record and schedules its deletion; returns the undo function. */
function scheduleDeletion(client: QueryClient, deletion: Deletion): () => void {
  void sendDeletion();
  setHidden(deletion, true);
  const mine: PendingDeletion = { deletion, client, timer: setTimeout(() => void sendDeletion(), UNDO_MS) };
  pendingDeletion = mine;
  return () => {
    if (pendingDeletion !== mine) return;
    clearTimeout(mine.timer);
    pendingDeletion = null;
    setHidden(deletion, false);
    notifyAll();
  };
}

/** Deletion of a record, as a screen uses it. */
export type Delete = {
  url: string;
  isDeleted: boolean;
  schedule: (deletion: Omit<Deletion, 'url' | 'alsoIn'>) => () => void;
};

/** Deletion of the record at an address, which disappears from every list that shows it. */
export function useDeletion(url: string, alsoListedAt: readonly string[] = []): Delete {
  const client = useQueryClient();
  return {
    url,
    isDeleted: useIsDeleted(url),
    schedule: (deletion) => scheduleDeletion(client, { ...deletion, url, alsoListedAt }),
  };
}
