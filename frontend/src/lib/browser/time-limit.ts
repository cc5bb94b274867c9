/** How long a call may take. */

/** A signal for `fetch` that ends with the caller's or when the time is up, and whether it was the time. */
export function timeLimit(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let isOver = false;
  const stop = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort();
  }, ms);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}
