/** Sending a step that no longer fits as a correction. */
import type { Entry } from './entry';

/** The step as a correction. What was confirmed before was of another freight: what is left out is asked for again. */
export function asCorrection(body: Entry['body']): Entry['body'] {
  return { ...body, correct: true, confirm: undefined };
}
