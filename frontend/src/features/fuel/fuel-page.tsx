/** /fuel: the fill-ups and the consumption, and by the query string the form and the page of one fill-up. */
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { BesideList } from '@/records/beside-list';
import { FuelConsumptionTab } from './fuel-consumption';
import { FuelList } from './fuel-list';
import { EditFuel, NewFuel } from './fuel-screens';
import { FuelView } from './fuel-view';

/** Chooses what of the fuel is on screen. */
export default function FuelPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  if (params.has('new')) {
    const about = { vehicleId: idParam(params.get('vehicleId')), freightId: idParam(params.get('freightId')) };
    return <NewFuel key={`${about.vehicleId} ${about.freightId}`} about={about} userId={userId} />;
  }
  const id = idParam(params.get('id'));
  if (id !== null) {
    return params.has('edit') ? (
      <EditFuel key={id} id={id} userId={userId} />
    ) : (
      <BesideList list={<FuelList userId={userId} />}>
        <FuelView key={id} id={id} userId={userId} />
      </BesideList>
    );
  }
  return params.get('tab') === 'consumption' ? <FuelConsumptionTab userId={userId} /> : <FuelList userId={userId} />;
}
