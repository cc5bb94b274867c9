/** Result of a simulation: beside the form, in the phone's sheet, and on the page. */
import type { Simulation, SimulationAnswer, Verdict } from '@/api/types';
import { formatMoney, formatMoneyPerKm } from '@/lib/format/money';
import { joinList, countOf } from '@/lib/format/text';
import { Card, Detail, DetailList } from '@/components/ui/card';
import { FoldPart } from '@/components/ui/fold';
import { MinimumFreightCard } from '@/components/ui/minimum-freight';
import { AnswerTaxes } from './answer-taxes';
import { Notice } from '@/components/ui/states';
import { leftOut, netLabel, rateLabel } from './simulation-labels';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { clsx } from 'clsx';
import { formatBps, formatKm, formatWholeLiters } from '@/lib/format/quantity';
import { FigureInfo } from '@/components/ui/figure-info';
import { Money, MoneyLine } from '@/components/ui/money';
import { CostBars } from '@/components/charts/cost-bars';

/** Calculation from the offer to the net. */
function AnswerSum({ answer }: { answer: SimulationAnswer }) {
  return (
    <div>
      <MoneyLine label="Frete" cents={answer.grossCents} />
      <MoneyLine label="Custos" figure="simulation_cost" cents={-answer.totalCents} />
      <MoneyLine label={netLabel(answer)} cents={answer.netCents} total />
    </div>
  );
}

/** Costs with their calculation, greatest first. */
function AnswerCosts({ answer }: { answer: SimulationAnswer }) {
  if (answer.lines.length === 0) return <p className="text-ink-2">Nenhum custo informado ainda.</p>;
  return (
    <CostBars
      rows={answer.lines.map(({ kind, label, amountCents, detail, shareBps }) => ({
        key: kind,
        label,
        cents: amountCents,
        detail: [detail, `${formatBps(shareBps)} do frete`].filter(Boolean).join(' · '),
      }))}
    />
  );
}

/** Per km, per day, per tonne, and break-even. */
function AnswerMeasures({ answer, pricing }: { answer: SimulationAnswer; pricing: Simulation['pricing'] }) {
  return (
    <DetailList columns={2}>
      <Detail label="Sobra por km" figure="simulation_profit_per_km">
        {formatMoneyPerKm(answer.netPerKmCents)}
      </Detail>
      <Detail label="Sobra por dia" figure="simulation_profit_per_day">
        {formatMoney(answer.netPerDayCents)}
      </Detail>
      <Detail label="Frete por km carregado" figure="simulation_revenue_per_km">
        {formatMoneyPerKm(answer.grossPerLoadedKmCents)}
      </Detail>
      <Detail label="Frete por km total" figure="simulation_revenue_per_km">
        {formatMoneyPerKm(answer.grossPerKmCents)}
      </Detail>
      <Detail label="Custo por km" figure="simulation_cost_per_km">
        {formatMoneyPerKm(answer.costPerKmCents)}
      </Detail>
      {answer.grossPerTonCents !== null && (
        <Detail label="Frete por tonelada">{formatMoney(answer.grossPerTonCents)}</Detail>
      )}
      <BreakEven answer={answer} pricing={pricing} />
      <Detail label="Km da viagem">
        {formatKm(answer.totalKm)}
        {answer.emptyKm > 0 && <span className="block text-sm text-ink-3">{formatKm(answer.emptyKm)} vazio</span>}
      </Detail>
      <Detail label="Tempo e diesel">
        {countOf(answer.days, 'dia', 'dias')}
        <span className="block text-sm text-ink-3">{formatWholeLiters(answer.dieselMl)} de diesel</span>
      </Detail>
    </DetailList>
  );
}

/** Break-even. Deductions may exceed the whole offer: then no offer suffices, and the text says so. */
function BreakEven({ answer, pricing }: { answer: SimulationAnswer; pricing: Simulation['pricing'] }) {
  const { breakEvenCents, breakEvenRateCents, breakEvenPerKmCents } = answer;
  if (breakEvenCents === null)
    return (
      <Detail label="Empata em" figure="break_even">
        Com estes descontos, nunca
      </Detail>
    );
  const total = formatMoney(breakEvenCents);
  return (
    <>
      <Detail label="Empata em" figure="break_even">
        {pricing === 'fixed' || breakEvenRateCents === null
          ? total
          : `${rateLabel(pricing, breakEvenRateCents)} (${total})`}
      </Detail>
      {breakEvenPerKmCents !== null && (
        <Detail label="Empata por km carregado">{formatMoneyPerKm(breakEvenPerKmCents)}</Detail>
      )}
    </>
  );
}

const looks = {
  pos: { icon: CircleCheck, className: 'bg-pos-bg text-pos' },
  warn: { icon: TriangleAlert, className: 'bg-warn-bg text-warn' },
  neg: { icon: CircleX, className: 'bg-neg-bg text-neg' },
} as const;

/** Verdict, reasons, minimum price, and net. */
function AnswerVerdict({ answer }: { answer: SimulationAnswer }) {
  const { netCents, netPerKmCents, marginBps } = answer;
  const beside = [
    `${formatMoneyPerKm(netPerKmCents)} rodado`,
    marginBps === null ? null : `${formatBps(marginBps)} do frete`,
  ].filter(Boolean);
  return (
    <>
      <VerdictBox verdict={answer.verdict} reasons={reasonsOf(answer)} />
      <p className="mt-4 font-medium text-ink-2">
        {netLabel(answer)}
        <FigureInfo figure="simulation_profit" name={netLabel(answer)} />
      </p>
      <p className="text-figure font-extrabold tracking-tight">
        <Money cents={netCents} {...(netCents < 0 ? { tone: 'neg' as const } : {})} />
      </p>
      <p className="text-ink-2">{beside.join(' · ')}</p>
    </>
  );
}

/** Reasons, without the shortfall to the legal minimum if the verdict states it; the toll is explained all the same. */
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
      <p className="flex items-start gap-2.5 text-title font-bold">
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

type Props = { answer: SimulationAnswer; pricing: Simulation['pricing'] };

export function VerdictCard({ answer, pricing }: Props) {
  return (
    <Card>
      <AnswerVerdict answer={answer} />
      <LeftOut words={leftOut(answer)} />
      <div className="mt-3">
        <AnswerSum answer={answer} />
      </div>
      <FoldPart title="Por km, por dia e empate" summary={`${formatMoney(answer.netPerDayCents)} por dia`}>
        <AnswerMeasures answer={answer} pricing={pricing} />
      </FoldPart>
    </Card>
  );
}

function LeftOut({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="mt-3">
      <Notice>Fora desta conta: {joinList(words)}. Sem isso o resultado parece melhor do que é.</Notice>
    </div>
  );
}

export function CostsCard({ answer }: Pick<Props, 'answer'>) {
  return (
    <Card title="Para onde vai o dinheiro">
      <AnswerCosts answer={answer} />
    </Card>
  );
}

/** All cards: stacked, or the sum beside its parts. */
export function AnswerParts({ answer, pricing }: Props) {
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @2xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <VerdictCard answer={answer} pricing={pricing} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <CostsCard answer={answer} />
          <MinimumFreightCard minimum={answer.minimum} isCovered />
          <AnswerTaxes taxes={answer.taxes} />
        </div>
      </div>
    </div>
  );
}
