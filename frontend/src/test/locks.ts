/** Web Locks stub, which happy-dom lacks: one queue for all names and tabs. */
import { vi } from 'vitest';
import { makeQueue } from '@/lib/browser/serial-queue';

export function stubLocks(): void {
  const inTurn = makeQueue();
  let waiting = 0;
  const request = async (_name: string, ...rest: unknown[]) => {
    const [options, callback] = rest.length > 1 ? rest : [{}, rest[0]];
    const run = callback as (lock: object | null) => Promise<unknown>;
    if ((options as LockOptions).ifAvailable && waiting > 0) return run(null);
    waiting += 1;
    return inTurn(() => run({})).finally(() => (waiting -= 1));
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
}
