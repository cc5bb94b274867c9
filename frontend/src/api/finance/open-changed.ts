/** A payment of the whole, of which another amount is open by now than the person saw. */
import type { PayInput } from '@/lib/labels/settling';
import { paymentDetail } from './booking';
import type { Entry } from '@/offline/outbox/entry';
import type { Warning } from '@/api/types';

/** Amount open now, as the server names it; null without such a question. */
export function openByNow(warnings: readonly Warning[]): number | null {
  const named = warnings.flatMap(({ code }) => /^open_changed:(\d+)$/.exec(code)?.[1] ?? []);
  return named[0] === undefined ? null : Number(named[0]);
}

/** Of what open amount a waiting payment is once that is confirmed, and what it says of itself then. */
export function confirmedPayment({ body, refusal }: Entry): { openCents: number; detail: string } | null {
  const openCents = openByNow(refusal?.problem?.warnings ?? []);
  if (openCents === null) return null;
  return { openCents, detail: paymentDetail({ ...(body as PayInput), openCents }, null) };
}
