import { expect, test, vi } from 'vitest';
import { beforeLeaving, finishUp } from './logout-tasks';

test('leaving waits for what is sent, whether it fails or not, but never for long', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  beforeLeaving(async () => void sent.push('one'));
  beforeLeaving(() => Promise.reject(new Error('no')));
  await finishUp();
  expect(sent).toEqual(['one']);
  beforeLeaving(() => new Promise(() => undefined));
  const left = vi.fn();
  void finishUp().then(left);
  await vi.advanceTimersByTimeAsync(4900);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(left).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
