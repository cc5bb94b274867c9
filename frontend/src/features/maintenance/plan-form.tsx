/** Form and page of a plan. */
import { useNavigate } from 'react-router-dom';
import { restoredUrl } from '@/lib/navigation/list-restoration';
import { DeleteRecord } from '@/components/resource/delete-record';
import { RecordPage } from '@/components/resource/record-page';
import { useVehicleOptions } from '@/api/record-options';
import type { MaintenancePlan, MaintenancePlanInput, Vehicle } from '@/api/types';
import { sentenceOf } from '@/api/mutation';
import { useToday } from '@/api/session/current-user';
import { newDraftName } from '@/lib/forms/draft';
import { PlateChip } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FormError, FormColumns, FieldRow } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import { toast } from '@/components/ui/toast-store';
import { DueBadge } from './maintenance-badges';
import { NoVehicle } from './maintenance-form-container';
import { intervalLabel } from './maintenance-labels';
import { fulfilLink, PlanDue } from './plan-due';
import { newPlan, planInput, planValues, planSchema, type PlanValues } from './plan-model';
import { useDeletePlan, usePlan, useSavePlan } from './plan-queries';
import { useRecordForm } from '@/api/forms/use-record-form';
import { vehicleChoice } from '@/lib/labels/labels';
import { maintenancePlanInputLimits } from '@/lib/generated/limits';
import { DateField, NumberField, SelectField, TextAreaField, TextField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';
import { CategoryField } from './category-field';

type PlanFormProps = {
  userId: number;
  plan: MaintenancePlan | null;
  /** Name of a new record's draft. */
  draft?: string | null;
  defaults: PlanValues;
  vehicles: readonly Vehicle[];
  cancelTo: string;
  onSaved: (plan: MaintenancePlan) => void;
};

function PlanForm({ userId, plan, draft = null, defaults, vehicles, cancelTo, onSaved }: PlanFormProps) {
  const today = useToday();
  const save = useSavePlan(plan?.id ?? null);
  const record = useRecordForm<PlanValues, MaintenancePlanInput, MaintenancePlan>({
    userId,
    name: plan === null ? draft : `plan:${plan.id}`,
    defaults,
    version: plan?.version ?? null,
    schema: planSchema,
    toValues: planValues,
    save: (body, { ifMatch }) => save.mutateAsync({ body, ifMatch }),
    onSaved: (saved) => {
      toast({ title: plan === null ? 'Item adicionado ao plano' : 'Alterações salvas', description: saved.name });
      onSaved(saved);
    },
  });
  const { form } = record;
  return (
    <RecordForm
      {...record}
      limits={maintenancePlanInputLimits}
      submitLabel={plan === null ? 'Adicionar ao plano' : 'Salvar alterações'}
      cancelTo={cancelTo}
    >
      <FormColumns
        aside={
          <Card className="flex flex-col gap-4">
            <FieldRow>
              <DateField form={form} name="lastDoneOn" label="Última vez em" max={today} optional />
              <NumberField
                form={form}
                name="lastDoneKm"
                label="Hodômetro da última vez"
                unit="km"
                optional
                hint="Daqui em diante contam as manutenções que você lançar."
              />
            </FieldRow>
            <TextAreaField form={form} name="notes" label="Observações" optional placeholder="Marca do óleo, peça…" />
          </Card>
        }
      >
        <Card className="flex flex-col gap-4">
          {plan === null && (
            <SelectField
              form={form}
              name="vehicleId"
              label="Veículo"
              required
              {...(vehicles.length === 1 ? {} : { none: 'Escolha' })}
              options={vehicles.map((vehicle) => [String(vehicle.id), vehicleChoice(vehicle)] as const)}
            />
          )}
          <FieldRow>
            <TextField form={form} name="name" label="O que fazer" required placeholder="Óleo do motor e filtro" />
            <CategoryField form={form} name="category" />
          </FieldRow>
          <FieldRow>
            <NumberField
              form={form}
              name="everyKm"
              label="A cada quantos km"
              unit="km"
              hint="Preencha os km, os meses ou os dois: vale o que vier antes."
            />
            <NumberField form={form} name="everyMonths" label="A cada quantos meses" unit="meses" />
          </FieldRow>
        </Card>
      </FormColumns>
    </RecordForm>
  );
}

const BACK = '/maintenance?tab=plan';

export function NewPlan({ vehicleId, userId }: { vehicleId: number | null; userId: number }) {
  const navigate = useNavigate();
  const query = useVehicleOptions(userId);
  const draft = newDraftName('plan', { vehicleId });
  return (
    <RecordPage title="Novo item do plano" back={BACK} query={query} skeleton={3}>
      {({ items }) => {
        const vehicles = items.filter(({ status }) => status !== 'inactive');
        const only = vehicles.length === 1 ? vehicles[0]?.id : undefined;
        if (vehicles.length === 0) return <NoVehicle />;
        return (
          <PlanForm
            key={draft}
            userId={userId}
            plan={null}
            draft={draft}
            defaults={newPlan(vehicleId ?? only ?? null)}
            vehicles={vehicles}
            cancelTo={BACK}
            onSaved={() => void navigate(restoredUrl(BACK), { replace: true })}
          />
        );
      }}
    </RecordPage>
  );
}

export function PlanView({ id, userId }: { id: number; userId: number }) {
  const navigate = useNavigate();
  const query = usePlan(id, userId);
  return (
    <RecordPage title={query.data?.name ?? 'Item do plano'} back={BACK} query={query} skeleton={3}>
      {(plan) => (
        <FormColumns
          aside={
            <PlanForm
              userId={userId}
              plan={plan}
              defaults={planValues(plan)}
              vehicles={[]}
              cancelTo={BACK}
              onSaved={() => void navigate(restoredUrl(BACK), { replace: true })}
            />
          }
        >
          <StatusSummary plan={plan} />
          <PlanEnd plan={plan} />
        </FormColumns>
      )}
    </RecordPage>
  );
}

function StatusSummary({ plan }: { plan: MaintenancePlan }) {
  const today = useToday();
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <PlateChip plate={plan.plate} />
          {plan.active && <DueBadge state={plan.due.state} />}
        </p>
        <p className="font-medium">{intervalLabel(plan)}</p>
        {plan.active ? (
          <PlanDue plan={plan} today={today} />
        ) : (
          <p className="text-ink-2">
            Este item está fora do plano e não avisa mais. Ative de novo para voltar a avisar.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {plan.active && <LinkButton to={fulfilLink(plan)}>Já fiz</LinkButton>}
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

/** Deactivates or deletes a plan. */
function PlanEnd({ plan }: { plan: MaintenancePlan }) {
  const save = useSavePlan(plan.id);
  function setActive(active: boolean) {
    save.mutate(
      { body: planInput(plan, active), ifMatch: plan.version },
      { onSuccess: () => toast({ title: active ? 'Item de volta ao plano' : 'Item fora do plano' }) },
    );
  }
  return (
    <Fold title="Tirar do plano" summary="Desativar por um tempo ou apagar" open={!plan.active}>
      <FormError>{sentenceOf(save.error)}</FormError>
      <p className="text-ink-2">
        Se apagar, o item sai do plano; as manutenções já lançadas continuam. Se é só por um tempo, desative.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={save.isPending} onClick={() => setActive(!plan.active)}>
          {plan.active ? 'Desativar' : 'Ativar de novo'}
        </Button>
        <DeleteRecord
          deletion={useDeletePlan(plan.id)}
          done="Item apagado"
          name={plan.name}
          at={`/maintenance?tab=plan&id=${plan.id}`}
          back={BACK}
        >
          Apagar item
        </DeleteRecord>
      </div>
    </Fold>
  );
}
