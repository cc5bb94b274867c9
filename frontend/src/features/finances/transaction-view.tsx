/** One transaction: the form when a person made it, the way to its freight when that posted it. */
import { errorMessage } from '@/api/client';
import type { Transaction } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { LinkButton } from '@/ui/button';
import { Card, Fact, FactList } from '@/ui/card';
import { Money } from '@/ui/money';
import { PageHeader } from '@/ui/page-header';
import { ErrorState, ListSkeleton } from '@/ui/states';
import { useTransaction } from './finance-queries';
import { PaymentBadge } from './payment-badge';
import { Settle } from './settle';
import { TransactionDelete } from './transaction-delete';
import { TransactionForm } from './transaction-form';
import { transactionValues } from './transaction-model';
import { settledOnLabels, signedCents, transactionTitle } from './transaction-words';

/** Reads the transaction and shows it. */
export function TransactionView({ id, userId }: { id: number; userId: number }) {
  const query = useTransaction(id, userId);
  return (
    <>
      <PageHeader title={query.data ? transactionTitle(query.data) : 'Lançamento'} back="/finances" />
      {query.isPending && <ListSkeleton rows={3} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <div className="flex max-w-3xl flex-col gap-4">
          <Standing row={query.data} />
          {query.data.source === null && (
            <>
              <TransactionForm userId={userId} row={query.data} defaults={transactionValues(query.data)} />
              <TransactionDelete row={query.data} />
            </>
          )}
        </div>
      )}
    </>
  );
}

function Standing({ row }: { row: Transaction }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-figure font-extrabold tracking-tight">
          <Money cents={signedCents(row)} signed />
        </p>
        <PaymentBadge row={row} />
      </div>
      <div className="mt-4">
        <FactList columns={3}>
          <Fact label="Vencimento">{formatDate(row.dueOn)}</Fact>
          {row.paidOn && <Fact label={settledOnLabels[row.kind]}>{formatDate(row.paidOn)}</Fact>}
          {row.clientName && <Fact label="Cliente">{row.clientName}</Fact>}
        </FactList>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Settle row={row} />
        {row.freightId !== null && (
          <LinkButton to={`/freights?id=${row.freightId}`}>
            {row.freightNumber === null ? 'Ver frete' : `Ver frete nº ${row.freightNumber}`}
          </LinkButton>
        )}
      </div>
      {row.source && (
        <p className="mt-4 text-sm text-ink-3">Veio do frete: valor e vencimento se mudam lá, e aqui acompanham.</p>
      )}
    </Card>
  );
}
