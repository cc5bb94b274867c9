import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '@/api/client';
import type { Vehicle, VehicleSummary } from '@/api/types';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { formatMoney, formatMoneyPerKm } from '@/lib/format/money';
import { formatKm } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { CostBars } from '@/components/charts/cost-bars';
import { FigureInfo } from '@/components/ui/figure-info';
import { Fold } from '@/components/ui/fold';
import { Money } from '@/components/ui/money';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { TollVouchers } from '@/components/form/toll-vouchers';
import { useIsDesktop } from '@/components/ui/use-media-query';

/** Lifetime figures, and costs by category. */
export function VehicleFigures({ vehicle, query }: { vehicle: Vehicle; query: UseQueryResult<VehicleSummary> }) {
  const isDesktop = useIsDesktop();
  if (query.isPending) return <Skeleton className="h-64 w-full rounded-card" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const { freights, netCents, costPerKmCents, costCents, costs, tollVouchers } = query.data;
  const isTrailer = vehicle.type === 'trailer';
  // Most trailers have no revenue: it belongs to the truck.
  const onlyCosts = isTrailer && freights.revenueCents === 0;
  const figures = onlyCosts
    ? ({ figure: 'vehicle_cost', name: 'Já gasto' } as const)
    : ({ figure: 'vehicle_profit', name: 'Sobrou até hoje' } as const);
  return (
    <>
      <Card title={onlyCosts ? 'O que esta carreta custou' : 'O que este veículo rendeu'}>
        <p className="text-sm text-ink-3">
          {figures.name}
          <FigureInfo {...figures} />
        </p>
        <p className="mb-4 text-figure font-extrabold tracking-tight">
          {onlyCosts ? (
            <Money cents={costCents} />
          ) : (
            <Money cents={netCents} {...(netCents < 0 ? { tone: 'neg' as const } : {})} />
          )}
        </p>
        {isTrailer && (
          <p className="-mt-2 mb-4 text-sm text-ink-2">A receita dos fretes conta no caminhão que puxou.</p>
        )}
        {!isTrailer && freights.openCount > 0 && (
          <p className="-mt-2 mb-4 text-sm text-ink-2">
            Há frete em aberto: o que já começou conta inteiro na receita, e os gastos ainda vão subir.
          </p>
        )}
        <DetailList columns={3}>
          {!onlyCosts && (
            <>
              <Detail label="Receita" figure="vehicle_revenue">
                {formatMoney(freights.revenueCents)}
              </Detail>
              <Detail label="Já gasto" figure="vehicle_cost">
                {formatMoney(costCents)}
              </Detail>
            </>
          )}
          <Detail label="Custo por km" figure="vehicle_cost_per_km">
            {costPerKmCents === null ? 'Sem km ainda' : formatMoneyPerKm(costPerKmCents)}
          </Detail>
          <Detail label="Km carregado" figure="vehicle_km">
            {formatKm(freights.loadedKm)}
          </Detail>
          <Detail label="Km vazio" figure="vehicle_km">
            {formatKm(freights.emptyKm)}
          </Detail>
          <Detail label="Fretes">
            {countOf(freights.count, 'frete', 'fretes')}
            {freights.openCount > 0 && `, ${freights.openCount} em aberto`}
          </Detail>
        </DetailList>
        <div className="mt-4">
          <TollVouchers vouchers={tollVouchers} />
        </div>
      </Card>
      {costs.length > 0 && (
        <Fold title="Gastos por categoria" open={isDesktop}>
          <CostBars
            rows={costs.map(({ category, amountCents }) => ({
              key: category,
              label: categoryLabels[category],
              cents: amountCents,
            }))}
          />
        </Fold>
      )}
    </>
  );
}
