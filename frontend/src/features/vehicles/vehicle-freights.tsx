import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { Freight, Vehicle } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatKm } from '@/lib/format/quantity';
import { StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Lane } from '@/components/ui/lane';
import { Money } from '@/components/ui/money';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { useNewestFreights } from './vehicle-queries';

/** Newest freights, with a link to all. */
export function VehicleFreights({ vehicle, userId }: { vehicle: Vehicle; userId: number }) {
  const query = useNewestFreights(vehicle.id, userId);
  if (query.isPending) return <Skeleton className="h-48 w-full rounded-card" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const { items } = query.data;
  return (
    <Card
      title="Fretes deste veículo"
      aside={
        items.length > 0 && (
          <Link
            to={`/freights?vehicleId=${vehicle.id}`}
            className="-my-3 flex min-h-12 items-center font-medium underline underline-offset-4"
          >
            Ver todos
          </Link>
        )
      }
    >
      {items.length === 0 ? (
        <div className="flex flex-col items-start gap-3 text-ink-2">
          <p>Nenhum frete ainda. Eles aparecem aqui assim que você escolher este veículo num frete.</p>
          {vehicle.status !== 'inactive' && <LinkButton to="/freights?new=1">Novo frete</LinkButton>}
        </div>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {items.map((freight) => (
            <FreightLine key={freight.id} freight={freight} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function FreightLine({ freight }: { freight: Freight }) {
  return (
    <li className="relative py-3">
      <Lane from={freight.originCity.name} to={freight.destinationCity.name} size="sm" />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-2">
        <span>
          {formatDate(freight.scheduledFor)} · {formatKm(freight.distanceKm)}
        </span>
        <span className="flex flex-1 items-center justify-end gap-3 max-sm:basis-full max-sm:justify-between">
          <StatusBadge status={freight.cancelledOn ? 'cancelled' : freight.status} />
          <Money cents={freight.grossCents} className="min-w-28 text-right text-sm font-medium text-ink" />
        </span>
      </div>
      <Link
        to={`/freights?id=${freight.id}`}
        data-row={freight.id}
        className="absolute -inset-x-2 inset-y-0 rounded-control"
      >
        <span className="sr-only">Abrir frete nº {freight.number}</span>
      </Link>
    </li>
  );
}
