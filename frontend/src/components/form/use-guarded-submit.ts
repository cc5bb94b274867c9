/** Typed text that is not yet a value keeps its form from being sent. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * No form is sent with half a value in it, which would be lost without a word. `leave` makes of the text what can be made
 * of it, and says whether that is a value; `forget` is called for a form that is begun anew.
 */
export function useGuardedSubmit(
  leave: () => boolean,
  forget: () => void,
  input: RefObject<HTMLInputElement | null>,
): void {
  const guard = useEffectEvent((event: Event) => {
    if (flushSync(leave)) return;
    if (!event.defaultPrevented) bringIntoSight(input.current);
    event.preventDefault();
    event.stopPropagation();
  });
  const begin = useEffectEvent(forget);
  // The browser tells the form itself before React hears of it.
  useEffect(() => {
    const form = input.current?.form;
    const listen = (event: Event) => guard(event);
    const beginAnew = () => begin();
    form?.addEventListener('submit', listen);
    form?.addEventListener('reset', beginAnew);
    return () => {
      form?.removeEventListener('submit', listen);
      form?.removeEventListener('reset', beginAnew);
    };
  }, [input]);
}

function bringIntoSight(element: HTMLElement | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  element?.focus();
}
