/** A new record, and changing a stored one: what the form needs before it opens. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Truck } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { MaintenanceRecord, MaintenancePlan } from '@/api/maintenance-types';
import type { Vehicle } from '@/api/types';
import { useToday } from '@/api/user';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { MaintenanceForm } from './maintenance-form';
import { maintenanceValues, newMaintenance } from './maintenance-model';
import { useMaintenanceRecord, useVehicleChoices } from './maintenance-queries';
import { usePlan } from './plan-queries';

/** What a link says of the record it leads to. */
export type About = { vehicleId: number | null; planId: number | null };

/** Whatever is out of use is left out unless it is the one meant. */
function usable(vehicles: readonly Vehicle[], meant: number | null): Vehicle[] {
  return vehicles.filter(({ id, status }) => status !== 'inactive' || id === meant);
}

/** A new record; another can follow at once, on the same vehicle and day. */
export function NewMaintenance({ about, userId }: { about: About; userId: number }) {
  const vehicles = useVehicleChoices(userId);
  const plan = usePlan(about.planId, userId);
  const backTo = about.planId === null ? '/maintenance' : '/maintenance?tab=plan';
  const known = vehicles.data?.items;
  return (
    <>
      <PageHeader title="Nova manutenção" back={backTo} />
      {(vehicles.isPending || plan.isLoading) && <ListSkeleton rows={4} />}
      {vehicles.error && !known && (
        <ErrorState message={errorMessage(vehicles.error)} onRetry={() => void vehicles.refetch()} />
      )}
      {known?.length === 0 && <NoVehicle />}
      {known && known.length > 0 && !plan.isLoading && (
        <Rounds vehicles={known} about={about} plan={plan.data ?? null} backTo={backTo} userId={userId} />
      )}
    </>
  );
}

/** Without a vehicle there is nothing to mend. */
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
      A manutenção é de um caminhão ou de uma carreta: com ele a Boleia avisa o que está por vencer.
    </EmptyState>
  );
}

type RoundsProps = { vehicles: Vehicle[]; about: About; plan: MaintenancePlan | null; backTo: string; userId: number };

function Rounds({ vehicles, about, plan, backTo, userId }: RoundsProps) {
  const navigate = useNavigate();
  const today = useToday();
  const [rounds, setRounds] = useState<{ count: number; last: MaintenanceRecord | null }>({ count: 0, last: null });
  const meant = about.vehicleId ?? plan?.vehicleId ?? null;
  const choices = usable(vehicles, meant);
  const only = choices.length === 1 ? choices[0]?.id : undefined;
  const first = choices.find(({ id }) => id === meant)?.id ?? only ?? null;
  const { last } = rounds;
  return (
    <MaintenanceForm
      key={rounds.count}
      userId={userId}
      record={null}
      defaults={last === null ? newMaintenance(first, today, plan) : newMaintenance(last.vehicleId, last.doneOn, null)}
      draft={['maintenance:new', about.vehicleId, about.planId].filter((part) => part !== null).join('-')}
      vehicles={choices}
      cancelTo={backTo}
      follows={rounds.count > 0}
      onSaved={(record, again) => {
        if (again) setRounds({ count: rounds.count + 1, last: record });
        else void navigate(backTo, { replace: true });
      }}
    />
  );
}

/** Changes a stored record. */
export function EditMaintenance({ id, userId }: { id: number; userId: number }) {
  const navigate = useNavigate();
  const query = useMaintenanceRecord(id, userId);
  const vehicles = useVehicleChoices(userId);
  const back = `/maintenance?id=${id}`;
  const failed = query.error ?? vehicles.error;
  const ready = query.data && vehicles.data;
  return (
    <>
      <PageHeader title="Editar manutenção" back={back} />
      {!ready && !failed && <ListSkeleton rows={4} />}
      {!ready && failed && (
        <ErrorState
          message={errorMessage(failed)}
          onRetry={() => void Promise.all([query.refetch(), vehicles.refetch()])}
        />
      )}
      {query.data && vehicles.data && (
        <MaintenanceForm
          userId={userId}
          record={query.data}
          defaults={maintenanceValues(query.data)}
          draft=""
          vehicles={usable(vehicles.data.items, query.data.vehicleId)}
          cancelTo={back}
          onSaved={() => void navigate(back, { replace: true })}
        />
      )}
    </>
  );
}
