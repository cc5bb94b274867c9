/** An advance as it is agreed: an amount, or a share of the price that the server reckons. */
import * as v from 'valibot';
import { optionalNumber } from './fields';

/** The two fields; what is typed in the one clears the other. */
export const advanceFields = {
  advanceCents: optionalNumber(0, 10_000_000_000, 'Valor acima do possível.'),
  advanceBps: optionalNumber(1, 10_000, 'De 1 a 100 %.'),
};

const pair = v.object(advanceFields);

/** The two as a form holds them. */
export type AdvanceValues = v.InferInput<typeof pair>;

/** An amount that was typed counts, else the share. */
export function advanceOf({ advanceCents, advanceBps }: v.InferOutput<typeof pair>) {
  return advanceCents === null && advanceBps !== null ? { advanceBps } : { advanceCents: advanceCents ?? 0 };
}

/** A complaint about the share stands at the amount: the share has no field that takes the focus. */
export const advanceAliases = { advanceBps: 'advanceCents' };
