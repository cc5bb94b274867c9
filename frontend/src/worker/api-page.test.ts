import { expect, test, vi } from 'vitest';
import { apiPage } from './api-page';
import { isApi } from './pages';

const data = () => new Response('{"items":[]}');

test.each([
  ['none', true],
  ['ended', true],
  ['pending', false],
] as const)('an address of the API typed while the logout is "%s" is fetched: %s', async (state, isFetched) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => data());
  const redirect = vi.spyOn(Response, 'redirect').mockImplementation((to) => new Response(String(to)));
  const answer = await apiPage(new Request('http://localhost/api/clients'), async () => state);
  expect(fetched).toHaveBeenCalledTimes(isFetched ? 1 : 0);
  expect(redirect).toHaveBeenCalledTimes(isFetched ? 0 : 1);
  expect(await answer.text()).toBe(isFetched ? '{"items":[]}' : '/login');
});

test('files and documents of the API count, screens do not', () => {
  const at = (address: string) => isApi(new URL(address, 'http://localhost'));
  expect(['/api', '/api/clients', '/api/freights/7/result.pdf', '/api/docs'].map(at)).toEqual([true, true, true, true]);
  expect(['/apis', '/healthz', '/dashboard?next=/api/clients', '/'].map(at)).toEqual([false, false, false, false]);
});
