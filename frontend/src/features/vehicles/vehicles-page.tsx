/** /vehicles: the list, and by its query string the form and the page of one vehicle. */
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { BesideList } from '@/records/beside-list';
import { EditVehicle, NewVehicle } from './vehicle-form';
import { VehicleList } from './vehicle-list';
import { VehicleView } from './vehicle-view';

/** Chooses what of the vehicles is on screen. */
export default function VehiclesPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const kind = params.get('new');
  if (kind !== null) {
    const type = kind === 'trailer' ? 'trailer' : 'truck';
    return <NewVehicle key={type} type={type} after={idParam(params.get('after'))} userId={userId} />;
  }
  const id = idParam(params.get('id'));
  if (id === null) return <VehicleList userId={userId} />;
  return params.has('edit') ? (
    <EditVehicle key={id} id={id} userId={userId} />
  ) : (
    <BesideList list={<VehicleList userId={userId} />}>
      <VehicleView key={id} id={id} userId={userId} />
    </BesideList>
  );
}
