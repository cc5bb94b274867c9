/** Columns of a simulation in a list. */
import type { Simulation } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoneyPerKm } from '@/lib/format/money';
import { formatKm } from '@/lib/format/quantity';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import type { Column } from '@/components/data-table/data-list';
import { Lane } from '@/components/ui/lane';
import { Money } from '@/components/ui/money';
import { OneLine } from '@/components/ui/states';
import { routeLabel, simulationTitle, verdictLabels, verdictStatus } from './simulation-labels';

/** Selection for comparison. */
export type Picks = { ids: readonly number[]; full: boolean; toggle: (id: number) => void };

export function simulationColumns(picks: Picks): Column<Simulation>[] {
  return [
    { key: 'number', header: 'Nº', sort: byNumber, card: 'hide', cell: ({ number }) => number },
    {
      key: 'title',
      header: 'Simulação',
      card: 'title',
      className: 'w-full @2xl:w-auto',
      cell: (row) => <OneLine text={simulationTitle(row)} />,
      cardCell: (row) => <CardTitle simulation={row} />,
    },
    {
      key: 'route',
      header: 'Rota',
      card: 'hide',
      className: 'text-sm @max-6xl:hidden',
      cell: (row) => <OneLine text={routeLabel(row) ?? '—'} />,
    },
    {
      key: 'client',
      header: 'Cliente',
      card: 'hide',
      className: 'text-sm @max-7xl:hidden',
      cell: ({ clientName }) => <OneLine text={clientName ?? '—'} />,
    },
    {
      key: 'day',
      fold: 'first',
      header: 'Data',
      sort: { by: 'scheduledFor', up: 'Frete mais antigo', down: 'Frete mais recente' },
      className: 'text-sm whitespace-nowrap',
      cell: (row) => formatDate(row.scheduledFor),
      cardCell: (row) => [`nº ${row.number}`, formatDate(row.scheduledFor)].join(' · '),
    },
    {
      key: 'km',
      header: 'Km',
      card: 'hide',
      align: 'right',
      className: 'text-sm @max-5xl:hidden',
      cell: ({ answer }) => formatKm(answer.totalKm),
    },
    {
      key: 'plate',
      header: 'Placa',
      card: 'hide',
      className: '@max-7xl:hidden',
      cell: ({ truck }) => (truck === null ? '—' : <PlateChip plate={truck.plate} />),
    },
    {
      key: 'offer',
      fold: 'first',
      header: 'Oferta',
      className: 'text-right whitespace-nowrap',
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
      cell: (row) => <OneBadge simulation={row} />,
      cardCell: (row) => <SimulationBadges simulation={row} />,
    },
    {
      key: 'net',
      header: 'Sobra',
      sort: { by: 'netCents', up: 'Menor sobra', down: 'Maior sobra' },
      card: 'value',
      align: 'right',
      cell: ({ answer: { netCents } }) => <Net cents={netCents} />,
      cardCell: (row) => <NetWithRate simulation={row} />,
    },
    {
      key: 'perKm',
      header: 'Por km',
      card: 'hide',
      align: 'right',
      className: 'text-sm @max-4xl:hidden',
      cell: ({ answer }) => formatMoneyPerKm(answer.netPerKmCents),
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

const byNumber = { by: 'number', up: 'Menor número', down: 'Maior número' };

function CardTitle({ simulation }: { simulation: Simulation }) {
  const { name, originCity, destinationCity } = simulation;
  if (originCity === null || destinationCity === null) return simulationTitle(simulation);
  return (
    <>
      {name !== null && <span className="mb-1 block">{name}</span>}
      {/* Beside the checkbox the narrowest phone has no room for a lane. */}
      <span className="min-[375px]:hidden">{routeLabel(simulation)}</span>
      <div className="max-[374px]:hidden">
        <Lane size="sm" from={originCity.name} to={destinationCity.name} />
      </div>
    </>
  );
}

function Net({ cents }: { cents: number }) {
  return <Money cents={cents} className="block font-bold" {...(cents < 0 ? { tone: 'neg' as const } : {})} />;
}

function NetWithRate({ simulation: { answer } }: { simulation: Simulation }) {
  return (
    <>
      <Net cents={answer.netCents} />
      <span className="block text-sm font-normal text-ink-3">{formatMoneyPerKm(answer.netPerKmCents)}</span>
    </>
  );
}

/** Verdict, conversion, and archived state. */
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

/** Status in a table row: the freight, else the verdict. */
function OneBadge({ simulation }: { simulation: Simulation }) {
  const { freightNumber, archived, answer } = simulation;
  if (freightNumber !== null) return <StatusBadge status="completed">Frete nº {freightNumber}</StatusBadge>;
  if (archived) return <StatusBadge status="inactive">Arquivada</StatusBadge>;
  return <StatusBadge status={verdictStatus[answer.verdict.tone]}>{verdictLabels[answer.verdict.kind]}</StatusBadge>;
}

/** Above the row's link. */
function PickBox({ simulation, picks }: { simulation: Simulation; picks: Picks }) {
  const chosen = picks.ids.includes(simulation.id);
  return (
    <label className="relative z-1 flex min-h-12 min-w-16 cursor-pointer flex-col items-center justify-center gap-0.5 max-md:-mt-2 max-md:-mr-2 md:-my-1 md:min-h-control-sm">
      <input
        type="checkbox"
        aria-label={`Comparar ${simulationTitle(simulation)}, nº ${simulation.number}`}
        checked={chosen}
        disabled={!chosen && picks.full}
        onChange={() => picks.toggle(simulation.id)}
        className="size-6 accent-ink"
      />
      {/* In a table the column head is the label. */}
      <span className="text-xs font-normal text-ink-2 md:hidden">Comparar</span>
    </label>
  );
}
