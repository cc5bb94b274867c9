/** /driver-payments: settlements, drivers and advances, each with list, record and form by the query string. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { BesideList } from '@/records/beside-list';
import { late } from '@/ui/late';
import { ListSkeleton } from '@/ui/states';
import { AdvancesPart } from './advances-part';
import { DriversPart } from './drivers-part';
import { PaymentList } from './payment-list';
import { PaymentView } from './payment-view';

const PaymentFlow = late(() => import('./payment-flow'));

/** Chooses what is on screen. */
export default function PaymentsPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  // A boundary of its own shows at once that the form's code is on its way; an older one would keep the old screen.
  const isForm = params.has('new') || params.has('edit');
  return (
    <Suspense key={isForm ? 'form' : 'list'} fallback={<ListSkeleton />}>
      <Part params={params} userId={userId} />
    </Suspense>
  );
}

function Part({ params, userId }: { params: URLSearchParams; userId: number }) {
  const tab = params.get('tab');
  if (tab === 'drivers') return <DriversPart userId={userId} />;
  if (tab === 'advances') return <AdvancesPart userId={userId} />;
  if (params.has('new')) return <PaymentFlow id={null} userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) return <PaymentList userId={userId} />;
  return params.has('edit') ? (
    <PaymentFlow key={id} id={id} userId={userId} />
  ) : (
    <BesideList list={<PaymentList userId={userId} />}>
      <PaymentView key={id} id={id} userId={userId} />
    </BesideList>
  );
}
