/** Outcomes of entries, broadcast to every tab: the sender may be another tab or the service worker. */
import type { Problem } from '@/api/types';
import type { Pass } from './send';

/** Outcome of the request under a key: answered, refused, or kept for later. */
export type Outcome =
  | { kind: 'kept'; key: string }
  | { kind: 'refused'; key: string; url: string; status: number; problem: Problem | null }
  | { kind: 'done'; key: string; url: string; answer: unknown };

/**
 * One piece of news. `changed`: entries came, went or stand otherwise. `sending`: one is on its way. `passed`: a pass over
 * the entries of a user ended; null where nobody knows whose. `left`: a user signed out on this device.
 */
export type News =
  | { kind: 'changed' }
  | { kind: 'sending'; key: string }
  | { kind: 'passed'; userId: number | null; pass: Pass }
  | { kind: 'left'; userId: number }
  | Outcome;

type Listener = (news: News) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('boleia-outbox');
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  return channel;
}

function hear(news: News): void {
  for (const listener of listeners) listener(news);
}

/** Whether it is the outcome of a request. */
export function isOutcome(news: News): news is Outcome {
  return news.kind === 'done' || news.kind === 'refused' || news.kind === 'kept';
}

/** Tells everybody. */
export function tell(news: News): void {
  open()?.postMessage(news);
  hear(news);
}

/** Hears all news of this tab and of others. Gives the way to stop. */
export function listen(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
