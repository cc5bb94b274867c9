/** What the form of an advance holds and sends. */
import * as v from 'valibot';
import type { Advance, AdvanceInput } from '@/api/payment-types';
import { optionalId, optionalText, requiredDate, requiredNumber } from '@/lib/fields';
import { advanceInputLimits as limits } from '@/lib/limits/advance-input';
import { methodLabels } from '@/lib/settling';
import { codesOf } from '@/lib/text';

/** What is sent, and to whose account. */
export type AdvanceBody = AdvanceInput & { driverId: number };

/** Checks a filled form. */
export const advanceSchema = v.object({
  driverId: v.pipe(v.string(), v.nonEmpty('Escolha o motorista.'), v.transform(Number)),
  freightId: optionalId(),
  givenOn: requiredDate('Informe o dia.'),
  amountCents: requiredNumber('Informe o valor.', limits.amountCents, 'O valor precisa ser maior que zero.'),
  method: v.picklist(codesOf(methodLabels)),
  notes: optionalText(limits.notes),
});

/** The form's fields as the inputs hold them. */
export type AdvanceValues = v.InferInput<typeof advanceSchema>;

/** An empty form. */
export function newAdvance(today: string, driverId: number | null, freightId: number | null): AdvanceValues {
  return {
    driverId: String(driverId ?? ''),
    freightId: String(freightId ?? ''),
    givenOn: today,
    amountCents: null,
    method: 'pix',
    notes: '',
  };
}

/** The form of a stored advance. */
export function advanceValues(advance: Advance): AdvanceValues {
  return {
    driverId: String(advance.driverId),
    freightId: String(advance.freightId ?? ''),
    givenOn: advance.givenOn,
    amountCents: advance.amountCents,
    method: advance.method,
    notes: advance.notes ?? '',
  };
}
