/** Works that are done one after the other, in the order of asking. */

/** Makes a queue: runs a work after those before it, also where one of them failed. */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
