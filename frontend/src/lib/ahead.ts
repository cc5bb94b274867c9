/** When code is asked for: before it is shown, or a frame after. */
import { isDrawing } from './first-screen';

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

/** The next frame is on the screen. */
async function painted(): Promise<void> {
  await new Promise((resolve) => {
    // A page in the background paints nothing.
    setTimeout(resolve, 500);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Asks for the code once what is being drawn is on the screen: that goes first. */
export function afterPaint<M>(load: Load<M>): Load<M> {
  return async () => {
    do await painted();
    while (isDrawing());
    await painted();
    return await load();
  };
}
