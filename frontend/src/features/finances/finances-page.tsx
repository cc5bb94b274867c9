/** /finances: the books and their views, and by the query string the form and the page of one transaction. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { BesideList } from '@/records/beside-list';
import { late } from '@/ui/late';
import { ListSkeleton } from '@/ui/states';
import { FinanceHead, tabOf } from './finance-tabs';
import { NewTransaction } from './transaction-form';
import { TransactionList } from './transaction-list';
import { aboutOf } from './transaction-model';
import { TransactionView } from './transaction-view';

const FinanceView = late(() => import('./finance-views'));

/** Chooses what of the books is on screen. */
export default function FinancesPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const kind = params.get('new');
  if (kind !== null) {
    const chosen = kind === 'income' ? 'income' : 'expense';
    const about = aboutOf(params, chosen);
    return <NewTransaction key={chosen} kind={chosen} about={about} userId={userId} />;
  }
  const id = idParam(params.get('id'));
  if (id !== null) {
    return (
      <BesideList list={<TransactionList userId={userId} />}>
        <TransactionView key={id} id={id} userId={userId} />
      </BesideList>
    );
  }
  const tab = tabOf(params.get('tab'));
  if (tab === 'list') return <TransactionList userId={userId} />;
  return (
    <>
      <FinanceHead tab={tab} />
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <FinanceView tab={tab} userId={userId} />
      </Suspense>
    </>
  );
}
