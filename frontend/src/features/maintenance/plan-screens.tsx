/** A new line of the plan, and the page of a stored one. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { MaintenancePlan } from '@/api/maintenance-types';
import { sentenceOf } from '@/api/record-form';
import { useToday } from '@/api/user';
import { newDraftName } from '@/lib/draft';
import { PlateChip } from '@/ui/badge';
import { Button, LinkButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialog';
import { FormError } from '@/ui/field';
import { PageHeader } from '@/ui/page-header';
import { ErrorState, ListSkeleton } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { DueBadge } from './maintenance-badges';
import { useVehicleChoices } from './maintenance-queries';
import { NoVehicle } from './maintenance-screens';
import { everyWords } from './maintenance-words';
import { fulfilLink, PlanDue } from './plan-due';
import { PlanForm } from './plan-form';
import { newPlan, planInput, planValues } from './plan-model';
import { useDeletePlan, usePlan, useSavePlan } from './plan-queries';

const BACK = '/maintenance?tab=plan';

/** A new line. */
export function NewPlan({ vehicleId, userId }: { vehicleId: number | null; userId: number }) {
  const navigate = useNavigate();
  const query = useVehicleChoices(userId);
  const vehicles = (query.data?.items ?? []).filter(({ status }) => status !== 'inactive');
  const only = vehicles.length === 1 ? vehicles[0]?.id : undefined;
  const draft = newDraftName('plan', { vehicleId });
  return (
    <>
      <PageHeader title="Novo item do plano" back={BACK} />
      {query.isPending && <ListSkeleton rows={3} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && vehicles.length === 0 && <NoVehicle />}
      {vehicles.length > 0 && (
        <div className="max-w-3xl">
          <PlanForm
            key={draft}
            userId={userId}
            plan={null}
            draft={draft}
            defaults={newPlan(vehicleId ?? only ?? null)}
            vehicles={vehicles}
            cancelTo={BACK}
            onSaved={() => void navigate(BACK, { replace: true })}
          />
        </div>
      )}
    </>
  );
}

/** A stored line: how it stands, its form, and the ways out. */
export function PlanView({ id, userId }: { id: number; userId: number }) {
  const navigate = useNavigate();
  const query = usePlan(id, userId);
  return (
    <>
      <PageHeader title={query.data?.name ?? 'Item do plano'} back={BACK} />
      {query.isPending && <ListSkeleton rows={3} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <div className="flex max-w-3xl flex-col gap-4">
          <Standing plan={query.data} />
          <PlanForm
            userId={userId}
            plan={query.data}
            defaults={planValues(query.data)}
            vehicles={[]}
            cancelTo={BACK}
            onSaved={() => void navigate(BACK, { replace: true })}
          />
          <PlanEnd plan={query.data} />
        </div>
      )}
    </>
  );
}

function Standing({ plan }: { plan: MaintenancePlan }) {
  const today = useToday();
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <PlateChip plate={plan.plate} />
          {plan.active && <DueBadge state={plan.due.state} />}
        </p>
        <p className="font-semibold">{everyWords(plan)}</p>
        {plan.active ? (
          <PlanDue plan={plan} today={today} />
        ) : (
          <p className="text-ink-2">Fora do plano: não avisa mais. Ative de novo para voltar a contar.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {plan.active && <LinkButton to={fulfilLink(plan)}>Registrar que foi feito</LinkButton>}
          {plan.due.lastRecordId !== null && (
            <LinkButton to={`/maintenance?id=${plan.due.lastRecordId}`} variant="ghost">
              Ver a última vez
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Out of use for now, or gone for good. */
function PlanEnd({ plan }: { plan: MaintenancePlan }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const save = useSavePlan(plan.id);
  const remove = useDeletePlan(plan.id);
  function setActive(active: boolean) {
    save.mutate(
      { body: planInput(plan, active), ifMatch: plan.version },
      { onSuccess: () => toast({ title: active ? 'Item de volta ao plano' : 'Item fora do plano' }) },
    );
  }
  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Item apagado' });
        void navigate(BACK, { replace: true });
      },
    });
  }
  return (
    <>
      <FormError>{sentenceOf(save.error)}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => setActive(!plan.active)}>
          {plan.active ? 'Desativar' : 'Ativar de novo'}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Apagar item
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Apagar ${plan.name}?`}
        confirmLabel="Apagar item"
        busy={remove.isPending}
        error={sentenceOf(remove.error) ?? undefined}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        O item sai do plano. As manutenções já lançadas ficam. Se é só por um tempo, desative.
      </ConfirmDialog>
    </>
  );
}
