/** Board of narrow windows: the days in order, empty ones in one line. */
import { clsx } from 'clsx';
import type { Board, BoardVehicle } from '@/api/types';
import { PlateChip } from '@/components/ui/badge';
import { formatDayMonth } from '@/lib/format/dates';
import { AddInLine, Entries } from './board-entries';
import { agendaOf, runLabel, type AgendaPart, type Row } from './board-model';
import { weekdayShort } from './week';

export function BoardAgenda({ board, rows }: { board: Board; rows: readonly Row[] }) {
  const trucks = rows.filter(({ vehicle }) => vehicle?.type === 'truck').length;
  return (
    <ol className="flex flex-col gap-3">
      {agendaOf(board, rows).map((part) => (
        <li key={part.kind === 'day' ? part.day : part.days[0]}>
          {part.kind === 'day' ? (
            <AgendaDay part={part} board={board} trucks={trucks} />
          ) : (
            <EmptyRun part={part} board={board} trucks={trucks} />
          )}
        </li>
      ))}
    </ol>
  );
}

type PartProps<K extends AgendaPart['kind']> = {
  part: Extract<AgendaPart, { kind: K }>;
  board: Board;
  /** Number of trucks: a single one is not named. */
  trucks: number;
};

function AgendaDay({ part: { day, shown, free }, board: { from, today }, trucks }: PartProps<'day'>) {
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="mb-2 font-bold">
        {weekdayShort(day)}, {formatDayMonth(day, today)}
        {day === today && ' · hoje'}
      </h2>
      <ul className="flex flex-col gap-2">
        {shown.map(({ row: { vehicle }, cell }) => (
          <li key={vehicle?.id ?? 'people'} className="flex flex-col items-stretch gap-1">
            {vehicle && (trucks > 1 || vehicle.type === 'trailer') && (
              <span>
                <PlateChip plate={vehicle.plate} />
              </span>
            )}
            <Entries cell={cell} firstDay={from} />
          </li>
        ))}
      </ul>
      <FreeLine word="Livre" free={free} day={day} today={today} trucks={trucks} className="mt-1" />
    </section>
  );
}

function EmptyRun({ part: { days, firstFree, free }, board: { today }, trucks }: PartProps<'run'>) {
  if (firstFree === null) return <p className="px-4 py-2 text-ink-2">{runLabel(days)}: nada marcado</p>;
  return (
    <FreeLine
      word={`${runLabel(days)}: livre`}
      free={free}
      day={firstFree}
      today={today}
      trucks={trucks}
      className="px-4"
    />
  );
}

type FreeLineProps = {
  word: string;
  free: readonly BoardVehicle[];
  day: string;
  today: string;
  trucks: number;
  className: string;
};

/** "Livre" with a link to a new freight for each free truck. */
function FreeLine({ word, free, day, today, trucks, className }: FreeLineProps) {
  if (free.length === 0) return null;
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-4 text-ink-2', className)}>
      {word}
      {free.map((vehicle) => (
        <AddInLine key={vehicle.id} vehicle={vehicle} day={day} today={today} single={trucks === 1} />
      ))}
    </p>
  );
}
