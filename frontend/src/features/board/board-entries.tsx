/** Entries of a day: freights, maintenance, due papers, and conflicts in words. */
import { FileClock, Plus, TriangleAlert, Wrench } from 'lucide-react';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { placeOf } from '@/api/target-place';
import type { BoardFreight, BoardVehicle } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { formatDayMonth } from '@/lib/format/dates';
import { freightStatusLabels, maintenanceCategoryLabels } from '@/lib/generated/enum-labels';
import { isEmptyCell, newFreightHref, type Cell } from './board-model';

/** "fim previsto" on the last of several days; empty on the others. */
function endOf({ from, to, estimated }: BoardFreight, day: string): string {
  if (day !== to || from === to) return '';
  return estimated ? 'fim previsto' : 'fim';
}

/** `firstDay` is the first day shown: a freight is described there or on its own first day, and only named after it. */
function FreightEntry({ freight, day, firstDay }: { freight: BoardFreight; day: string; firstDay: string }) {
  const { id, number, status, originCity, destinationCity, clientName, driverName } = freight;
  const isBegin = day === freight.from || day === firstDay;
  const details = isBegin ? [freightStatusLabels[status], clientName, driverName] : [];
  const meta = [`nº ${number}`, ...details, endOf(freight, day)].filter(Boolean);
  return (
    <li className="relative rounded-sm bg-sunken px-2 py-1">
      <Link
        to={`/freights?id=${id}`}
        className="flex flex-col justify-center after:absolute after:inset-0 hover:underline max-lg:min-h-11"
      >
        <span className={clsx(isBegin ? 'font-medium' : 'lg:sr-only')}>
          {originCity.name} → {destinationCity.name}
        </span>
        <span className="text-xs text-ink-2">{meta.join(' · ')}</span>
      </Link>
    </li>
  );
}

/** Day's content; nothing without any. */
export function Entries({ cell, firstDay }: { cell: Cell; firstDay: string }) {
  const { pathname, search } = useLocation();
  if (isEmptyCell(cell)) return null;
  const { day, freights, maintenance, due, conflicts } = cell;
  const line = 'flex min-h-6 items-start gap-1.5 hover:underline max-lg:min-h-11 max-lg:items-center';
  return (
    <ul className="flex flex-col gap-1">
      {conflicts.map((sentence) => (
        <li key={sentence} className="flex items-start gap-1.5 font-medium text-neg">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {sentence}
        </li>
      ))}
      {freights.map((freight) => (
        <FreightEntry key={freight.id} freight={freight} day={day} firstDay={firstDay} />
      ))}
      {maintenance.map(({ id, category, description }) => (
        <li key={`maintenance-${id}`}>
          <Link to={`/maintenance?id=${id}`} className={line}>
            <Wrench aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            {description ?? maintenanceCategoryLabels[category]}
          </Link>
        </li>
      ))}
      {due.map((item) => (
        <li key={`${item.kind}-${item.target.kind}-${item.target.id}-${item.title}`}>
          <Link to={placeOf(item.target, pathname + search)} className={line}>
            <FileClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            <span>
              {item.byPace ? 'Previsto' : 'Vence'}: {item.title}
              {item.vehicleId === null && item.detail && `, ${item.detail}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type NewFreightProps = { vehicle: BoardVehicle; day: string; today: string };

/** "Novo frete: BRA2E19, 25 de nov." */
function newFreightLabel({ vehicle, day, today }: NewFreightProps): string {
  return `Novo frete: ${formatPlate(vehicle.plate)}, ${formatDayMonth(day, today)}`;
}

/** Quiet "+" of a free cell: seen under the mouse, by keyboard and by touch. */
export function AddInCell(props: NewFreightProps) {
  return (
    <Link
      to={newFreightHref(props.vehicle, props.day)}
      aria-label={newFreightLabel(props)}
      className="flex min-h-8 min-w-8 flex-1 items-center justify-center rounded-sm text-ink-3 opacity-0 group-hover/cell:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-100 print:hidden"
    >
      <Plus aria-hidden="true" className="size-5" />
    </Link>
  );
}

/** Link of a free truck in the agenda; the plate alone where several are free. */
export function AddInLine({ single, ...props }: NewFreightProps & { single: boolean }) {
  return (
    <Link
      to={newFreightHref(props.vehicle, props.day)}
      aria-label={newFreightLabel(props)}
      className="inline-flex min-h-11 items-center gap-1 text-ink underline underline-offset-4"
    >
      <Plus aria-hidden="true" className="size-4" />
      {single ? 'Novo frete' : formatPlate(props.vehicle.plate)}
    </Link>
  );
}
