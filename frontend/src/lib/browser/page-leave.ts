/** Tasks left when the session ends. Separate, so that leaving needs none of their code. */

/** How long leaving waits for it, in ms: who leaves a device that is not their own stands there and waits. */
const PATIENCE_MS = 5000;

const tasks = new Set<() => Promise<void>>();

/** Has something done before the session ends. */
export function beforeLeaving(task: () => Promise<void>): void {
  tasks.add(task);
}

/** Does what is still to be done; never fails, and does not wait for long. */
export async function finishUp(): Promise<void> {
  if (tasks.size === 0) return;
  const done = Promise.allSettled([...tasks].map((task) => task()));
  await Promise.race([done, new Promise((later) => setTimeout(later, PATIENCE_MS))]);
}
