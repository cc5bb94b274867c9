/** /freights: list, form, freight and clients, by the query string. */
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam } from '@/lib/navigation/url-filters';
import { PageParts, type PartProps } from '@/components/resource/page-parts';
import { lazyComponent, lazyNamed } from '@/components/ui/lazy';
import { lazyParts } from './screen';

const NewFreight = lazyNamed(lazyParts.new, 'NewFreight');
const EditFreight = lazyNamed(lazyParts.edit, 'EditFreight');
const FreightView = lazyNamed(lazyParts.id, 'FreightView');
const FreightList = lazyNamed(lazyParts[''], 'FreightList');
const ClientList = lazyComponent(lazyParts.tab);
const ClaimPage = lazyComponent(lazyParts.claim);

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
    <MasterDetail list={<FreightList userId={userId} />}>
      <FreightView key={id} id={id} userId={userId} />
    </MasterDetail>
  );
}
