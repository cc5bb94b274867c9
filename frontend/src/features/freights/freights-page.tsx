/** /freights: the list, and by its query string the form, the page of one freight, and the clients. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { BesideList } from '@/records/beside-list';
import { late } from '@/ui/late';
import { ListSkeleton } from '@/ui/states';
import { EditFreight, NewFreight } from './freight-form';
import { FreightList } from './freight-list';
import { FreightView } from './freight-view';

const ClientList = late(() => import('./client-list'));
const ClaimPage = late(() => import('./claim-page'));

/** Chooses what of the freights is on screen. */
export default function FreightsPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  if (params.has('new')) return <NewFreight userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null && params.get('tab') === 'clients') {
    return (
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <ClientList userId={userId} />
      </Suspense>
    );
  }
  if (id === null) return <FreightList userId={userId} />;
  if (params.has('claim')) {
    return (
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <ClaimPage key={id} id={id} userId={userId} />
      </Suspense>
    );
  }
  return params.has('edit') ? (
    <EditFreight key={id} id={id} userId={userId} />
  ) : (
    <BesideList list={<FreightList userId={userId} />}>
      <FreightView key={id} id={id} userId={userId} />
    </BesideList>
  );
}
