/** What it comes to, and how and by whom it is paid. */
import { useController, useWatch } from 'react-hook-form';
import { useDriverChoices } from '@/api/choices';
import { ApiError } from '@/api/client';
import type { MaintenancePreview } from '@/api/maintenance-types';
import { formatDate } from '@/lib/dates';
import type { LatestAnswer } from '@/lib/use-latest-answer';
import { Card } from '@/ui/card';
import { FieldRow } from '@/ui/field';
import { DateField, MoneyField, NumberField, SelectField } from '@/ui/form-fields';
import { Money, MoneyLine } from '@/ui/money';
import { Segmented } from '@/ui/segmented';
import { Notice } from '@/ui/states';
import { Checkbox } from '@/ui/text-inputs';
import type { MaintenanceFormApi } from './maintenance-fields';

type Props = { form: MaintenanceFormApi; userId: number; latest: LatestAnswer<MaintenancePreview> };

/** Discount, sums, payment. */
export function PaymentFields({ form, userId, latest }: Props) {
  const [payment, paidByDriver] = useWatch({ control: form.control, name: ['payment', 'paidByDriver'] });
  const how = useController({ control: form.control, name: 'payment' }).field;
  return (
    <Card title="Quanto e como pagar">
      <div className="flex flex-col gap-4">
        <FieldRow>
          <MoneyField form={form} name="discountCents" label="Desconto" optional />
        </FieldRow>
        <Sums latest={latest} />
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
              <DateField form={form} name="paidOn" label="Pago em" optional hint="Vazio: no dia do serviço." />
            ) : (
              <DateField
                form={form}
                name="dueOn"
                label={payment === 'installments' ? 'Primeira parcela em' : 'Vence em'}
                optional
                hint="Vazio: no dia do serviço."
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

function Sums({ latest: { answer, isAsking, error } }: { latest: LatestAnswer<MaintenancePreview> }) {
  const complaint = error instanceof ApiError ? error.fields[0]?.message : undefined;
  return (
    <div aria-live="polite" aria-busy={isAsking}>
      {complaint !== undefined && <Notice tone="neg">{complaint}</Notice>}
      {answer === null ? (
        <p className="text-ink-3">O total aparece com o primeiro preço.</p>
      ) : (
        <>
          <MoneyLine label="Peças" cents={answer.partsCents} />
          <MoneyLine label="Mão de obra" cents={answer.laborCents} />
          <MoneyLine label="Total" cents={answer.totalCents} total />
        </>
      )}
    </div>
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
