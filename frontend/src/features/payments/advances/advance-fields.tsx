/** The fields of an advance. */
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useFreightChoices } from '@/api/choices';
import type { Driver } from '@/api/payment-types';
import type { Freight } from '@/api/types';
import { methodLabels } from '@/lib/labels/settling';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import { FormColumns } from '@/components/form/form-columns';
import { DateField, MoneyField, SelectField, TextAreaField, type Choices } from '@/components/form/form-fields';
import type { AdvanceBody, AdvanceValues } from './advance-model';

type FieldsProps = {
  form: UseFormReturn<AdvanceValues, unknown, AdvanceBody>;
  drivers: readonly Pick<Driver, 'id' | 'name'>[];
  fixed: boolean;
  userId: number;
};

/** How much, to whom, when and how; `fixed` where it is given already. */
export function AdvanceFields({ form, drivers, fixed, userId }: FieldsProps) {
  const driverId = useWatch({ control: form.control, name: 'driverId' });
  const freights = useFreightChoices(driverId === '' ? null : { driverId: Number(driverId) }, userId).data?.items ?? [];
  const names: Choices = drivers.map(({ id, name }) => [String(id), name]);
  return (
    <FormColumns
      aside={
        <Card className="flex flex-col gap-4">
          {freights.length > 0 && (
            <SelectField
              form={form}
              name="freightId"
              label="Frete"
              optional
              none="Nenhum"
              choices={routesOf(freights)}
            />
          )}
          <TextAreaField form={form} name="notes" label="Observações" optional rows={2} />
        </Card>
      }
    >
      <Card className="flex flex-col gap-4">
        <MoneyField form={form} name="amountCents" label="Valor" big required />
        {!fixed && (
          // The freight belongs to the driver: with another driver it is none.
          <div onChange={() => form.setValue('freightId', '')}>
            <SelectField form={form} name="driverId" label="Motorista" none="Escolha" choices={names} required />
          </div>
        )}
        <FieldRow>
          <DateField form={form} name="givenOn" label="Data" required />
          <SelectField form={form} name="method" label="Como foi dado" choices={methodLabels} />
        </FieldRow>
      </Card>
    </FormColumns>
  );
}

function routesOf(freights: readonly Freight[]): Choices {
  return freights.map(({ id, number, originCity, destinationCity }) => [
    String(id),
    `nº ${number} · ${originCity.name} → ${destinationCity.name}`,
  ]);
}
