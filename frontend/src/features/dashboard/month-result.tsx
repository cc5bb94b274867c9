/** "Sobrou no mês": the result, its change against other months, and the chart of the month. */
import { Link } from 'react-router-dom';
import type { Dashboard, MonthFigures, MonthForecast as Forecast } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { monthShort, monthShortName } from '@/lib/format/months';
import { formatBps } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { BulletChart, type BulletRow } from '@/components/charts/bullet-chart';
import { Delta } from '@/components/charts/delta';
import { Card } from '@/components/ui/card';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';
import { TollVouchers } from '@/components/form/toll-vouchers';
import { hasEntries, monthLongLabel } from './month-labels';

/** Forecast of the result, as far as known. */
function MonthForecast({ forecast: { freights, unknown, profitCents } }: { forecast: Forecast }) {
  const lost = profitCents < 0;
  const name = lost ? 'Prejuízo previsto do mês' : 'Sobra prevista do mês';
  return (
    <div className="mt-2 text-sm text-ink-2">
      {unknown < freights && (
        <p>
          {name}: <Money cents={profitCents} className="font-medium" {...(lost ? { tone: 'neg' as const } : {})} />
          <FigureInfo figure="month_forecast" name={name} />
        </p>
      )}
      {unknown > 0 && <p>{countOf(unknown, 'frete', 'fretes')} sem previsão</p>}
    </div>
  );
}

/** Change of the result; a month that still runs is compared with whole months. */
function Changes({ data: { current, previous, lastYear, present } }: { data: Dashboard }) {
  const whole = present === null ? '' : ' inteiro';
  const others = [
    hasEntries(previous) && { month: previous, against: `${monthShortName(previous.month)}${whole}` },
    hasEntries(lastYear) && { month: lastYear, against: `${monthShort(lastYear.month)}${whole}` },
  ];
  return (
    <p className="flex flex-wrap gap-x-4">
      {others.map(
        (other) =>
          other && (
            <Delta
              key={other.month.month}
              now={current.profitCents}
              then={other.month.profitCents}
              against={other.against}
              format={formatMoney}
            />
          ),
      )}
    </p>
  );
}

/** Month of the pale bars: a year ago, or the previous one. */
function monthBehind({ previous, lastYear }: Dashboard): MonthFigures | null {
  if (hasEntries(lastYear)) return lastYear;
  return hasEntries(previous) ? previous : null;
}

function MonthBars({ data }: { data: Dashboard }) {
  const { current, forecast } = data;
  const behind = monthBehind(data);
  const isForeseen = forecast !== null && forecast.unknown < forecast.freights;
  const rows: BulletRow[] = [
    {
      key: 'revenue',
      label: 'Ganhou',
      info: <FigureInfo figure="revenue" name="Ganhou" />,
      cents: current.revenueCents,
      behindCents: behind && behind.revenueCents,
      planCents: null,
      tone: 'income',
    },
    {
      key: 'cost',
      label: 'Gastou',
      info: <FigureInfo figure="cost" name="Gastou" />,
      cents: current.costCents,
      behindCents: behind && behind.costCents,
      planCents: null,
      tone: 'cost',
    },
    {
      key: 'profit',
      label: 'Sobrou',
      cents: current.profitCents,
      behindCents: behind && behind.profitCents,
      planCents: isForeseen ? forecast.profitCents : null,
      tone: 'income',
    },
  ];
  return (
    <BulletChart
      title={`Ganhos e gastos de ${monthLongLabel(current.month)}`}
      month={monthShort(current.month)}
      behind={behind && monthShort(behind.month)}
      rows={rows}
    />
  );
}

export function MonthResult({ data }: { data: Dashboard }) {
  const { current, forecast, unsettledCommissionCents } = data;
  const lost = current.profitCents < 0;
  const title = lost ? 'Prejuízo no mês' : 'Sobrou no mês';
  return (
    <Card>
      <h2 className="inline text-ink-2">{title}</h2>
      <FigureInfo figure="profit" name={title} />
      <p className="text-figure font-extrabold tracking-tight">
        <Money cents={current.profitCents} {...(lost ? { tone: 'neg' as const } : {})} />
      </p>
      <Changes data={data} />
      {forecast && <MonthForecast forecast={forecast} />}
      <div className="mt-3">
        <MonthBars data={data} />
      </div>
      {unsettledCommissionCents > 0 && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
          <span>
            Comissões sem acerto: <Money cents={unsettledCommissionCents} className="font-medium text-ink" />
          </span>
          <Link to="/driver-payments" className="flex min-h-12 items-center text-ink underline underline-offset-4">
            Fazer acerto
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Cash of the month, and the amounts behind its result and forecast. */
export function CashCard({ data: { current, forecast } }: { data: Dashboard }) {
  const { cashInCents, cashOutCents, comingCostCents, marginBps, tollVouchers } = current;
  return (
    <Card title="No caixa" info={<FigureInfo figure="cash_moved" name="No caixa" />}>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Pair label="Entraram" cents={cashInCents} />
        <Pair label="Saíram" cents={cashOutCents} />
        {comingCostCents > 0 && <Pair label="Gastos que ainda vencem" cents={comingCostCents} />}
        {/* Until the last freight is over, the share would still change. */}
        {marginBps !== null && forecast === null && (
          <div>
            <dt className="text-sm text-ink-2">
              Parte que sobrou
              <FigureInfo figure="margin" name="Parte que sobrou" />
            </dt>
            <dd className="font-medium whitespace-nowrap">{formatBps(marginBps)}</dd>
          </div>
        )}
        {forecast && forecast.unknown < forecast.freights && (
          <Pair label="Falta gastar nos fretes" cents={forecast.remainingCents} />
        )}
        {forecast && forecast.commissionChangeCents !== 0 && (
          <Pair label="Muda na comissão" cents={forecast.commissionChangeCents} signed />
        )}
      </dl>
      {forecast && forecast.unknown > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          Para prever {countOf(forecast.unknown, 'frete em andamento', 'fretes em andamento')}, falta a simulação ou a
          média de diesel.
        </p>
      )}
      {tollVouchers && (
        <div className="mt-2">
          <TollVouchers vouchers={tollVouchers} />
        </div>
      )}
    </Card>
  );
}

function Pair({ label, cents, signed = false }: { label: string; cents: number; signed?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-medium">
        <Money cents={cents} signed={signed} />
      </dd>
    </div>
  );
}
