/** What is still to be sent when the session ends. Apart, so that leaving needs none of its code. */

/** How long leaving waits for it, in ms: who leaves a device that is not their own stands there and waits. */
const PATIENCE_MS = 5000;

const tasks = new Set<() => Promise<void>>();

/** Has something sent before the session ends. */
export function beforeLeaving(task: () => Promise<void>): void {
  tasks.add(task);
}

/** Sends what waits; never fails, and does not wait for long. */
export async function sendWhatWaits(): Promise<void> {
  if (tasks.size === 0) return;
  const sent = Promise.allSettled([...tasks].map((task) => task()));
  await Promise.race([sent, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}
