/** Fuel of a vehicle: km/l over time and totals. */
import { Suspense } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Vehicle, VehicleSummary } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { lazyComponent } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/states';

const ConsumptionChart = lazyComponent(() => import('@/components/charts/consumption-chart'));

/** The figures card shows a failed query. */
export function VehicleFuelCard({ vehicle, query }: { vehicle: Vehicle; query: UseQueryResult<VehicleSummary> }) {
  if (query.isPending) return <Skeleton className="h-64 w-full rounded-card" />;
  if (!query.data) return null;
  const { volumeMl, totalCents, metersPerLiter, segments } = query.data.fuel;
  return (
    <Card
      title="Abastecimentos"
      aside={
        <Link
          to={`/fuel?vehicleId=${vehicle.id}`}
          className="-my-3 flex min-h-12 items-center font-medium underline underline-offset-4"
        >
          Ver abastecimentos
        </Link>
      }
    >
      {totalCents === 0 ? (
        <p className="text-ink-2">Nenhum abastecimento ainda. Com dois tanques cheios já dá para ver a média.</p>
      ) : (
        <div className="flex flex-col gap-5">
          <DetailList columns={3}>
            {metersPerLiter !== null && (
              <Detail label="Média" figure="consumption">
                {formatKmPerLiter(metersPerLiter)}
              </Detail>
            )}
            <Detail label="Gasto nos abastecimentos" figure="fuel_spent">
              {formatMoney(totalCents)}
            </Detail>
            <Detail label="Volume">{formatLiters(volumeMl)}</Detail>
          </DetailList>
          {segments.length === 0 ? (
            <p className="text-ink-2">Para a média, abasteça duas vezes até encher o tanque, com o hodômetro.</p>
          ) : (
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <ConsumptionChart
                title="Média de um tanque cheio ao outro"
                tanks={segments}
                expected={vehicle.expectedMetersPerLiter}
              />
            </Suspense>
          )}
        </div>
      )}
    </Card>
  );
}
