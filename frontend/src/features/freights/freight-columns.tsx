/** Columns of a freight in a list. */
import type { ReactNode } from 'react';
import { byAmount, byDay } from '@/components/data-table/sort';
import type { Freight, ListedFreight } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatKm } from '@/lib/format/quantity';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import type { Column } from '@/components/data-table/data-list';
import { Lane } from '@/components/ui/lane';
import { Money } from '@/components/ui/money';
import { OneLine } from '@/components/ui/states';

export function freightColumns(): Column<ListedFreight>[] {
  return [
    {
      key: 'number',
      header: 'Nº',
      sort: byNumber,
      cell: ({ number }) => number,
      cardCell: ({ number }) => `Nº ${number}`,
    },
    {
      key: 'route',
      header: 'Rota',
      card: 'title',
      className: 'w-full @2xl:w-auto',
      cell: (row) => <RouteCell freight={row} />,
      cardCell: (row) => <Lane from={row.originCity.name} to={row.destinationCity.name} />,
    },
    {
      key: 'day',
      fold: 'first',
      header: 'Data',
      sort: byDay('scheduledFor'),
      cell: (row) => formatDate(row.scheduledFor),
      className: 'text-sm whitespace-nowrap',
    },
    {
      key: 'client',
      header: 'Cliente',
      className: 'text-sm @max-5xl:hidden',
      cell: ({ client }) => (client ? <OneLine text={client.name} /> : '—'),
      cardCell: ({ client }) => client && <OneLine text={client.name} />,
    },
    {
      key: 'km',
      header: 'Km',
      // Distance matters less than the payer. A narrow table has one line below the route for day, plate and status.
      cell: (row) => formatKm(row.distanceKm),
      className: 'text-right text-sm whitespace-nowrap @max-6xl:hidden',
    },
    { key: 'plate', fold: 'later', header: 'Placa', cell: (row) => <PlateChip plate={row.truck.plate} /> },
    {
      key: 'driver',
      header: 'Motorista',
      card: 'hide',
      className: 'text-sm @max-6xl:hidden',
      cell: ({ driver }) => <OneLine text={driver?.name ?? 'Você'} />,
    },
    {
      key: 'status',
      fold: 'later',
      header: 'Etapa',
      card: 'status',
      cell: ({ status, cancelledOn }) => <StatusBadge status={cancelledOn ? 'cancelled' : status} />,
      cardCell: (row) => <FreightBadges freight={row} />,
    },
    {
      key: 'payment',
      fold: 'later',
      header: 'Pagamento',
      card: 'hide',
      cell: (row) => paymentStatus(row) ?? '—',
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
    {
      key: 'open',
      header: 'A receber',
      card: 'hide',
      align: 'right',
      className: '@max-7xl:hidden',
      cell: ({ openCents }) => (openCents === 0 ? '—' : <Money cents={openCents} />),
    },
  ];
}

const byNumber = { by: 'number', up: 'Menor número', down: 'Maior número' };

/** Net after costs: red for a loss, never green, because the price may be below the legal minimum. */
function Left({ cents }: { cents: number }) {
  return <Money cents={cents} {...(cents < 0 ? { tone: 'neg' as const } : {})} />;
}

function LeftLine({ cents }: { cents: number }) {
  return (
    <span className="text-sm font-medium">
      {cents < 0 ? 'Prejuízo' : 'Sobrou'} <Left cents={cents} />
    </span>
  );
}

function RouteCell({ freight: { originCity, destinationCity } }: { freight: Freight }) {
  return (
    <OneLine text={`${originCity.name} até ${destinationCity.name}`}>
      {originCity.name} <span aria-hidden="true">→</span>
      <span className="sr-only"> até </span> {destinationCity.name}
    </OneLine>
  );
}

function lateDays({ receivables, extraReceivables }: Freight): number {
  return Math.max(0, ...[...receivables, ...extraReceivables].map(({ overdueDays }) => overdueDays));
}

/** Payment status; null before the freight is completed, unless a payment is overdue. */
function paymentStatus(freight: Freight): ReactNode {
  if (lateDays(freight) > 0) return <StatusBadge status="overdue" />;
  if (freight.cancelledOn !== null || freight.status !== 'completed') return null;
  return freight.openCents > 0 ? <StatusBadge status="pending">A receber</StatusBadge> : <StatusBadge status="paid" />;
}

/** Status, and overdue payments. */
export function FreightBadges({ freight }: { freight: Freight }) {
  const late = lateDays(freight);
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={freight.cancelledOn ? 'cancelled' : freight.status} />
      {late > 0 && <StatusBadge status="overdue">Pagamento atrasado</StatusBadge>}
      {late === 0 && freight.status === 'completed' && freight.openCents > 0 && (
        <StatusBadge status="pending">
          {/* The price beside it is the whole: the open amount has its own label. */}A receber{' '}
          {formatMoney(freight.openCents)}
        </StatusBadge>
      )}
    </span>
  );
}
