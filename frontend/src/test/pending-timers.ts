/**
 * Pending timers of the test files of a worker: without `cancelPendingTimers` they fire in the next file and write into
 * its storage.
 */
type Timer = ReturnType<typeof setTimeout>;

/** Timers since the last `cancelPendingTimers`; shared by the module instances of each file. */
const shared = globalThis as { startedTimers?: Timer[] };

/** Records every timer; once per worker. */
function record(): Timer[] {
  const started: Timer[] = [];
  const start = globalThis.setTimeout;
  const recorded = (...call: Parameters<typeof start>) => {
    const timer = start(...call);
    started.push(timer);
    return timer;
  };
  // `Object.assign` preserves the promisified variant.
  globalThis.setTimeout = Object.assign(recorded, start);
  return started;
}

/** Cancels the previous file's timers. */
export function cancelPendingTimers(): void {
  shared.startedTimers ??= record();
  for (const timer of shared.startedTimers.splice(0)) clearTimeout(timer);
}
