/** Open items and preview of a settlement, both current from the server. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import type { DriverPaymentInput, DriverPaymentPreview, OpenItems } from '@/api/types';
import { apiQuery, urlWith } from '@/api/query';
import { useLatestAnswer } from '@/lib/use-latest-answer';

/** The driver and the days; the server chooses a day that is null. */
export type Asked = { driverId: number; from: string | null; to: string | null };

/** Open items, and their driver. */
export type OpenOf = { driverId: number; open: OpenItems };

/**
 * Reads what is open; for a settlement being changed (`id`) as if it were not there. It is read anew each time the form
 * opens. What was read of another period of the same driver stays until the new one is there.
 */
export function useOpenSettlement(asked: Asked | null, id: number | null, userId: number) {
  const url = urlWith('/api/driver-payments/open', { ...asked, id });
  const { data, error, refetch } = useQuery({
    ...apiQuery<OpenItems>(url, userId),
    enabled: asked !== null,
    gcTime: 0,
  });
  const [last, setLast] = useState<OpenOf | null>(null);
  if (asked !== null && data !== undefined && data !== last?.open) setLast({ driverId: asked.driverId, open: data });
  const isOther = asked !== null && last !== null && asked.driverId !== last.driverId;
  return {
    shown: isOther ? null : last,
    isCurrent: data !== undefined && data === last?.open,
    error: data === undefined ? error : null,
    refetch: () => void refetch(),
  };
}

/** Asks what the settlement (a stored one by its id) comes to. The last good answer stays while the next is on its way. */
export function usePreview(input: DriverPaymentInput, id: number | null) {
  const url = urlWith('/api/driver-payments/preview', { id });
  const { answer, error } = useLatestAnswer<DriverPaymentPreview>(url, JSON.stringify(input), (body, signal) =>
    apiRequest('POST', url, { body: JSON.parse(body), signal }),
  );
  return { figures: answer, error };
}
