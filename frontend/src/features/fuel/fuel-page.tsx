/** /fuel: list, consumption, form and fill-up, by the query string. */
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam } from '@/lib/navigation/url-filters';
import { PageParts, type PartProps } from '@/components/resource/page-parts';
import { lazyNamed } from '@/components/ui/lazy';
import { lazyParts } from './screen';

const NewFuel = lazyNamed(lazyParts.new, 'NewFuel');
const EditFuel = lazyNamed(lazyParts.edit, 'EditFuel');
const FuelView = lazyNamed(lazyParts.id, 'FuelView');
const FuelList = lazyNamed(lazyParts[''], 'FuelList');
const FuelConsumptionTab = lazyNamed(lazyParts.tab, 'FuelConsumptionTab');

export default function FuelPage({ userId = 1 }: { userId?: number }) {
  return <PageParts userId={userId} Part={Part} />;
}

function Part({ params, userId }: PartProps) {
  if (params.has('new')) {
    const context = { vehicleId: idParam(params.get('vehicleId')), freightId: idParam(params.get('freightId')) };
    return (
      <NewFuel key={`${context.vehicleId} ${context.freightId}`} context={context} params={params} userId={userId} />
    );
  }
  const id = idParam(params.get('id'));
  if (id !== null) {
    return params.has('edit') ? (
      <EditFuel key={id} id={id} userId={userId} />
    ) : (
      <MasterDetail list={<FuelList userId={userId} />}>
        <FuelView key={id} id={id} userId={userId} />
      </MasterDetail>
    );
  }
  return params.get('tab') === 'consumption' ? <FuelConsumptionTab userId={userId} /> : <FuelList userId={userId} />;
}
