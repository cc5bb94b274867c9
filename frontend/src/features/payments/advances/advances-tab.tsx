/** Advances: list, record and form, by the query string. */
import { useSearchParams } from 'react-router-dom';
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam } from '@/lib/navigation/url-filters';
import { lazyNamed } from '@/components/ui/lazy';
import { AdvanceList } from './advance-list';

const AdvanceView = lazyNamed(() => import('./advance-view'), 'AdvanceView');
const NewAdvance = lazyNamed(() => import('./advance-form'), 'NewAdvance');

export function AdvancesTab({ userId }: { userId: number }) {
  const [params] = useSearchParams();
  const driverId = idParam(params.get('driverId'));
  if (params.has('new')) {
    return <NewAdvance driverId={driverId} freightId={idParam(params.get('freightId'))} userId={userId} />;
  }
  const id = idParam(params.get('id'));
  return id === null ? (
    <AdvanceList userId={userId} />
  ) : (
    <MasterDetail list={<AdvanceList userId={userId} />}>
      <AdvanceView key={id} id={id} driverId={driverId} userId={userId} />
    </MasterDetail>
  );
}
