/** Freight under way: progress and its money so far. */
import { Link } from 'react-router-dom';
import type { UnderWay } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { freightStatusOrder } from '@/lib/labels/labels';
import { formatMoney } from '@/lib/format/money';
import { formatKm } from '@/lib/format/quantity';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { Card, Detail } from '@/components/ui/card';
import type { Figure as Explained } from '@/components/ui/figure-info';
import { Lane } from '@/components/ui/lane';
import { Money } from '@/components/ui/money';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { UnderWayActions } from './under-way-actions';

type Props = UnderWay & { isFirst: boolean };

/** Route, money and next step. In a narrow column only the first one is expanded. */
export function FreightUnderWay({ isFirst, ...underWay }: Props) {
  const hasRoom = useMediaQuery('(min-width: 1080px)');
  const { freight } = underWay;
  const { originCity, destinationCity } = freight;
  const at = freightStatusOrder.indexOf(freight.status) / (freightStatusOrder.length - 1);
  const money = <Earnings {...underWay} />;
  const isShort = !isFirst && !hasRoom;
  return (
    <Card
      title={
        <Link
          to={`/freights?id=${freight.id}`}
          className="-my-3 flex min-h-12 items-center underline-offset-4 hover:underline"
        >
          Frete nº {freight.number}
        </Link>
      }
      aside={<StatusBadge status={freight.status} />}
    >
      <div className="@container">
        <Lane
          from={originCity.name}
          to={destinationCity.name}
          fromHint={`${originCity.uf} · ${formatDate(freight.scheduledFor)}`}
          toHint={`${destinationCity.uf} · ${formatKm(freight.distanceKm)}`}
          progress={at}
        />
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <PlateChip plate={freight.truck.plate} />
          {freight.trailers.map((trailer) => (
            <PlateChip key={trailer.id} plate={trailer.plate} />
          ))}
          {freight.client?.name}
        </p>
        {!isShort && money}
        <UnderWayActions freight={freight} folded={isShort ? money : null} />
      </div>
    </Card>
  );
}

function Earnings({ result, forecast }: UnderWay) {
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line pt-3 @lg:grid-cols-4">
        <Figure label="Ganha" figure="freight_revenue" cents={result.revenueCents} />
        <Figure label="Já gasto" figure="freight_cost" cents={result.costCents} />
        {forecast && (
          <Figure label="Falta gastar (previsto)" figure="forecast_remaining" cents={forecast.remainingCents} />
        )}
        {forecast && (
          <Figure
            label={forecast.netCents < 0 ? 'Prejuízo previsto' : 'Sobra prevista'}
            figure="forecast_profit"
            cents={forecast.netCents}
          />
        )}
      </dl>
      {forecast !== null && forecast.commissionCents !== 0 && (
        <p className="mt-2 text-sm text-ink-2">Já descontada a comissão, de {formatMoney(forecast.commissionCents)}.</p>
      )}
      {!forecast && <p className="mt-3 text-sm text-ink-2">Os gastos desta viagem ainda vão ser lançados.</p>}
    </>
  );
}

function Figure({ label, figure, cents }: { label: string; figure: Explained; cents: number }) {
  return (
    <Detail label={label} figure={figure}>
      <Money cents={cents} className="font-bold md:text-lg" />
    </Detail>
  );
}
