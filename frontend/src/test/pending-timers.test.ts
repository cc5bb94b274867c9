import { expect, test, vi } from 'vitest';
import { cancelPendingTimers } from './pending-timers';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a timer that a file leaves never fires in the next one', async () => {
  const left = vi.fn();
  setTimeout(left, 10);
  cancelPendingTimers();
  const own = vi.fn();
  setTimeout(own, 10);
  await later(50);
  expect(left).not.toHaveBeenCalled();
  expect(own).toHaveBeenCalledOnce();
});
