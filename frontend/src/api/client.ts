/** The one way to the server: cookies, JSON, Idempotency-Key, If-Match, and errors as `ApiError`. */
import { setClock } from '@/lib/browser/clock';
import { beginRequest } from '@/lib/browser/connectivity';
import { timeLimit } from '@/lib/browser/time-limit';
import { discardEarly, questionHeaders, takeEarly } from './early-fetch';
import type { FieldProblem, Problem, Warning } from './types';

/** Verbs the server knows. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Options of a call. */
export type RequestOptions = {
  body?: unknown;
  /** Sent as Idempotency-Key; a POST without one gets its own. */
  idempotencyKey?: string;
  /** The version the change is based on. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** How long the whole answer may take, in ms; by default as long as its size lets one expect. */
  timeoutMs?: number;
  /** Goes through even when the page is left meanwhile. */
  keepalive?: boolean;
};

/** How long an answer may take, in ms: a usual one, and one that much is sent for or that is a file. */
export const TIMEOUT_MS = { usual: 30_000, large: 120_000 } as const;

/** How many characters make a body a large one: no form has as many, a table to import has. */
const LARGE_BODY = 50_000;

/** Any answer that is not OK. The message is `status: body`, or `status: status text` when the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds to wait, when the server said so (429, 503). */
  readonly retryAfter: number | null;

  constructor(status: number, body: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(body);
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }

  /** The stable slug of the problem, or null when the answer was none. */
  get type(): string | null {
    return this.problem?.type ?? null;
  }

  /** Faults by field. */
  get fields(): FieldProblem[] {
    return this.problem?.errors ?? [];
  }

  /** Warnings that may be confirmed; empty unless the server asks for it. */
  get warnings(): Warning[] {
    return this.type === 'confirmation_required' ? (this.problem?.warnings ?? []) : [];
  }
}

/** An error whose message is a sentence for people. */
export class SpokenError extends Error {}

/**
 * Why nobody knows what became of a call; `undecided` where the server itself does not know. `unread` is `unreachable` where
 * the device has no copy of the screen either, `unreadPart` where it has none of a part of it.
 */
export type NoAnswer = 'unreachable' | 'timeout' | 'undecided' | 'unread' | 'unreadPart';

/**
 * No answer, so nobody knows what became of the call: the server was not reached, took longer than it may, or lost its
 * database just when it wrote.
 */
export class NetworkError extends Error {
  readonly reason: NoAnswer;

  constructor(reason: NoAnswer, cause?: unknown) {
    super(`No answer: ${reason}`, { cause });
    this.name = 'NetworkError';
    this.reason = reason;
  }
}

/**
 * Whether a refusal is about what was sent: it stays one until that changes. Who has to sign in, or asked too late or too
 * often, may send the same again. One that is no problem document is a proxy's, and says nothing of what was sent.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.problem) return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
}

function parseProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return isProblem(value) ? value : null;
  } catch {
    return null;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'type' in value && 'status' in value;
}

const unanswered: Record<NoAnswer, string> = {
  unreachable: 'Sem conexão com o servidor. Confira a internet e tente de novo.',
  timeout: 'O servidor demorou demais e a resposta não chegou. Tente de novo daqui a pouco.',
  undecided:
    'O sistema caiu bem na hora de gravar: pode ter sido gravado ou não. Tente de novo daqui a pouco: nada é gravado duas vezes.',
  unread: 'Sem conexão agora, e esta tela ainda não foi aberta neste aparelho.',
  unreadPart: 'Sem conexão agora, e esta parte ainda não foi aberta neste aparelho.',
};

/** Sentences by place: in a form they add that the typed text is safe. */
const sentences = {
  page: {
    signedOut: 'Sua sessão terminou. Entre de novo.',
    failed: 'O servidor falhou. Tente de novo daqui a pouco.',
  },
  form: {
    signedOut: 'Sua sessão terminou. Entre de novo: o que você digitou fica guardado neste aparelho.',
    failed: 'O servidor falhou. O que você digitou continua aqui: tente de novo.',
  },
} as const;

/** A sentence for people. What did not come, answers without a detail and mistakes of the app get one of ours. */
export function errorMessage(error: unknown, place: keyof typeof sentences = 'page'): string {
  if (error instanceof NetworkError) return unanswered[error.reason];
  if (error instanceof SpokenError) return error.message;
  if (!(error instanceof ApiError)) return 'O aplicativo falhou. Tente de novo; se não resolver, recarregue a página.';
  if (error.type === 'unauthenticated') return sentences[place].signedOut;
  if (error.problem?.detail) return error.problem.detail;
  if (error.status === 429) return 'Muitas tentativas seguidas. Espere um pouco e tente de novo.';
  if (error.status >= 500) return sentences[place].failed;
  return 'Não foi possível concluir. Tente de novo.';
}

/** A fresh key for one submit. `randomUUID` exists only on https and localhost, hence the second way. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function headersOf(method: Method, options: RequestOptions): Headers {
  const headers = new Headers(questionHeaders);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (method === 'POST') headers.set('Idempotency-Key', options.idempotencyKey ?? newIdempotencyKey());
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  return headers;
}

async function answerOf<T>(response: Response, read: (response: Response) => Promise<T>): Promise<T> {
  if (response.ok) return read(response);
  const { status, statusText, headers } = response;
  const refusal = new ApiError(status, await response.text(), statusText, headers.get('Retry-After'));
  throw refusal.type === 'undecided' ? new NetworkError('undecided', refusal) : refusal;
}

/**
 * Makes a call and gives what `read` makes of the answer when it is OK; throws `ApiError` otherwise, and `NetworkError`
 * when the answer did not come whole in its time.
 */
export async function apiFetch<T>(
  method: Method,
  url: string,
  options: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const body = options.body === undefined ? null : JSON.stringify(options.body);
  const usual = body !== null && body.length > LARGE_BODY ? TIMEOUT_MS.large : TIMEOUT_MS.usual;
  const limit = timeLimit(options.timeoutMs ?? usual, options.signal);
  const { keepalive = false } = options;
  const init = { method, credentials: 'include', headers: headersOf(method, options), body, keepalive } as const;
  const end = beginRequest();
  if (method !== 'GET') discardEarly();
  try {
    const early = method === 'GET' ? takeEarly(url) : undefined;
    if (early) limit.signal.addEventListener('abort', early.stop);
    const asked = Date.now();
    const response = await (early?.answer ?? fetch(url, { ...init, signal: limit.signal }));
    // Of an early question nobody knows when it was asked.
    if (!early) setClock(response.headers.get('Date'), asked);
    end(true);
    return await answerOf(response, read);
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) throw error;
    if (options.signal?.aborted && !limit.isOver()) throw error;
    // A short timeout says nothing of the signal.
    if (!limit.isOver() || options.timeoutMs === undefined) end(false);
    throw new NetworkError(limit.isOver() ? 'timeout' : 'unreachable', error);
  } finally {
    limit.end();
  }
}

/** Makes a call and reads its JSON; undefined when there is no body (204). */
export async function apiRequest<T>(method: Method, url: string, options: RequestOptions = {}): Promise<T> {
  return apiFetch(method, url, options, async (response) => {
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  });
}
