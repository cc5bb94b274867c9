/** The form of one line of the plan. */
import type { MaintenancePlanInput, MaintenancePlan } from '@/api/maintenance-types';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Vehicle } from '@/api/types';
import { useToday } from '@/api/session/user-today';
import { vehicleChoice } from '@/lib/labels/choice-labels';
import { maintenancePlanInputLimits } from '@/lib/generated/limits';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import { FormColumns } from '@/components/form/form-columns';
import { DateField, NumberField, SelectField, TextAreaField, TextField } from '@/components/form/form-fields';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { CategoryField } from './category-field';
import { planSchema, planValues, type PlanValues } from './plan-model';
import { useSavePlan } from './plan-queries';

/** Props of `PlanForm`. */
export type PlanFormProps = {
  userId: number;
  plan: MaintenancePlan | null;
  /** Names the draft of a new one. */
  draft?: string | null;
  defaults: PlanValues;
  vehicles: readonly Vehicle[];
  cancelTo: string;
  onSaved: (plan: MaintenancePlan) => void;
};

/** Makes or changes a line. */
export function PlanForm({ userId, plan, draft = null, defaults, vehicles, cancelTo, onSaved }: PlanFormProps) {
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
              choices={vehicles.map((vehicle) => [String(vehicle.id), vehicleChoice(vehicle)] as const)}
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
