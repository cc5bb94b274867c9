/** The drivers: by the query string the list, one of them, or the form. */
import { useSearchParams } from 'react-router-dom';
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam } from '@/lib/navigation/url-filters';
import { lazyNamed } from '@/components/ui/lazy';
import { DriverList } from './driver-list';

const DriverView = lazyNamed(() => import('./driver-view'), 'DriverView');
const form = () => import('./driver-form');
const NewDriver = lazyNamed(form, 'NewDriver');
const EditDriver = lazyNamed(form, 'EditDriver');

/** Chooses what of the drivers is on screen. */
export function DriversPart({ userId }: { userId: number }) {
  const [params] = useSearchParams();
  if (params.has('new')) return <NewDriver userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) return <DriverList userId={userId} />;
  return params.has('edit') ? (
    <EditDriver key={id} id={id} userId={userId} />
  ) : (
    <MasterDetail list={<DriverList userId={userId} />}>
      <DriverView key={id} id={id} userId={userId} />
    </MasterDetail>
  );
}
