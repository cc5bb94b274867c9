/** Blocks the submit of a form while an input holds text without a value. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Half-typed values would be lost silently. `leave` converts the text if possible and returns true for a value;
 * `forget` runs on reset.
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
  // The native event precedes React's.
  useEffect(() => {
    const form = input.current?.form;
    const listen = (event: Event) => guard(event);
    const restart = () => begin();
    form?.addEventListener('submit', listen);
    form?.addEventListener('reset', restart);
    return () => {
      form?.removeEventListener('submit', listen);
      form?.removeEventListener('reset', restart);
    };
  }, [input]);
}

function bringIntoSight(element: HTMLElement | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  element?.focus();
}
