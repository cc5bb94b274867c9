/** The books month by month, by category and by vehicle. */
import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { CalendarDays } from 'lucide-react';
import { useSearchParams, Link } from 'react-router-dom';
import { addMonths, firstDay, lastDay, monthName, monthOf } from '@/lib/format/months';
import { QueryBoundary } from '@/components/resource/query-boundary';
import type { CategorySum, FinanceSummary, TransactionKind, ClosedMonths, MonthFlow, VehicleFlow } from '@/api/types';
import { urlWith } from '@/api/query';
import { useToday } from '@/api/session/current-user';
import { categoryLabels } from '@/lib/generated/enum-labels';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CostBars } from '@/components/charts/cost-bars';
import { MonthMultiples } from '@/components/charts/month-multiples';
import { DataList, type Column } from '@/components/data-table/data-list';
import { sortingBy, sortingUnder, useOrder, byAmount } from '@/components/data-table/sort';
import { EmptyState } from '@/components/ui/states';
import { ChartRoom, MonthChart } from './cash-flow/charts';
import { ClosedMonthsCard, ClosedMark, isClosed } from './closing/closed-months';
import { useClosedMonths, useSummary } from './finance-queries';
import { PeriodSelect } from './period-select';
import { formatPlate } from '@/lib/format/br-documents';
import { Money } from '@/components/ui/money';

type Range = { from: string; to: string };

type Sums = Pick<MonthFlow, 'incomeCents' | 'expenseCents' | 'netCents'>;

/** Three amounts side by side: on a tablet with an open menu they need compact cells. */
const tight = 'max-lg:px-1.5 max-lg:text-sm';

const sumColumns: Column<Sums>[] = [
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

const sumOrders = {
  income: (row: Sums) => row.incomeCents,
  expense: (row: Sums) => row.expenseCents,
  net: (row: Sums) => row.netCents,
};

const monthOrders = { ...sumOrders, month: (row: MonthFlow) => row.month };

const byMonth = { by: 'month', up: 'Mês mais antigo', down: 'Mês mais recente' };

/** Month with a mark if closed. */
function monthColumns(state: ClosedMonths | undefined): Column<MonthFlow>[] {
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

/** Vehicle linked to its transactions of the period. */
function vehicleColumn(range: Range): Column<VehicleFlow> {
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

/** Last twelve months, or a year. */
function rangeOf(year: string, today: string): Range {
  if (year !== '') return { from: `${year}-01-01`, to: `${year}-12-31` };
  const month = monthOf(today);
  return { from: firstDay(addMonths(month, -11)), to: lastDay(month) };
}

export function MonthsTab({ userId }: { userId: number }) {
  const [params] = useSearchParams();
  const year = /^\d{4}$/.test(params.get('year') ?? '') ? (params.get('year') ?? '') : '';
  const range = rangeOf(year, useToday());
  const query = useSummary(range, userId);
  return (
    <>
      <PeriodSelect tab="months" year={year} none="Últimos 12 meses" />
      <QueryBoundary query={query}>
        {(sums) => (sums.count === 0 ? <Nothing /> : <Figures sums={sums} range={range} userId={userId} />)}
      </QueryBoundary>
    </>
  );
}

function Nothing() {
  const expense = useSheetAddress('expense');
  return (
    <EmptyState
      icon={<CalendarDays aria-hidden="true" />}
      title="Nada neste período"
      action={<LinkButton to={expense.hrefTo('new')}>Lançar despesa</LinkButton>}
    >
      Quando houver frete, abastecimento ou despesa com vencimento neste período, a soma aparece aqui.
    </EmptyState>
  );
}

/** Chart and breakdown side by side if there is room, then the table of months. */
function Figures({ sums, range, userId }: { sums: FinanceSummary; range: Range; userId: number }) {
  const closed = useClosedMonths(userId).data;
  const filters = useUrlFilters('/finances', ['sort', 'sortVehicles']);
  const byMonths = sortingBy(filters, '-month');
  const byVehicles = sortingUnder('sortVehicles', filters, '');
  const months = useOrder(sums.months.toReversed(), byMonths, monthOrders);
  const vehicles = useOrder(sums.vehicles, byVehicles, sumOrders);
  return (
    <div className="grid items-start gap-4 2xl:grid-cols-[4fr_3fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <ChartRoom>
            <MonthChart title="Quanto entrou e saiu em cada mês" months={sums.months} />
          </ChartRoom>
          <p className="mt-3 text-sm text-ink-3">
            Cada lançamento conta no mês em que vence, pago ou não. Os da casa também contam.
          </p>
        </Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <ByCategory title="Para onde foi" kind="expense" sums={sums.categories} />
          <ByCategory title="De onde veio" kind="income" sums={sums.categories} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ClosedMonthsCard userId={userId} />
        <DataList
          caption="Mês a mês"
          rows={months}
          sorting={byMonths}
          columns={monthColumns(closed)}
          rowKey={(row) => row.month}
          href={({ month }) => urlWith('/finances', { from: firstDay(month), to: lastDay(month) })}
          rowLabel={({ month }) => `Ver lançamentos de ${monthName(month).toLowerCase()}`}
        />
        {sums.vehicles.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg font-bold">Por veículo</h2>
            <VehicleMonths sums={sums} />
            <DataList
              caption="Por veículo"
              rows={vehicles}
              sorting={byVehicles}
              columns={[vehicleColumn(range), ...sumColumns]}
              rowKey={(row) => row.vehicleId ?? 'none'}
            />
          </section>
        )}
      </div>
    </div>
  );
}

/** Months of each vehicle on one scale; a single vehicle or month has nothing to compare. */
function VehicleMonths({ sums: { months, vehicles } }: { sums: FinanceSummary }) {
  if (vehicles.length < 2 || months.length < 2) return null;
  return (
    <Card className="mb-4">
      <MonthMultiples
        title="Diferença de cada veículo, mês a mês"
        months={months.map(({ month }) => month)}
        items={vehicles.map(({ vehicleId, plate, netCents, months: ofVehicle }) => {
          const name = vehicleId === null ? 'Sem veículo' : plate ? formatPlate(plate) : 'Veículo';
          return { key: vehicleId ?? 'none', title: name, name, netCents, months: ofVehicle };
        })}
      />
    </Card>
  );
}

function ByCategory({ title, kind, sums }: { title: string; kind: TransactionKind; sums: CategorySum[] }) {
  const rows = sums
    .filter((sum) => sum.kind === kind)
    .map(({ category, amountCents }) => ({
      key: category,
      label: categoryLabels[category],
      cents: amountCents,
    }));
  if (rows.length === 0) return null;
  return (
    <Card title={title}>
      <CostBars rows={rows} income={kind === 'income'} />
    </Card>
  );
}
