/** The form of an entry as it was typed, for changing it. */
import { mergeKnown } from '@/lib/forms/merge-known';
import { SHAPE, type Entry } from './entry';

/** Typed values over the form's first ones, which fill what an older version did not store. */
export function formOf<T extends object>({ form, shape }: Pick<Entry, 'form' | 'shape'>, defaults: T): T {
  return shape === SHAPE ? mergeKnown(defaults, form as Partial<T>) : defaults;
}
