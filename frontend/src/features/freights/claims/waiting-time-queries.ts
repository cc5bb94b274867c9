/** Queries of waiting time. */
import { optionsUrl, useApiPage } from '@/api/list';
import { useApiQuery } from '@/api/query';
import type { Freight, Transaction, WaitingTime } from '@/api/types';

/** Description of the claim's transaction, by which it is found. */
const CLAIM_NAME = 'Estadia do frete nº';

export const stayUrls = {
  waitingTime: (freightId: number) => `/api/freights/${freightId}/waiting-time`,
  claims: (freightId: number) => optionsUrl('/api/finances', { freightId, kind: 'income', category: 'outros' }),
};

export function useWaitingTime(freightId: number, userId: number) {
  return useApiQuery<WaitingTime>(stayUrls.waitingTime(freightId), userId);
}

/** True once the truck has arrived somewhere. */
export function hasStay({ status, arrivedAt }: Freight): boolean {
  return status !== 'scheduled' || arrivedAt !== null;
}

/** Transactions of claims already entered. */
export function useEnteredClaims(freightId: number, userId: number): Transaction[] {
  const rows = useApiPage<Transaction>(stayUrls.claims(freightId), userId);
  return (rows.data?.items ?? []).filter(({ description }) => description.startsWith(CLAIM_NAME));
}

/** Address of the transaction form with the claim's values. */
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
