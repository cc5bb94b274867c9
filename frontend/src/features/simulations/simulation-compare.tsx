/** Comparison of simulations by measure, with the best of each. */
import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { QueryBoundary } from '@/components/resource/query-boundary';
import type { Simulation, SimulationComparison, ComparedMeasure } from '@/api/types';
import { StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState, Notice } from '@/components/ui/states';
import { useIsTooWide } from '@/components/ui/use-is-too-wide';
import { MOST } from './compare-bar';
import { useComparison } from './simulation-queries';
import { simulationHref, simulationTitle, verdictLabels, verdictStatus } from './simulation-labels';
import { formatMoney, formatMoneyPerKm } from '@/lib/format/money';
import { formatBps, formatKm } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';

/** Measure; `ranked` is the server's name of it. */
type Measure = {
  key: string;
  label: string;
  value: (simulation: Simulation) => string;
  ranked?: ComparedMeasure;
};

const none = '—';

function overMinimum({ answer: { minimum } }: Simulation): string {
  if (!minimum.calculable || minimum.differenceCents === null) return 'não calculável';
  return minimum.differenceCents > 0
    ? `+${formatMoney(minimum.differenceCents)}`
    : formatMoney(minimum.differenceCents);
}

const measures: readonly Measure[] = [
  { key: 'offer', label: 'Oferta', value: ({ answer }) => formatMoney(answer.grossCents) },
  { key: 'cost', label: 'Custos', value: ({ answer }) => formatMoney(answer.totalCents) },
  { key: 'net', label: 'Sobra', ranked: 'netCents', value: ({ answer }) => formatMoney(answer.netCents) },
  {
    key: 'netPerKm',
    label: 'Sobra por km',
    ranked: 'netPerKmCents',
    value: ({ answer }) => formatMoneyPerKm(answer.netPerKmCents),
  },
  {
    key: 'netPerDay',
    label: 'Sobra por dia',
    ranked: 'netPerDayCents',
    value: ({ answer }) => formatMoney(answer.netPerDayCents),
  },
  {
    key: 'margin',
    label: 'Margem',
    ranked: 'marginBps',
    value: ({ answer: { marginBps } }) => (marginBps === null ? none : formatBps(marginBps)),
  },
  { key: 'minimum', label: 'Acima ou abaixo do piso', ranked: 'differenceCents', value: overMinimum },
  {
    key: 'breakEven',
    label: 'Empata em',
    value: ({ answer: { breakEvenCents } }) => (breakEvenCents === null ? none : formatMoney(breakEvenCents)),
  },
  { key: 'km', label: 'Km da viagem', value: ({ answer }) => formatKm(answer.totalKm) },
  { key: 'days', label: 'Tempo', value: ({ answer }) => countOf(answer.days, 'dia', 'dias') },
];

/** Two to four simulations by id. */
export default function SimulationCompare({ ids, userId }: { ids: readonly number[]; userId: number }) {
  const enough = ids.length >= 2 && ids.length <= MOST;
  return (
    <>
      <PageHeader title="Comparar simulações" back="/freight-simulations" />
      {enough ? <Compared ids={ids} userId={userId} /> : <WrongCount />}
    </>
  );
}

function WrongCount() {
  return (
    <EmptyState
      title="Escolha de duas a quatro simulações"
      action={<LinkButton to="/freight-simulations">Voltar à lista</LinkButton>}
    >
      Marque na lista as que você quer comparar.
    </EmptyState>
  );
}

function Compared({ ids, userId }: { ids: readonly number[]; userId: number }) {
  const query = useComparison(ids, userId);
  return (
    <QueryBoundary query={query} skeleton={5}>
      {(compared) => (
        <div className="flex flex-col gap-4">
          {compared.words !== '' && <Notice tone="info">{compared.words}</Notice>}
          <SideBySide compared={compared} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Verdict({ simulation }: { simulation: Simulation }) {
  const { tone, kind } = simulation.answer.verdict;
  return <StatusBadge status={verdictStatus[tone]}>{verdictLabels[kind]}</StatusBadge>;
}

function Name({ simulation, named }: { simulation: Simulation; named: boolean }) {
  const number = `nº ${simulation.number}`;
  const title = named ? simulationTitle(simulation) : number;
  return (
    <>
      <Link
        to={simulationHref(simulation.id)}
        className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline"
      >
        {title}
      </Link>
      {/* A simulation without name and cities is titled by its number already. */}
      {!title.endsWith(number) && <span className="mb-2 block text-sm font-normal text-ink-3">{number}</span>}
    </>
  );
}

/** An offer is "melhor" only if worth taking; the best of bad offers is "menos ruim". */
function markOf({ answer: { verdict } }: Simulation): { word: string; good: boolean } {
  if (verdict.kind === 'loss') return { word: 'menos ruim', good: false };
  // Below the legal minimum, without profit, or overloaded.
  if (verdict.tone !== 'pos') return { word: 'maior', good: false };
  return { word: 'melhor', good: true };
}

type CellProps = { measure: Measure; simulation: Simulation; best: boolean };

/** Value, and in words that it is the best. */
function Cell({ measure, simulation, best }: CellProps) {
  const { word, good } = markOf(simulation);
  return (
    <td className={clsx('px-2 py-2.5 text-right @4xl:px-4', best && (good ? 'bg-pos-bg' : 'bg-sunken'))}>
      <span className={clsx('whitespace-nowrap', best && 'font-bold')}>{measure.value(simulation)}</span>
      {best && (
        <span
          className={clsx(
            'mt-0.5 flex items-center justify-end gap-1 text-sm font-medium',
            good ? 'text-pos' : 'text-ink-2',
          )}
        >
          {good && <Check aria-hidden="true" className="size-4" />}
          {word}
        </span>
      )}
    </td>
  );
}

function isBest({ best }: SimulationComparison, { ranked }: Measure, id: number): boolean {
  return ranked !== undefined && best[ranked] === id;
}

/** Measures stay visible while columns scroll sideways. */
const edge = 'sticky left-0 z-1 w-27 bg-surface px-3 @2xl:w-40 @4xl:w-56 @4xl:px-4';

function SideBySide({ compared }: { compared: SimulationComparison }) {
  const { items } = compared;
  const { frame, tooWide } = useIsTooWide<HTMLElement>();
  // Offers of the same route are distinguished by their numbers.
  const named = new Set(items.map(simulationTitle)).size > 1;
  return (
    <section
      ref={frame}
      aria-label="Comparação"
      // Keyboard users scroll it by the arrows.
      {...(tooWide && { tabIndex: 0 })}
      className={clsx(
        '@container rounded-card border border-line bg-surface',
        tooWide ? 'overflow-x-auto' : 'overflow-clip',
      )}
    >
      <table
        className="w-full table-fixed border-collapse text-left text-sm @3xl:text-sm"
        style={{ minWidth: `${6.75 + items.length * 7.75}rem` }}
      >
        <caption className="sr-only">Simulações lado a lado</caption>
        <thead className="top-0 z-10 bg-surface [box-shadow:0_1px_var(--line)] md:sticky">
          <tr className="align-top">
            <th scope="col" className={edge}>
              <span className="sr-only">Medida</span>
            </th>
            {items.map((simulation) => (
              <th key={simulation.id} scope="col" className="px-2 py-4 text-right @4xl:px-4">
                <Name simulation={simulation} named={named} />
                <span className="inline-block *:text-left *:whitespace-normal">
                  <Verdict simulation={simulation} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.key} className="border-t border-line align-top">
              <th scope="row" className={clsx(edge, 'py-3 font-medium text-ink-2')}>
                {measure.label}
              </th>
              {items.map((simulation) => (
                <Cell
                  key={simulation.id}
                  measure={measure}
                  simulation={simulation}
                  best={isBest(compared, measure, simulation.id)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
