/** What can be settled, and what a settlement would come to: both as the server says, at the moment. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import type { DriverPaymentInput, DriverPaymentPreview, OpenItems } from '@/api/payment-types';
import { apiQuery, urlWith } from '@/api/query';
import { useLatestAnswer } from '@/lib/use-latest-answer';

/** Whom and which days. */
export type Who = { driverId: number; from: string; to: string };

/** What is open, and of whom and which days. */
export type OpenOf = { who: Who; open: OpenItems };

/**
 * Reads what is open; for a settlement being changed (`id`) as if it were not there. It is read anew each time the form
 * opens. What was read of another period of the same driver stays until the new one is there.
 */
export function useOpenSettlement(who: Who | null, id: number | null, userId: number) {
  const url = urlWith('/api/driver-payments/open', { ...who, id });
  const { data, error, refetch } = useQuery({
    ...apiQuery<OpenItems>(url, userId),
    enabled: who !== null,
    gcTime: 0,
  });
  const [last, setLast] = useState<OpenOf | null>(null);
  if (who !== null && data !== undefined && data !== last?.open) setLast({ who, open: data });
  const isOther = who !== null && last !== null && who.driverId !== last.who.driverId;
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
