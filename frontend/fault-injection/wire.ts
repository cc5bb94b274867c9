/** HTTP over a bare socket that can be cut at any byte of the request or of the answer. */
import { connect, type Socket } from 'node:net';

/**
 * What happens to one request. Shares are of its bytes: 0.5 is the middle. `before`: no connection; `request`: cut within the
 * request; `sent`: cut at once when all is sent; `answered`: cut at the first byte of the answer; `answer`: cut within it;
 * `twice`: it arrives twice at the same time; `busy`: the server asks to come again; `signedOut`: the session is over.
 */
export type Fault =
  | { kind: 'none' | 'before' | 'sent' | 'answered' | 'twice' | 'busy' | 'signedOut' }
  | { kind: 'request' | 'answer'; share: number };

/** A request as bytes. */
function bytesOf(url: URL, { method = 'GET', headers, body }: RequestInit, cookie: string): Buffer {
  const text = typeof body === 'string' ? body : '';
  const lines = [`${method} ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`, 'Connection: close'];
  if (cookie !== '') lines.push(`Cookie: ${cookie}`);
  if (method !== 'GET') lines.push(`Origin: ${url.origin}`, `Content-Length: ${Buffer.byteLength(text)}`);
  new Headers(headers).forEach((value, name) => lines.push(`${name}: ${value}`));
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** Answers that came, as far as they came. `wait` is asked with each piece whether to go on. */
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

/** The answer of whole bytes; null where they are not whole. The server answers with a length, as we ask for no packing. */
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

/** Sends a request as a browser would, with what happens to it on the way. Fails like `fetch` where no answer came whole. */
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
      // The pieces that a network makes of an answer do not matter: up to this byte it has come.
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
