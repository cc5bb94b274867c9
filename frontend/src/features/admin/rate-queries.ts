/** Queries and mutations of the tables. */
import { useApiMutation } from '@/api/mutation';
import { urlWith, useApiQuery } from '@/api/query';
import type { RateInput, RateKind, RatePreview, RateTable, Page } from '@/api/types';

const RATES = '/api/admin/rates';

/** All tables of a kind with their history, newest first. */
export function useRates(kind: RateKind) {
  return useApiQuery<Page<RateTable>>(urlWith(RATES, { kind }));
}

export function csvUrl({ kind, validFrom }: Pick<RateTable, 'kind' | 'validFrom'>): string {
  return urlWith(`${RATES}/csv`, { kind, validFrom });
}

/** Previews an import; stores nothing. */
export function usePreviewRates() {
  return useApiMutation<RateInput, RatePreview>({
    method: 'POST',
    request: (body) => ({ url: `${RATES}/preview`, body }),
  });
}

/** Imports a table, all or nothing. */
export function useImportRates() {
  return useApiMutation<RateInput, RateTable>({
    method: 'POST',
    request: (body) => ({ url: RATES, body }),
  });
}

/** Withdraws an import; it stays in the history. */
export function useWithdrawRates() {
  return useApiMutation<{ id: number; version: number }>({
    method: 'DELETE',
    request: ({ id, version }) => ({ url: `${RATES}/${id}`, ifMatch: version }),
  });
}
