/** The fields of a transaction. */
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { TransactionInput, TransactionKind } from '@/api/types';
import { categoryLabels, transactionKindLabels } from '@/lib/generated/choices';
import { FuelOffer } from '@/components/resource/fuel-offer';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import { DateField, MoneyField, SelectField, TextField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { bringsInstalments } from './loan-model';
import { AboutFields } from './transaction-about';
import { LoanFields } from './transaction-loan';
import { byDriver, categoriesOf, type TransactionValues } from './transaction-model';
import { PlanFields } from './transaction-plan';
import { settledOnLabels } from './transaction-labels';

/** The form of a transaction as its fields need it. */
export type TransactionFormApi = UseFormReturn<TransactionValues, unknown, TransactionInput>;

/** Kind, amount, category, days, and what it is about. How often it comes is asked only of a new one. */
export function TransactionFields({
  form,
  userId,
  isNew,
  onLeave,
}: {
  form: TransactionFormApi;
  userId: number;
  isNew: boolean;
  /** Forgets the form, which goes on as another one. */
  onLeave: () => void;
}) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  function choose(next: TransactionKind) {
    form.setValue('kind', next, { shouldDirty: true });
    if (!categoriesOf(next).includes(form.getValues('category'))) form.setValue('category', 'outros');
  }
  const categories = Object.fromEntries(categoriesOf(kind).map((code) => [code, categoryLabels[code]]));
  return (
    <Card className="grid items-start gap-x-8 gap-y-4 @4xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
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
        {isNew && <FillUp form={form} onLeave={onLeave} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Days form={form} kind={kind} isNew={isNew} />
        <LoanFields form={form} userId={userId} isNew={isNew} />
        <AboutFields form={form} kind={kind} userId={userId} />
      </div>
    </Card>
  );
}

/** Fuel has litres: its form is offered as soon as it is chosen. */
function FillUp({ form, onLeave }: { form: TransactionFormApi; onLeave: () => void }) {
  const values = useWatch({ control: form.control }) as TransactionValues;
  const { kind, category, paid, paidOn, dueOn } = values;
  if (kind !== 'expense' || category !== 'combustivel') return null;
  const { amountCents, freightId, vehicleId, driverId, paidByDriver, description } = values;
  const about = { amountCents, freightId, vehicleId, driverId, paidByDriver, description };
  return <FuelOffer soFar={{ ...about, paid, day: paid ? paidOn : dueOn }} onLeave={onLeave} />;
}

function Days({ form, kind, isNew }: { form: TransactionFormApi; kind: TransactionKind; isNew: boolean }) {
  const [paid, plan, driverId, paidByDriver, category, repays] = useWatch({
    control: form.control,
    name: ['paid', 'plan', 'driverId', 'paidByDriver', 'category', 'repays'],
  });
  const once = plan === 'once' || bringsInstalments({ kind, category, repays });
  if (byDriver({ kind, driverId, paidByDriver })) {
    return <DateField form={form} name="dueOn" label="Dia em que o motorista pagou" required />;
  }
  const done = kind === 'income' ? 'Já recebi' : 'Já paguei';
  return (
    <>
      <FieldRow>
        <DateField form={form} name="dueOn" label={once ? 'Vencimento' : 'Primeiro vencimento'} required />
        {paid && <DateField form={form} name="paidOn" label={settledOnLabels[kind]} required />}
      </FieldRow>
      <Checkbox
        label={once ? done : `${done} a primeira`}
        checked={paid}
        onChange={({ target }) => form.setValue('paid', target.checked, { shouldDirty: true })}
      />
      {isNew && !bringsInstalments({ kind, category, repays }) && <PlanFields form={form} plan={plan} />}
    </>
  );
}
