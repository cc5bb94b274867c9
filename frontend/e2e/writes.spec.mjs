// Invalidation table against a server: every write's changed queries must be those that the app refetches. Without a
// browser.
import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INVALIDATIONS, invalidatedBy } from '../src/api/invalidation.ts';
import { expect, test } from './fixtures.mjs';
import { acts } from './write-operations.mjs';
import { helper, master } from './write-bodies.mjs';
import { personAt } from './write-client.mjs';
import { readerOf } from './write-reads.mjs';

const document = JSON.parse(await readFile(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'));

const isUnder = (url, prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);
const withRepeated = (person) => ({ ...person, passwordConfirmation: person.password });

test('What a write puts out of date', async ({ server }) => {
  const walked = new Set();
  const people = { marta: personAt(server.origin, document, walked), hugo: personAt(server.origin, document, walked) };
  const known = await signUp(people);
  const { marta } = people;
  const reader = readerOf((url) => marta.read(url), document);
  await reader.findChanged();
  assert.deepEqual(await reader.findChanged(), [], 'what nobody wrote stands still');

  const needed = new Map(INVALIDATIONS.map(([row]) => [row, new Set()]));
  for (const { method, address, bodyOf, name } of acts) {
    const path = address.replaceAll(/\{(\w+)\}/g, (_, one) => known[one]);
    await test.step(`${method} ${address}`, async () => {
      const made = await marta.write(method, path, bodyOf?.(known));
      if (name !== undefined) known[name] = made.id;
      if (name === 'freight') known.receivable = made.receivables[0].transactionId;
      const touches = invalidatedBy(path);
      const changed = await reader.findChanged();
      // Deleted records are removed from the cache, whatever the table says.
      const stale = changed.filter(
        (url) => !touches.some((prefix) => isUnder(url, prefix)) && !(method === 'DELETE' && isUnder(url, path)),
      );
      expect.soft(stale, `${method} ${address} changes what the app goes on showing`).toEqual([]);
      const [row] = INVALIDATIONS.find(([written]) => written.test(path));
      for (const prefix of touches) if (changed.some((url) => isUnder(url, prefix))) needed.get(row).add(prefix);
    });
  }
  for (const [row, touches] of INVALIDATIONS) {
    const beyond = touches.filter((prefix) => !needed.get(row).has(prefix));
    if (beyond.length > 0) console.log(`        ${row} names beyond need: ${beyond.join(', ')}`);
  }
  await test.step('sign out', () => marta.write('POST', '/api/auth/logout'));
  await test.step('every write of the document was done', () => {
    const all = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => /^(post|put|patch|delete)$/.test(method))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.deepEqual(
      all.filter((operation) => !walked.has(operation)),
      [],
    );
  });
});

/** Administrator and a second user. Signing in and out clears the cache, so nothing is compared here. */
async function signUp({ marta, hugo }) {
  return test.step('register, sign in, forget the password', async () => {
    await marta.write('POST', '/api/auth/register', withRepeated(master));
    const { id } = await hugo.write('POST', '/api/auth/register', withRepeated(helper));
    await hugo.write('POST', '/api/auth/logout');
    await hugo.write('POST', '/api/auth/login', { email: helper.email, password: helper.password });
    const { token } = await marta.write('POST', `/api/admin/users/${id}/password-link`, {
      password: master.password,
    });
    const password = 'senha nova 2026';
    await hugo.write('POST', '/api/auth/password/reset', { token, password, passwordConfirmation: password });
    const act = await marta.text('/api/admin/rates/csv?kind=minimum_freight&validFrom=2026-09-30');
    return { helper: id, act };
  });
}
