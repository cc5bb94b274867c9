/** Where the money goes, line by line, and the measures by which one judges a freight. */
import type { Simulation, SimulationAnswer } from '@/api/simulation-types';
import { formatMoney, formatMoneyPerKm } from '@/lib/format/money';
import { formatBps, formatKm, formatWholeLiters } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { Fact, FactList } from '@/components/ui/card';
import { CostBars } from '@/components/charts/cost-bars';
import { MoneyLine } from '@/components/ui/money';
import { netLabel, rateWords } from './simulation-labels';

/** From the offer to what is left. */
export function AnswerSum({ answer }: { answer: SimulationAnswer }) {
  return (
    <div>
      <MoneyLine label="Frete" cents={answer.grossCents} />
      <MoneyLine label="Custos" figure="simulation_cost" cents={-answer.totalCents} />
      <MoneyLine label={netLabel(answer)} cents={answer.netCents} total />
    </div>
  );
}

/** Every cost with how it came about, the greatest first. */
export function AnswerCosts({ answer }: { answer: SimulationAnswer }) {
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

/** Per km, per day, per tonne, and from where on nothing is lost. */
export function AnswerMeasures({ answer, pricing }: { answer: SimulationAnswer; pricing: Simulation['pricing'] }) {
  return (
    <FactList columns={2}>
      <Fact label="Sobra por km" figure="simulation_profit_per_km">
        {formatMoneyPerKm(answer.netPerKmCents)}
      </Fact>
      <Fact label="Sobra por dia" figure="simulation_profit_per_day">
        {formatMoney(answer.netPerDayCents)}
      </Fact>
      <Fact label="Frete por km carregado" figure="simulation_revenue_per_km">
        {formatMoneyPerKm(answer.grossPerLoadedKmCents)}
      </Fact>
      <Fact label="Frete por km total" figure="simulation_revenue_per_km">
        {formatMoneyPerKm(answer.grossPerKmCents)}
      </Fact>
      <Fact label="Custo por km" figure="simulation_cost_per_km">
        {formatMoneyPerKm(answer.costPerKmCents)}
      </Fact>
      {answer.grossPerTonCents !== null && (
        <Fact label="Frete por tonelada">{formatMoney(answer.grossPerTonCents)}</Fact>
      )}
      <BreakEven answer={answer} pricing={pricing} />
      <Fact label="Km da viagem">
        {formatKm(answer.totalKm)}
        {answer.emptyKm > 0 && <span className="block text-sm text-ink-3">{formatKm(answer.emptyKm)} vazio</span>}
      </Fact>
      <Fact label="Tempo e diesel">
        {countOf(answer.days, 'dia', 'dias')}
        <span className="block text-sm text-ink-3">{formatWholeLiters(answer.dieselMl)} de diesel</span>
      </Fact>
    </FactList>
  );
}

/** Deductions from every real of the offer may exceed a real: then no offer is enough, and the text says so. */
function BreakEven({ answer, pricing }: { answer: SimulationAnswer; pricing: Simulation['pricing'] }) {
  const { breakEvenCents, breakEvenRateCents, breakEvenPerKmCents } = answer;
  if (breakEvenCents === null)
    return (
      <Fact label="Empata em" figure="break_even">
        Com estes descontos, nunca
      </Fact>
    );
  const total = formatMoney(breakEvenCents);
  return (
    <>
      <Fact label="Empata em" figure="break_even">
        {pricing === 'fixed' || breakEvenRateCents === null
          ? total
          : `${rateWords(pricing, breakEvenRateCents)} (${total})`}
      </Fact>
      {breakEvenPerKmCents !== null && (
        <Fact label="Empata por km carregado">{formatMoneyPerKm(breakEvenPerKmCents)}</Fact>
      )}
    </>
  );
}
