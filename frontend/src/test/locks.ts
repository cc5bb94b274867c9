/** Web Locks for tests, which happy-dom lacks: one queue for every name and every tab of the test. */
import { vi } from 'vitest';
import { makeQueue } from '@/lib/queue';

/** Gives the browser locks until the end of the test. */
export function stubLocks(): void {
  const inTurn = makeQueue();
  const request = (_name: string, ...rest: unknown[]) => inTurn(rest.at(-1) as () => Promise<unknown>);
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
}
