/** Sync events, broadcast to all tabs: the sender may be another tab or the service worker. */
import type { Problem } from '@/api/types';

/**
 * Reason for remaining entries: none, a decision of the user, a later retry, no storage, no signal, no session, or a
 * refused user.
 */
export type PendingReason = 'none' | 'refused' | 'later' | 'full' | 'noSignal' | 'signedOut' | 'blocked';

/**
 * Result of a pass. `waitMs`: time to the next useful pass; null if time alone changes nothing. `serverMessage`: its
 * reason if it refuses this user.
 */
export type Pass = { pendingReason: PendingReason; waitMs: number | null; serverMessage?: string | undefined };

/** Outcome of the request under a key: answered, refused, or queued for later. */
export type Outcome =
  | { kind: 'deferred'; key: string }
  | { kind: 'refused'; key: string; url: string; status: number; problem: Problem | null }
  | { kind: 'done'; key: string; url: string; response: unknown };

/**
 * Sync event. `changed`: entries were added, removed or changed. `sending`: one is in flight. `passed`: a pass of a
 * user ended; null for an unknown user. `signedOut`: a user signed out on this device.
 */
export type SyncEvent =
  | { kind: 'changed' }
  | { kind: 'sending'; key: string }
  | { kind: 'passed'; userId: number | null; pass: Pass }
  | { kind: 'signedOut'; userId: number }
  | Outcome;

type Listener = (event: SyncEvent) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('boleia-outbox');
  channel.addEventListener('message', ({ data }: MessageEvent<SyncEvent>) => notifyListeners(data));
  return channel;
}

function notifyListeners(event: SyncEvent): void {
  for (const listener of listeners) listener(event);
}

export function isOutcome(event: SyncEvent): event is Outcome {
  return event.kind === 'done' || event.kind === 'refused' || event.kind === 'deferred';
}

/** Broadcasts to this tab and all others. */
export function publish(event: SyncEvent): void {
  open()?.postMessage(event);
  notifyListeners(event);
}

/** Subscribes to events of all tabs. Returns the unsubscribe function. */
export function subscribe(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
