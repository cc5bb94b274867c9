/** Resets the module cache for each test file of a shared worker; runs before setup.ts. */
import { vi } from 'vitest';
import { cancelPendingTimers } from './pending-timers';

cancelPendingTimers();
vi.resetModules();
// Storage exists only with indexed-db.ts: without it forms send directly instead of through the outbox.
Reflect.deleteProperty(globalThis, 'indexedDB');
