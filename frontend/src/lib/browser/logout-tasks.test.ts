import { expect, test, vi } from 'vitest';
import { onLogout, runLogoutTasks } from './logout-tasks';

test('leaving waits for what is sent, whether it fails or not, but never for long', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  onLogout(async () => void sent.push('one'));
  onLogout(() => Promise.reject(new Error('no')));
  await runLogoutTasks();
  expect(sent).toEqual(['one']);
  onLogout(() => new Promise(() => undefined));
  const left = vi.fn();
  void runLogoutTasks().then(left);
  await vi.advanceTimersByTimeAsync(4900);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(left).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
