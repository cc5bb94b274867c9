/** State of the outbox that screens show. */
import { create } from 'zustand';
import type { Entry, AnsweredEntry } from './entry';
import type { LostEntry } from './lost-entries';
import type { Rest } from '@/offline/sync/sync-events';

/** The outbox of one person, as this page knows it. */
export type OutboxState = {
  /** Whose it is; null while nobody's is watched. */
  userId: number | null;
  /** In the order of entering. */
  entries: readonly Entry[];
  /** Entries that the server has, for as long as the cache lives: the screen may be older. */
  answered: readonly AnsweredEntry[];
  /** Why something is left, as the last pass saw it. */
  rest: Rest;
  /** Why the server takes nothing from this person, in its words. */
  said: string | null;
  /** Key of the request that is on its way. */
  sending: string | null;
  /** The storage of the device is closed to us: nothing can be kept. */
  isClosed: boolean;
  /** Closed because it is that of a newer version: the page is to be loaded anew. */
  isOld: boolean;
  /** Entries that the browser dropped, until the person has seen it. */
  lost: readonly LostEntry[];
};

/** An outbox that is not watched. */
export const unwatched: OutboxState = {
  userId: null,
  entries: [],
  answered: [],
  rest: 'nothing',
  said: null,
  sending: null,
  isClosed: false,
  isOld: false,
  lost: [],
};

/** The outbox that is watched. */
export const useOutbox = create<OutboxState>()(() => unwatched);
