/** What can be done with a settlement: pay, edit or delete a pending one; undo a paid one. */
import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { DriverPayment } from '@/api/payment-types';
import { sentenceOf } from '@/api/record-form';
import { useToday } from '@/api/user';
import { Button, LinkButton } from '@/ui/button';
import { DayDialog } from '@/ui/day-dialog';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { usePayPayment, useRemovePayment } from './payment-queries';
import { paymentHref, periodInWords } from './payment-words';

type Props = { payment: DriverPayment };

/** The verb that closes it. */
function closeLabel({ balanceCents }: DriverPayment): string {
  return balanceCents > 0 ? 'Paguei' : 'Recebi';
}

/** The buttons with their questions. */
export function PaymentActions({ payment }: Props) {
  const [asking, setAsking] = useState<'pay' | 'remove' | null>(null);
  const pending = payment.status === 'pending';
  const close = () => setAsking(null);
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {pending && (
        <>
          <Button variant="primary" size="lg" className="flex-1 basis-40" onClick={() => setAsking('pay')}>
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
      <Button variant="danger" size={pending ? 'lg' : 'md'} onClick={() => setAsking('remove')}>
        {pending ? 'Apagar' : 'Desfazer acerto'}
      </Button>
      {asking === 'pay' && <PayDialog payment={payment} onClose={close} />}
      {asking === 'remove' && <RemoveDialog payment={payment} onClose={close} />}
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

function RemoveDialog({ payment, onClose }: Props & { onClose: () => void }) {
  const navigate = useNavigate();
  const remove = useRemovePayment(payment);
  const closed = payment.closing !== 'pending';
  const name = `acerto nº ${payment.number} de ${payment.driver.name}`;
  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: closed ? 'Acerto desfeito' : 'Acerto apagado', description: payment.driver.name });
        void navigate('/driver-payments', { replace: true });
      },
    });
  }
  return (
    <ConfirmDialog
      open
      title={`${closed ? 'Desfazer' : 'Apagar'} o ${name}?`}
      confirmLabel={closed ? 'Desfazer acerto' : 'Apagar acerto'}
      busy={remove.isPending}
      error={sentenceOf(remove.error) ?? undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {periodInWords(payment)}. Os fretes, vales e despesas dele voltam a ficar em aberto
      {payment.closing === 'paid'
        ? ', o pagamento sai das contas e este acerto deixa de existir.'
        : ' e este acerto deixa de existir.'}
    </ConfirmDialog>
  );
}
