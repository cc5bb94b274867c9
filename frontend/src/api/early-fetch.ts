/** Early data fetch: the start requests what the screen reads first; the app then takes the responses. */
import { endPendingLogout } from '@/api/session/pending-logout';
import { mayBeSignedIn, notedUser } from '@/api/session/signed-in';

/** A question on its way, and when it was asked, in ms of the page; `stop` gives it up. */
type Asked = { answer: Promise<Response>; askedAt: number; stop: () => void };

const asked = new Map<string, Asked>();

/** How long an answer waits to be taken, in ms: later it may be out of date. */
const WAITING_MS = 20_000;

/** What every question says of itself. */
export const questionHeaders = { Accept: 'application/json' };

/** Asks for an address. */
function ask(url: string): Promise<Response> {
  const controller = new AbortController();
  const answer = fetch(url, { credentials: 'include', headers: questionHeaders, signal: controller.signal });
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  asked.set(url, { answer, askedAt: performance.now(), stop: () => controller.abort() });
  setTimeout(() => asked.delete(url), WAITING_MS);
  return answer;
}

/**
 * Asks, side by side, who is signed in and what the page shows first to whom the device noted. To anybody else the server
 * refuses that, and nobody takes it, since it was asked about another: it is then asked about who is signed in.
 *
 * Requests nothing with the session of a logout that is still pending; a noted user has a session of their own.
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

/** Forgets all answers: after a write they are out of date, or somebody else's. */
export function discardEarly(): void {
  asked.clear();
}

/** The question about an address, if it was asked early; once. */
export function takeEarly(url: string): Asked | undefined {
  const early = asked.get(url);
  asked.delete(url);
  return early;
}

/** For how long the answer about an address has been waited for, in ms; 0 where it was not asked early. */
export function waitedFor(url: string): number {
  const early = asked.get(url);
  return early ? performance.now() - early.askedAt : 0;
}
