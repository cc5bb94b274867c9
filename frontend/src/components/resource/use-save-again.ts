/** "Salvar e lançar outro": consecutive new records. */
import { useRef, useState } from 'react';

/** Sequence of new-record forms; `key` remounts the form for each. */
export function useConsecutiveForms<R>() {
  const [{ count, last }, setRounds] = useState<{ count: number; last: R | null }>({ count: 0, last: null });
  return {
    key: count,
    /** True after a first saved record. */
    isConsecutive: count > 0,
    /** Previously saved record. */
    last,
    next: (saved: R) => setRounds({ count: count + 1, last: saved }),
  };
}

/**
 * Second submit if `onAgain` is given. `submitProps` are props of the form; `goOn` continues with the next record or
 * leaves.
 */
export function useSaveAgain<R>(
  label: string | undefined,
  onAgain: ((saved: R) => void) | undefined,
  onSaved: (saved: R) => void,
) {
  const again = useRef(false);
  return {
    submitProps: {
      ...(label === undefined ? {} : { againLabel: label }),
      onSubmitBy: (pressed: boolean) => {
        again.current = pressed;
      },
    },
    goOn: (saved: R) => (again.current && onAgain ? onAgain(saved) : onSaved(saved)),
  };
}
