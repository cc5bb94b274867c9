/** Simulations side by side: measure by measure, and which one is best in it. */
import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Loaded } from '@/records/loaded';
import type { Simulation, SimulationComparison } from '@/api/simulation-types';
import { StatusBadge } from '@/ui/badge';
import { LinkButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { PageHeader } from '@/ui/page-header';
import { EmptyState, Notice } from '@/ui/states';
import { useMediaQuery } from '@/ui/use-media-query';
import { MOST } from './compare-bar';
import { measures, type Measure } from './compare-measures';
import { useComparison } from './simulation-queries';
import { simulationHref, simulationTitle, verdictLabels, verdictStatus } from './simulation-words';

/** Two to four by their ids. */
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
      Marque na lista as que quer pôr lado a lado.
    </EmptyState>
  );
}

function Compared({ ids, userId }: { ids: readonly number[]; userId: number }) {
  const query = useComparison(ids, userId);
  const wide = useMediaQuery('(min-width: 1080px)');
  return (
    <Loaded query={query} skeleton={5}>
      {(compared) => (
        <div className="flex flex-col gap-4">
          {compared.words !== '' && <Notice tone="info">{compared.words}</Notice>}
          {wide ? <SideBySide compared={compared} /> : <Stacked compared={compared} />}
        </div>
      )}
    </Loaded>
  );
}

function Verdict({ simulation }: { simulation: Simulation }) {
  const { tone, kind } = simulation.answer.verdict;
  return <StatusBadge status={verdictStatus[tone]}>{verdictLabels[kind]}</StatusBadge>;
}

function Name({ simulation }: { simulation: Simulation }) {
  return (
    <Link
      to={simulationHref(simulation.id)}
      className="font-bold underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-12 max-md:items-center"
    >
      {simulationTitle(simulation)}
    </Link>
  );
}

/** The value, and in words and by a mark that no other is better. */
function Value({ measure, simulation, best }: { measure: Measure; simulation: Simulation; best: boolean }) {
  return (
    <>
      <span className={clsx('whitespace-nowrap', best && 'font-bold')}>{measure.value(simulation)}</span>
      {best && (
        <span className="mt-0.5 flex items-center justify-end gap-1 text-sm font-semibold text-pos">
          <Check aria-hidden="true" className="size-4" />
          melhor
        </span>
      )}
    </>
  );
}

function isBest({ best }: SimulationComparison, { ranked }: Measure, id: number): boolean {
  return ranked !== undefined && best[ranked] === id;
}

function SideBySide({ compared }: { compared: SimulationComparison }) {
  const { items } = compared;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">Simulações lado a lado</caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-56 p-4">
              <span className="sr-only">Medida</span>
            </th>
            {items.map((simulation) => (
              <th key={simulation.id} scope="col" className="p-4 text-right">
                <Name simulation={simulation} />
                <span className="mt-1 mb-2 block text-sm font-normal text-ink-3">nº {simulation.number}</span>
                <Verdict simulation={simulation} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.key} className="border-t border-line align-top">
              <th scope="row" className="px-4 py-3 font-semibold text-ink-2">
                {measure.label}
              </th>
              {items.map((simulation) => {
                const best = isBest(compared, measure, simulation.id);
                return (
                  <td key={simulation.id} className={clsx('px-4 py-3 text-right', best && 'bg-pos-bg')}>
                    <Value measure={measure} simulation={simulation} best={best} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where it is narrow each measure is a card of its own, the simulations under one another. */
function Stacked({ compared }: { compared: SimulationComparison }) {
  // Offers for one and the same route are told apart by their numbers: the name would only be repeated.
  const named = new Set(compared.items.map(simulationTitle)).size > 1;
  return (
    <>
      <Card>
        <ul className="flex flex-col gap-4">
          {compared.items.map((simulation) => (
            <li key={simulation.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0">
                <Name simulation={simulation} />
                <span className="block text-sm text-ink-3">nº {simulation.number}</span>
              </span>
              <Verdict simulation={simulation} />
            </li>
          ))}
        </ul>
      </Card>
      {measures.map((measure) => (
        <Card key={measure.key} title={measure.label}>
          <ul>
            {compared.items.map((simulation) => (
              <li
                key={simulation.id}
                className="flex items-start justify-between gap-4 border-t border-line py-2.5 first:border-0 first:pt-0 last:pb-0"
              >
                <span className="min-w-0 text-ink-2">
                  <span className="text-ink-3">nº {simulation.number}</span> {named && simulationTitle(simulation)}
                </span>
                <span className="shrink-0 text-right">
                  <Value measure={measure} simulation={simulation} best={isBest(compared, measure, simulation.id)} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
