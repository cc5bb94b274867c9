/** Confirmation of a full payment whose open amount changed after the user saw it. */
import type { PayInput } from '@/lib/forms/payment';
import { paymentDetail } from './payment-submission';
import type { Entry } from '@/offline/outbox/entry';
import type { Warning } from '@/api/types';

/** Currently open amount, as the server's warning reports it; null without that warning. */
export function currentOpenAmount(warnings: readonly Warning[]): number | null {
  const named = warnings.flatMap(({ code }) => /^open_changed:(\d+)$/.exec(code)?.[1] ?? []);
  return named[0] === undefined ? null : Number(named[0]);
}

/** Open amount and summary of a queued payment once the change is confirmed. */
export function confirmedPayment({ body, refusal }: Entry): { openCents: number; detail: string } | null {
  const openCents = currentOpenAmount(refusal?.problem?.warnings ?? []);
  if (openCents === null) return null;
  return { openCents, detail: paymentDetail({ ...(body as PayInput), openCents }, null) };
}
