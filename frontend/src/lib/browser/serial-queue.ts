/** Serial execution of asynchronous jobs. */

/** Creates a queue: each job runs after the previous ones, even if they failed. */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Coalesces concurrent calls: one run at a time, and one more if requested meanwhile. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isRequested = false;
  async function run(): Promise<void> {
    try {
      do {
        isRequested = false;
        await work();
      } while (isRequested);
    } finally {
      running = null;
    }
  }
  return () => {
    isRequested = true;
    running ??= run();
    return running;
  };
}
