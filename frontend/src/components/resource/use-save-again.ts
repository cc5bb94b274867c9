/** "Salvar e lançar outro": one new record after the other. */
import { useRef, useState } from 'react';

/** The rounds of a screen that holds one new record after the other; `key` makes each form a new one. */
export function useRounds<R>() {
  const [{ count, last }, setRounds] = useState<{ count: number; last: R | null }>({ count: 0, last: null });
  return {
    key: count,
    /** Whether the form comes right after one that was saved. */
    follows: count > 0,
    /** The record of the round before. */
    last,
    next: (saved: R) => setRounds({ count: count + 1, last: saved }),
  };
}

/**
 * A second button to save with, where `onAgain` says how it goes on. `frame` goes to the form's frame; `goOn` is to be
 * called with what was saved: it goes on to another one, or leaves.
 */
export function useSaveAgain<R>(
  label: string | undefined,
  onAgain: ((saved: R) => void) | undefined,
  onSaved: (saved: R) => void,
) {
  const again = useRef(false);
  return {
    frame: {
      ...(label === undefined ? {} : { againLabel: label }),
      onSubmitBy: (pressed: boolean) => {
        again.current = pressed;
      },
    },
    goOn: (saved: R) => (again.current && onAgain ? onAgain(saved) : onSaved(saved)),
  };
}
