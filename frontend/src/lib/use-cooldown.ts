/** A button that rests after what it did: the second tap of a double one must not do the next thing. */
import { useState } from 'react';

/** How long it rests, in ms. */
const REST_MS = 600;

/** Whether something was done just now, and the way to say that it is begun; what that gives is called at its end. */
export function useCooldown(): [isResting: boolean, begin: () => () => void] {
  const [isResting, setResting] = useState(false);
  return [isResting, () => (setResting(true), () => void setTimeout(() => setResting(false), REST_MS))];
}
