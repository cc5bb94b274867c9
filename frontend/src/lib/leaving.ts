/** What is still to be sent when the page or the session ends. Apart, so that leaving needs none of its code. */

const tasks = new Set<() => Promise<void>>();

/** Has something sent before the session ends. */
export function beforeLeaving(task: () => Promise<void>): void {
  tasks.add(task);
}

/** Sends what waits; never fails. */
export async function sendWhatWaits(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()));
}
