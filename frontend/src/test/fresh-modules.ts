/** Gives each test file modules of its own in a shared worker; runs before setup.ts, whose imports are then the file's. */
import { vi } from 'vitest';
import { cancelLeftTimers } from './left-timers';

cancelLeftTimers();
vi.resetModules();
// A file has storage only where it imports indexed-db.ts: without it, forms send directly instead of through the outbox.
Reflect.deleteProperty(globalThis, 'indexedDB');
