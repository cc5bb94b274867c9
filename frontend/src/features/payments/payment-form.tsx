/** Form of a settlement, with its total always in sight. */
import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/client';
import type { DriverPayment, DriverPaymentInput, OpenItems } from '@/api/payment-types';
import { useRecordForm } from '@/api/forms/use-record-form';
import { useToday } from '@/api/session/user-today';
import { driverPaymentInputLimits } from '@/lib/generated/limits';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { ClosingFields } from './payment-closing';
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
import { paymentHref } from './payment-labels';
import { BalanceStrip, PreviewCard } from './preview-card';
import { TickFreights, TickLines } from './payment-ticks';

/** The form of a settlement as its fields need it. */
export type PaymentFormApi = UseFormReturn<PaymentValues, unknown, DriverPaymentInput>;

/** Props of `PaymentForm`; `payment` is the pending one being changed, null for a new one. */
export type PaymentFormProps = {
  userId: number;
  payment: DriverPayment | null;
  /** Open items of the driver, and their period. */
  open: OpenItems;
  /** Reads again what is open, when some of it was settled meanwhile. */
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

/** The lines to tick, what is added by hand, and how it is closed. */
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
