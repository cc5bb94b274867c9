/** /freights: the list, and by the query string the form, the page of one freight, and the clients. */
import { BesideList } from '@/records/beside-list';
import { idParam } from '@/lib/url-filters';
import { PageParts, type PartProps } from '@/records/page-parts';
import { late, lateOf } from '@/ui/late';

const form = () => import('./freight-form');
const NewFreight = lateOf(async () => (await form()).NewFreight);
const EditFreight = lateOf(async () => (await form()).EditFreight);
const FreightView = lateOf(async () => (await import('./freight-view')).FreightView);
const FreightList = lateOf(async () => (await import('./freight-list')).FreightList);
const ClientList = late(() => import('./client-list'));
const ClaimPage = late(() => import('./claim-page'));

/** Chooses what of the freights is on screen. */
export default function FreightsPage({ userId = 1 }: { userId?: number }) {
  return <PageParts userId={userId} Part={Part} />;
}

function Part({ params, userId }: PartProps) {
  if (params.has('new')) return <NewFreight userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) {
    return params.get('tab') === 'clients' ? <ClientList userId={userId} /> : <FreightList userId={userId} />;
  }
  if (params.has('claim')) return <ClaimPage key={id} id={id} userId={userId} />;
  return params.has('edit') ? (
    <EditFreight key={id} id={id} userId={userId} />
  ) : (
    <BesideList list={<FreightList userId={userId} />}>
      <FreightView key={id} id={id} userId={userId} />
    </BesideList>
  );
}
