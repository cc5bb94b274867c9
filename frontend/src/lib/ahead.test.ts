import { expect, test, vi } from 'vitest';
import { afterPaint } from './ahead';
import { beginDrawing } from './first-screen';

test('code for later is asked for once nothing is being drawn any more', async () => {
  vi.useFakeTimers();
  try {
    const load = vi.fn(() => Promise.resolve('code'));
    const end = beginDrawing();
    const code = afterPaint(load)();
    await vi.advanceTimersByTimeAsync(3000);
    expect(load).not.toHaveBeenCalled();
    end();
    await vi.advanceTimersByTimeAsync(3000);
    expect(load).toHaveBeenCalledOnce();
    expect(await code).toBe('code');
  } finally {
    vi.useRealTimers();
  }
});
