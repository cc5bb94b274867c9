/** The form of one record. */
import { useWatch } from 'react-hook-form';
import { useSaveAgain } from '@/components/resource/use-save-again';
import type { MaintenanceInput, MaintenanceRecord } from '@/api/maintenance-types';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Vehicle } from '@/api/types';
import { useToday } from '@/api/session/user-today';
import { maintenanceInputLimits } from '@/lib/generated/limits';
import { FormColumns } from '@/components/form/form-columns';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { previewOf } from './bill-preview';
import { ItemFields } from './item-fields';
import { BillFields, MoreFields, PlanFields } from './maintenance-fields';
import { maintenanceSchema, maintenanceValues, type MaintenanceValues } from './maintenance-model';
import { useMaintenancePreview, useSaveMaintenance } from './maintenance-queries';
import { PaymentFields } from './payment-fields';

/** Props of `MaintenanceForm`. */
export type MaintenanceFormProps = {
  userId: number;
  record: MaintenanceRecord | null;
  defaults: MaintenanceValues;
  /** Names the draft of a new one. */
  draft: string;
  vehicles: Vehicle[];
  cancelTo: string;
  /** Whether it comes right after one that was saved. */
  follows?: boolean;
  onAgain?: (record: MaintenanceRecord) => void;
  onSaved: (record: MaintenanceRecord) => void;
};

function useMaintenanceForm(props: MaintenanceFormProps) {
  const { userId, record, defaults, draft, vehicles, onAgain, onSaved } = props;
  const save = useSaveMaintenance(record?.id ?? null);
  const again = useSaveAgain(onAgain && 'Salvar e lançar outra', onAgain, onSaved);
  const frame = useRecordForm<MaintenanceValues, MaintenanceInput, MaintenanceRecord>({
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
  return { ...frame, ...again.frame };
}

/** Makes or changes a record. */
export function MaintenanceForm(props: MaintenanceFormProps) {
  const frame = useMaintenanceForm(props);
  const { form } = frame;
  const { userId, vehicles } = props;
  const isNew = props.record === null;
  const today = useToday();
  const values = useWatch({ control: form.control }) as MaintenanceValues;
  const latest = useMaintenancePreview(previewOf(values));
  return (
    <RecordForm
      {...frame}
      limits={maintenanceInputLimits}
      submitLabel={isNew ? 'Salvar manutenção' : 'Salvar alterações'}
      startTyping={props.follows === true}
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
        <BillFields form={form} vehicles={vehicles} today={today} sumCents={latest.answer?.totalCents ?? null} />
        <PaymentFields form={form} userId={userId} latest={latest} />
      </FormColumns>
    </RecordForm>
  );
}
