/**
 * Early data fetch: the start-up script requests the first data of a screen before the app has loaded; the app consumes
 * the responses.
 */
import { endPendingLogout } from '@/api/session/pending-logout';
import { mayBeSignedIn, notedUser } from '@/api/session/signed-in';

/** Request in flight and its start, in ms of the page; `stop` aborts it. */
type Asked = { answer: Promise<Response>; askedAt: number; stop: () => void };

const asked = new Map<string, Asked>();

/** Lifetime of an unused response, in ms: an older one may be stale. */
const WAITING_MS = 20_000;

export const questionHeaders = { Accept: 'application/json' };

function ask(url: string): Promise<Response> {
  const controller = new AbortController();
  const answer = fetch(url, { credentials: 'include', headers: questionHeaders, signal: controller.signal });
  // The consumer of the response handles a failure.
  answer.catch(() => undefined);
  asked.set(url, { answer, askedAt: performance.now(), stop: () => controller.abort() });
  setTimeout(() => asked.delete(url), WAITING_MS);
  return answer;
}

/**
 * Fetches in parallel the signed-in user and the first data of the screen for the noted user. If the session belongs to
 * another user, the server refuses those data and nothing consumes them.
 *
 * Sends nothing with the session of a pending logout; a noted user has a session of their own.
 */
export async function fetchEarly(addresses: readonly string[]): Promise<void> {
  if (!mayBeSignedIn() && (await endPendingLogout()) === 'pending') return;
  const noted = notedUser();
  const askAbout = (id: number) => {
    for (const address of addresses) {
      ask(`${address}${address.includes('?') ? '&' : '?'}userId=${id}`).catch(() => undefined);
    }
  };
  const user = ask('/api/auth/user');
  if (noted !== null) askAbout(noted);
  const answer = await user;
  if (!answer.ok) return;
  const { id } = (await answer.clone().json()) as { id: number };
  if (id !== noted) askAbout(id);
}

/** Discards all responses: after a write or a change of user they are stale. */
export function discardEarly(): void {
  asked.clear();
}

/** Consumes the early request of an address, if there is one. */
export function consumeEarlyFetch(url: string): Asked | undefined {
  const early = asked.get(url);
  asked.delete(url);
  return early;
}

/** Time since the early request of an address, in ms; 0 without one. */
export function earlyWaitMs(url: string): number {
  const early = asked.get(url);
  return early ? performance.now() - early.askedAt : 0;
}
