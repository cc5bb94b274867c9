/** /finances: the books and their views, and by the query string the form and the page of one transaction. */
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { ListSkeleton } from '@/ui/states';
import { FinanceHead } from './finance-tabs';
import { NewTransaction } from './transaction-form';
import { TransactionList } from './transaction-list';
import { TransactionView } from './transaction-view';

const views = {
  months: lazy(() => import('./months-tab')),
  'cash-flow': lazy(() => import('./cash-flow-tab')),
  statement: lazy(() => import('./statement-tab')),
  year: lazy(() => import('./tax-year-tab')),
} as const;

function viewOf(tab: string | null): keyof typeof views | null {
  return tab !== null && tab in views ? (tab as keyof typeof views) : null;
}

/** Chooses what of the books is on screen. */
export default function FinancesPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const kind = params.get('new');
  if (kind !== null) {
    const chosen = kind === 'income' ? 'income' : 'expense';
    const about = {
      freightId: idParam(params.get('freightId')),
      vehicleId: idParam(params.get('vehicleId')),
      driverId: idParam(params.get('driverId')),
    };
    return <NewTransaction key={chosen} kind={chosen} about={about} userId={userId} />;
  }
  const id = idParam(params.get('id'));
  if (id !== null) return <TransactionView key={id} id={id} userId={userId} />;
  const tab = viewOf(params.get('tab'));
  if (tab === null) return <TransactionList userId={userId} />;
  const View = views[tab];
  return (
    <>
      <FinanceHead tab={tab} />
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <View userId={userId} />
      </Suspense>
    </>
  );
}
