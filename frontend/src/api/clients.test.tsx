import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newClient } from '@/lib/forms/client-choice';
import { on, pageOf, startServer } from '@/test/msw';
import { useClientId } from './clients';
import { createQueryClient } from './query';
import type { Client } from './types';

const server = startServer();

const someClient = (id: number, name: string) => ({ id, name, version: 1 }) as Client;

function startClients() {
  const created: unknown[] = [];
  const pages: Record<string, Client[]> = { '': [someClient(1, 'ABC Boa Safra')], c2: [someClient(2, 'Boa  Safra')] };
  server.use(
    on('get', '/api/clients', ({ search }) => {
      const cursor = search.get('cursor') ?? '';
      return pageOf(pages[cursor] ?? [], cursor === '' ? 'c2' : null);
    }),
    on('post', '/api/clients', (seen) => (created.push(seen.body), someClient(9, 'Nova'))),
  );
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { created, idOf: renderHook(() => useClientId(7), { wrapper }).result.current };
}

test('a client behind pages of similar names is found by the whole name, and not doubled', async () => {
  const { created, idOf } = startClients();
  expect(await idOf(newClient('boa safra'))).toBe(2);
  expect(created).toEqual([]);
});

test('a name that is on no page makes a new client', async () => {
  const { created, idOf } = startClients();
  expect(await idOf(newClient('Boa Saf'))).toBe(9);
  expect(created).toHaveLength(1);
});
