/** Fuel of one vehicle: figures, km/l over time, price over time. */
import { Suspense, useState } from 'react';
import type { Fuel, VehicleConsumption } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { fuelLabels } from '@/lib/generated/enum-labels';
import { formatMoney, formatMoneyPerKm, formatPricePerLiter } from '@/lib/format/money';
import { formatKm, formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { codesOf } from '@/lib/format/text';
import { PlateChip } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { FigureInfo } from '@/components/ui/figure-info';
import { lazyComponent } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/states';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { unknownSentences } from './fuel-labels';

const ConsumptionChart = lazyComponent(() => import('@/components/charts/consumption-chart'));
const LineChart = lazyComponent(() => import('@/components/charts/line-chart'));

type CardProps = {
  vehicle: VehicleConsumption;
  /** Consumption that the owner expects of the vehicle, in metres per litre. */
  expected: number | null;
  /** Other vehicles of the page: charts of consumption share an axis. */
  others: readonly VehicleConsumption[];
};

/** Card of a vehicle; on wide screens figures are beside the charts. */
export function VehicleConsumptionCard({ vehicle, expected, others }: CardProps) {
  return (
    <Card className="@container">
      <div className="grid gap-x-8 gap-y-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Average vehicle={vehicle} />
          <Figures vehicle={vehicle} />
        </div>
        <Charts vehicle={vehicle} expected={expected} others={others} />
      </div>
    </Card>
  );
}

function Average({ vehicle: { plate, metersPerLiter, km, volumeMl, missing } }: { vehicle: VehicleConsumption }) {
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 className="inline text-sm font-normal text-ink-3">Média</h2>
          <FigureInfo figure="consumption" name="Média" />
        </div>
        <PlateChip plate={plate} />
      </div>
      {metersPerLiter === null ? (
        <p className="font-medium">{unknownSentences[missing ?? 'first_full']}</p>
      ) : (
        <>
          <p className="text-figure font-extrabold tracking-tight">{formatKmPerLiter(metersPerLiter)}</p>
          <p className="text-sm text-ink-2">
            {formatKm(km)} com {formatLiters(volumeMl)}, de tanque cheio a tanque cheio
          </p>
        </>
      )}
    </div>
  );
}

function Figures({ vehicle }: { vehicle: VehicleConsumption }) {
  const { costPerKmCents, averagePriceMillis, arlaCents, refrigerationCents } = vehicle;
  return (
    <DetailList columns={2}>
      <Detail label="Custo por km" figure="fuel_cost_per_km">
        {costPerKmCents === null ? 'Ainda sem média' : formatMoneyPerKm(costPerKmCents)}
      </Detail>
      <Detail label="Preço médio por litro" figure="price_per_liter">
        {averagePriceMillis === null ? 'Sem diesel no período' : formatPricePerLiter(averagePriceMillis)}
      </Detail>
      <Detail label="Litros no motor">{formatLiters(vehicle.totalVolumeMl)}</Detail>
      <Detail label="Gasto no período" figure="fuel_spent">
        {formatMoney(vehicle.totalCents)}
      </Detail>
      {arlaCents > 0 && <Detail label="ARLA 32">{formatMoney(arlaCents)}</Detail>}
      {refrigerationCents > 0 && <Detail label="Aparelho de frio">{formatMoney(refrigerationCents)}</Detail>}
    </DetailList>
  );
}

/** Charts; on the phone loaded on request. */
function Charts({ vehicle: { plate, segments, prices }, expected, others }: CardProps) {
  const isDesktop = useIsDesktop();
  const [isWanted, setWanted] = useState(false);
  const priceSeries = seriesOf(prices);
  if (segments.length < 2 && priceSeries.length === 0) return null;
  return (
    <div className="min-w-0">
      <Button
        aria-expanded={isWanted}
        aria-label={`${isWanted ? 'Esconder' : 'Ver'} gráficos de ${formatPlate(plate)}`}
        onClick={() => setWanted(!isWanted)}
        className="w-full md:hidden"
      >
        {isWanted ? 'Esconder gráficos' : 'Ver gráficos'}
      </Button>
      {(isDesktop || isWanted) && (
        <Suspense fallback={<Skeleton className="h-56 w-full rounded-card" />}>
          <div className="grid gap-6 max-md:mt-5 @2xl:grid-cols-2">
            {segments.length >= 2 && (
              <ConsumptionChart
                title="Média de cada tanque"
                tanks={segments}
                expected={expected}
                others={others.map((other) => other.segments)}
              />
            )}
            {priceSeries.length > 0 && (
              <LineChart title="Preço por litro" series={priceSeries} format={formatPricePerLiter} />
            )}
          </div>
        </Suspense>
      )}
    </div>
  );
}

/** Series by fuel with at least two fill-ups. */
function seriesOf(prices: VehicleConsumption['prices']) {
  const pointsOf = (code: Fuel) =>
    prices
      .filter(({ fuel }) => fuel === code)
      .map(({ on, pricePerLiterMillis }) => ({ on, value: pricePerLiterMillis }));
  return codesOf(fuelLabels)
    .map((code) => ({ key: code, label: fuelLabels[code], points: pointsOf(code) }))
    .filter(({ points }) => points.length >= 2);
}
