/** Code that is asked for before it is shown, and is shown at once where it has come by then. */

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
