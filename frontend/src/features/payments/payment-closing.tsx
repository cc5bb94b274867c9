/** How a settlement is closed: paid now or later, how, and what becomes of a debt. */
import { useWatch } from 'react-hook-form';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import { DateField, SelectField, TextAreaField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import type { PaymentFormApi } from './payment-form';
import { methodLabels } from '@/lib/labels/settling';

/** The last fields; whether a debt is carried is asked only where there is one. */
export function ClosingFields({ form, balanceCents }: { form: PaymentFormApi; balanceCents: number }) {
  const [paid, carries] = useWatch({ control: form.control, name: ['paid', 'carries'] });
  const owes = balanceCents < 0;
  return (
    <Card title="Fechamento">
      <div className="flex flex-col gap-4">
        {(owes || carries) && (
          <Checkbox
            label="Levar a dívida para o próximo acerto"
            hint="Ninguém paga agora. O valor é descontado no próximo acerto."
            checked={carries}
            onChange={({ target }) => form.setValue('carries', target.checked, { shouldDirty: true })}
          />
        )}
        <Segmented
          label="Situação"
          value={paid ? 'paid' : 'pending'}
          onChange={(next) => form.setValue('paid', next === 'paid', { shouldDirty: true })}
          options={[
            { value: 'pending', label: owes ? 'Receber depois' : 'Pagar depois' },
            { value: 'paid', label: owes ? 'Já recebi' : 'Já paguei' },
          ]}
        />
        <FieldRow>
          {paid ? (
            <DateField form={form} name="paidOn" label={owes ? 'Recebido em' : 'Pago em'} required />
          ) : (
            <DateField
              form={form}
              name="dueOn"
              label={owes ? 'Receber até' : 'Pagar até'}
              optional
              hint="Se deixar em branco, vence no último dia do período."
            />
          )}
          <SelectField form={form} name="method" label={owes ? 'Como recebe' : 'Como paga'} choices={methodLabels} />
        </FieldRow>
        <TextAreaField form={form} name="notes" label="Observações" optional rows={2} />
      </div>
    </Card>
  );
}
