/** Taking a freight to another state, from its page and from the dashboard. */
import { useApiMutation } from './mutation';
import type { Freight, FreightMove } from './types';

/** Moves a freight to another state. */
export function useMoveFreight(id: number) {
  return useApiMutation<FreightMove, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/status`, body }),
  });
}
