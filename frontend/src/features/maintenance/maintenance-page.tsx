/** /maintenance: records, plans and their forms, by the query string. */
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam } from '@/lib/navigation/url-filters';
import { PageParts, type PartProps } from '@/components/resource/page-parts';
import { lazyNamed } from '@/components/ui/lazy';
import { lazyParts } from './screen';

const NewMaintenance = lazyNamed(lazyParts.new, 'NewMaintenance');
const EditMaintenance = lazyNamed(lazyParts.edit, 'EditMaintenance');
const MaintenanceView = lazyNamed(lazyParts.id, 'MaintenanceView');
const MaintenanceList = lazyNamed(lazyParts[''], 'MaintenanceList');
const planScreens = () => import('./plan-form');
const NewPlan = lazyNamed(planScreens, 'NewPlan');
const PlanView = lazyNamed(planScreens, 'PlanView');
const PlanStarter = lazyNamed(() => import('./plan-starter'), 'PlanStarter');
const PlanList = lazyNamed(() => import('./plan-list'), 'PlanList');

export default function MaintenancePage({ userId = 1 }: { userId?: number }) {
  return <PageParts userId={userId} Part={Part} />;
}

function Part({ params, userId }: PartProps) {
  const id = idParam(params.get('id'));
  const vehicleId = idParam(params.get('vehicleId'));
  if (params.get('tab') === 'plan') {
    if (params.has('new')) return <NewPlan vehicleId={vehicleId} userId={userId} />;
    if (params.has('starter')) return <PlanStarter userId={userId} />;
    if (id === null) return <PlanList userId={userId} />;
    return (
      <MasterDetail list={<PlanList userId={userId} />}>
        <PlanView key={id} id={id} userId={userId} />
      </MasterDetail>
    );
  }
  if (params.has('new')) {
    const context = { vehicleId, planId: idParam(params.get('planId')) };
    return <NewMaintenance key={`${context.vehicleId} ${context.planId}`} context={context} userId={userId} />;
  }
  if (id === null) return <MaintenanceList userId={userId} />;
  return params.has('edit') ? (
    <EditMaintenance key={id} id={id} userId={userId} />
  ) : (
    <MasterDetail list={<MaintenanceList userId={userId} />}>
      <MaintenanceView key={id} id={id} userId={userId} />
    </MasterDetail>
  );
}
