/** What one vehicle drank: its figures, km/l over time, price over time. */
import { Suspense } from 'react';
import type { Fuel, VehicleConsumption } from '@/api/fuel-types';
import { fuelLabels } from '@/lib/choices/fuel';
import { formatMoney, formatMoneyPerKm } from '@/lib/money';
import { formatPricePerLiter } from '@/lib/price';
import { formatKm, formatKmPerLiter, formatLiters } from '@/lib/quantity';
import { codesOf } from '@/lib/text';
import { PlateChip } from '@/ui/badge';
import { Card, Fact, FactList } from '@/ui/card';
import { FigureInfo } from '@/ui/figure-info';
import { late } from '@/ui/late';
import { Skeleton } from '@/ui/states';
import { unknownSentences } from './fuel-words';

const LineChart = late(() => import('@/ui/charts/line-chart'));

/** The card of a vehicle. */
export function VehicleConsumptionCard({ vehicle }: { vehicle: VehicleConsumption }) {
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <Average vehicle={vehicle} />
        <PlateChip plate={vehicle.plate} />
      </div>
      <div className="mt-5">
        <Figures vehicle={vehicle} />
      </div>
      <Charts vehicle={vehicle} />
    </Card>
  );
}

function Average({ vehicle: { metersPerLiter, km, volumeMl, missing } }: { vehicle: VehicleConsumption }) {
  return (
    <div className="min-w-0">
      <h2 className="inline text-sm font-normal text-ink-3">Média</h2>
      <FigureInfo figure="consumption" name="Média" />
      {metersPerLiter === null ? (
        <p className="max-w-md font-semibold">{unknownSentences[missing ?? 'first_full']}</p>
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
    <FactList columns={4}>
      <Fact label="Custo por km" figure="fuel_cost_per_km">
        {costPerKmCents === null ? 'Ainda sem média' : formatMoneyPerKm(costPerKmCents)}
      </Fact>
      <Fact label="Preço médio por litro" figure="price_per_liter">
        {averagePriceMillis === null ? 'Sem diesel no período' : formatPricePerLiter(averagePriceMillis)}
      </Fact>
      <Fact label="Litros no motor">{formatLiters(vehicle.totalVolumeMl)}</Fact>
      <Fact label="Gasto no período" figure="fuel_spent">
        {formatMoney(vehicle.totalCents)}
      </Fact>
      {arlaCents > 0 && <Fact label="ARLA 32">{formatMoney(arlaCents)}</Fact>}
      {refrigerationCents > 0 && <Fact label="Aparelho de frio">{formatMoney(refrigerationCents)}</Fact>}
    </FactList>
  );
}

function Charts({ vehicle: { segments, prices } }: { vehicle: VehicleConsumption }) {
  const averages = segments.map(({ toOn, metersPerLiter }) => ({ on: toOn, value: metersPerLiter }));
  const priceSeries = seriesOf(prices);
  if (averages.length < 2 && priceSeries.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-56 w-full rounded-card" />}>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        {averages.length >= 2 && (
          <LineChart
            title="Média de cada tanque"
            series={[{ key: 'average', label: 'Média', points: averages }]}
            format={formatKmPerLiter}
          />
        )}
        {priceSeries.length > 0 && (
          <LineChart title="Preço por litro" series={priceSeries} format={formatPricePerLiter} />
        )}
      </div>
    </Suspense>
  );
}

/** One line for each fuel that was filled at least twice: one price makes no line. */
function seriesOf(prices: VehicleConsumption['prices']) {
  const pointsOf = (code: Fuel) =>
    prices
      .filter(({ fuel }) => fuel === code)
      .map(({ on, pricePerLiterMillis }) => ({ on, value: pricePerLiterMillis }));
  return codesOf(fuelLabels)
    .map((code) => ({ key: code, label: fuelLabels[code], points: pointsOf(code) }))
    .filter(({ points }) => points.length >= 2);
}
