/** Board of wide windows: a row for each vehicle, a column for each day. */
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Board } from '@/api/types';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { daysOf, weekdayShort } from './week';
import { AddInCell, Entries } from './board-entries';
import type { Row } from './board-model';

export function BoardTable({ board, rows, caption }: { board: Board; rows: readonly Row[]; caption: string }) {
  const { from, to, today } = board;
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-sunken text-xs text-ink-2 [box-shadow:0_1px_var(--line)]">
          <tr>
            <th scope="col" className="h-head w-40 px-cell-x pl-5 font-medium">
              Veículo
            </th>
            {daysOf(from, to).map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className={clsx('h-head px-2 font-medium', day === today && 'text-ink')}
              >
                {weekdayShort(day)} {Number(day.slice(8))}
                {day === today && ' · hoje'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BoardRow key={row.vehicle?.id ?? 'people'} row={row} from={from} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BoardRow({ row: { vehicle, cells }, from, today }: { row: Row; from: string; today: string }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="px-cell-x py-2 pl-5 font-normal">
        {vehicle ? (
          <>
            <Link to={`/vehicles?id=${vehicle.id}`} className="flex min-h-6 flex-col items-start gap-1 hover:underline">
              <PlateChip plate={vehicle.plate} />
              {vehicle.nickname && <span className="text-xs text-ink-2">{vehicle.nickname}</span>}
            </Link>
            {vehicle.status !== 'active' && <StatusBadge status={vehicle.status} />}
          </>
        ) : (
          'Pessoas'
        )}
      </th>
      {cells.map((cell) => (
        <td
          key={cell.day}
          className={clsx(
            'group/cell h-16 border-l border-line p-1 break-words hyphens-auto',
            cell.day === today && 'bg-bg',
          )}
        >
          <div className="flex h-full flex-col gap-1">
            <Entries cell={cell} firstDay={from} />
            {vehicle && cell.isFree && <AddInCell vehicle={vehicle} day={cell.day} today={today} />}
          </div>
        </td>
      ))}
    </tr>
  );
}
