/** Mutations of transactions, shared by the freight page and the finances. */
import type { CashCount, CashCountInput, Transaction, TransactionInput } from '@/api/types';
import { useApiMutation } from '@/api/mutation';

export function useUnpay() {
  return useApiMutation<{ id: number }, Transaction>({
    method: 'POST',
    request: ({ id }) => ({ url: `/api/finances/${id}/unpay`, body: {} }),
  });
}

/** Records a cash count; the difference to the books is posted. */
export function useCountCash() {
  return useApiMutation<CashCountInput, CashCount>({
    method: 'POST',
    request: (body) => ({ url: '/api/finances/cash-count', body }),
  });
}

/** Updates a manual transaction; the body's scope may include those that follow it in its series. */
export function useUpdateTransaction() {
  return useApiMutation<{ id: number; version: number; body: TransactionInput }, Transaction>({
    method: 'PUT',
    request: ({ id, version, body }) => ({ url: `/api/finances/${id}`, body, ifMatch: version }),
  });
}
