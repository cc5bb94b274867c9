/** What was filled on a freight. */
import { Fuel } from 'lucide-react';
import { Link } from '@/ui/link';
import type { FuelRecord } from '@/api/fuel-types';
import type { Freight } from '@/api/types';
import { errorMessage } from '@/api/client';
import { fuelLabels } from '@/lib/choices/fuel';
import { formatDate } from '@/lib/dates';
import { formatKmPerLiter, formatLiters } from '@/lib/quantity';
import { StatusBadge } from '@/ui/badge';
import { LinkButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { Money } from '@/ui/money';
import { ErrorState, Skeleton } from '@/ui/states';
import { useFreightFuel, useFreightResult } from './freight-queries';

/** The fill-ups with the km/l of the trip, and the way to the next one. */
export function FreightFuel({ freight, userId }: { freight: Freight; userId: number }) {
  const query = useFreightFuel(freight.id, userId);
  const metersPerLiter = useFreightResult(freight.id, userId).data?.metersPerLiter ?? null;
  if (query.isPending) return <Skeleton className="h-40 w-full rounded-card" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const { items } = query.data;
  return (
    <Card
      title="Abastecimentos"
      aside={
        <LinkButton
          size="sm"
          to={`/fuel?new=1&freightId=${freight.id}&vehicleId=${freight.truckId}`}
          icon={<Fuel aria-hidden="true" />}
        >
          Abastecer
        </LinkButton>
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-2">Nenhum abastecimento neste frete.</p>
      ) : (
        <>
          {metersPerLiter !== null && (
            <p className="mb-2 text-ink-2">
              Média da viagem: <strong className="text-ink">{formatKmPerLiter(metersPerLiter)}</strong>
            </p>
          )}
          <ul className="-mb-3 divide-y divide-line">
            {items.map((record) => (
              <FuelLine key={record.id} record={record} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function FuelLine({ record }: { record: FuelRecord }) {
  const { id, station, fuel, filledOn, volumeMl, metersPerLiter, totalCents, status } = record;
  const facts = [formatLiters(volumeMl), ...(metersPerLiter === null ? [] : [formatKmPerLiter(metersPerLiter)])];
  return (
    <li className="relative flex items-center justify-between gap-4 py-3">
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
