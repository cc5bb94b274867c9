/** Fields of a bill, the fulfilled plans, and further details. */
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useFreightOptions } from '@/api/record-options';
import type { MaintenanceInput, Vehicle } from '@/api/types';
import { freightChoice, vehicleChoice } from '@/lib/labels/labels';
import { maintenanceKindLabels } from '@/lib/generated/enum-labels';
import { formatInteger, formatKm } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import { Fold } from '@/components/ui/fold';
import {
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@/components/form/form-fields';
import { Money } from '@/components/ui/money';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { useIsVeryWide } from '@/components/ui/use-media-query';
import { CategoryField } from './category-field';
import type { MaintenanceValues } from './maintenance-model';
import { intervalLabel } from './maintenance-labels';
import { usePlansOf } from './plan-queries';

export type MaintenanceFormApi = UseFormReturn<MaintenanceValues, unknown, MaintenanceInput>;

type Props = { form: MaintenanceFormApi; userId: number };

function useVehicleId(form: MaintenanceFormApi): number | null {
  const vehicleId = useWatch({ control: form.control, name: 'vehicleId' });
  return vehicleId === '' ? null : Number(vehicleId);
}

type BillProps = {
  form: MaintenanceFormApi;
  vehicles: Vehicle[];
  today: string;
  /** Total of the items; null while loading. */
  sumCents: number | null;
};

/** Bill: vehicle, day, category, total; then odometer and workshop. */
export function BillFields({ form, vehicles, today, sumCents }: BillProps) {
  const chosen = useVehicleId(form);
  const vehicle = vehicles.find(({ id }) => id === chosen);
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <FieldRow>
          <SelectField
            form={form}
            name="vehicleId"
            label="Veículo"
            required
            {...(vehicles.length === 1 ? {} : { none: 'Escolha' })}
            options={vehicles.map((one) => [String(one.id), vehicleChoice(one)] as const)}
          />
          <DateField form={form} name="doneOn" label="Data" max={today} required />
        </FieldRow>
        <FieldRow>
          <CategoryField form={form} name="category" />
          <Total form={form} sumCents={sumCents} />
        </FieldRow>
        <FieldRow>
          {vehicle?.type !== 'trailer' && (
            <NumberField
              form={form}
              name="odometerKm"
              label="Hodômetro"
              unit="km"
              optional
              {...(vehicle
                ? { placeholder: formatInteger(vehicle.odometerKm), hint: `Último: ${formatKm(vehicle.odometerKm)}` }
                : {})}
            />
          )}
          <TextField form={form} name="workshop" label="Oficina" optional placeholder="Quem fez" />
        </FieldRow>
      </div>
    </Card>
  );
}

/** Typed total, or the sum of the items. */
function Total({ form, sumCents }: Pick<BillProps, 'form' | 'sumCents'>) {
  const isDetailed = useWatch({ control: form.control, name: 'items' }).length > 0;
  if (!isDetailed) return <MoneyField form={form} name="totalCents" label="Total" required />;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-sm font-medium">Total</p>
      <p className="flex min-h-13 items-center text-title font-extrabold">
        {sumCents === null ? '—' : <Money cents={sumCents} />}
      </p>
      <p className="text-sm text-ink-3">É a soma dos itens, menos o desconto.</p>
    </div>
  );
}

/** Plans that this work fulfils; hidden without plans. */
export function PlanFields({ form, userId }: Props) {
  const plans = usePlansOf(useVehicleId(form), userId).data?.items ?? [];
  const { field, fieldState } = useController({ control: form.control, name: 'planIds' });
  if (plans.length === 0) return null;
  const chosen = plans.filter(({ id }) => field.value.includes(id)).length;
  const summary =
    chosen === 0 ? 'Marque o que este serviço deixa em dia' : countOf(chosen, 'item em dia', 'itens em dia');
  return (
    <Fold title="Plano de manutenção" summary={summary} open={field.value.length > 0}>
      <fieldset className="grid gap-x-4 gap-y-2 md:grid-cols-2" aria-invalid={fieldState.error ? true : undefined}>
        <legend className="sr-only">Itens do plano que este serviço deixa em dia</legend>
        {plans.map((plan) => (
          <Checkbox
            key={plan.id}
            label={plan.name}
            hint={intervalLabel(plan)}
            checked={field.value.includes(plan.id)}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...field.value, plan.id] : field.value.filter((id) => id !== plan.id))
            }
          />
        ))}
      </fieldset>
      {fieldState.error && (
        <p role="alert" className="text-sm font-medium text-neg">
          {fieldState.error.message}
        </p>
      )}
    </Fold>
  );
}

export function MoreFields({ form, userId }: Props) {
  const kind = useController({ control: form.control, name: 'kind' }).field;
  const vehicleId = useVehicleId(form);
  const freights = useFreightOptions(vehicleId === null ? null : { vehicleId }, userId).data?.items ?? [];
  return (
    <Fold title="Mais detalhes" summary="Tipo, resumo, dias parado, frete e observações" open={useIsVeryWide()}>
      <FieldRow>
        <Segmented
          label="Tipo"
          value={kind.value}
          onChange={kind.onChange}
          options={(['corrective', 'preventive'] as const).map((value) => ({
            value,
            label: maintenanceKindLabels[value],
          }))}
        />
        <TextField
          form={form}
          name="description"
          label="Resumo"
          optional
          placeholder="Troca de óleo e filtros, freio chiando…"
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          form={form}
          name="daysStopped"
          label="Dias parado"
          unit="dias"
          optional
          hint="Para você ver quanto deixou de ganhar."
        />
        <SelectField
          form={form}
          name="freightId"
          label="Frete"
          optional
          none="Nenhum"
          hint="Se foi na estrada."
          options={freights.map((freight) => [String(freight.id), freightChoice(freight)] as const)}
        />
      </FieldRow>
      <TextAreaField form={form} name="notes" label="Observações" optional />
    </Fold>
  );
}
