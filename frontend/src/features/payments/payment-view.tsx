/** Page of a settlement. */
import { Link } from 'react-router-dom';
import { RecordPage } from '@/components/resource/record-page';
import type { DriverPayment } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { methodLabels } from '@/lib/forms/payment';
import { Card } from '@/components/ui/card';
import { PaymentActions } from './payment-actions';
import { SettlementBadge } from './payment-badge';
import { usePayment } from './payment-queries';
import { driverHref, paymentHref, paymentTitle } from './payment-labels';
import { PixCopy } from './pix-copy';
import { SettlementSheet } from './settlement-document';
import { DriverResult, OwnerResult } from './settlement-results';
import { fileAt } from '@/api/file-download';
import { FileButton } from '@/components/files/file-button';

/** True if money was paid: not for an even or carried balance. */
function wasPaid({ closing }: DriverPayment): boolean {
  return closing === 'paid';
}

type Props = { payment: DriverPayment };

function pathOf({ id }: DriverPayment): string {
  return `/api/driver-payments/${id}`;
}

/** Documents for the driver. */
function PaymentDocuments({ payment }: Props) {
  const path = pathOf(payment);
  const title = `${paymentTitle(payment)} de ${payment.driver.name}`;
  return (
    <div className="mt-2 flex flex-wrap gap-2 max-md:*:grow">
      <FileButton label="Acerto em PDF" title={title} file={fileAt(`${path}/settlement.pdf`)} />
      {wasPaid(payment) && (
        <FileButton label="Recibo" title={`Recibo: ${title}`} file={fileAt(`${path}/receipt.pdf`)} />
      )}
    </div>
  );
}

/** Document for the owner only. */
function OwnerDocument({ payment }: Props) {
  return (
    <FileButton
      label="Resultado em PDF"
      title={`Resultado para o dono: ${paymentTitle(payment).toLowerCase()}`}
      file={fileAt(`${pathOf(payment)}/owner-result.pdf`)}
    />
  );
}

export function PaymentView({ id, userId }: { id: number; userId: number }) {
  const query = usePayment(id, userId);
  return (
    <RecordPage
      query={query}
      title={query.data ? paymentTitle(query.data) : 'Acerto'}
      back="/driver-payments"
      edit={query.data?.status === 'pending' && `${paymentHref(id)}&edit=1`}
    >
      {(payment) => <Settlement payment={payment} />}
    </RecordPage>
  );
}

/** On the phone the balance is first and the owner's result last; side by side on wide screens. */
function Settlement({ payment }: { payment: DriverPayment }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 lg:col-start-2">
        <Closing payment={payment} />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <SettlementSheet payment={payment} />
      </div>
      {payment.freights.length > 0 && (
        <Card className="lg:col-start-2">
          <OwnerResult figures={payment} />
          <p className="mt-4 text-sm text-ink-3">Esta parte é só sua: não aparece no acerto em PDF.</p>
          <div className="mt-2 flex flex-wrap max-md:*:grow">
            <OwnerDocument payment={payment} />
          </div>
        </Card>
      )}
    </div>
  );
}

function Closing({ payment }: { payment: DriverPayment }) {
  const { driver, paidOn, dueOn, method, balanceCents, closing, carriedTo, transactionId } = payment;
  const open = closing === 'pending' ? `Vence em ${formatDate(dueOn)}` : null;
  const day = paidOn === null ? open : `${formatDate(paidOn)} · ${methodLabels[method]}`;
  const link = 'inline-flex min-h-12 items-center font-medium underline decoration-line-strong underline-offset-4';
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <SettlementBadge payment={payment} />
        {day && <span className="text-ink-2">{day}</span>}
      </div>
      <DriverResult figures={payment} />
      {driver.pixKey && closing === 'pending' && balanceCents > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <PixCopy pixKey={driver.pixKey} />
        </div>
      )}
      <PaymentActions payment={payment} />
      <PaymentDocuments payment={payment} />
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Link to={driverHref(driver.id)} className={link}>
          Ver motorista
        </Link>
        {transactionId !== null && (
          <Link to={`/finances?id=${transactionId}`} className={link}>
            Ver no financeiro
          </Link>
        )}
        {carriedTo !== null && (
          <Link to={paymentHref(carriedTo.id)} className={link}>
            Ver acerto nº {carriedTo.number}
          </Link>
        )}
      </div>
    </Card>
  );
}
