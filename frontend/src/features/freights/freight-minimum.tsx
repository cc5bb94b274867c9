/** The legal minimum of a freight, by the act that was in force when it was written down. */
import type { Freight } from '@/api/types';
import { Skeleton } from '@/components/ui/states';
import { MinimumFreightCard } from '@/components/ui/minimum-freight';
import { useFreightResult } from './freight-queries';

/** The card; a failed read is told by the card of the result, which reads the same. */
export function FreightMinimum({ freight, userId }: { freight: Freight; userId: number }) {
  const query = useFreightResult(freight.id, userId);
  if (query.isPending) return <Skeleton className="h-64 w-full rounded-card" />;
  return query.data ? <MinimumFreightCard minimum={query.data.minimum} /> : null;
}
