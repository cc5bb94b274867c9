/** How the sums of months and vehicles look in a table, and what they can be ordered by. */
import { Link } from 'react-router-dom';
import type { ClosedMonths, MonthFlow, VehicleFlow } from '@/api/finance-types';
import { urlWith } from '@/api/query';
import { formatPlate } from '@/lib/format/br-documents';
import type { Column } from '@/components/data-table/data-list';
import { Money } from '@/components/ui/money';
import { byAmount } from '@/components/data-table/sort';
import { ClosedMark, isClosed } from './closing/closed-months';
import { monthName } from './months';

/** The first and the last day of a period. */
export type Range = { from: string; to: string };

type Sums = Pick<MonthFlow, 'incomeCents' | 'expenseCents' | 'netCents'>;

/** Three amounts beside each other: on a tablet with an open menu they need each other's room. */
const tight = 'max-lg:px-1.5 max-lg:text-sm';

/** Income, costs, and the difference. */
export const sumColumns: Column<Sums>[] = [
  {
    key: 'income',
    header: 'Entradas',
    sort: byAmount('income'),
    align: 'right',
    className: tight,
    cell: ({ incomeCents }) => <Money cents={incomeCents} />,
    cardCell: ({ incomeCents }) => (
      <>
        Entrou <Money cents={incomeCents} />
      </>
    ),
  },
  {
    key: 'expense',
    header: 'Saídas',
    sort: byAmount('expense'),
    align: 'right',
    className: tight,
    cell: ({ expenseCents }) => <Money cents={expenseCents} />,
    cardCell: ({ expenseCents }) => (
      <>
        Saiu <Money cents={expenseCents} />
      </>
    ),
  },
  {
    key: 'net',
    header: 'Diferença',
    sort: byAmount('net'),
    align: 'right',
    className: tight,
    card: 'aside',
    cell: ({ netCents }) => <Money cents={netCents} signed className="font-bold" />,
  },
];

/** Sort keys of those columns. */
export const sumOrders = {
  income: (row: Sums) => row.incomeCents,
  expense: (row: Sums) => row.expenseCents,
  net: (row: Sums) => row.netCents,
};

/** Sort keys of the months. */
export const monthOrders = { ...sumOrders, month: (row: MonthFlow) => row.month };

const byMonth = { by: 'month', up: 'Mês mais antigo', down: 'Mês mais recente' };

/** A month and its sums; a closed one is marked. */
export function monthColumns(state: ClosedMonths | undefined): Column<MonthFlow>[] {
  const cell = ({ month }: MonthFlow) =>
    isClosed(state, month) ? (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        {monthName(month)}
        <ClosedMark />
      </span>
    ) : (
      monthName(month)
    );
  return [{ key: 'month', header: 'Mês', sort: byMonth, card: 'title', cell }, ...sumColumns];
}

/** A vehicle, which leads to its lines of the period. */
export function vehicleColumn(range: Range): Column<VehicleFlow> {
  return {
    key: 'vehicle',
    header: 'Veículo',
    card: 'title',
    cell: ({ vehicleId, plate }) =>
      vehicleId === null ? (
        'Sem veículo'
      ) : (
        <Link
          to={urlWith('/finances', { vehicleId, ...range })}
          className="inline-flex min-h-12 items-center underline decoration-line-strong underline-offset-4 md:min-h-0"
        >
          {plate ? formatPlate(plate) : 'Veículo'}
        </Link>
      ),
  };
}
