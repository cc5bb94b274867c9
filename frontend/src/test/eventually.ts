/** Retries an assertion, also under fake timers; same timeout as asyncUtilTimeout in setup.ts. */
import { vi } from 'vitest';

export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 15_000 });
}
