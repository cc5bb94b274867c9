import { HttpResponse, delay, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, apiRequest, errorMessage, NetworkError, TIMEOUT_MS } from './client';
import { ORIGIN, on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someVehicle } from '@/test/msw-fixtures';

const server = startServer();

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => {
      throw new Error('should have failed');
    },
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );
}

describe('what is sent', () => {
  test('JSON, a key on every POST, and the cookies', async () => {
    const seen: ReceivedRequest[] = [];
    let credentials: RequestCredentials | undefined;
    server.use(
      on('post', '/api/vehicles', (request) => {
        seen.push(request);
        return someVehicle();
      }),
    );
    server.events.on('request:start', ({ request }) => {
      credentials = request.credentials;
    });
    await apiRequest('POST', '/api/vehicles', { body: { plate: 'ABC1D23' } });
    await apiRequest('POST', '/api/vehicles', { body: { plate: 'ABC1D23' }, idempotencyKey: 'mine' });
    expect(seen[0]?.body).toEqual({ plate: 'ABC1D23' });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(seen[1]?.headers.get('idempotency-key')).toBe('mine');
    expect(credentials).toBe('include');
  });

  test('If-Match is the quoted version, and no key goes with a PUT', async () => {
    let headers: Headers | undefined;
    server.use(
      on('put', '/api/vehicles/3', (request) => {
        headers = request.headers;
        return someVehicle({ id: 3 });
      }),
    );
    await apiRequest('PUT', '/api/vehicles/3', { body: {}, ifMatch: 7 });
    expect(headers?.get('if-match')).toBe('"7"');
    expect(headers?.has('idempotency-key')).toBe(false);
  });

  test('no body, no content type; 204 is undefined', async () => {
    let headers: Headers | undefined;
    server.use(
      on('delete', '/api/vehicles/3', (request) => {
        headers = request.headers;
        return null;
      }),
    );
    await expect(apiRequest('DELETE', '/api/vehicles/3')).resolves.toBeUndefined();
    expect(headers?.has('content-type')).toBe(false);
  });
});

describe('errors', () => {
  test('the message is the status, a colon and the unchanged body', async () => {
    server.use(http.get(`${ORIGIN}/api/x`, () => new HttpResponse('tudo errado', { status: 400 })));
    const error = await failure(apiRequest('GET', '/api/x'));
    expect(error.message).toBe('400: tudo errado');
    expect(error.problem).toBeNull();
  });

  test('an empty body falls back to the status text', async () => {
    server.use(
      http.get(`${ORIGIN}/api/x`, () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' })),
    );
    expect((await failure(apiRequest('GET', '/api/x'))).message).toBe('503: Service Unavailable');
  });

  test('a problem is parsed and remains in the message', async () => {
    const more = { detail: 'Placa inválida.', errors: [{ field: 'plate', code: 'plate', message: 'Placa inválida.' }] };
    server.use(on('get', '/api/freights', problem(422, 'validation', more)));
    const error = await failure(apiRequest('GET', '/api/freights'));
    expect(error.type).toBe('validation');
    expect(error.fields).toEqual(more.errors);
    expect(error.message.startsWith('422: {')).toBe(true);
    expect(errorMessage(error)).toBe('Placa inválida.');
  });

  test('a server that does not know what it wrote gave no answer', async () => {
    server.use(on('post', '/api/vehicles', problem(503, 'undecided')));
    const error: unknown = await apiRequest('POST', '/api/vehicles', { body: {} }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toHaveProperty('reason', 'undecided');
  });

  test('a read that fails promises nothing of what was typed, a write does', async () => {
    server.use(on('get', '/api/vehicles', () => new HttpResponse('', { status: 500 }) as never));
    server.use(on('post', '/api/clients', () => new HttpResponse('', { status: 500 }) as never));
    expect(errorMessage(await failure(apiRequest('GET', '/api/vehicles')))).not.toContain('digitou');
    expect(errorMessage(await failure(apiRequest('POST', '/api/clients', { body: {} })), 'form')).toContain('digitou');
  });

  test('warnings count only where confirmation is asked for', async () => {
    const warnings = [{ code: 'odometer_falls', message: 'O hodômetro diminui.' }];
    server.use(on('get', '/api/vehicles', problem(422, 'confirmation_required', { warnings })));
    server.use(on('get', '/api/clients', problem(422, 'validation', { warnings })));
    expect((await failure(apiRequest('GET', '/api/vehicles'))).warnings).toEqual(warnings);
    expect((await failure(apiRequest('GET', '/api/clients'))).warnings).toEqual([]);
  });

  test.each([
    [new ApiError(404, '', 'Not Found'), 'Não foi possível concluir. Tente de novo.'],
    [new ApiError(429, '', ''), 'Muitas tentativas seguidas. Espere um pouco e tente de novo.'],
    [new ApiError(500, '<html>', ''), 'O servidor falhou. Tente de novo daqui a pouco.'],
    [new ApiError(418, '', ''), 'Não foi possível concluir. Tente de novo.'],
    [new NetworkError('unreachable'), 'Sem conexão com o servidor. Confira a internet e tente de novo.'],
    [new NetworkError('timeout'), 'O servidor demorou demais e a resposta não chegou. Tente de novo daqui a pouco.'],
    [
      new NetworkError('undecided'),
      'O sistema caiu bem na hora de gravar: pode ter sido gravado ou não. Tente de novo daqui a pouco: nada é gravado duas vezes.',
    ],
    [new TypeError('x is undefined'), 'O aplicativo falhou. Tente de novo; se não resolver, recarregue a página.'],
  ])('%s has a sentence for people', (error, sentence) => {
    expect(errorMessage(error)).toBe(sentence);
  });

  test('only a form has something typed that stays', () => {
    const failed = new ApiError(500, '<html>', '');
    expect(errorMessage(failed, 'form')).toBe('O servidor falhou. O que você digitou continua aqui: tente de novo.');
    expect(errorMessage(failed)).not.toContain('digitou');
    expect(errorMessage(failed, 'list')).toBe(
      'O servidor falhou, e a lista não carregou. Tente de novo daqui a pouco.',
    );
  });
});

describe('no answer', () => {
  afterEach(() => vi.useRealTimers());

  const hang = () => http.all(`${ORIGIN}/api/x`, () => delay('infinite'));

  /** Outcome of the call after some time; null while it is pending. */
  async function endAfter(call: Promise<unknown>, ms: number): Promise<unknown> {
    let end: unknown = null;
    call.then(
      (value) => (end = value),
      (error: unknown) => (end = error),
    );
    await vi.advanceTimersByTimeAsync(ms);
    return end;
  }

  test('a call that hangs ends after its time, and says so', async () => {
    vi.useFakeTimers();
    server.use(hang());
    const call = apiRequest('GET', '/api/x');
    expect(await endAfter(call, TIMEOUT_MS.usual - 1)).toBeNull();
    expect(await endAfter(call, 1)).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  });

  test('a body that stops half way ends it too', async () => {
    vi.useFakeTimers();
    const half = new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('{"id":')) });
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      const body = half.pipeThrough(new TransformStream(), { signal: init?.signal as AbortSignal });
      return new Response(body);
    });
    expect(await endAfter(apiRequest('GET', '/api/x'), TIMEOUT_MS.usual)).toMatchObject({ reason: 'timeout' });
  });

  test('what much is sent for has more time', async () => {
    vi.useFakeTimers();
    server.use(hang());
    const call = apiRequest('POST', '/api/x', { body: { csv: 'x'.repeat(60_000) } });
    expect(await endAfter(call, TIMEOUT_MS.usual)).toBeNull();
    expect(await endAfter(call, TIMEOUT_MS.large)).toMatchObject({ reason: 'timeout' });
  });

  test('who takes the question back hears of no timeout', async () => {
    server.use(hang());
    const asking = new AbortController();
    const call = apiRequest('GET', '/api/x', { signal: asking.signal });
    asking.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test.each([
    ['a network that fails', () => HttpResponse.error()],
    ['a page that answers for the server', () => HttpResponse.html('<p>Entre na rede do hotel</p>')],
  ])('%s is no connection', async (_name, answer) => {
    server.use(http.get(`${ORIGIN}/api/x`, answer));
    await expect(apiRequest('GET', '/api/x')).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('a mistake of the app is none', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    await expect(apiRequest('POST', '/api/x', { body: circle })).rejects.toBeInstanceOf(TypeError);
  });
});
