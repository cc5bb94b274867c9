/** Cooldown of a button: the second tap of a double tap must not trigger the next action. */
import { useState } from 'react';

/** Duration of the cooldown, in ms. */
const COOLDOWN_MS = 600;

/** True during the cooldown, and the function that starts an action; it returns the function that ends it. */
export function useCooldown(): [isResting: boolean, begin: () => () => void] {
  const [isResting, setResting] = useState(false);
  return [isResting, () => (setResting(true), () => void setTimeout(() => setResting(false), COOLDOWN_MS))];
}
