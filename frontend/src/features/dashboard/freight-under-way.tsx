/** Freight under way: progress and its money so far. */
import { Link } from 'react-router-dom';
import type { UnderWay } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { freightStatusOrder } from '@/lib/labels/labels';
import { formatMoney } from '@/lib/format/money';
import { formatKm } from '@/lib/format/quantity';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { Card, Detail } from '@/components/ui/card';
import { FigureInfo, type Figure as Explained } from '@/components/ui/figure-info';
import { Lane } from '@/components/ui/lane';
import { Money } from '@/components/ui/money';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { UnderWayActions } from './under-way-actions';

type Props = UnderWay & { isFirst: boolean };

/** Route, one figure and the next step. In a narrow column the buttons of later freights are folded with the values. */
export function FreightUnderWay({ isFirst, ...underWay }: Props) {
  const hasRoom = useMediaQuery('(min-width: 1080px)');
  const { freight } = underWay;
  const { originCity, destinationCity } = freight;
  const at = freightStatusOrder.indexOf(freight.status) / (freightStatusOrder.length - 1);
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
        {isShort ? (
          <p>
            {originCity.name} → {destinationCity.name}
          </p>
        ) : (
          <>
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
          </>
        )}
        <Headline {...underWay} />
        <UnderWayActions freight={freight} isFirst={isFirst} isShort={isShort} values={<Earnings {...underWay} />} />
      </div>
    </Card>
  );
}

/** The one figure of a freight: the forecast of what is left, or the price without a forecast. */
function Headline({ result, forecast }: UnderWay) {
  const [label, figure, cents] = forecast
    ? ([forecast.netCents < 0 ? 'Deve dar prejuízo' : 'Deve sobrar', 'forecast_profit', forecast.netCents] as const)
    : (['Ganha', 'freight_revenue', result.revenueCents] as const);
  return (
    <p className="mt-2 flex items-baseline justify-between gap-4">
      <span className="text-sm text-ink-2">
        {label}
        <FigureInfo figure={figure} name={label} />
      </span>
      <Money cents={cents} className="text-lg font-bold" />
    </p>
  );
}

function Earnings({ result, forecast }: UnderWay) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 @lg:grid-cols-3">
        {forecast && <Figure label="Ganha" figure="freight_revenue" cents={result.revenueCents} />}
        <Figure label="Já gasto" figure="freight_cost" cents={result.costCents} />
        {forecast && <Figure label="Falta gastar" figure="forecast_remaining" cents={forecast.remainingCents} />}
      </dl>
      {forecast !== null && forecast.commissionCents !== 0 && (
        <p className="mt-2 text-sm text-ink-2">Já descontada a comissão, de {formatMoney(forecast.commissionCents)}.</p>
      )}
    </>
  );
}

function Figure({ label, figure, cents }: { label: string; figure: Explained; cents: number }) {
  return (
    <Detail label={label} figure={figure}>
      <Money cents={cents} />
    </Detail>
  );
}
