/** What can be settled, and what a settlement would come to: both as the server says, at the moment. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import type { DriverPaymentInput, DriverPaymentPreview, OpenItems } from '@/api/payment-types';
import { urlWith } from '@/api/query';
import { useDebounced } from '@/lib/use-latest-answer';

/** Whom and which days. */
export type Who = { driverId: number; from: string; to: string };

/**
 * Reads what is open; for a settlement being changed (`id`) as if it were not there. It is read anew each time the form
 * opens, and not when saving puts the rest out of date.
 */
export function useOpenSettlement(who: Who | null, id: number | null, userId: number) {
  return useQuery({
    queryKey: ['to-settle', who, id, userId],
    queryFn: ({ signal }) =>
      apiRequest<OpenItems>('GET', urlWith('/api/driver-payments/open', { ...who, id, userId }), { signal }),
    enabled: who !== null,
    gcTime: 0,
  });
}

/** Asks what the settlement (a stored one by its id) comes to, a moment after the last change. The last good answer stays while the next is on its way. */
export function usePreview(input: DriverPaymentInput, id: number | null) {
  const body = useDebounced(JSON.stringify(input));
  const query = useQuery({
    queryKey: ['settlement-preview', body, id],
    queryFn: ({ signal }) =>
      apiRequest<DriverPaymentPreview>('POST', urlWith('/api/driver-payments/preview', { id }), {
        body: JSON.parse(body),
        signal,
      }),
    gcTime: 0,
  });
  const [good, setGood] = useState<DriverPaymentPreview | null>(null);
  if (query.data && query.data !== good) setGood(query.data);
  return { figures: query.data ?? good, error: query.error, isPending: query.isPending };
}
