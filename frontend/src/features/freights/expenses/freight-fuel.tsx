/** Fill-ups of a freight. */
import { Link } from 'react-router-dom';
import type { FuelRecord } from '@/api/fuel-types';
import type { Freight } from '@/api/types';
import { errorMessage } from '@/api/client';
import { fuelLabels } from '@/lib/generated/choices';
import { formatDate } from '@/lib/format/dates';
import { formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { StatusBadge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { useFreightFuel, useFreightResult } from '@/features/freights/freight-queries';
import { ShortList } from '@/features/freights/short-list';

/** The fill-ups with the km/l of the trip. */
export function FreightFuel({ freight, userId }: { freight: Freight; userId: number }) {
  const query = useFreightFuel(freight.id, userId);
  const metersPerLiter = useFreightResult(freight.id, userId).data?.metersPerLiter ?? null;
  if (query.isPending) return <Skeleton className="h-24 w-full" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const { items } = query.data;
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold text-ink-2">Abastecimentos</h3>
        {metersPerLiter !== null && (
          <p className="text-sm text-ink-2">
            Média da viagem: <strong className="text-ink">{formatKmPerLiter(metersPerLiter)}</strong>
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <p className="text-ink-2">Nenhum abastecimento neste frete.</p>
      ) : (
        <ShortList items={items}>{(record) => <FuelLine key={record.id} record={record} />}</ShortList>
      )}
    </section>
  );
}

function FuelLine({ record }: { record: FuelRecord }) {
  const { id, station, fuel, filledOn, volumeMl, metersPerLiter, totalCents, status } = record;
  const facts = [formatLiters(volumeMl), ...(metersPerLiter === null ? [] : [formatKmPerLiter(metersPerLiter)])];
  return (
    <li className="relative flex min-h-12 items-center justify-between gap-4 py-1 lg:min-h-11">
      <span className="min-w-0">
        <Link to={`/fuel?id=${id}`} className="font-semibold after:absolute after:inset-0">
          {station ?? fuelLabels[fuel]}
        </Link>
        <span className="block text-sm text-ink-3">{[formatDate(filledOn), ...facts].join(' · ')}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money cents={totalCents} className="font-bold" />
        {status === 'pending' && <StatusBadge status="pending">A pagar</StatusBadge>}
      </span>
    </li>
  );
}
