/** Rows and days of the board. */
import type { Board, BoardFreight, BoardMaintenance, BoardVehicle, Reminder } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { joinList } from '@/lib/format/text';
import { daysOf, weekdayShort } from './week';

/** One day of a vehicle, or of people. */
export type Cell = {
  day: string;
  freights: readonly BoardFreight[];
  maintenance: readonly BoardMaintenance[];
  due: readonly Reminder[];
  /** Sentences that name each conflict once. */
  conflicts: readonly string[];
  /** True if a truck in use can take a freight: no other one, and the day is not over. */
  isFree: boolean;
};

/** Vehicle with its days; null has the papers of people. */
export type Row = { vehicle: BoardVehicle | null; cells: readonly Cell[] };

const isOn = (day: string, { from, to }: { from: string; to: string }) => from <= day && day <= to;

/** "Conflito: nº 12 e nº 13" of one truck, "Conflito: Zé Maria também no nº 13" of a driver or trailer on two. */
function conflictsOf(day: string, freights: readonly BoardFreight[]): string[] {
  const shown = new Set(freights.map(({ id }) => id));
  const sentences = freights.flatMap(({ number, conflicts }) =>
    conflicts
      .filter((conflict) => isOn(day, conflict))
      .map((conflict) => {
        if (shown.has(conflict.freightId)) {
          const [first, second] = [number, conflict.number].sort((one, other) => one - other);
          return `Conflito: nº ${first} e nº ${second}`;
        }
        const names = [...conflict.plates.map(formatPlate), conflict.driverName].filter((name) => name !== null);
        return `Conflito: ${joinList(names)} também no nº ${conflict.number}`;
      }),
  );
  return [...new Set(sentences)];
}

function cellsOf(board: Board, vehicle: BoardVehicle | null): Cell[] {
  const id = vehicle?.id ?? null;
  const freights = board.freights.filter(({ truckId }) => truckId === id);
  const maintenance = board.maintenance.filter(({ vehicleId }) => vehicleId === id);
  const due = board.due.filter(({ vehicleId }) => vehicleId === id);
  return daysOf(board.from, board.to).map((day) => {
    const onDay = freights.filter((freight) => isOn(day, freight));
    const isTruckInUse = vehicle?.type === 'truck' && vehicle.status === 'active';
    return {
      day,
      freights: onDay,
      maintenance: maintenance.filter(({ doneOn }) => doneOn === day),
      due: due.filter(({ dueOn }) => dueOn === day),
      conflicts: conflictsOf(day, onDay),
      isFree: isTruckInUse && onDay.length === 0 && day >= board.today,
    };
  });
}

/** True without anything to show. */
export function isEmptyCell({ freights, maintenance, due }: Cell): boolean {
  return freights.length + maintenance.length + due.length === 0;
}

/** Every truck; trailers and people only with something on these days. */
export function rowsOf(board: Board): Row[] {
  const rows = [...board.vehicles, null].map((vehicle) => ({ vehicle, cells: cellsOf(board, vehicle) }));
  return rows.filter(({ vehicle, cells }) => vehicle?.type === 'truck' || !cells.every(isEmptyCell));
}

/** Address of a new freight of a truck on a day. */
export function newFreightHref({ id }: BoardVehicle, day: string): string {
  return `/freights?new=1&vehicleId=${id}&day=${day}`;
}

/** Day of the agenda with its non-empty cells, or a run of days without any. */
export type AgendaPart =
  | { kind: 'day'; day: string; shown: readonly { row: Row; cell: Cell }[]; free: readonly BoardVehicle[] }
  | { kind: 'run'; days: readonly string[]; firstFree: string | null; free: readonly BoardVehicle[] };

/** Days in order; successive empty ones are one run. */
export function agendaOf(board: Board, rows: readonly Row[]): AgendaPart[] {
  const parts: AgendaPart[] = [];
  daysOf(board.from, board.to).forEach((day, at) => {
    const cells = rows.flatMap((row) => {
      const cell = row.cells[at];
      return cell ? [{ row, cell }] : [];
    });
    const shown = cells.filter(({ cell }) => !isEmptyCell(cell));
    const free = cells.flatMap(({ row, cell }) => (cell.isFree && row.vehicle ? [row.vehicle] : []));
    if (shown.length > 0) {
      parts.push({ kind: 'day', day, shown, free });
      return;
    }
    const firstFree = free.length > 0 ? day : null;
    const last = parts.at(-1);
    if (last?.kind !== 'run') {
      parts.push({ kind: 'run', days: [day], firstFree, free });
      return;
    }
    const isFirst = last.firstFree === null;
    parts[parts.length - 1] = {
      kind: 'run',
      days: [...last.days, day],
      firstFree: last.firstFree ?? firstFree,
      free: isFirst ? free : last.free,
    };
  });
  return parts;
}

/** "qua 25", "qua 25 a sex 27". */
export function runLabel(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)].map((day) =>
    day === undefined ? '' : `${weekdayShort(day)} ${Number(day.slice(8))}`,
  );
  return first === last ? `${first}` : `${first} a ${last}`;
}
