/** /freights: the list, and by its query string the form and the page of one freight. */
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { ClaimPage } from './claim-page';
import { EditFreight, NewFreight } from './freight-form';
import { FreightList } from './freight-list';
import { FreightView } from './freight-view';

/** Chooses what of the freights is on screen. */
export default function FreightsPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  if (params.has('new')) return <NewFreight userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) return <FreightList userId={userId} />;
  if (params.has('claim')) return <ClaimPage key={id} id={id} userId={userId} />;
  return params.has('edit') ? (
    <EditFreight key={id} id={id} userId={userId} />
  ) : (
    <FreightView key={id} id={id} userId={userId} />
  );
}
