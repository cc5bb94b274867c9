/** The fields of a transaction. */
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Freight, TransactionInput, TransactionKind, Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/br-documents';
import { categoryLabels, transactionKindLabels } from '@/lib/labels';
import { Card } from '@/ui/card';
import { FieldRow } from '@/ui/field';
import { DateField, MoneyField, SelectField, TextField, type Choices } from '@/ui/form-fields';
import { Segmented } from '@/ui/segmented';
import { Checkbox } from '@/ui/text-inputs';
import { useFreightChoices, useVehicleChoices } from './finance-queries';
import { categoriesOf, type TransactionValues } from './transaction-model';
import { settledOnLabels } from './transaction-words';

type Form = UseFormReturn<TransactionValues, unknown, TransactionInput>;

/** Kind, amount, category, days, and what it is about. */
export function TransactionFields({ form, userId }: { form: Form; userId: number }) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  function choose(next: TransactionKind) {
    form.setValue('kind', next, { shouldDirty: true });
    if (!categoriesOf(next).includes(form.getValues('category'))) form.setValue('category', 'outros');
  }
  const categories = Object.fromEntries(categoriesOf(kind).map((code) => [code, categoryLabels[code]]));
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <Segmented
          label="Tipo"
          hideLabel
          value={kind}
          onChange={choose}
          options={[
            { value: 'income', label: transactionKindLabels.income },
            { value: 'expense', label: transactionKindLabels.expense },
          ]}
        />
        <MoneyField form={form} name="amountCents" label="Valor" big required />
        <FieldRow>
          <SelectField form={form} name="category" label="Categoria" choices={categories} />
          <TextField form={form} name="description" label="Descrição" optional />
        </FieldRow>
        <Days form={form} kind={kind} />
        <About form={form} userId={userId} />
      </div>
    </Card>
  );
}

function Days({ form, kind }: { form: Form; kind: TransactionKind }) {
  const paid = useWatch({ control: form.control, name: 'paid' });
  return (
    <>
      <FieldRow>
        <DateField form={form} name="dueOn" label="Vencimento" required />
        {paid && <DateField form={form} name="paidOn" label={settledOnLabels[kind]} required />}
      </FieldRow>
      <Checkbox
        label={kind === 'income' ? 'Já recebi' : 'Já paguei'}
        checked={paid}
        onChange={({ target }) => form.setValue('paid', target.checked, { shouldDirty: true })}
      />
    </>
  );
}

function About({ form, userId }: { form: Form; userId: number }) {
  const vehicles = useVehicleChoices(userId).data?.items ?? [];
  const freights = useFreightChoices(userId).data?.items ?? [];
  return (
    <FieldRow>
      <SelectField form={form} name="vehicleId" label="Veículo" optional none="Nenhum" choices={namesOf(vehicles)} />
      <SelectField form={form} name="freightId" label="Frete" optional none="Nenhum" choices={routesOf(freights)} />
    </FieldRow>
  );
}

function namesOf(vehicles: readonly Vehicle[]): Choices {
  return vehicles.map(({ id, plate, nickname }) => [
    String(id),
    [formatPlate(plate), nickname].filter(Boolean).join(' · '),
  ]);
}

function routesOf(freights: readonly Freight[]): Choices {
  return freights.map(({ id, number, originCity, destinationCity }) => [
    String(id),
    `nº ${number} · ${originCity.name} → ${destinationCity.name}`,
  ]);
}
