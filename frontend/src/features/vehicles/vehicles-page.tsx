/** /vehicles: the list, and by its query string the form and the page of one vehicle. */
import { BesideList } from '@/records/beside-list';
import { idParam } from '@/lib/url-filters';
import { PageParts, type PartProps } from '@/records/page-parts';
import { lateOf } from '@/ui/late';
import { parts } from './parts';

const NewVehicle = lateOf(parts.new, 'NewVehicle');
const EditVehicle = lateOf(parts.edit, 'EditVehicle');
const VehicleView = lateOf(parts.id, 'VehicleView');
const VehicleList = lateOf(parts[''], 'VehicleList');

/** Chooses what of the vehicles is on screen. */
export default function VehiclesPage({ userId = 1 }: { userId?: number }) {
  return <PageParts userId={userId} Part={Part} />;
}

function Part({ params, userId }: PartProps) {
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
