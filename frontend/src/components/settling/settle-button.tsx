/** Button that records or undoes a payment. */
import { Suspense, useRef, useTransition } from 'react';
import type { PaymentFormState } from '@/lib/forms/payment';
import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { BusyMark, Button, LinkButton, type ButtonProps } from '@/components/ui/button';
import { FormError } from '@/components/form/field';
import { lazySheet } from '@/components/ui/lazy';
import { useFocusAfterDialog } from '@/components/ui/restore-focus';

const LazySheet = lazySheet(
  () => import('./settle-sheet'),
  ({ payment }) => payment.close,
);

/** Accessible labels may be longer than the visible ones. */
export type SettleButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  payment: PaymentFormState;
  settled: boolean;
  /** Labels of both buttons. */
  labels?: { settle: string; undo: string };
  /** Visible label of settling, if longer than the verb. */
  settleLabel?: string;
  /** Visible label of undoing; a ghost button if short. */
  undoLabel?: string;
};

const waitLabel = { sending: 'Por enviar', person: 'Precisa de você', sent: 'Enviado' } as const;

/** Button by payment state, and the payment sheet. */
export function SettleButton({ payment, settled, labels, settleLabel, undoLabel, ...look }: SettleButtonProps) {
  const { kind } = payment.openItem;
  const [busy, start] = useTransition();
  const waitingHref = useSheetAddress('outbox').hrefTo('1');
  const back = useRef<HTMLButtonElement>(null);
  useFocusAfterDialog(payment.isOpen, settled, () => back.current?.focus());
  return (
    <>
      {settled ? (
        <Button
          ref={back}
          size={look.size}
          variant={undoLabel === undefined ? 'secondary' : 'ghost'}
          busy={payment.undoing}
          aria-label={labels?.undo}
          onClick={() => void payment.undo()}
        >
          {undoLabel ?? (kind === 'income' ? 'Desfazer recebimento' : 'Desfazer pagamento')}
        </Button>
      ) : payment.queuedPayment !== null ? (
        <LinkButton
          {...look}
          variant="ghost"
          to={waitingHref}
          aria-label={`${waitLabel[payment.queuedPayment]}: ${payment.openItem.title}`}
        >
          {waitLabel[payment.queuedPayment]}
        </LinkButton>
      ) : (
        <Button
          {...look}
          icon={busy ? <BusyMark /> : undefined}
          aria-busy={busy || undefined}
          aria-haspopup="dialog"
          aria-label={labels?.settle}
          onClick={() => start(payment.open)}
        >
          {settleLabel ?? (kind === 'income' ? 'Recebi' : 'Paguei')}
        </Button>
      )}
      {settled && payment.undoError !== null && <FormError>{payment.undoError}</FormError>}
      {/* `contents`: the sheet is no item of the button's row. */}
      <Suspense fallback={null}>
        {payment.isOpen && (
          <div className="contents">
            <LazySheet payment={payment} />
          </div>
        )}
      </Suspense>
    </>
  );
}
