import { useWatch, useController } from 'react-hook-form';
import { useSaveAgain } from '@/components/resource/use-save-again';
import type {
  MaintenanceInput,
  MaintenanceRecord,
  MaintenanceItemInput,
  MaintenancePreviewInput,
  Vehicle,
  MaintenancePreview,
} from '@/api/types';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm } from '@/api/forms/use-record-form';
import { useToday } from '@/api/session/current-user';
import { maintenanceInputLimits } from '@/lib/generated/limits';
import { FormColumns, FieldRow } from '@/components/form/field';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { ItemFields } from './item-fields';
import { BillFields, MoreFields, PlanFields, type MaintenanceFormApi } from './maintenance-fields';
import {
  maintenanceSchema,
  maintenanceValues,
  type MaintenanceValues,
  MAX_INSTALLMENTS,
  type ItemValues,
} from './maintenance-model';
import { useMaintenancePreview, useSaveMaintenance } from './maintenance-queries';
import { isDate, formatDate } from '@/lib/format/dates';
import { useDriverOptions } from '@/api/record-options';
import type { LatestResponse } from '@/api/use-latest-response';
import { Card } from '@/components/ui/card';
import { DateField, NumberField, SelectField } from '@/components/form/form-fields';
import { Money } from '@/components/ui/money';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';

type Props = { form: MaintenanceFormApi; userId: number; latest: LatestResponse<MaintenancePreview> };

/** Payment: at once, later or in instalments; day and payer. */
function PaymentFields({ form, userId, latest }: Props) {
  const [payment, paidByDriver] = useWatch({ control: form.control, name: ['payment', 'paidByDriver'] });
  const how = useController({ control: form.control, name: 'payment' }).field;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {!paidByDriver && (
          <Segmented
            label="Pagamento"
            value={how.value}
            onChange={how.onChange}
            options={[
              { value: 'paid', label: 'Já paguei' },
              { value: 'pending', label: 'A pagar' },
              { value: 'installments', label: 'Parcelado' },
            ]}
          />
        )}
        {!paidByDriver && (
          <FieldRow>
            {payment === 'installments' && (
              <NumberField form={form} name="installments" label="Parcelas" unit="vezes" required />
            )}
            {payment === 'paid' ? (
              <DateField
                form={form}
                name="paidOn"
                label="Pago em"
                optional
                hint="Se deixar em branco, vale o dia do serviço."
              />
            ) : (
              <DateField
                form={form}
                name="dueOn"
                label={payment === 'installments' ? 'Primeira parcela em' : 'Vence em'}
                optional
                hint="Se deixar em branco, vale o dia do serviço."
              />
            )}
          </FieldRow>
        )}
        {!paidByDriver && payment === 'installments' && latest.response && <Installments preview={latest.response} />}
        <DriverFields form={form} userId={userId} />
      </div>
    </Card>
  );
}

/** Amounts of the instalments, including the odd cent. */
function Installments({ preview: { payments } }: { preview: MaintenancePreview }) {
  if (payments.length < 2) return null;
  return (
    <ol aria-label="Parcelas" className="max-h-72 overflow-y-auto rounded-control bg-sunken px-4 py-2">
      {payments.map(({ installment, amountCents, dueOn }) => (
        <li key={installment} className="flex justify-between gap-4 py-1.5">
          <span className="text-ink-2">
            {installment}ª em {formatDate(dueOn)}
          </span>
          <Money cents={amountCents} className="font-medium" />
        </li>
      ))}
    </ol>
  );
}

/** Hidden without drivers. */
function DriverFields({ form, userId }: { form: MaintenanceFormApi; userId: number }) {
  const drivers = useDriverOptions(userId).data?.items ?? [];
  const paidByDriver = useWatch({ control: form.control, name: 'paidByDriver' });
  if (drivers.length === 0) return null;
  return (
    <>
      <Checkbox
        label="O motorista pagou"
        hint="Entra no custo e volta para ele no acerto."
        checked={paidByDriver}
        onChange={({ target }) => {
          form.setValue('paidByDriver', target.checked, { shouldDirty: true });
          if (!target.checked) form.setValue('driverId', '');
        }}
      />
      {paidByDriver && (
        <SelectField
          form={form}
          name="driverId"
          label="Motorista"
          required
          none="Escolha"
          options={drivers.map(({ id, name }) => [String(id), name] as const)}
        />
      )}
    </>
  );
}

/** Request item; one that is still being typed has no price. */
function itemSoFar({ type, description, quantityThousandths, unitPriceCents }: ItemValues): MaintenanceItemInput {
  const known = quantityThousandths !== null && quantityThousandths > 0;
  return {
    type,
    description,
    quantityThousandths: known ? quantityThousandths : 1000,
    unitPriceCents: known ? (unitPriceCents ?? 0) : 0,
    warrantyUntil: null,
  };
}

/** Preview request; null as long as there is nothing to add up. */
function previewOf(values: MaintenanceValues): MaintenancePreviewInput | null {
  const { items, totalCents } = values;
  const dueOn = isDate(values.dueOn) ? values.dueOn : values.doneOn;
  const inParts = values.payment === 'installments' && !values.paidByDriver;
  const isBare = items.length === 0;
  const isIdle = isBare
    ? totalCents === null || !inParts
    : items.every(({ unitPriceCents }) => unitPriceCents === null);
  if (isIdle || !isDate(dueOn)) return null;
  return {
    items: items.map(itemSoFar),
    totalCents: isBare ? totalCents : null,
    discountCents: isBare ? 0 : (values.discountCents ?? 0),
    installments: inParts ? Math.min(MAX_INSTALLMENTS, Math.max(1, values.installments ?? 1)) : 1,
    dueOn,
  };
}

export type MaintenanceFormProps = {
  userId: number;
  record: MaintenanceRecord | null;
  defaults: MaintenanceValues;
  /** Name of a new record's draft. */
  draft: string;
  vehicles: Vehicle[];
  cancelTo: string;
  /** True after a saved record. */
  isConsecutive?: boolean;
  onAgain?: (record: MaintenanceRecord) => void;
  onSaved: (record: MaintenanceRecord) => void;
};

function useMaintenanceForm(props: MaintenanceFormProps) {
  const { userId, record, defaults, draft, vehicles, onAgain, onSaved } = props;
  const save = useSaveMaintenance(record?.id ?? null);
  const again = useSaveAgain(onAgain && 'Salvar e lançar outra', onAgain, onSaved);
  const recordForm = useRecordForm<MaintenanceValues, MaintenanceInput, MaintenanceRecord>({
    userId,
    name: record === null ? draft : `maintenance:${record.id}`,
    defaults,
    version: record?.version ?? null,
    schema: maintenanceSchema,
    toValues: maintenanceValues,
    save: (filled, { ifMatch, confirm }) => {
      const trailer = vehicles.some(({ id, type }) => id === filled.vehicleId && type === 'trailer');
      const body = { ...filled, ...(trailer ? { odometerKm: null } : {}) };
      return save.mutateAsync({ body: confirmed(body, confirm), ifMatch });
    },
    onSaved: (saved) => {
      toast({ title: record === null ? 'Manutenção salva' : 'Alterações salvas' });
      again.goOn(saved);
    },
  });
  return { ...recordForm, ...again.submitProps };
}

export function MaintenanceForm(props: MaintenanceFormProps) {
  const recordForm = useMaintenanceForm(props);
  const { form } = recordForm;
  const { userId, vehicles } = props;
  const isNew = props.record === null;
  const today = useToday();
  const values = useWatch({ control: form.control }) as MaintenanceValues;
  const latest = useMaintenancePreview(previewOf(values));
  return (
    <RecordForm
      {...recordForm}
      limits={maintenanceInputLimits}
      submitLabel={isNew ? 'Salvar manutenção' : 'Salvar alterações'}
      focusFirstField={props.isConsecutive === true}
      cancelTo={props.cancelTo}
    >
      <FormColumns
        aside={
          <>
            <ItemFields form={form} latest={latest} />
            <PlanFields form={form} userId={userId} />
            <MoreFields form={form} userId={userId} />
          </>
        }
      >
        <BillFields form={form} vehicles={vehicles} today={today} sumCents={latest.response?.totalCents ?? null} />
        <PaymentFields form={form} userId={userId} latest={latest} />
      </FormColumns>
    </RecordForm>
  );
}
