/**
 * Deleting with a way back: a record is taken off the screen at once and asked of the server five seconds later. Only one
 * deletion waits at a time. A second deletion, leaving the page or signing out sends it before its five seconds are over.
 * A refused record comes back.
 */
import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { beforeLeaving } from '@/lib/browser/page-leave';
import { ApiError, apiRequest } from './client';
import { forget } from './mutation';
import { invalidatePrefixes, urlWith } from './query';
import { invalidatedBy } from './invalidation';

/** How long a deletion can be taken back, in ms. */
export const UNDO_MS = 5000;

/** Whether the server deleted it (null), or why it did not. */
export type DeletionEnd = (refusal: Error | null) => void;

/** A record that is to be deleted. */
export type Deletion = {
  url: string;
  /** Other lists in which the record is shown, by their address. */
  alsoIn?: readonly string[];
  /** Part of a series that is deleted too. */
  scope?: string;
  /** The version that was on screen. */
  ifMatch?: number;
  /** Other records of the same lists that are deleted too. */
  goesAlong?: (item: never) => boolean;
  /** It is sent now and can no longer be taken back. */
  onSend: () => void;
  onEnd: DeletionEnd;
};

type Waiting = { deletion: Deletion; client: QueryClient; timer: ReturnType<typeof setTimeout> };

type Gone = {
  /** The places of lists ("/api/fuel 7") that are no longer shown. A deleted one stays, because its id is never given again. */
  places: ReadonlySet<string>;
  /** Records deleted with the pending one, and its list. */
  along: { list: string; test: (item: never) => boolean } | null;
};

const useGone = create<Gone>(() => ({ places: new Set(), along: null }));

let waiting: Waiting | null = null;
/** Refusals to be told once no other deletion can be taken back: only one notification is shown at a time. */
const untold: (() => void)[] = [];

function tell(refusal: () => void): void {
  if (waiting === null) refusal();
  else untold.push(refusal);
}

function tellAll(): void {
  if (waiting === null) untold.splice(0).forEach((refusal) => refusal());
}

/** The list of a record's address, and the record's id. */
function partsOf(url: string): { list: string; id: string } {
  const [, list = '', id = ''] = /^(.*)\/(\d+)$/.exec(url) ?? [];
  return { list, id };
}

/** The place of a record in the list of its address. */
function placeOf(url: string): string {
  const { list, id } = partsOf(url);
  return `${list} ${id}`;
}

function setGone({ url, alsoIn = [], goesAlong }: Deletion, isGone: boolean): void {
  const { list, id } = partsOf(url);
  useGone.setState(({ places, along }) => {
    const next = new Set(places);
    for (const each of [list, ...alsoIn]) {
      if (isGone) next.add(`${each} ${id}`);
      else next.delete(`${each} ${id}`);
    }
    if (isGone) return { places: next, along: goesAlong ? { list, test: goesAlong } : along };
    return { places: next, along: along?.test === goesAlong ? null : along };
  });
}

/** Leaves out of what a list holds the records that are deleted or about to be. */
export function useWithoutGone(list: string): <T>(items: readonly T[]) => T[] {
  const { places, along } = useGone();
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

/** Whether a record is deleted, or about to be. */
export function useIsGone(url: string): boolean {
  return useGone(({ places }) => places.has(placeOf(url)));
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
      setGone(deletion, false);
      tell(() => onEnd(error as Error));
      return invalidatePrefixes(client, invalidatedBy(url));
    }
  }
  onEnd(null);
  forget(client, url);
  await invalidatePrefixes(client, invalidatedBy(url), url);
  useGone.setState(({ along }) => (along?.test === deletion.goesAlong ? { along: null } : {}));
}

/** Sends the deletion that waits, if one does. */
export async function sendDeletion(): Promise<void> {
  const sent = waiting;
  waiting = null;
  if (sent === null) return;
  clearTimeout(sent.timer);
  sent.deletion.onSend();
  await send(sent);
  tellAll();
}

/** Forgets what waits and what is gone: a test begins with nothing deleted. */
export function forgetDeletions(): void {
  if (waiting !== null) clearTimeout(waiting.timer);
  waiting = null;
  untold.length = 0;
  useGone.setState({ places: new Set(), along: null });
}

beforeLeaving(sendDeletion);
window.addEventListener('pagehide', () => void sendDeletion());

/** Takes a record off the screen and has it deleted in five seconds; gives the way to take that back. */
function deleteSoon(client: QueryClient, deletion: Deletion): () => void {
  void sendDeletion();
  setGone(deletion, true);
  const mine: Waiting = { deletion, client, timer: setTimeout(() => void sendDeletion(), UNDO_MS) };
  waiting = mine;
  return () => {
    if (waiting !== mine) return;
    clearTimeout(mine.timer);
    waiting = null;
    setGone(deletion, false);
    tellAll();
  };
}

/** Deletion of a record by a screen. */
export type Delete = { url: string; isGone: boolean; soon: (deletion: Omit<Deletion, 'url' | 'alsoIn'>) => () => void };

/** The way to delete the record of an address, which leaves all lists that show it. */
export function useDeletion(url: string, alsoIn: readonly string[] = []): Delete {
  const client = useQueryClient();
  return { url, isGone: useIsGone(url), soon: (deletion) => deleteSoon(client, { ...deletion, url, alsoIn }) };
}
