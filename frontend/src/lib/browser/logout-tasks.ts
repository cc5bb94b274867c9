/** Clean-up tasks of a logout, registered by modules that the logout does not import. */

/** Longest wait for the tasks, in ms: on a shared device the user waits for it. */
const TASKS_TIMEOUT_MS = 5000;

const tasks = new Set<() => Promise<void>>();

/** Registers a task that runs before the session ends. */
export function onLogout(task: () => Promise<void>): void {
  tasks.add(task);
}

/** Runs all tasks; never rejects and has a timeout. */
export async function runLogoutTasks(): Promise<void> {
  if (tasks.size === 0) return;
  const done = Promise.allSettled([...tasks].map((task) => task()));
  await Promise.race([done, new Promise((later) => setTimeout(later, TASKS_TIMEOUT_MS))]);
}
