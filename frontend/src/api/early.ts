/** Questions that the start asks the server before the app is there to ask them; the app then takes their answers. */

const asked = new Map<string, Promise<Response>>();

/** What every question says of itself. */
export const questionHeaders = { Accept: 'application/json' };

/** Asks for an address. */
export function askEarly(url: string): void {
  const answer = fetch(url, { credentials: 'include', headers: questionHeaders });
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  asked.set(url, answer);
}

/** The answer of an address that was asked early; once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = asked.get(url);
  asked.delete(url);
  return answer;
}
