/** Works that are done one after the other. */

/** Makes a queue: runs a work after those before it, also where one of them failed. */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Runs a work again where it was asked for while it ran, however often. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAgain = false;
  async function run(): Promise<void> {
    try {
      do {
        isAgain = false;
        await work();
      } while (isAgain);
    } finally {
      running = null;
    }
  }
  return () => {
    isAgain = true;
    running ??= run();
    return running;
  };
}
