/** Questions that the start asks the server before the app is there to ask them; the app then takes their answers. */

/** A question on its way; `stop` gives it up. */
type Asked = { answer: Promise<Response>; stop: () => void };

const asked = new Map<string, { answer: Promise<Response>; controller: AbortController }>();

/** Whose answers they are: the id of who was signed in, or null. */
let owner: Promise<number | null> = Promise.resolve(null);

/** How long an answer waits to be taken, in ms: later it may be out of date. */
const WAITING_MS = 20_000;

/** What every question says of itself. */
export const questionHeaders = { Accept: 'application/json' };

function question(url: string, controller: AbortController): Promise<Response> {
  return fetch(url, { credentials: 'include', headers: questionHeaders, signal: controller.signal });
}

/** Asks for an address. */
function ask(url: string): Promise<Response> {
  const controller = new AbortController();
  const answer = question(url, controller);
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  asked.set(url, { answer, controller });
  setTimeout(() => asked.delete(url), WAITING_MS);
  return answer;
}

async function idOf(user: Promise<Response>): Promise<number | null> {
  try {
    const answer = await user;
    return answer.ok ? ((await answer.clone().json()) as { id: number }).id : null;
  } catch {
    return null;
  }
}

/** Asks, side by side, who is signed in and what the page shows that person first. */
export function askEarly(addresses: readonly string[]): void {
  owner = idOf(ask('/api/auth/user'));
  for (const address of addresses) ask(address).catch(() => undefined);
}

/** Forgets all answers: after a write they are out of date, or somebody else's. */
export function forgetEarly(): void {
  asked.clear();
}

/**
 * The question about an address, if it was asked early; once. What was asked of whoever is signed in answers a question
 * about that user only (`userId` at the end of the address): about another it is asked anew.
 */
export function takeEarly(url: string): Asked | undefined {
  const [, address = url, userId] = /^(.*)[?&]userId=(\d+)$/.exec(url) ?? [];
  const early = asked.get(address);
  asked.delete(address);
  if (!early) return undefined;
  const { answer, controller } = early;
  const checked = async () => ((await owner) === Number(userId) ? await answer : await question(url, controller));
  return { answer: userId === undefined ? answer : checked(), stop: () => controller.abort() };
}
