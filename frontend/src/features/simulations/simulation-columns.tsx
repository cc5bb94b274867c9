/** What a simulation shows of itself in a list. */
import type { Simulation } from '@/api/simulation-types';
import { formatDate } from '@/lib/dates';
import { formatMoneyPerKm } from '@/lib/money';
import { StatusBadge } from '@/ui/badge';
import type { Column } from '@/ui/data-list';
import { Lane } from '@/ui/lane';
import { Money } from '@/ui/money';
import { routeWords, simulationTitle, verdictLabels, verdictStatus } from './simulation-words';

/** The simulations ticked for comparing, and the way to change that. */
export type Picks = { ids: readonly number[]; full: boolean; toggle: (id: number) => void };

/** Name or route, day, offer, what is left, verdict, and a box to compare by. */
export function simulationColumns(picks: Picks): Column<Simulation>[] {
  return [
    {
      key: 'route',
      header: 'Simulação',
      card: 'title',
      cell: (row) => <TitleCell simulation={row} />,
      cardCell: (row) => <CardTitle simulation={row} />,
    },
    {
      key: 'day',
      fold: 'first',
      header: 'Data',
      sort: { by: 'scheduledFor', up: 'Frete mais antigo', down: 'Frete mais recente' },
      className: 'whitespace-nowrap',
      cell: (row) => formatDate(row.scheduledFor),
      cardCell: (row) => [`nº ${row.number}`, formatDate(row.scheduledFor)].join(' · '),
    },
    {
      key: 'offer',
      fold: 'first',
      header: 'Oferta',
      align: 'right',
      cell: (row) => <Money cents={row.answer.grossCents} />,
      cardCell: (row) => (
        <>
          oferta <Money cents={row.answer.grossCents} />
        </>
      ),
    },
    {
      key: 'verdict',
      fold: 'later',
      header: 'Vale a pena?',
      card: 'status',
      cell: (row) => <SimulationBadges simulation={row} />,
    },
    {
      key: 'net',
      header: 'Sobra',
      sort: { by: 'netCents', up: 'Menor sobra', down: 'Maior sobra' },
      card: 'value',
      align: 'right',
      cell: (row) => <NetCell simulation={row} />,
    },
    {
      key: 'pick',
      header: 'Comparar',
      card: 'aside',
      className: 'w-24',
      cell: (row) => <PickBox simulation={row} picks={picks} />,
    },
  ];
}

function TitleCell({ simulation }: { simulation: Simulation }) {
  const about = [simulation.name === null ? null : routeWords(simulation), simulation.clientName];
  return (
    <span className="block min-w-0">
      <span className="block">{simulationTitle(simulation)}</span>
      <span className="block text-sm font-normal text-ink-3">
        {[`nº ${simulation.number}`, ...about].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

function CardTitle({ simulation }: { simulation: Simulation }) {
  const { name, originCity, destinationCity } = simulation;
  if (originCity === null || destinationCity === null) return simulationTitle(simulation);
  return (
    <>
      {name !== null && <span className="mb-1 block">{name}</span>}
      {/* Beside the box the narrowest phone has no room for a lane. */}
      <span className="min-[375px]:hidden">{routeWords(simulation)}</span>
      <div className="max-[374px]:hidden">
        <Lane size="sm" from={originCity.name} to={destinationCity.name} />
      </div>
    </>
  );
}

function NetCell({ simulation: { answer } }: { simulation: Simulation }) {
  return (
    <>
      <Money
        cents={answer.netCents}
        className="block font-bold"
        {...(answer.netCents < 0 ? { tone: 'neg' as const } : {})}
      />
      <span className="block text-sm font-normal text-ink-3">{formatMoneyPerKm(answer.netPerKmCents)}</span>
    </>
  );
}

/** Verdict, what became of it, and whether it was put away. */
export function SimulationBadges({ simulation }: { simulation: Simulation }) {
  const { verdict } = simulation.answer;
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={verdictStatus[verdict.tone]}>{verdictLabels[verdict.kind]}</StatusBadge>
      {simulation.freightNumber !== null && (
        <StatusBadge status="completed">Frete nº {simulation.freightNumber}</StatusBadge>
      )}
      {simulation.archived && <StatusBadge status="inactive">Arquivada</StatusBadge>}
    </span>
  );
}

/** Lies above the row's link. */
function PickBox({ simulation, picks }: { simulation: Simulation; picks: Picks }) {
  const chosen = picks.ids.includes(simulation.id);
  return (
    <label className="relative z-1 -my-2 flex size-12 cursor-pointer md:mx-auto items-center justify-center max-md:-mt-3 max-md:-mr-3">
      <input
        type="checkbox"
        aria-label={`Comparar ${simulationTitle(simulation)}, nº ${simulation.number}`}
        checked={chosen}
        disabled={!chosen && picks.full}
        onChange={() => picks.toggle(simulation.id)}
        className="size-6 accent-ink"
      />
    </label>
  );
}
