/** HTTP client of the API: cookies, JSON, Idempotency-Key, If-Match, and errors as `ApiError`. */
import { setClock } from '@/lib/browser/clock';
import { beginRequest } from '@/lib/browser/connectivity';
import { timeLimit } from '@/lib/browser/time-limit';
import { discardEarly, requestHeaders, consumeEarlyFetch } from './early-fetch';
import type { FieldProblem, Problem, Warning } from './types';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RequestOptions = {
  body?: unknown;
  /** Idempotency-Key header; a POST without one gets its own. */
  idempotencyKey?: string;
  /** Version that the change is based on (If-Match). */
  ifMatch?: number;
  signal?: AbortSignal;
  /** Timeout of the whole response, in ms; by default by the size of the request. */
  timeoutMs?: number;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
};

/** Response timeouts, in ms: `large` for long bodies and for files. */
export const TIMEOUT_MS = { usual: 30_000, large: 120_000 } as const;

/** Characters from which a body is large: no form reaches them, an import of rates does. */
const LARGE_BODY = 50_000;

/** Any response that is not OK. The message is `status: body`, or `status: status text` for an empty body. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** Retry-After in seconds (429, 503); null without one. */
  readonly retryAfter: number | null;

  constructor(status: number, body: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(body);
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }

  /** Stable slug of the problem; null when the response was no problem document. */
  get type(): string | null {
    return this.problem?.type ?? null;
  }

  get fields(): FieldProblem[] {
    return this.problem?.errors ?? [];
  }

  /** Warnings that the user may confirm; empty for any other error. */
  get warnings(): Warning[] {
    return this.type === 'confirmation_required' ? (this.problem?.warnings ?? []) : [];
  }
}

/** Error whose message may be shown to users. */
export class UserFacingError extends Error {}

/**
 * Reasons for which the fate of a request is unknown. `undecided`: the server itself does not know. `notCached`:
 * unreachable, and the screen is not cached either. `partNotCached`: the same for a part of the screen.
 */
export type NetworkErrorReason = 'unreachable' | 'timeout' | 'undecided' | 'notCached' | 'partNotCached';

/**
 * Network error: the server was unreachable, timed out, or lost its database while committing. The fate of the request
 * is unknown.
 */
export class NetworkError extends Error {
  readonly reason: NetworkErrorReason;

  constructor(reason: NetworkErrorReason, cause?: unknown) {
    super(`No answer: ${reason}`, { cause });
    this.name = 'NetworkError';
    this.reason = reason;
  }
}

/**
 * True if a refusal depends on the request itself, so that repeating it is useless. A missing session, a timeout and a
 * rate limit pass with time. A response that is no problem document is from a proxy.
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

const unanswered: Record<NetworkErrorReason, string> = {
  unreachable: 'Sem conexão com o servidor. Confira a internet e tente de novo.',
  timeout: 'O servidor demorou demais e a resposta não chegou. Tente de novo daqui a pouco.',
  undecided:
    'O sistema caiu bem na hora de gravar: pode ter sido gravado ou não. Tente de novo daqui a pouco: nada é gravado duas vezes.',
  notCached: 'Sem conexão agora, e esta tela ainda não foi aberta neste aparelho.',
  partNotCached: 'Sem conexão agora, e esta parte ainda não foi aberta neste aparelho.',
};

/** Messages by place: lists add what did not load, forms add that the typed text is safe. */
const sentences = {
  page: {
    signedOut: 'Sua sessão terminou. Entre de novo.',
    failed: 'O servidor falhou. Tente de novo daqui a pouco.',
  },
  list: {
    signedOut: 'Sua sessão terminou. Entre de novo.',
    failed: 'O servidor falhou, e a lista não carregou. Tente de novo daqui a pouco.',
  },
  form: {
    signedOut: 'Sua sessão terminou. Entre de novo: o que você digitou fica guardado neste aparelho.',
    failed: 'O servidor falhou. O que você digitou continua aqui: tente de novo.',
  },
} as const;

/** Message for users. Network errors, responses without a detail and bugs of the app get a default. */
export function errorMessage(error: unknown, context: keyof typeof sentences = 'page'): string {
  if (error instanceof NetworkError) return unanswered[error.reason];
  if (error instanceof UserFacingError) return error.message;
  if (!(error instanceof ApiError)) return 'O aplicativo falhou. Tente de novo; se não resolver, recarregue a página.';
  if (error.type === 'unauthenticated') return sentences[context].signedOut;
  if (error.problem?.detail) return error.problem.detail;
  if (error.status === 429) return 'Muitas tentativas seguidas. Espere um pouco e tente de novo.';
  if (error.status >= 500) return sentences[context].failed;
  return 'Não foi possível concluir. Tente de novo.';
}

/** Idempotency key of one submit. `randomUUID` exists only in secure contexts, hence the fallback. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function headersOf(method: Method, options: RequestOptions): Headers {
  const headers = new Headers(requestHeaders);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (method === 'POST') headers.set('Idempotency-Key', options.idempotencyKey ?? newIdempotencyKey());
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  return headers;
}

async function readResponse<T>(response: Response, read: (response: Response) => Promise<T>): Promise<T> {
  if (response.ok) return read(response);
  const { status, statusText, headers } = response;
  const refusal = new ApiError(status, await response.text(), statusText, headers.get('Retry-After'));
  throw refusal.type === 'undecided' ? new NetworkError('undecided', refusal) : refusal;
}

/**
 * Sends a request and returns what `read` makes of an OK response. Throws `ApiError` for any other, and `NetworkError`
 * when the body does not arrive in time.
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
    const early = method === 'GET' ? consumeEarlyFetch(url) : undefined;
    if (early) limit.signal.addEventListener('abort', early.stop);
    const requestedMs = Date.now();
    const response = await (early?.response ?? fetch(url, { ...init, signal: limit.signal }));
    // Responses of early fetches have no known request time.
    if (!early) setClock(response.headers.get('Date'), requestedMs);
    end(true);
    return await readResponse(response, read);
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) throw error;
    if (options.signal?.aborted && !limit.isOver()) throw error;
    // A short timeout does not prove that the device is offline.
    if (!limit.isOver() || options.timeoutMs === undefined) end(false);
    throw new NetworkError(limit.isOver() ? 'timeout' : 'unreachable', error);
  } finally {
    limit.end();
  }
}

/** Sends a request and parses its JSON; undefined without a body (204). */
export async function apiRequest<T>(method: Method, url: string, options: RequestOptions = {}): Promise<T> {
  return apiFetch(method, url, options, async (response) => {
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  });
}
