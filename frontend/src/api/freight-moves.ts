/** Taking a freight to another state, and recording where its truck arrived, from its page and from the dashboard. */
import { useApiMutation } from './mutation';
import type { Arrival, Freight, FreightMove } from './types';

/** Moves a freight to another state. */
export function useMoveFreight(id: number) {
  return useApiMutation<FreightMove, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/status`, body }),
  });
}

/** Records that the truck arrived where it loads or unloads next, now where no time is given; null takes that back. */
export function useFreightArrival(id: number) {
  return useApiMutation<Arrival | null, Freight>({
    method: 'POST',
    request: (arrival) => ({ url: `/api/freights/${id}/arrival${arrival ? '' : '/undo'}`, body: arrival ?? {} }),
  });
}
