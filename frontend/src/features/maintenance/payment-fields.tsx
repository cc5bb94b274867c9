/** How and by whom it is paid. */
import { useController, useWatch } from 'react-hook-form';
import { useDriverChoices } from '@/api/choices';
import type { MaintenancePreview } from '@/api/maintenance-types';
import { formatDate } from '@/lib/format/dates';
import type { LatestAnswer } from '@/lib/use-latest-answer';
import { Card } from '@/components/ui/card';
import { FieldRow } from '@/components/form/field';
import { DateField, NumberField, SelectField } from '@/components/form/form-fields';
import { Money } from '@/components/ui/money';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import type { MaintenanceFormApi } from './maintenance-fields';

type Props = { form: MaintenanceFormApi; userId: number; latest: LatestAnswer<MaintenancePreview> };

/** Paid, to be paid or in instalments; when, and by whom. */
export function PaymentFields({ form, userId, latest }: Props) {
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
        {!paidByDriver && payment === 'installments' && latest.answer && <Installments preview={latest.answer} />}
        <DriverFields form={form} userId={userId} />
      </div>
    </Card>
  );
}

/** The parts of a payment, so that the odd cent surprises nobody. */
function Installments({ preview: { payments } }: { preview: MaintenancePreview }) {
  if (payments.length < 2) return null;
  return (
    <ol aria-label="Parcelas" className="max-h-72 overflow-y-auto rounded-control bg-sunken px-4 py-2">
      {payments.map(({ installment, amountCents, dueOn }) => (
        <li key={installment} className="flex justify-between gap-4 py-1.5">
          <span className="text-ink-2">
            {installment}ª em {formatDate(dueOn)}
          </span>
          <Money cents={amountCents} className="font-semibold" />
        </li>
      ))}
    </ol>
  );
}

/** Whoever has no drivers is not asked. */
function DriverFields({ form, userId }: { form: MaintenanceFormApi; userId: number }) {
  const drivers = useDriverChoices(userId).data?.items ?? [];
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
          choices={drivers.map(({ id, name }) => [String(id), name] as const)}
        />
      )}
    </>
  );
}
