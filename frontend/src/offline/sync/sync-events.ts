/** Outcomes of entries, broadcast to every tab: the sender may be another tab or the service worker. */
import type { Problem } from '@/api/types';

/**
 * Why something is left: all is sent, the rest needs a person, the server is to be asked again later, the device has no room
 * to note that it is sent, there is no signal, the session is over, or the server takes nothing from this person.
 */
export type Rest = 'nothing' | 'refused' | 'later' | 'full' | 'noSignal' | 'signedOut' | 'blocked';

/**
 * How a pass ended. `waitMs` says when the next one makes sense; null where time alone changes nothing. `said` is why the
 * server takes nothing from this person.
 */
export type Pass = { rest: Rest; waitMs: number | null; said?: string | undefined };

/** Outcome of the request under a key: answered, refused, or kept for later. */
export type Outcome =
  | { kind: 'kept'; key: string }
  | { kind: 'refused'; key: string; url: string; status: number; problem: Problem | null }
  | { kind: 'done'; key: string; url: string; answer: unknown };

/**
 * One piece of news. `changed`: entries came, went or stand otherwise. `sending`: one is on its way. `passed`: a pass over
 * the entries of a user ended; null where nobody knows whose. `left`: a user signed out on this device.
 */
export type SyncEvent =
  | { kind: 'changed' }
  | { kind: 'sending'; key: string }
  | { kind: 'passed'; userId: number | null; pass: Pass }
  | { kind: 'left'; userId: number }
  | Outcome;

type Listener = (news: SyncEvent) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('boleia-outbox');
  channel.addEventListener('message', ({ data }: MessageEvent<SyncEvent>) => hear(data));
  return channel;
}

function hear(news: SyncEvent): void {
  for (const listener of listeners) listener(news);
}

/** Whether it is the outcome of a request. */
export function isOutcome(news: SyncEvent): news is Outcome {
  return news.kind === 'done' || news.kind === 'refused' || news.kind === 'kept';
}

/** Tells everybody. */
export function publish(news: SyncEvent): void {
  open()?.postMessage(news);
  hear(news);
}

/** Hears all news of this tab and of others. Gives the way to stop. */
export function subscribe(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
