/** Settles several open amounts in full, one request after another. */
import { useState } from 'react';
import { ApiError, errorMessage } from '@/api/client';
import { useToday } from '@/api/session/current-user';
import { bodyOf, startOf, type PayInput, type PayMethod, type OpenItem } from '@/lib/forms/payment';
import { isQueued } from '@/offline/outbox/use-outbox-mutation';
import { usePayment } from './payment-submission';
import { useUnpay } from './transactions';
import { warningsOf } from './use-settling';

/** Posting that was not settled, and the reason. */
export type Refused = { posting: OpenItem; message: string };

/** Amounts by outcome. */
export type Settled = { paid: readonly OpenItem[]; queued: readonly OpenItem[]; refused: readonly Refused[] };

type Values = { day: string; method: PayMethod | null };

function reasonOf(error: unknown): string {
  const warnings = warningsOf(error).map(({ message }) => message);
  const fields = error instanceof ApiError ? error.fields.map(({ message }) => message) : [];
  const said = [...warnings, ...fields];
  return said.length > 0 ? said.join(' ') : errorMessage(error, 'form');
}

/** Bulk payment. A sheet with it is open while it is mounted. */
export function useSettleMany() {
  const today = useToday();
  const { pay } = usePayment(null, true);
  const unpay = useUnpay();
  const [done, setDone] = useState<number | null>(null);

  async function settleOne(openItem: OpenItem, { day, method }: Values): Promise<'paid' | 'queued'> {
    const settling = { ...startOf(openItem, today), day, method };
    const { openCents } = openItem;
    const whole = bodyOf(settling, []);
    const body: PayInput = openCents === null ? whole : { ...whole, openCents };
    const result = await pay.mutateAsync({ posting: openItem, settling, body, shownCents: openCents });
    return isQueued(result) ? 'queued' : 'paid';
  }

  /** Sequential: each request has its own idempotency key, and its refusal stops no other. */
  async function settle(postings: readonly OpenItem[], values: Values): Promise<Settled> {
    const settled = { paid: [] as OpenItem[], queued: [] as OpenItem[], refused: [] as Refused[] };
    for (const [index, openItem] of postings.entries()) {
      setDone(index);
      try {
        settled[await settleOne(openItem, values)].push(openItem);
      } catch (error) {
        settled.refused.push({ posting: openItem, message: reasonOf(error) });
      }
    }
    setDone(null);
    return settled;
  }

  /** Undoes payments; returns the first error message. */
  async function undo(postings: readonly OpenItem[]): Promise<string | null> {
    let wrong: string | null = null;
    for (const { id } of postings) {
      await unpay.mutateAsync({ id }).catch((error: unknown) => {
        wrong ??= errorMessage(error);
      });
    }
    return wrong;
  }

  return { today, settle, undo, done };
}
