/** Notices the refusal of a write that would change a closed month, whichever screen it comes from. */
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/client';
import type { ClosedMonth } from '@/api/types';

/** The closed months that the last write would have changed; none where it would not, and once they are dismissed. */
export function useClosedRefusal(): [months: readonly ClosedMonth[], dismiss: () => void] {
  const client = useQueryClient();
  const [months, setMonths] = useState<readonly ClosedMonth[]>([]);
  // The cache of writes lies outside React.
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
