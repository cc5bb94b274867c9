/**
 * Timers of the test files of one worker. A file ends with timers that still run (an answer is stored two seconds after it
 * came): without `cancelLeftTimers` they fire in the next file and write into its storage.
 */
type Timer = ReturnType<typeof setTimeout>;

/** Started since the last call of `cancelLeftTimers`; shared by the modules that each file loads anew. */
const shared = globalThis as { startedTimers?: Timer[] };

/** Records every timer from now on; once a worker. */
function record(): Timer[] {
  const started: Timer[] = [];
  const start = globalThis.setTimeout;
  const recorded = (...call: Parameters<typeof start>) => {
    const timer = start(...call);
    started.push(timer);
    return timer;
  };
  // `Object.assign` keeps the form of it that gives a promise.
  globalThis.setTimeout = Object.assign(recorded, start);
  return started;
}

/** Cancels what the file before left running. */
export function cancelLeftTimers(): void {
  shared.startedTimers ??= record();
  for (const timer of shared.startedTimers.splice(0)) clearTimeout(timer);
}
