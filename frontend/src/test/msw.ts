/** A pretend server for tests: handlers typed by the wire shapes, and problems as the real one words them. */
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Page, Problem } from '@/api/types';

/** The address tests run under. */
export const ORIGIN = 'http://localhost';

/** One request as the pretend server saw it. */
export type Seen = { method: string; path: string; search: URLSearchParams; headers: Headers; body: unknown };

/** Starts a pretend server for the tests of a file; an unknown address fails the test that called it. */
export function startServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** A page of a list. */
export function pageOf<T>(items: T[], nextCursor: string | null = null): Page<T> {
  return { items, nextCursor };
}

/** An answer of application/problem+json. */
export function problem(status: number, type: string, more: Partial<Problem> = {}) {
  const body: Problem = { type, title: type, status, ...more };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

type Answer = Response | object | null;

/** Answers one method and path with a value, a response, or what a function makes of the request; null is 204. */
export function on(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  answer: Answer | ((seen: Seen) => Answer),
): RequestHandler {
  return http[method](`${ORIGIN}${path}`, async ({ request }) => {
    const url = new URL(request.url);
    const text = await request.text();
    const seen: Seen = {
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
