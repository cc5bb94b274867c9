/** Open items and preview of a settlement. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import type { DriverPaymentInput, DriverPaymentPreview, OpenItems } from '@/api/types';
import { apiQuery, urlWith } from '@/api/query';
import { useLatestResponse } from '@/api/use-latest-response';

/** Driver and period; the server chooses a null day. */
export type OpenItemsQuery = { driverId: number; from: string | null; to: string | null };

export type OpenOf = { driverId: number; open: OpenItems };

/**
 * Open items; for an edited settlement (`id`) as if it did not exist. Refetched whenever the form opens. Items of the
 * driver's previous period stay while loading.
 */
export function useOpenSettlement(query: OpenItemsQuery | null, id: number | null, userId: number) {
  const url = urlWith('/api/driver-payments/open', { ...query, id });
  const { data, error, refetch } = useQuery({
    ...apiQuery<OpenItems>(url, userId),
    enabled: query !== null,
    gcTime: 0,
  });
  const [last, setLast] = useState<OpenOf | null>(null);
  if (query !== null && data !== undefined && data !== last?.open) setLast({ driverId: query.driverId, open: data });
  const isOther = query !== null && last !== null && query.driverId !== last.driverId;
  return {
    shown: isOther ? null : last,
    isCurrent: data !== undefined && data === last?.open,
    error: data === undefined ? error : null,
    refetch: () => void refetch(),
  };
}

/** Preview of a settlement, new or stored. The last one stays while the next loads. */
export function usePreview(input: DriverPaymentInput, id: number | null) {
  const url = urlWith('/api/driver-payments/preview', { id });
  const { response, error } = useLatestResponse<DriverPaymentPreview>(url, JSON.stringify(input), (body, signal) =>
    apiRequest('POST', url, { body: JSON.parse(body), signal }),
  );
  return { figures: response, error };
}
