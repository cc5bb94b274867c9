/** When code is asked for: before it is shown, or a frame after. */

type Load<M> = () => Promise<M>;

const come = new WeakMap<Load<unknown>, unknown>();

/** Asks for the code that `load` brings, and remembers it. */
export async function loadAhead<M>(load: Load<M>): Promise<void> {
  come.set(load, await load());
}

/** The code that `loadAhead` brought by `load`, if it has come. */
export function loadedAhead<M>(load: Load<M>): M | undefined {
  return come.get(load) as M | undefined;
}

/** Asks for the code a frame later: what is being drawn goes first. */
export function afterPaint<M>(load: Load<M>): Load<M> {
  return async () => {
    // A page in the background paints nothing.
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return await load();
  };
}
