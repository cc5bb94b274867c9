/** Values and body of the form of an advance. */
import * as v from 'valibot';
import type { EntryInput } from '@/offline/outbox/entry';
import type { Advance, AdvanceInput } from '@/api/types';
import { optionalId, optionalText, requiredDate, requiredNumber } from '@/lib/forms/fields';
import { advanceInputLimits as limits } from '@/lib/generated/limits';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { methodLabels } from '@/lib/forms/payment';
import { codesOf } from '@/lib/format/text';

/** Body, and its driver. */
export type AdvanceBody = AdvanceInput & { driverId: number };

export const advanceSchema = v.object({
  driverId: v.pipe(v.string(), v.nonEmpty('Escolha o motorista.'), v.transform(Number)),
  freightId: optionalId(),
  givenOn: requiredDate('Informe o dia.'),
  amountCents: requiredNumber('Informe o valor.', limits.amountCents, 'O valor precisa ser maior que zero.'),
  method: v.picklist(codesOf(methodLabels)),
  notes: optionalText(limits.notes),
});

export type AdvanceValues = v.InferInput<typeof advanceSchema>;

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

export type NewAdvanceEntry = { body: AdvanceBody; typed: AdvanceValues; name: string };

/** Outbox entry of an advance: summary and form values. */
export function advanceEntry({ body: { driverId, ...body }, typed, name }: NewAdvanceEntry): EntryInput {
  const detail = [formatMoney(body.amountCents), methodLabels[body.method], formatDate(body.givenOn)].join(' · ');
  const url = `/api/drivers/${driverId}/advances`;
  return { kind: 'advance', url, body, title: `Vale de ${name}`, detail, form: typed };
}
