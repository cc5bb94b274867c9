/** Settlement form with a pinned total. */
import type { PaymentFormApi } from './payment-model';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError, errorMessage } from '@/api/client';
import type { DriverPayment, DriverPaymentInput, OpenItems, DriverPaymentPreview } from '@/api/types';
import { useRecordForm } from '@/api/forms/use-record-form';
import { useToday } from '@/api/session/current-user';
import { driverPaymentInputLimits } from '@/lib/generated/limits';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { DiscountFields, EarningFields } from './payment-fields';
import {
  newPayment,
  offerOf,
  paymentSchema,
  paymentValues,
  toInput,
  type PaymentValues,
  type Subject,
} from './payment-model';
import { usePreview } from './payment-preview';
import { useSavePayment } from './payment-queries';
import { paymentHref, balanceLabel } from './payment-labels';
import { TickFreights, TickLines } from './payment-ticks';
import { Card } from '@/components/ui/card';
import { FieldRow, FormError } from '@/components/form/field';
import { DateField, SelectField, TextAreaField } from '@/components/form/form-fields';
import { Segmented } from '@/components/form/segmented';
import { Checkbox } from '@/components/form/text-inputs';
import { methodLabels } from '@/lib/forms/payment';
import { formatMoney } from '@/lib/format/money';
import { Skeleton } from '@/components/ui/states';
import { DriverResult, OwnerResult } from './settlement-results';

/** Pinned balance: a strip below the phone's top bar, a card on a tablet. */
function BalanceStrip({ figures }: { figures: DriverPaymentPreview | null }) {
  if (figures === null) return null;
  return (
    <div
      aria-hidden="true"
      className="sticky top-16 z-10 -mx-4 mb-4 flex items-baseline justify-between gap-4 border-b border-line bg-surface px-4 py-3 md:top-4 md:mx-0 md:rounded-card md:border md:px-6 lg:hidden"
    >
      <span className="font-medium text-ink-2">{balanceLabel(figures)}</span>
      <span className="text-title font-extrabold whitespace-nowrap">{formatMoney(Math.abs(figures.balanceCents))}</span>
    </div>
  );
}

/** True if nothing is selected yet, which is no error on opening. */
function isNothing(error: unknown): boolean {
  return error instanceof ApiError && error.fields.some(({ code }) => code === 'nothing');
}

/** Figures as in the document. */
function PreviewCard({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { figures, error } = preview;
  if (isNothing(error)) {
    return (
      <Card title="Como fica">
        <p className="text-ink-2">
          Nada a acertar neste período por enquanto. Mude o período ou informe diárias ou descontos.
        </p>
      </Card>
    );
  }
  if (figures === null && !error) return <Skeleton className="h-96 w-full rounded-card" />;
  return (
    <Card title="Como fica">
      {error && (
        <div className="mb-4">
          <FormError>{errorMessage(error)}</FormError>
        </div>
      )}
      {figures && (
        <>
          <DriverResult figures={figures} />
          {figures.freights.length > 0 && (
            <div className="mt-6 border-t border-line pt-4">
              <OwnerResult figures={figures} />
            </div>
          )}
        </>
      )}
    </Card>
  );
}

/** Closing; a debt may be carried over. */
function ClosingFields({ form, balanceCents }: { form: PaymentFormApi; balanceCents: number }) {
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
          <SelectField form={form} name="method" label={owes ? 'Como recebe' : 'Como paga'} options={methodLabels} />
        </FieldRow>
        <TextAreaField form={form} name="notes" label="Observações" optional rows={2} />
      </div>
    </Card>
  );
}

/** `payment` is the pending one being edited, null for a new one. */
export type PaymentFormProps = {
  userId: number;
  payment: DriverPayment | null;
  open: OpenItems;
  /** Refetches open items after a concurrent settlement. */
  onReload: () => void;
};

function usePaymentForm({ userId, payment, open, onReload }: PaymentFormProps) {
  const navigate = useNavigate();
  const today = useToday();
  const save = useSavePayment(payment?.id ?? null);
  const subject: Subject = useMemo(
    () => ({
      driverId: open.driver.id,
      periodFrom: open.periodFrom,
      periodTo: open.periodTo,
      offer: offerOf(open, payment),
      monthly: open.driver.agreement === 'fixed_per_month',
    }),
    [open, payment],
  );
  const record = useRecordForm<PaymentValues, DriverPaymentInput, DriverPayment>({
    userId,
    name: payment === null ? `driver-payment:new-${open.driver.id}` : `driver-payment:${payment.id}`,
    defaults: payment === null ? newPayment(today, subject.offer) : paymentValues(payment),
    version: payment?.version ?? null,
    schema: useMemo(() => paymentSchema(subject), [subject]),
    toValues: paymentValues,
    save: async (body, { ifMatch }) => {
      try {
        return await save.mutateAsync({ body, ifMatch });
      } catch (error) {
        if (error instanceof ApiError && error.type === 'already_settled') onReload();
        throw error;
      }
    },
    onSaved: (saved) => {
      toast({ title: saved.closing === 'paid' ? 'Acerto pago' : 'Acerto salvo', description: saved.driver.name });
      void navigate(paymentHref(saved.id), { replace: true });
    },
  });
  return { record, subject };
}

/** Selectable items, manual amounts, and closing. */
export function PaymentForm(props: PaymentFormProps) {
  const { record, subject } = usePaymentForm(props);
  const { form } = record;
  const values = useWatch({ control: form.control }) as PaymentValues;
  const preview = usePreview(toInput(values, subject), props.payment?.id ?? null);
  const { offer } = subject;
  const { payment, open } = props;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] 2xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <BalanceStrip figures={preview.figures} />
        <RecordForm
          {...record}
          limits={driverPaymentInputLimits}
          submitLabel={payment === null ? 'Salvar acerto' : 'Salvar alterações'}
          cancelTo={payment === null ? '/driver-payments' : paymentHref(payment.id)}
        >
          <div className="grid items-start gap-4 2xl:grid-cols-2">
            <div className="grid min-w-0 gap-4">
              <TickFreights form={form} freights={offer.freights} />
              <TickLines form={form} offer={offer} />
            </div>
            <div className="grid min-w-0 gap-4">
              <EarningFields form={form} open={open} monthly={subject.monthly} />
              <DiscountFields form={form} />
              <div className="lg:hidden">
                <PreviewCard preview={preview} />
              </div>
              <ClosingFields form={form} balanceCents={preview.figures?.balanceCents ?? 0} />
            </div>
          </div>
        </RecordForm>
      </div>
      <div className="sticky top-6 min-w-0 max-lg:hidden">
        <PreviewCard preview={preview} />
      </div>
    </div>
  );
}
