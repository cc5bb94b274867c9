/** Detects writes that were refused because their month is closed; the dialog is in closed-month.tsx, loaded lazily. */
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/client';
import type { ClosedMonth } from '@/api/types';

/** Closed months that the last write would have changed; empty once dismissed. */
export function useClosedRefusal(): [months: readonly ClosedMonth[], dismiss: () => void] {
  const client = useQueryClient();
  const [months, setMonths] = useState<readonly ClosedMonth[]>([]);
  // The mutation cache is external to React.
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action as { error: unknown };
        if (error instanceof ApiError && error.type === 'month_closed') setMonths(error.problem?.closedMonths ?? []);
      }),
    [client],
  );
  return [months, () => setMonths([])];
}
