/** Taking a freight to another state, and recording where its truck arrived, from its page and from the dashboard. */
import { useApiMutation } from './mutation';
import type { Freight, FreightMove } from './types';

/** Moves a freight to another state. */
export function useMoveFreight(id: number) {
  return useApiMutation<FreightMove, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/status`, body }),
  });
}

/** Records that the truck arrived, now, where it loads or unloads next; "undo" takes that back. */
export function useFreightArrival(id: number) {
  return useApiMutation<'' | '/undo', Freight>({
    method: 'POST',
    request: (act) => ({ url: `/api/freights/${id}/arrival${act}`, body: {} }),
  });
}
