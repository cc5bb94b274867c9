/** Sums of the filtered list, linked to the open amounts. */
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import { useToday } from '@/api/session/current-user';
import type { FinanceSummary } from '@/api/types';
import { monthAlone, monthOf } from '@/lib/format/months';
import { Card } from '@/components/ui/card';
import { FigureInfo, type Figure } from '@/components/ui/figure-info';
import { Money } from '@/components/ui/money';
import { ErrorState, Skeleton } from '@/components/ui/states';
import type { FinanceUrlFilters } from './finance-filters';
import { useSummary, type FinanceFilters } from './finance-queries';

type Props = { listQuery: FinanceFilters; filters: FinanceUrlFilters; userId: number };

const noFlow = { incomeCents: 0, expenseCents: 0, netCents: 0 };

/**
 * Income, expenses, net, open and overdue amounts of exactly the list's filters. Without a filter the first three are
 * those of this month, because the list goes back to the first transaction.
 */
export function SummaryCard({ listQuery, filters, userId, withoutList }: Props & { withoutList: boolean }) {
  const query = useSummary(listQuery, userId);
  const month = monthOf(useToday());
  if (query.isPending) return <Skeleton className="mb-3 h-44 w-full rounded-card xl:h-16" />;
  if (!query.data) {
    // A failed list shows its own error, whose retry refetches both.
    if (withoutList) return null;
    return (
      <div className="mb-4">
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  const sums = query.data;
  const ofMonth = sums.months.find((one) => one.month === month) ?? noFlow;
  const { incomeCents, expenseCents, netCents } = filters.active ? sums : ofMonth;
  const of = filters.active ? '' : ` de ${monthAlone(month).toLowerCase()}`;
  return (
    <div className="@container mb-3">
      <Card flush className="flex flex-wrap justify-between gap-x-3 px-4 py-2 @min-[60rem]:py-1.5">
        <dl className="flex grow flex-wrap justify-between gap-x-5 gap-y-1 @min-[60rem]:justify-start">
          <Sum label={`Entradas${of}`} figure="listed_income" cents={incomeCents} />
          <Sum label={`Saídas${of}`} figure="listed_expense" cents={expenseCents} />
          <Sum label="Entradas menos saídas" figure="listed_net" cents={netCents} main />
        </dl>
        <Open sums={sums} filters={filters} />
      </Card>
    </div>
  );
}

type SumProps = { label: string; figure: Figure; cents: number; main?: boolean };

function Sum({ label, figure, cents, main }: SumProps) {
  return (
    <div
      className={clsx(
        '@max-2xl:grow',
        main ? 'flex-wrap justify-between @max-2xl:flex @max-2xl:basis-full' : '@max-2xl:basis-32',
      )}
    >
      <dt className="text-sm text-ink-3 @2xl:whitespace-nowrap">
        {label}
        <FigureInfo figure={figure} name={label} />
      </dt>
      <dd className="text-lg font-extrabold @min-[60rem]:text-sm">
        <Money cents={cents} {...(main && cents < 0 ? { tone: 'neg' as const } : {})} />
      </dd>
    </div>
  );
}

type OpenLine = { label: string; cents: number; to: string; late?: boolean };

function Open({ sums, filters }: { sums: FinanceSummary; filters: FinanceUrlFilters }) {
  const all: OpenLine[] = [
    {
      label: 'Entradas em aberto',
      cents: sums.pendingIncomeCents,
      to: filters.hrefWith({ kind: 'income', status: 'pending', overdue: '' }),
    },
    {
      label: 'Saídas em aberto',
      cents: sums.pendingExpenseCents,
      to: filters.hrefWith({ kind: 'expense', status: 'pending', overdue: '' }),
    },
    {
      label: 'Entradas atrasadas',
      cents: sums.overdueIncomeCents,
      to: filters.hrefWith({ kind: 'income', status: '', overdue: 'true' }),
      late: true,
    },
    {
      label: 'Saídas atrasadas',
      cents: sums.overdueExpenseCents,
      to: filters.hrefWith({ kind: 'expense', status: '', overdue: 'true' }),
      late: true,
    },
  ];
  const lines = all.filter(({ cents }) => cents > 0);
  if (lines.length === 0) return null;
  return (
    <ul className="grid grow basis-full grid-cols-2 gap-x-5 border-t border-line @max-[60rem]:mt-1.5 @max-[60rem]:pt-1.5 @2xl:grid-cols-4 @min-[60rem]:flex @min-[60rem]:grow-0 @min-[60rem]:basis-auto @min-[60rem]:gap-x-4 @min-[60rem]:border-t-0">
      {lines.map(({ label, cents, to, late }) => (
        <li key={label}>
          <Link
            to={to}
            replace
            className="-mx-2 flex min-h-12 flex-col justify-center rounded-control px-2 hover:bg-bg"
          >
            <span className="text-sm whitespace-nowrap text-ink-2 underline decoration-line-strong underline-offset-4">
              {label}
            </span>
            <Money cents={cents} className="font-bold" {...(late ? { tone: 'neg' as const } : {})} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Transactions in none of the sums, because they moved no money of the owner. */
export function WithoutCash({ listQuery, userId }: Pick<Props, 'listQuery' | 'userId'>) {
  const sums = useSummary(listQuery, userId).data?.withoutCash;
  if (!sums || (sums.incomeCents === 0 && sums.expenseCents === 0)) return null;
  return (
    <p className="mt-4 text-sm text-ink-2">
      Fora da soma, porque não mexe no seu caixa (motoristas):{' '}
      {sums.expenseCents !== 0 && (
        <>
          <Money cents={sums.expenseCents} /> de despesas
        </>
      )}
      {sums.expenseCents !== 0 && sums.incomeCents !== 0 && ' e '}
      {sums.incomeCents !== 0 && (
        <>
          <Money cents={sums.incomeCents} /> de descontos
        </>
      )}
      .
    </p>
  );
}
