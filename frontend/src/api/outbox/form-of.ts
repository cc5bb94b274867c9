/** The form of an entry as it was typed, for changing it. */
import { mergeKnown } from '@/lib/merge-known';
import { SHAPE, type Entry } from './entry';

/** What was typed over the form's first values: what an older version did not keep begins with them. */
export function formOf<T extends object>({ form, shape }: Pick<Entry, 'form' | 'shape'>, defaults: T): T {
  return shape === SHAPE ? mergeKnown(defaults, form as Partial<T>) : defaults;
}
