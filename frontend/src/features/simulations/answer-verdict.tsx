/** Whether it pays, in words, with what is left in one huge figure. */
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { clsx } from 'clsx';
import type { SimulationAnswer, Verdict } from '@/api/simulation-types';
import { formatMoneyPerKm } from '@/lib/format/money';
import { formatBps } from '@/lib/format/quantity';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';
import { netLabel } from './simulation-labels';

const looks = {
  pos: { icon: CircleCheck, className: 'bg-pos-bg text-pos' },
  warn: { icon: TriangleAlert, className: 'bg-warn-bg text-warn' },
  neg: { icon: CircleX, className: 'bg-neg-bg text-neg' },
} as const;

/** Verdict, reasons, what to ask for at least, and the sum that is left. */
export function AnswerVerdict({ answer }: { answer: SimulationAnswer }) {
  const { netCents, netPerKmCents, marginBps } = answer;
  const beside = [
    `${formatMoneyPerKm(netPerKmCents)} rodado`,
    marginBps === null ? null : `${formatBps(marginBps)} do frete`,
  ].filter(Boolean);
  return (
    <>
      <VerdictBox verdict={answer.verdict} reasons={reasonsOf(answer)} />
      <p className="mt-4 font-semibold text-ink-2">
        {netLabel(answer)}
        <FigureInfo figure="simulation_profit" name={netLabel(answer)} />
      </p>
      <p className="text-figure font-extrabold tracking-tight md:text-hero">
        <Money cents={netCents} {...(netCents < 0 ? { tone: 'neg' as const } : {})} />
      </p>
      <p className="text-ink-2">{beside.join(' · ')}</p>
    </>
  );
}

/** A verdict that is itself how much is missing to the minimum does not say it again, unless the toll is to be explained; the card of the minimum has the act. */
function reasonsOf({ verdict: { kind, reasons }, minimum }: SimulationAnswer): string[] {
  return kind === 'below_minimum' && minimum.driverTollCents === null
    ? reasons.filter((reason) => reason !== minimum.words)
    : reasons;
}

type VerdictBoxProps = { verdict: Verdict; reasons: readonly string[] };

function VerdictBox({ verdict: { tone, title, askCents, rule }, reasons }: VerdictBoxProps) {
  const { icon: Icon, className } = looks[tone];
  return (
    <div className={clsx('rounded-control px-4 py-3', className)}>
      <p className="flex items-start gap-2.5 text-xl font-bold">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <span className="min-w-0">{title}</span>
      </p>
      {reasons.length > 0 && (
        <ul className="mt-1.5 flex flex-col gap-1 pl-8.5 text-sm font-medium">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {askCents !== null && (
        <p className="mt-2 pl-8.5 font-bold">
          Peça pelo menos <Money cents={askCents} />
          <FigureInfo figure="simulation_ask" name="Peça pelo menos" />
        </p>
      )}
      {rule !== null && <p className="mt-2 pl-8.5 text-sm">{rule}</p>}
    </div>
  );
}
