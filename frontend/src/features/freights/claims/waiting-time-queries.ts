/** Reads of the hours a truck was kept waiting. */
import { choicesUrl, useApiPage } from '@/api/list';
import { useApiQuery } from '@/api/query';
import type { Freight, Transaction, WaitingTime } from '@/api/types';

/** Name of the line in the books, by which it is found afterwards. */
const CLAIM_NAME = 'Estadia do frete nº';

/** The addresses of what belongs to the stays of a freight. */
export const stayUrls = {
  waitingTime: (freightId: number) => `/api/freights/${freightId}/waiting-time`,
  claims: (freightId: number) => choicesUrl('/api/finances', { freightId, kind: 'income', category: 'outros' }),
};

/** The stays of a freight and what is due for them. */
export function useWaitingTime(freightId: number, userId: number) {
  return useApiQuery<WaitingTime>(stayUrls.waitingTime(freightId), userId);
}

/** Whether the truck of a freight came somewhere yet: before that there is nothing to wait for. */
export function hasStay({ status, arrivedAt }: Freight): boolean {
  return status !== 'scheduled' || arrivedAt !== null;
}

/** Lines already in the books for the stays of a freight. */
export function useEnteredClaims(freightId: number, userId: number): Transaction[] {
  const rows = useApiPage<Transaction>(stayUrls.claims(freightId), userId);
  return (rows.data?.items ?? []).filter(({ description }) => description.startsWith(CLAIM_NAME));
}

/** The form of the books with the claim written in. */
export function claimEntryUrl(freightId: number, freightNumber: number, amountCents: number): string {
  const params = new URLSearchParams({
    new: 'income',
    category: 'outros',
    description: `${CLAIM_NAME} ${freightNumber}`,
    amountCents: String(amountCents),
    freightId: String(freightId),
  });
  return `/finances?${params.toString()}`;
}
