/** /finances: the books and their views, and by the query string the form and the page of one transaction. */
import { Suspense } from 'react';
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam } from '@/lib/navigation/url-filters';
import { PageParts, type PartProps } from '@/components/resource/page-parts';
import { lazyComponent, lazyNamed } from '@/components/ui/lazy';
import { ListSkeleton } from '@/components/ui/states';
import { FinanceHead, tabOf } from './finance-tabs';
import { lazyParts } from './screen';

const NewTransaction = lazyNamed(lazyParts.new, 'NewTransaction');
const TransactionView = lazyNamed(lazyParts.id, 'TransactionView');
const TransactionList = lazyNamed(lazyParts[''], 'TransactionList');
const FinanceView = lazyComponent(lazyParts.tab);

export default function FinancesPage({ userId = 1 }: { userId?: number }) {
  return <PageParts userId={userId} Part={Part} />;
}

function Part({ params, userId }: PartProps) {
  const kind = params.get('new');
  if (kind !== null) {
    const chosen = kind === 'income' ? 'income' : 'expense';
    return <NewTransaction key={chosen} kind={chosen} params={params} userId={userId} />;
  }
  const id = idParam(params.get('id'));
  if (id !== null) {
    return (
      <MasterDetail list={<TransactionList userId={userId} />}>
        <TransactionView key={id} id={id} userId={userId} />
      </MasterDetail>
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
