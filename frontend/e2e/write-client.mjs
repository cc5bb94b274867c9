// API client without a browser, as the app sends requests: cookies, origin, keys and versions.
import { randomUUID } from 'node:crypto';

/** Operation of an address in the API document; literal paths win over templates. */
function operationOf(document, method, path) {
  const fits = Object.keys(document.paths)
    .filter((one) => document.paths[one][method.toLowerCase()])
    .filter((one) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  if (fits.length === 0) throw new Error(`No operation ${method} ${path} in the document`);
  return fits[0];
}

/** API client of a user; records every write operation in `walked`. */
export function personAt(origin, document, walked) {
  const cookies = new Map();

  async function call(method, url, { body, headers = {} } = {}) {
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: {
        Origin: origin,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    return answer;
  }

  async function text(url) {
    const answer = await call('GET', url);
    if (!answer.ok) throw new Error(`GET ${url}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  }

  async function headersFor(method, path, operation) {
    if (method === 'POST') return { 'Idempotency-Key': randomUUID() };
    if (!operation.parameters?.some(({ name }) => name === 'If-Match')) return {};
    const { version } = JSON.parse(await text(path === '/api/auth/profile' ? '/api/auth/user' : path));
    return { 'If-Match': `"${version}"` };
  }

  return {
    text,
    /** Status and body of an address. Error bodies contain a request id, which differs each time. */
    async read(url) {
      const answer = await call('GET', url);
      return `${answer.status} ${(await answer.text()).replace(/,"requestId":"[^"]*"/, '')}`;
    },
    async write(method, path, body) {
      const template = operationOf(document, method, path);
      const operation = document.paths[template][method.toLowerCase()];
      const headers = method === 'DELETE' ? {} : await headersFor(method, path, operation);
      const answer = await call(method, path, { body, headers });
      const bodyText = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${bodyText}`);
      walked.add(`${method} ${template}`);
      return bodyText === '' ? undefined : JSON.parse(bodyText);
    },
  };
}
