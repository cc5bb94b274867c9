/** /maintenance: records and plan, and by the query string the form and the page of one record or one line of the plan. */
import { useSearchParams } from 'react-router-dom';
import { idParam } from '@/lib/url-filters';
import { BesideList } from '@/records/beside-list';
import { MaintenanceList } from './maintenance-list';
import { EditMaintenance, NewMaintenance } from './maintenance-screens';
import { MaintenanceView } from './maintenance-view';
import { PlanList } from './plan-list';
import { NewPlan, PlanView } from './plan-screens';
import { PlanStarter } from './plan-starter';

/** Chooses what of the maintenance is on screen. */
export default function MaintenancePage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const id = idParam(params.get('id'));
  const vehicleId = idParam(params.get('vehicleId'));
  if (params.get('tab') === 'plan') {
    if (params.has('new')) return <NewPlan vehicleId={vehicleId} userId={userId} />;
    if (params.has('starter')) return <PlanStarter userId={userId} />;
    return id === null ? <PlanList userId={userId} /> : <PlanView key={id} id={id} userId={userId} />;
  }
  if (params.has('new')) {
    const about = { vehicleId, planId: idParam(params.get('planId')) };
    return <NewMaintenance key={`${about.vehicleId} ${about.planId}`} about={about} userId={userId} />;
  }
  if (id === null) return <MaintenanceList userId={userId} />;
  return params.has('edit') ? (
    <EditMaintenance key={id} id={id} userId={userId} />
  ) : (
    <BesideList list={<MaintenanceList userId={userId} />}>
      <MaintenanceView key={id} id={id} userId={userId} />
    </BesideList>
  );
}
