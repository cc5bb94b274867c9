/** A client as the server would answer it, to be changed where a test needs it. */
import type { Client } from '@/api/types';

/** A client of whom only the name is known. */
export function someClient(changes: Partial<Client> = {}): Client {
  return {
    id: 5,
    version: 1,
    createdAt: '2026-11-15T12:00:00Z',
    updatedAt: '2026-11-15T12:00:00Z',
    name: 'Amaggi',
    document: null,
    phone: null,
    notes: null,
    ...changes,
  };
}
