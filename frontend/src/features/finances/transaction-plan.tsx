/** How often a new amount comes: once, in instalments, or every month until a day. */
import { DateField, NumberField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import type { TransactionFormApi } from './transaction-fields';
import type { Plan } from './transaction-model';

/** The choice and what it needs. */
export function PlanFields({ form, plan }: { form: TransactionFormApi; plan: Plan }) {
  return (
    <>
      <Segmented<Plan>
        label="Quantas vezes"
        value={plan}
        onChange={(next) => form.setValue('plan', next, { shouldDirty: true })}
        options={[
          { value: 'once', label: 'Uma vez' },
          { value: 'installments', label: 'Parcelado' },
          { value: 'monthly', label: 'Todo mês' },
        ]}
      />
      {plan === 'installments' && (
        <NumberField
          form={form}
          name="installments"
          label="Em quantas vezes"
          unit="vezes"
          hint="O valor é o total: será dividido em parcelas mensais, a partir do primeiro vencimento."
          required
        />
      )}
      {plan === 'monthly' && (
        <DateField
          form={form}
          name="repeatUntil"
          label="Repetir todo mês até"
          hint="O valor se repete inteiro todo mês."
          required
        />
      )}
    </>
  );
}
