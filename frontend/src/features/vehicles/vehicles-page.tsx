/** /vehicles: list, form and record, by the query string. */
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam } from '@/lib/navigation/url-filters';
import { PageParts, type PartProps } from '@/components/resource/page-parts';
import { lazyNamed } from '@/components/ui/lazy';
import { lazyParts } from './screen';

const NewVehicle = lazyNamed(lazyParts.new, 'NewVehicle');
const EditVehicle = lazyNamed(lazyParts.edit, 'EditVehicle');
const VehicleView = lazyNamed(lazyParts.id, 'VehicleView');
const VehicleList = lazyNamed(lazyParts[''], 'VehicleList');

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
    <MasterDetail list={<VehicleList userId={userId} />}>
      <VehicleView key={id} id={id} userId={userId} />
    </MasterDetail>
  );
}
