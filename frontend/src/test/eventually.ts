/** Waits for an assertion, also under fake timers; as patient as asyncUtilTimeout in setup.ts. */
import { vi } from 'vitest';

export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 15_000 });
}
