/** What a freight shows of itself in a list. */
import { byAmount, byDay } from '@/ui/sort';
import type { Freight, ListedFreight } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatKm } from '@/lib/quantity';
import { PlateChip, StatusBadge } from '@/ui/badge';
import type { Column } from '@/ui/data-list';
import { Lane } from '@/ui/lane';
import { Money } from '@/ui/money';

/** Route, day, km, plate, state, value, and what was left. */
export function freightColumns(): Column<ListedFreight>[] {
  return [
    {
      key: 'route',
      header: 'Rota',
      card: 'title',
      cell: (row) => <RouteCell freight={row} />,
      cardCell: (row) => <Lane from={row.originCity.name} to={row.destinationCity.name} />,
    },
    {
      key: 'day',
      fold: 'first',
      header: 'Saída',
      sort: byDay('scheduledFor'),
      cell: (row) => formatDate(row.scheduledFor),
      className: 'whitespace-nowrap',
    },
    {
      key: 'km',
      fold: 'first',
      header: 'Distância',
      cell: (row) => formatKm(row.distanceKm),
      className: 'whitespace-nowrap',
    },
    { key: 'plate', fold: 'later', header: 'Veículo', cell: (row) => <PlateChip plate={row.truck.plate} /> },
    {
      key: 'status',
      fold: 'later',
      header: 'Situação',
      card: 'status',
      cell: (row) => <FreightBadges freight={row} />,
    },
    {
      key: 'value',
      header: 'Valor',
      sort: byAmount('grossCents'),
      card: 'value',
      align: 'right',
      cell: (row) => <Money cents={row.grossCents} className="font-bold" />,
    },
    {
      key: 'net',
      header: 'Sobrou',
      card: 'value',
      align: 'right',
      cell: ({ netCents }) => (netCents === null ? '—' : <Left cents={netCents} />),
      cardCell: ({ netCents }) => netCents !== null && <LeftLine cents={netCents} />,
    },
  ];
}

/** What was left after the costs: red where it is a loss, and never green, since the price may lie below the floor. */
function Left({ cents }: { cents: number }) {
  return <Money cents={cents} {...(cents < 0 ? { tone: 'neg' as const } : {})} />;
}

function LeftLine({ cents }: { cents: number }) {
  return (
    <span className="text-sm font-semibold">
      {cents < 0 ? 'Prejuízo' : 'Sobrou'} <Left cents={cents} />
    </span>
  );
}

function RouteCell({ freight }: { freight: Freight }) {
  return (
    <span className="block min-w-0">
      <span className="block">
        {freight.originCity.name} <span aria-hidden="true">→</span>
        <span className="sr-only"> até </span> {freight.destinationCity.name}
      </span>
      <span className="block text-sm font-normal text-ink-3">
        nº {freight.number}
        {freight.client && ` · ${freight.client.name}`}
      </span>
    </span>
  );
}

/** The state, and what is late in paying. */
export function FreightBadges({ freight }: { freight: Freight }) {
  const late = Math.max(0, ...freight.receivables.map(({ overdueDays }) => overdueDays));
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={freight.cancelledOn ? 'cancelled' : freight.status} />
      {late > 0 && <StatusBadge status="overdue">Pagamento atrasado</StatusBadge>}
      {late === 0 && freight.status === 'completed' && freight.openCents > 0 && (
        <StatusBadge status="pending">
          {/* The whole price stands beside it: what is open says its own amount. */}A receber{' '}
          {formatMoney(freight.openCents)}
        </StatusBadge>
      )}
    </span>
  );
}
