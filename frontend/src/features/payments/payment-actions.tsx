/** Actions on a settlement: pay, edit or delete a pending one; undo a closed one. */
import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { restoredUrl } from '@/lib/navigation/list-restoration';
import { capitalize } from '@/lib/format/text';
import { DeleteRecord } from '@/components/resource/delete-record';
import type { DriverPayment } from '@/api/types';
import { sentenceOf } from '@/api/mutation';
import { useToday } from '@/api/session/current-user';
import { Button, LinkButton } from '@/components/ui/button';
import { DayDialog } from '@/components/ui/day-dialog';
import { ConfirmDialog } from '@/components/ui/dialog';
import { ConnectivityNotice } from '@/components/ui/connectivity-notice';
import { toast } from '@/components/ui/toast-store';
import { useDeletePayment, usePayPayment, useUndoPayment } from './payment-queries';
import { paymentHref, periodRangeLabel } from './payment-labels';

type Props = { payment: DriverPayment };

/** Label of closing it. */
function closeLabel({ balanceCents }: DriverPayment): string {
  return balanceCents > 0 ? 'Paguei' : 'Recebi';
}

function nameOf({ number, driver }: DriverPayment): string {
  return `acerto nº ${number} de ${driver.name}`;
}

export function PaymentActions({ payment }: Props) {
  const [asking, setAsking] = useState<'pay' | 'undo' | null>(null);
  const remove = useDeletePayment(payment.id);
  const pending = payment.status === 'pending';
  const close = () => setAsking(null);
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {pending && (
        <>
          <Button
            variant="primary"
            size="lg"
            className="flex-1 basis-40 max-md:basis-full"
            onClick={() => setAsking('pay')}
          >
            {closeLabel(payment)}
          </Button>
          <LinkButton
            to={`${paymentHref(payment.id)}&edit=1`}
            size="lg"
            icon={<Pencil aria-hidden="true" />}
            className="flex-1 md:hidden"
          >
            Editar
          </LinkButton>
        </>
      )}
      {pending ? (
        <DeleteRecord
          deletion={remove}
          done="Acerto apagado"
          name={capitalize(nameOf(payment))}
          at={paymentHref(payment.id)}
          back="/driver-payments"
          size="lg"
          className="max-md:flex-1"
        >
          Apagar
        </DeleteRecord>
      ) : (
        <Button variant="danger" onClick={() => setAsking('undo')}>
          Desfazer acerto
        </Button>
      )}
      {asking === 'pay' && <PayDialog payment={payment} onClose={close} />}
      {asking === 'undo' && <UndoDialog payment={payment} onClose={close} />}
    </div>
  );
}

function PayDialog({ payment, onClose }: Props & { onClose: () => void }) {
  const today = useToday();
  const pay = usePayPayment(payment.id);
  function confirm(paidOn: string | null) {
    pay.mutate(
      { paidOn },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Acerto fechado', description: payment.driver.name });
        },
      },
    );
  }
  return (
    <DayDialog
      title={`Acerto nº ${payment.number} de ${payment.driver.name}`}
      label={payment.balanceCents < 0 ? 'Recebido em' : 'Pago em'}
      confirmLabel={closeLabel(payment)}
      today={today}
      busy={pay.isPending}
      error={sentenceOf(pay.error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Confirmation: undoing reopens every freight, advance and expense that it settled. */
function UndoDialog({ payment, onClose }: Props & { onClose: () => void }) {
  const navigate = useNavigate();
  const undo = useUndoPayment(payment.id);
  function confirm() {
    undo.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Acerto desfeito', description: payment.driver.name });
        void navigate(restoredUrl('/driver-payments'), { replace: true });
      },
    });
  }
  return (
    <ConfirmDialog
      open
      title={`Desfazer o ${nameOf(payment)}?`}
      confirmLabel="Desfazer acerto"
      busy={undo.isPending}
      error={sentenceOf(undo.error) ?? undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p>
          {periodRangeLabel(payment)}. Os fretes, vales e despesas dele voltam a ficar em aberto
          {payment.closing === 'paid'
            ? ', o pagamento sai das contas e este acerto deixa de existir.'
            : ' e este acerto deixa de existir.'}
        </p>
        <ConnectivityNotice />
      </div>
    </ConfirmDialog>
  );
}
