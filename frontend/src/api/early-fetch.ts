/**
 * Early data fetch: the start-up script requests the first data of a screen before the app has loaded; the app consumes
 * the responses.
 */
import { endPendingLogout } from '@/api/session/pending-logout';
import { mayBeSignedIn, storedUserId } from '@/api/session/signed-in';

/** Request in flight and its start, in ms of the page; `stop` aborts it. */
type EarlyRequest = { response: Promise<Response>; requestedAt: number; stop: () => void };

const pending = new Map<string, EarlyRequest>();

/** Lifetime of an unused response, in ms: an older one may be stale. */
const WAITING_MS = 20_000;

export const requestHeaders = { Accept: 'application/json' };

function startRequest(url: string): Promise<Response> {
  const controller = new AbortController();
  const response = fetch(url, { credentials: 'include', headers: requestHeaders, signal: controller.signal });
  // The consumer of the response handles a failure.
  response.catch(() => undefined);
  pending.set(url, { response, requestedAt: performance.now(), stop: () => controller.abort() });
  setTimeout(() => pending.delete(url), WAITING_MS);
  return response;
}

/**
 * Fetches in parallel the signed-in user and the first data of the screen for the noted user. If the session belongs to
 * another user, the server refuses those data and nothing consumes them.
 *
 * Sends nothing with the session of a pending logout; a noted user has a session of their own.
 */
export async function fetchEarly(addresses: readonly string[]): Promise<void> {
  if (!mayBeSignedIn() && (await endPendingLogout()) === 'pending') return;
  const storedId = storedUserId();
  const fetchFor = (id: number) => {
    for (const address of addresses) {
      startRequest(`${address}${address.includes('?') ? '&' : '?'}userId=${id}`).catch(() => undefined);
    }
  };
  const user = startRequest('/api/auth/user');
  if (storedId !== null) fetchFor(storedId);
  const response = await user;
  if (!response.ok) return;
  const { id } = (await response.clone().json()) as { id: number };
  if (id !== storedId) fetchFor(id);
}

/** Discards all responses: after a write or a change of user they are stale. */
export function discardEarly(): void {
  pending.clear();
}

/** Consumes the early request of an address, if there is one. */
export function consumeEarlyFetch(url: string): EarlyRequest | undefined {
  const early = pending.get(url);
  pending.delete(url);
  return early;
}

/** Time since the early request of an address, in ms; 0 without one. */
export function earlyWaitMs(url: string): number {
  const early = pending.get(url);
  return early ? performance.now() - early.requestedAt : 0;
}
