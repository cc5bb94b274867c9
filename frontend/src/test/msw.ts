/** Mock server: handlers typed by the API's paths, with the real problem documents. */
import { cleanup } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Page, Problem } from '@/api/types';
import type { Address, MockResponse, Verb } from './msw-paths';

/** Origin of tests. */
export const ORIGIN = 'http://localhost';

/** Request as the mock server received it. */
export type ReceivedRequest = {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: unknown;
};

/** Last handler: refuses unhandled requests. `check` throws, once, after one. */
export function rejectUnhandled() {
  const unanswered: string[] = [];
  const handler = http.all('*', ({ request }) => {
    unanswered.push(`${request.method} ${request.url.replace(ORIGIN, '')}`);
    return HttpResponse.error();
  });
  const check = () => {
    const unexpected = unanswered.splice(0);
    if (unexpected.length > 0) throw new Error(`No handler answers:\n  ${unexpected.join('\n  ')}`);
  };
  return { handler, check };
}

/** Starts a mock server for a test file. An unhandled request fails the test. */
export function startServer(...handlers: RequestHandler[]) {
  const rest = rejectUnhandled();
  // Every screen behind the login reads it.
  const notices = on('get', '/api/auth/notices', pageOf([]));
  const server = setupServer(...handlers, notices, rest.handler);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(async () => {
    cleanup();
    // The last request arrives only after this turn.
    await new Promise((later) => setTimeout(later, 0));
    server.resetHandlers();
    rest.check();
  });
  afterAll(() => server.close());
  return server;
}

export function pageOf<T>(items: T[], nextCursor: string | null = null): Page<T> {
  return { items, nextCursor };
}

/** Response of application/problem+json. */
export function problem(status: number, type: Problem['type'], more: Partial<Problem> = {}) {
  const body: Problem = { type, title: type, status, ...more };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** Handles an operation with a value, a response, or a function of the request; null is 204. */
export function on<V extends Verb, A extends Address<V>>(
  method: V,
  path: A,
  answer: MockResponse<V, A> | ((seen: ReceivedRequest) => MockResponse<V, A>),
): RequestHandler {
  return http[method](`${ORIGIN}${path}`, async ({ request }) => {
    const url = new URL(request.url);
    const text = await request.text();
    const seen: ReceivedRequest = {
      method: request.method,
      path: url.pathname,
      search: url.searchParams,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    const made = typeof answer === 'function' ? answer(seen) : answer;
    if (made === null) return new HttpResponse(null, { status: 204 });
    return made instanceof Response ? made.clone() : HttpResponse.json(made);
  });
}
