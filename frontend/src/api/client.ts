/** The one way to the server: cookies, JSON, Idempotency-Key, If-Match, and errors as `ApiError`. */
import type { FieldProblem, Problem, Warning } from './types';

/** Verbs the server knows. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call may carry. */
export type RequestOptions = {
  body?: unknown;
  /** Sent as Idempotency-Key; a POST without one gets its own. */
  idempotencyKey?: string;
  /** The version the change is based on. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** Goes through even when the page is left meanwhile. */
  keepalive?: boolean;
};

/** Any answer that is not OK. The message is `status: body`, or `status: status text` when the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds to wait, when the server said so (429). */
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

  /** What is wrong with which field. */
  get fields(): FieldProblem[] {
    return this.problem?.errors ?? [];
  }

  /** What is unlikely and may be confirmed; empty unless the server asks for it. */
  get warnings(): Warning[] {
    return this.type === 'confirmation_required' ? (this.problem?.warnings ?? []) : [];
  }
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

/** A sentence for people. Network failures and answers without a detail get one of ours. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Sem conexão com o servidor. Confira a internet e tente de novo.';
  if (error.type === 'unauthenticated')
    return 'Sua sessão terminou. Entre de novo: o que você digitou fica guardado neste aparelho.';
  if (error.problem?.detail) return error.problem.detail;
  if (error.status === 404) return 'Este registro não existe mais ou não é seu.';
  if (error.status === 429) return 'Muitas tentativas seguidas. Espere um pouco e tente de novo.';
  if (error.status >= 500) return 'O servidor falhou. O que você digitou continua aqui: tente de novo.';
  return 'Não foi possível concluir. Tente de novo.';
}

/** A fresh key for one submit. `randomUUID` exists only on https and localhost, hence the second way. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function headersOf(method: Method, options: RequestOptions): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (method === 'POST') headers.set('Idempotency-Key', options.idempotencyKey ?? newIdempotencyKey());
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  return headers;
}

/** Makes a call and gives the answer when it is OK; throws `ApiError` otherwise. */
export async function apiFetch(method: Method, url: string, options: RequestOptions = {}): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: headersOf(method, options),
    body: options.body === undefined ? null : JSON.stringify(options.body),
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  });
  if (!response.ok) {
    const retryAfter = response.headers.get('Retry-After');
    throw new ApiError(response.status, await response.text(), response.statusText, retryAfter);
  }
  return response;
}

/** Makes a call and reads its JSON; undefined when there is no body (204). */
export async function apiRequest<T>(method: Method, url: string, options: RequestOptions = {}): Promise<T> {
  const response = await apiFetch(method, url, options);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
