/** "Sobrou no mês": the result, its comparison with other months, and its calculation. */
import { Link } from 'react-router-dom';
import type { Dashboard, MonthFigures, MonthForecast as Forecast } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { formatBps } from '@/lib/format/quantity';
import { Card } from '@/components/ui/card';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/states';
import { TollVouchers } from '@/components/form/toll-vouchers';
import { countOf } from '@/lib/format/text';

/** Forecast of the result, as far as known. */
function MonthForecast({ forecast }: { forecast: Forecast }) {
  const { freights, unknown, remainingCents, commissionChangeCents, profitCents } = forecast;
  const lost = profitCents < 0;
  return (
    <div className="my-2 rounded-control bg-sunken px-3 py-2 md:px-4">
      {unknown < freights && (
        <>
          <p>
            Previsto: mais <Money cents={remainingCents} className="font-bold" /> de gastos em{' '}
            {countOf(freights - unknown, 'frete em andamento', 'fretes em andamento')}
            {commissionChangeCents !== 0 && (
              <>
                {' '}
                e <Money cents={commissionChangeCents} signed className="font-bold" /> de comissão
              </>
            )}
            .
          </p>
          <p>
            {lost ? 'Prejuízo previsto do mês: ' : 'Sobra prevista do mês: '}
            <Money cents={profitCents} className="font-bold" {...(lost ? { tone: 'neg' as const } : {})} />
            <FigureInfo figure="month_forecast" name="Sobra prevista do mês" />
          </p>
        </>
      )}
      {unknown > 0 && (
        <p className="text-sm text-ink-2">
          Não dá para prever os gastos de {countOf(unknown, 'frete em andamento', 'fretes em andamento')}: falta a
          simulação ou a média de diesel.
        </p>
      )}
    </div>
  );
}

export function MonthResult({ data }: { data: Dashboard }) {
  const { current, comparisons, forecast } = data;
  const lost = current.profitCents < 0;
  const title = lost ? 'Prejuízo no mês' : 'Sobrou no mês';
  return (
    <Card>
      <h2 className="inline font-semibold text-ink-2">{title}</h2>
      <FigureInfo figure="profit" name={title} />
      <p className="text-figure font-extrabold tracking-tight min-[375px]:text-hero">
        <Money cents={current.profitCents} {...(lost ? { tone: 'neg' as const } : {})} />
      </p>
      {forecast && <MonthForecast forecast={forecast} />}
      <p className="text-ink-2">
        {comparisons.map((sentence) => (
          <span key={sentence} className="block">
            {sentence}
          </span>
        ))}
      </p>
      <EarnedAndSpent month={current} provisional={forecast !== null} />
      <p className="mt-3 border-t border-line pt-2 text-sm text-ink-2">
        No caixa: entraram <Money cents={current.cashInCents} className="font-semibold text-ink" />, saíram{' '}
        <Money cents={current.cashOutCents} className="font-semibold text-ink" />.
        <FigureInfo figure="cash_moved" name="No caixa" />
      </p>
      {(current.comingCostCents > 0 || current.tollVouchers) && (
        <div className="mt-2 flex flex-col gap-2">
          {current.comingCostCents > 0 && (
            <p className="text-sm text-ink-2">
              Gastos lançados para os próximos dias deste mês, ainda fora desta conta:{' '}
              <Money cents={current.comingCostCents} className="font-semibold text-ink" />.
            </p>
          )}
          <TollVouchers vouchers={current.tollVouchers} />
        </div>
      )}
      {data.unsettledCommissionCents > 0 && (
        <div className="mt-3">
          <Notice
            action={
              <Link
                to="/driver-payments"
                className="flex min-h-12 items-center font-semibold underline underline-offset-4"
              >
                Fazer acerto
              </Link>
            }
          >
            Nos gastos há {formatMoney(data.unsettledCommissionCents)} de comissões ainda sem acerto.
          </Notice>
        </div>
      )}
    </Card>
  );
}

/** Income against costs as bars and figures; while a freight is under way no share of profit is shown. */
function EarnedAndSpent({ month, provisional }: { month: MonthFigures; provisional: boolean }) {
  const { revenueCents, costCents, marginBps } = month;
  return (
    <>
      {(revenueCents > 0 || costCents > 0) && (
        <div aria-hidden="true" className="mt-3 flex h-3 gap-1">
          {revenueCents > 0 && <span className="rounded-full bg-chart-1" style={{ flexGrow: revenueCents }} />}
          {costCents > 0 && <span className="rounded-full bg-chart-2" style={{ flexGrow: costCents }} />}
        </div>
      )}
      <dl className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <div>
          <dt className="text-sm text-ink-2">
            Ganhou
            <FigureInfo figure="revenue" name="Ganhou" />
          </dt>
          <dd className="text-lg font-bold">
            <Money cents={revenueCents} />
          </dd>
        </div>
        {marginBps !== null && !provisional && (
          <div className="text-center max-sm:hidden">
            <dt className="text-sm text-ink-2">
              Parte que sobrou
              <FigureInfo figure="margin" name="Parte que sobrou" />
            </dt>
            <dd className="text-lg font-bold whitespace-nowrap">{formatBps(marginBps)}</dd>
          </div>
        )}
        <div className="text-right">
          <dt className="text-sm text-ink-2">
            Gastou
            <FigureInfo figure="cost" name="Gastou" />
          </dt>
          <dd className="text-lg font-bold">
            <Money cents={costCents} />
          </dd>
        </div>
      </dl>
    </>
  );
}
