import { expect, test } from 'vitest';
import { isFile, isServers, pageOf } from './pages';

const cached = new Set(['/404', '/dashboard', '/driver-payments', '/driver-payments?new=1', '/fuel', '/fuel?new=1']);
const at = (address: string) => new URL(address, 'http://localhost');

// The server has the same test: crates/api/tests/api/pages.rs.
test.each([
  ['/fuel', '/fuel'],
  ['/fuel?id=5', '/fuel'],
  ['/Fuel/', '/fuel'],
  ['/fuel?newer=1', '/fuel'],
  ['/fuel?new=1', '/fuel?new=1'],
  ['/Fuel/?new', '/fuel?new=1'],
  ['/fuel?after=3&new=truck', '/fuel?new=1'],
  ['/dashboard?new=1', '/dashboard'],
  ['/driver-payments?tab=drivers&new=1', '/driver-payments'],
  ['/', undefined],
  ['/vehicles/3', undefined],
  ['/toString', undefined],
])('%s is answered with the page %s', (address, page) => {
  expect(pageOf(at(address), (one) => cached.has(one))).toBe(page);
});

test('what the server says itself is never touched', () => {
  for (const address of ['/api', '/api/fuel?limit=30', '/api/docs', '/healthz', '/readyz'])
    expect(isServers(at(address)), address).toBe(true);
  for (const address of ['/', '/apis', '/dashboard?next=/api/fuel', '/assets/api.js'])
    expect(isServers(at(address)), address).toBe(false);
});

test('a file has a dot in its name, a screen has none', () => {
  for (const address of ['/theme.js', '/assets/base-abc1234.js?v=1']) expect(isFile(at(address)), address).toBe(true);
  for (const address of ['/', '/dashboard', '/fuel?file=a.pdf', '/a.b/c'])
    expect(isFile(at(address)), address).toBe(false);
});
