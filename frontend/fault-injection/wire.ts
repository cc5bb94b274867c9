/** HTTP over a raw socket that can be cut at any byte of request or response. */
import { connect, type Socket } from 'node:net';

/**
 * Fault of a request. Shares are of its bytes: 0.5 is the middle. `before`: no connection. `request`: cut within the
 * request. `sent`: cut when all is sent. `answered`: cut at the response's first byte. `answer`: cut within it.
 * `twice`: duplicated concurrently. `busy`: the server asks for a retry. `signedOut`: the session is over.
 */
export type Fault =
  | { kind: 'none' | 'before' | 'sent' | 'answered' | 'twice' | 'busy' | 'signedOut' }
  | { kind: 'request' | 'answer'; share: number };

/** Request as bytes. */
function bytesOf(url: URL, { method = 'GET', headers, body }: RequestInit, cookie: string): Buffer {
  const text = typeof body === 'string' ? body : '';
  const lines = [`${method} ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`, 'Connection: close'];
  if (cookie !== '') lines.push(`Cookie: ${cookie}`);
  if (method !== 'GET') lines.push(`Origin: ${url.origin}`, `Content-Length: ${Buffer.byteLength(text)}`);
  new Headers(headers).forEach((value, name) => lines.push(`${name}: ${value}`));
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** Received bytes of the response. `goesOn` decides after each chunk whether to continue. */
function exchange(url: URL, request: Buffer, sentBytes: number, goesOn: (come: Buffer) => boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let come = Buffer.alloc(0);
    const socket: Socket = connect(Number(url.port), url.hostname, () => {
      socket.write(request.subarray(0, sentBytes), () => {
        if (sentBytes < request.length || !goesOn(come)) socket.destroy();
      });
    });
    socket.setNoDelay(true);
    socket.on('data', (piece) => {
      come = Buffer.concat([come, piece]);
      if (!goesOn(come)) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(come));
  });
}

/** Response of complete bytes, else null. The server sends a length, because compression is not requested. */
function answerOf(come: Buffer): Response | null {
  const end = come.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = come.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(first.split(' ')[1]);
  const body = come.subarray(end + 4);
  if (body.length < Number(headers.get('content-length') ?? 0)) return null;
  return new Response(status === 204 ? null : new Uint8Array(body), { status, headers });
}

const cut = () => new TypeError('The network was cut');

const busy = { type: 'unavailable', title: 'Indisponível', status: 503, detail: 'Tente de novo.' };

/** Sends a request as a browser would, with a fault. Rejects like `fetch` without a complete response. */
export async function send(url: URL, init: RequestInit, cookie: string, fault: Fault): Promise<Response> {
  const request = bytesOf(url, init, cookie);
  const whole = () => exchange(url, request, request.length, () => true);
  switch (fault.kind) {
    case 'before':
      throw cut();
    case 'busy':
      return Response.json(busy, { status: 503, headers: { 'Retry-After': '1' } });
    case 'signedOut':
      return Response.json({ type: 'unauthenticated', title: '', status: 401 }, { status: 401 });
    case 'request':
      await exchange(url, request, Math.floor(fault.share * request.length), () => true);
      throw cut();
    case 'sent':
      await exchange(url, request, request.length, () => false);
      throw cut();
    case 'answered':
      await exchange(url, request, request.length, (come) => come.length === 0);
      throw cut();
    case 'answer': {
      const come = await whole();
      // Chunking of the network is irrelevant: bytes up to this one have arrived.
      const answer = answerOf(come.subarray(0, Math.floor(fault.share * come.length)));
      if (answer === null) throw cut();
      return answer;
    }
    case 'twice': {
      const [one] = await Promise.all([whole(), whole()]);
      return answerOf(one) ?? Promise.reject(cut());
    }
    case 'none':
      return answerOf(await whole()) ?? Promise.reject(cut());
  }
}
