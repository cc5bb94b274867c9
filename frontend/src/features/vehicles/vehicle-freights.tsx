/** The freights that a vehicle made. */
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import { useToday } from '@/api/user';
import type { Freight, Vehicle } from '@/api/types';
import { formatDayMonth } from '@/lib/dates';
import { formatKm } from '@/lib/quantity';
import { StatusBadge } from '@/ui/badge';
import { LoadMore } from '@/records/load-more';
import { Card } from '@/ui/card';
import { Lane } from '@/ui/lane';
import { Money } from '@/ui/money';
import { ErrorState, Skeleton } from '@/ui/states';
import { useVehicleFreights } from './vehicle-queries';

/** The newest freights, and the way to older ones. */
export function VehicleFreights({ vehicle, userId }: { vehicle: Vehicle; userId: number }) {
  const list = useVehicleFreights({ vehicleId: vehicle.id }, userId);
  if (list.isPending) return <Skeleton className="h-48 w-full rounded-card" />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  return (
    <Card title="Fretes deste veículo">
      {list.items.length === 0 ? (
        <p className="text-ink-2">
          Nenhum frete ainda. Eles aparecem aqui assim que você escolher este veículo num frete.
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {list.items.map((freight) => (
            <FreightLine key={freight.id} freight={freight} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </Card>
  );
}

function FreightLine({ freight }: { freight: Freight }) {
  const today = useToday();
  return (
    <li className="relative py-3">
      <Lane from={freight.originCity.name} to={freight.destinationCity.name} size="sm" />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-2">
        <span>
          {formatDayMonth(freight.scheduledFor, today)} · {formatKm(freight.distanceKm)}
        </span>
        <span className="flex flex-1 items-center justify-end gap-3 max-sm:basis-full max-sm:justify-between">
          <StatusBadge status={freight.cancelledOn ? 'cancelled' : freight.status} />
          <Money cents={freight.grossCents} className="min-w-28 text-right text-base font-bold text-ink" />
        </span>
      </div>
      <Link to={`/freights?id=${freight.id}`} data-row={freight.id} className="absolute -inset-x-2 inset-y-0 rounded-control">
        <span className="sr-only">Abrir frete nº {freight.number}</span>
      </Link>
    </li>
  );
}
