/** Manual lines of a settlement: salary, allowances, discounts. */
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { OpenItems } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { Button, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import { MoneyField, NumberField, TextField } from '@/components/form/form-fields';
import type { PaymentFormApi } from './payment-model';

/** Placeholder of an empty amount. */
function agreed(cents: number | null): string {
  return cents === null || cents === 0
    ? 'O cadastro do motorista não tem este valor.'
    : `Se deixar em branco, vale o combinado: ${formatMoney(cents)}.`;
}

/** Placeholder of the salary, with its calculation: "R$ 3.500,00 (1 mês + 5 dias de 1/30)". */
function salaryHint({ salaryCents, salaryReckoning }: OpenItems): string {
  if (salaryReckoning === null || salaryReckoning.words === '') return agreed(salaryCents);
  return `Se deixar em branco, vale o combinado: ${formatMoney(salaryCents)} (${salaryReckoning.words}).`;
}

type EarningProps = { form: PaymentFormApi; open: OpenItems; monthly: boolean };

/** Salary and daily allowances. */
export function EarningFields({ form, open, monthly }: EarningProps) {
  return (
    <Card title={monthly ? 'Salário e diárias' : 'Diárias'}>
      <div className="flex flex-col gap-4">
        {monthly && (
          <MoneyField form={form} name="salaryCents" label="Salário do período" optional hint={salaryHint(open)} />
        )}
        <FieldRow>
          <NumberField form={form} name="allowanceDays" label="Quantos dias" optional unit="dias" />
          <MoneyField
            form={form}
            name="dailyAllowanceCents"
            label="Valor da diária"
            optional
            hint={agreed(open.dailyAllowanceCents)}
          />
        </FieldRow>
      </div>
    </Card>
  );
}

/** Named discounts: fines, damage, shortage. */
export function DiscountFields({ form }: { form: PaymentFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'discounts' });
  return (
    <Card title="Descontos">
      <div className="flex flex-col items-start gap-4">
        {fields.length === 0 && (
          <p className="text-ink-2">Multa, avaria ou falta de carga que o motorista vai pagar.</p>
        )}
        {fields.map((field, at) => (
          <div key={field.id} className="flex w-full flex-wrap items-start gap-x-3 gap-y-2">
            <TextField
              form={form}
              name={`discounts.${at}.description`}
              label="O que é"
              className="flex-1 basis-full sm:basis-52"
            />
            <MoneyField form={form} name={`discounts.${at}.amountCents`} label="Valor" className="flex-1 basis-36" />
            <IconButton label={`Tirar desconto ${at + 1}`} onClick={() => remove(at)} className="mt-7.5">
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        <Button icon={<Plus aria-hidden="true" />} onClick={() => append({ description: '', amountCents: null })}>
          Adicionar desconto
        </Button>
      </div>
    </Card>
  );
}
