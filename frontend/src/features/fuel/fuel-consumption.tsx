/** Consumption: per vehicle and per station, and why a figure cannot be known. */
import { useNavigate } from 'react-router-dom';
import { Fuel as FuelIcon } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { FuelConsumption } from '@/api/fuel-types';
import { useToday } from '@/api/user';
import { useUrlFilters } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { PeriodFilter } from '@/ui/period-filter';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { useConsumption } from './fuel-queries';
import { FuelStations } from './fuel-stations';
import { FuelHeader, FuelTabs, VehicleFilter } from './fuel-tabs';
import { VehicleConsumptionCard } from './fuel-vehicle';

/** The tab, its filters in the address. */
export function FuelConsumptionTab({ userId }: { userId: number }) {
  const navigate = useNavigate();
  const today = useToday();
  const filters = useUrlFilters('/fuel', ['vehicleId', 'from', 'to']);
  const { vehicleId, from, to } = filters.values;
  const query = useConsumption(filters.values, userId);
  return (
    <>
      <FuelHeader withNew />
      <FuelTabs current="consumption" />
      <div className="mb-4 flex flex-wrap items-end gap-2 md:gap-3">
        <VehicleFilter value={vehicleId} onChange={(id) => filters.set('vehicleId', id)} userId={userId} />
        <PeriodFilter
          period={{ from, to }}
          today={today}
          onChange={(period) => void navigate(filters.hrefWith(period), { replace: true })}
        />
      </div>
      {query.isPending && <ListSkeleton rows={3} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && <Consumption consumption={query.data} filtered={filters.active} />}
    </>
  );
}

function Consumption({ consumption, filtered }: { consumption: FuelConsumption; filtered: boolean }) {
  const filled = consumption.vehicles.filter(({ totalCents }) => totalCents > 0);
  if (filled.length === 0) return <Nothing filtered={filtered} />;
  return (
    <div className="grid gap-4">
      {filled.map((vehicle) => (
        <VehicleConsumptionCard key={vehicle.vehicleId} vehicle={vehicle} />
      ))}
      {consumption.stations.length > 0 && <FuelStations stations={consumption.stations} />}
    </div>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState
        title="Nenhum abastecimento neste período"
        action={<LinkButton to="/fuel?tab=consumption">Mostrar tudo</LinkButton>}
      >
        Escolha outro período ou outro veículo.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<FuelIcon aria-hidden="true" />}
      title="Ainda não há o que medir"
      action={
        <LinkButton to="/fuel?new=1" variant="primary">
          Novo abastecimento
        </LinkButton>
      }
    >
      A média sai de tanque cheio a tanque cheio: lance dois, com o hodômetro, e ela aparece aqui.
    </EmptyState>
  );
}
