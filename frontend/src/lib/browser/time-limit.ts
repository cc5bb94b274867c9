/** Request timeouts. */

/** AbortSignal of the caller or the timeout, and a flag for the latter. */
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
