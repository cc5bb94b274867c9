/** The freight of a step that was refused, as it is on the server. */
import type { Freight } from '@/api/types';
import type { Entry } from './entry';

/** As the refusal told it; undefined where it did not. */
export function toldFreight({ refusal }: Pick<Entry, 'refusal'>): Freight | undefined {
  return refusal?.problem?.current as Freight | undefined;
}

/** As it was read last or as the refusal told it, whichever is newer. What the person decides is decided over this one. */
export function freightNow<F extends Freight | undefined>(step: Pick<Entry, 'refusal'>, read: F): Freight | F {
  const told = toldFreight(step);
  return told !== undefined && (read === undefined || told.version > read.version) ? told : read;
}
