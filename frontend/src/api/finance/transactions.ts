/** Writes to the books, shared by the freight page and the finances. */
import type { CashCount, CashCountInput, Transaction, TransactionInput } from '@/api/types';
import { useApiMutation } from '@/api/mutation';

/** Takes a payment back. */
export function useUnpay() {
  return useApiMutation<{ id: number }, Transaction>({
    method: 'POST',
    request: ({ id }) => ({ url: `/api/finances/${id}/unpay`, body: {} }),
  });
}

/** Counts the cash of a day; what differs from the books is booked. */
export function useCountCash() {
  return useApiMutation<CashCountInput, CashCount>({
    method: 'POST',
    request: (body) => ({ url: '/api/finances/cash-count', body }),
  });
}

/** Changes a transaction that a person made; by the body's scope also those that follow it. */
export function useUpdateTransaction() {
  return useApiMutation<{ id: number; version: number; body: TransactionInput }, Transaction>({
    method: 'PUT',
    request: ({ id, version, body }) => ({ url: `/api/finances/${id}`, body, ifMatch: version }),
  });
}
