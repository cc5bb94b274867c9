/** An advance as it is agreed: an amount, or a share of the price that the server reckons. */
import { freightInputLimits as limits } from '@/lib/generated/limits';
import * as v from 'valibot';
import { optionalNumber } from './fields';

/** The two fields; what is typed in the one clears the other. */
export const advanceFields = {
  advanceCents: optionalNumber(limits.advanceCents, 'Valor acima do possível.'),
  advanceBps: optionalNumber(limits.advanceBps, 'De {min} a {max}%.', 2),
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
