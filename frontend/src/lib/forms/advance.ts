/** Advance as an amount, or as a share of the price that the server computes. */
import { freightInputLimits as limits } from '@/lib/generated/limits';
import * as v from 'valibot';
import { optionalNumber } from './fields';

/** Fields of an advance; typing one clears the other. */
export const advanceFields = {
  advanceCents: optionalNumber(limits.advanceCents, 'Valor acima do possível.'),
  advanceBps: optionalNumber(limits.advanceBps, 'De {min} a {max}%.', 2),
};

const pair = v.object(advanceFields);

export type AdvanceValues = v.InferInput<typeof pair>;

/** The typed amount wins, else the share. */
export function advanceOf({ advanceCents, advanceBps }: v.InferOutput<typeof pair>) {
  return advanceCents === null && advanceBps !== null ? { advanceBps } : { advanceCents: advanceCents ?? 0 };
}

/** Errors of the share show at the amount: the share has no focusable field. */
export const advanceAliases = { advanceBps: 'advanceCents' };
