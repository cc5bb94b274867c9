/** What the list under its filters comes to, and the ways to what is still open. */
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/client';
import type { FinanceSummary } from '@/api/finance-types';
import { Card } from '@/ui/card';
import { FigureInfo, type Figure } from '@/ui/figure-info';
import { Money } from '@/ui/money';
import { ErrorState, Skeleton } from '@/ui/states';
import type { FinanceUrlFilters } from './finance-filters';
import { useSummary, type FinanceFilters } from './finance-queries';

type Props = { asked: FinanceFilters; filters: FinanceUrlFilters; userId: number };

/** In, out, what is left, and what of it is open or late, of exactly what the list asks for. */
export function SummaryCard({ asked, filters, userId }: Props) {
  const query = useSummary(asked, userId);
  if (query.isPending) return <Skeleton className="mb-4 h-56 w-full lg:h-40 rounded-card" />;
  if (!query.data) {
    return (
      <div className="mb-4">
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  const sums = query.data;
  return (
    <Card className="mb-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-3">
        <Sum label="Entradas" figure="listed_income" cents={sums.incomeCents} />
        <Sum label="Saídas" figure="listed_expense" cents={sums.expenseCents} right />
        <Sum label="Entradas menos saídas" figure="listed_net" cents={sums.netCents} main />
      </dl>
      <Open sums={sums} filters={filters} />
      <WithoutCash sums={sums.withoutCash} />
    </Card>
  );
}

/** What of the list is in none of the sums above, because no money of the owner moved with it. */
function WithoutCash({ sums }: { sums: FinanceSummary['withoutCash'] }) {
  if (sums.incomeCents === 0 && sums.expenseCents === 0) return null;
  return (
    <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
      Fora desta soma, porque não mexe no seu caixa (motoristas):{' '}
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

type SumProps = { label: string; figure: Figure; cents: number; main?: boolean; right?: boolean };

function Sum({ label, figure, cents, main, right }: SumProps) {
  return (
    <div
      className={clsx(
        'min-w-0 max-[359px]:col-span-2',
        main && 'max-lg:col-span-2',
        right && 'min-[360px]:max-lg:text-right',
      )}
    >
      <dt className="text-sm text-ink-3">
        {label}
        <FigureInfo figure={figure} name={label} />
      </dt>
      <dd className={clsx('font-extrabold', main ? 'text-title lg:text-xl' : 'text-lg lg:text-xl')}>
        <Money cents={cents} {...(main && cents < 0 ? { tone: 'neg' as const } : {})} />
      </dd>
    </div>
  );
}

type OpenLine = { label: string; cents: number; to: string; late?: boolean };

function Open({ sums, filters }: { sums: FinanceSummary; filters: FinanceUrlFilters }) {
  const all: OpenLine[] = [
    {
      label: 'Falta receber',
      cents: sums.pendingIncomeCents,
      to: filters.hrefWith({ kind: 'income', status: 'pending', overdue: '' }),
    },
    {
      label: 'Falta pagar',
      cents: sums.pendingExpenseCents,
      to: filters.hrefWith({ kind: 'expense', status: 'pending', overdue: '' }),
    },
    {
      label: 'Atrasado a receber',
      cents: sums.overdueIncomeCents,
      to: filters.hrefWith({ kind: 'income', status: '', overdue: 'true' }),
      late: true,
    },
    {
      label: 'Atrasado a pagar',
      cents: sums.overdueExpenseCents,
      to: filters.hrefWith({ kind: 'expense', status: '', overdue: 'true' }),
      late: true,
    },
  ];
  const lines = all.filter(({ cents }) => cents > 0);
  if (lines.length === 0) return null;
  return (
    <ul className="-mb-2 mt-3 grid grid-cols-2 gap-x-4 border-t border-line pt-2 lg:grid-cols-4">
      {lines.map(({ label, cents, to, late }) => (
        <li key={label}>
          <Link
            to={to}
            replace
            className="-mx-2 flex min-h-14 flex-col justify-center rounded-control px-2 hover:bg-bg"
          >
            <span className="text-sm text-ink-2 underline decoration-line-strong underline-offset-4">{label}</span>
            <Money cents={cents} className="font-bold" {...(late ? { tone: 'neg' as const } : {})} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
