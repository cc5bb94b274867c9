/** Loads the data that the maintenance form needs. */
import { useNavigate } from 'react-router-dom';
import { Truck } from 'lucide-react';
import { newDraftName } from '@/lib/forms/draft';
import { restoredUrl } from '@/lib/navigation/list-restoration';
import { useConsecutiveForms } from '@/components/resource/use-save-again';
import { combineQueries } from '@/components/resource/query-boundary';
import { RecordPage } from '@/components/resource/record-page';
import { useVehicleOptions } from '@/api/record-options';
import type { MaintenanceRecord, MaintenancePlan, Vehicle } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';
import { MaintenanceForm } from './maintenance-form';
import { maintenanceValues, newMaintenance } from './maintenance-model';
import { useMaintenanceRecord } from './maintenance-queries';
import { usePlan } from './plan-queries';

/** References in the link to the form. */
export type MaintenanceContext = { vehicleId: number | null; planId: number | null };

/** Active vehicles, and the selected one. */
function usable(vehicles: readonly Vehicle[], meant: number | null): Vehicle[] {
  return vehicles.filter(({ id, status }) => status !== 'inactive' || id === meant);
}

/** New record; another of the same vehicle and day can follow. */
export function NewMaintenance({ context, userId }: { context: MaintenanceContext; userId: number }) {
  const vehicles = useVehicleOptions(userId);
  const plan = usePlan(context.planId, userId);
  const backTo = context.planId === null ? '/maintenance' : '/maintenance?tab=plan';
  return (
    <RecordPage title="Nova manutenção" back={backTo} query={vehicles} isWaiting={plan.isLoading}>
      {({ items }) =>
        items.length === 0 ? (
          <NoVehicle />
        ) : (
          <ConsecutiveForms
            vehicles={items}
            context={context}
            plan={plan.data ?? null}
            backTo={backTo}
            userId={userId}
          />
        )
      }
    </RecordPage>
  );
}

/** Empty state without a vehicle. */
export function NoVehicle() {
  return (
    <EmptyState
      icon={<Truck aria-hidden="true" />}
      title="Cadastre seu veículo primeiro"
      action={
        <LinkButton to="/vehicles?new=truck" variant="primary">
          Cadastrar caminhão
        </LinkButton>
      }
    >
      Com o veículo cadastrado, você lança as manutenções, e a Boleia avisa o que vai vencer.
    </EmptyState>
  );
}

type ConsecutiveFormsProps = {
  vehicles: Vehicle[];
  context: MaintenanceContext;
  plan: MaintenancePlan | null;
  backTo: string;
  userId: number;
};

function ConsecutiveForms({ vehicles, context, plan, backTo, userId }: ConsecutiveFormsProps) {
  const navigate = useNavigate();
  const today = useToday();
  const { key, isConsecutive, last, next } = useConsecutiveForms<MaintenanceRecord>();
  const meant = context.vehicleId ?? plan?.vehicleId ?? null;
  const choices = usable(vehicles, meant);
  const only = choices.length === 1 ? choices[0]?.id : undefined;
  const first = choices.find(({ id }) => id === meant)?.id ?? only ?? null;
  return (
    <MaintenanceForm
      key={key}
      userId={userId}
      record={null}
      defaults={last === null ? newMaintenance(first, today, plan) : newMaintenance(last.vehicleId, last.doneOn, null)}
      draft={newDraftName('maintenance', { vehicleId: context.vehicleId, planId: context.planId })}
      vehicles={choices}
      cancelTo={backTo}
      isConsecutive={isConsecutive}
      onAgain={next}
      onSaved={() => void navigate(restoredUrl(backTo), { replace: true })}
    />
  );
}

export function EditMaintenance({ id, userId }: { id: number; userId: number }) {
  const navigate = useNavigate();
  const query = useMaintenanceRecord(id, userId);
  const vehicles = useVehicleOptions(userId);
  const back = `/maintenance?id=${id}`;
  return (
    <RecordPage title="Editar manutenção" back={back} query={combineQueries(query, vehicles)}>
      {([record, { items }]) => (
        <MaintenanceForm
          userId={userId}
          record={record}
          defaults={maintenanceValues(record)}
          draft=""
          vehicles={usable(items, record.vehicleId)}
          cancelTo={back}
          onSaved={() => void navigate(back, { replace: true })}
        />
      )}
    </RecordPage>
  );
}
