/** Preloading of code: what arrived before it is rendered needs no `Suspense` fallback. */

type Load<M> = () => Promise<M>;

const modules = new WeakMap<Load<unknown>, unknown>();

/** Loads a module and caches it under its loader. */
export async function preload<M>(load: Load<M>): Promise<void> {
  modules.set(load, await load());
}

/** Returns the module of a loader that `preload` has finished; undefined otherwise. */
export function preloaded<M>(load: Load<M>): M | undefined {
  return modules.get(load) as M | undefined;
}
