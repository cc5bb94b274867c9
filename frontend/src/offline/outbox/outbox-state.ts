/** Outbox state for screens. */
import { create } from 'zustand';
import type { Entry, DeliveredEntry } from './entry';
import type { LostEntry } from './evicted-entries';
import type { PendingReason } from '@/offline/sync/sync-events';

/** Outbox of one user, as this page knows it. */
export type OutboxState = {
  /** Its user; null while no outbox is watched. */
  userId: number | null;
  /** In order of entry. */
  entries: readonly Entry[];
  /** Delivered entries, stored as long as the cache: the data on screen may be older. */
  delivered: readonly DeliveredEntry[];
  /** Reason for remaining entries, from the last pass. */
  pendingReason: PendingReason;
  /** Message of the server if it refuses this user. */
  serverMessage: string | null;
  /** Key of the request in flight. */
  sending: string | null;
  /** True if the device refuses storage: nothing can be queued. */
  isClosed: boolean;
  /** True if a newer version owns the storage: the page must be reloaded. */
  isOld: boolean;
  /** Evicted entries that the user has not acknowledged. */
  lost: readonly LostEntry[];
};

export const emptyOutboxState: OutboxState = {
  userId: null,
  entries: [],
  delivered: [],
  pendingReason: 'none',
  serverMessage: null,
  sending: null,
  isClosed: false,
  isOld: false,
  lost: [],
};

export const useOutbox = create<OutboxState>()(() => emptyOutboxState);
