/** "Sobrou no mês": the one figure, what it is against other months, and how it came to be. */
import { Link } from 'react-router-dom';
import type { Against, Dashboard, MonthFigures } from '@/api/dashboard-types';
import { formatMoney } from '@/lib/money';
import { formatBps } from '@/lib/quantity';
import { Card } from '@/ui/card';
import { FigureInfo } from '@/ui/figure-info';
import { Money } from '@/ui/money';
import { Notice } from '@/ui/states';
import { monthInWords, monthName } from './month-words';

const stands = {
  loss: { more: 'Melhor que', same: 'Igual a', less: 'Pior que' },
  gain: { more: 'Mais que em', same: 'O mesmo que em', less: 'Menos que em' },
} as const;

/** How a month stands against another, as one would tell it. */
export function comparedWith(other: MonthFigures, against: Against, name: string): string {
  if (other.revenueCents === 0 && other.costCents === 0) return `Em ${name} não houve lançamentos.`;
  const then = formatMoney(Math.abs(other.profitCents));
  if (other.profitCents < 0) return `${stands.loss[against]} ${name}: prejuízo de ${then}.`;
  const told = `${stands.gain[against]} ${name}`;
  return against === 'same' ? `${told}.` : `${told}, que deixou ${then}.`;
}

/** The first card. */
export function MonthResult({ data }: { data: Dashboard }) {
  const { current, previous, lastYear, thanPrevious, thanLastYear } = data;
  const lost = current.profitCents < 0;
  const title = lost ? 'Prejuízo no mês' : 'Sobrou no mês';
  return (
    <Card>
      <h2 className="inline font-semibold text-ink-2">{title}</h2>
      <FigureInfo figure="profit" name={title} />
      <p className="text-figure font-extrabold tracking-tight min-[375px]:text-hero">
        <Money cents={current.profitCents} {...(lost ? { tone: 'neg' as const } : {})} />
      </p>
      <p className="text-ink-2">
        {comparedWith(previous, thanPrevious, monthName(previous.month))}
        {lastYear && thanLastYear && (
          <span className="block">{comparedWith(lastYear, thanLastYear, monthInWords(lastYear.month))}</span>
        )}
      </p>
      <EarnedAndSpent month={current} />
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
        No caixa: entraram <Money cents={current.cashInCents} className="font-semibold text-ink" />, saíram{' '}
        <Money cents={current.cashOutCents} className="font-semibold text-ink" />.
        <FigureInfo figure="cash_moved" name="No caixa" />
      </p>
      {data.unsettledCommissionCents > 0 && (
        <div className="mt-4">
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
            {formatMoney(data.unsettledCommissionCents)} de comissão ainda sem acerto: entra nos gastos quando você
            acertar.
          </Notice>
        </div>
      )}
    </Card>
  );
}

/** Earned beside spent, by length and in figures. */
function EarnedAndSpent({ month }: { month: MonthFigures }) {
  const { revenueCents, costCents, marginBps } = month;
  return (
    <>
      {(revenueCents > 0 || costCents > 0) && (
        <div aria-hidden="true" className="mt-5 flex h-3 gap-1">
          {revenueCents > 0 && <span className="rounded-full bg-chart-1" style={{ flexGrow: revenueCents }} />}
          {costCents > 0 && <span className="rounded-full bg-chart-2" style={{ flexGrow: costCents }} />}
        </div>
      )}
      <dl className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <div>
          <dt className="text-sm text-ink-2">
            Ganhou
            <FigureInfo figure="revenue" name="Ganhou" />
          </dt>
          <dd className="text-lg font-bold">
            <Money cents={revenueCents} />
          </dd>
        </div>
        {marginBps !== null && (
          <div className="text-center max-sm:hidden">
            <dt className="text-sm text-ink-2">
              Sobra do ganho
              <FigureInfo figure="margin" name="Sobra do ganho" />
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
