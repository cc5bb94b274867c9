/** Due dates in the vehicle form: the legal ones and the owner's own. */
import { useFieldArray } from 'react-hook-form';
import { Plus, Trash2 } from 'lucide-react';
import type { VehicleType } from '@/api/types';
import { Button, IconButton } from '@/components/ui/button';
import { FieldRow } from '@/components/form/field';
import { DateField, SelectField, TextField } from '@/components/form/form-fields';
import { LicensingOffer } from './licensing-offer';
import type { VehicleFormApi } from './vehicle-fields';
import { STATES } from './vehicle-model';

/** Licensing, insurance, tachograph (trucks), RNTRC and as many of one's own as wanted. */
export function DueDateFields({ form, type }: { form: VehicleFormApi; type: VehicleType }) {
  return (
    <>
      <FieldRow>
        <SelectField
          form={form}
          name="licensingUf"
          label="Estado da placa"
          choices={STATES.map((uf) => [uf, uf] as const)}
          none="Escolha"
          optional
        />
        <DateField form={form} name="licensingDueOn" label="Licenciamento" optional />
      </FieldRow>
      <LicensingOffer form={form} type={type} />
      <FieldRow>
        <DateField form={form} name="insuranceDueOn" label="Seguro" optional />
        {type === 'truck' && <DateField form={form} name="tachographDueOn" label="Aferição do tacógrafo" optional />}
      </FieldRow>
      <FieldRow>
        <DateField form={form} name="rntrcDueOn" label="RNTRC" optional />
      </FieldRow>
      <OwnDueDates form={form} />
    </>
  );
}

function OwnDueDates({ form }: { form: VehicleFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dueDates' });
  return (
    <div className="flex flex-col gap-3">
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-2 rounded-control bg-sunken p-3">
          <div className="min-w-0 flex-1">
            <FieldRow>
              <TextField form={form} name={`dueDates.${index}.name`} label="O que vence" placeholder="Extintor, AET…" />
              <DateField form={form} name={`dueDates.${index}.dueOn`} label="Vence em" />
            </FieldRow>
          </div>
          <IconButton label={`Tirar vencimento ${index + 1}`} className="mt-7.5" onClick={() => remove(index)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        icon={<Plus aria-hidden="true" />}
        className="self-start"
        onClick={() => append({ name: '', dueOn: '' }, { focusName: `dueDates.${fields.length}.name` })}
      >
        Outro vencimento
      </Button>
    </div>
  );
}
