/** Button that records or undoes a payment. */
import { Suspense, useRef, useTransition } from 'react';
import type { SettlingDesk } from '@/lib/labels/settling';
import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { BusyMark, Button, LinkButton, type ButtonProps } from '@/components/ui/button';
import { FormError } from '@/components/form/field';
import { lazySheet } from '@/components/ui/lazy';
import { useFocusAfterDialog } from '@/components/ui/restore-focus';

const LazySheet = lazySheet(
  () => import('./settle-sheet'),
  ({ desk }) => desk.close,
);

/** Accessible labels may be longer than the visible ones. */
export type SettleButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  desk: SettlingDesk;
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
export function SettleButton({ desk, settled, labels, settleLabel, undoLabel, ...look }: SettleButtonProps) {
  const { kind } = desk.posting;
  const [busy, start] = useTransition();
  const waitingHref = useSheetAddress('outbox').hrefTo('1');
  const back = useRef<HTMLButtonElement>(null);
  useFocusAfterDialog(desk.isOpen, settled, () => back.current?.focus());
  return (
    <>
      {settled ? (
        <Button
          ref={back}
          size={look.size}
          variant={undoLabel === undefined ? 'secondary' : 'ghost'}
          busy={desk.undoing}
          aria-label={labels?.undo}
          onClick={() => void desk.undo()}
        >
          {undoLabel ?? (kind === 'income' ? 'Desfazer recebimento' : 'Desfazer pagamento')}
        </Button>
      ) : desk.waits !== null ? (
        <LinkButton
          {...look}
          variant="ghost"
          to={waitingHref}
          aria-label={`${waitLabel[desk.waits]}: ${desk.posting.title}`}
        >
          {waitLabel[desk.waits]}
        </LinkButton>
      ) : (
        <Button
          {...look}
          icon={busy ? <BusyMark /> : undefined}
          aria-busy={busy || undefined}
          aria-haspopup="dialog"
          aria-label={labels?.settle}
          onClick={() => start(desk.open)}
        >
          {settleLabel ?? (kind === 'income' ? 'Recebi' : 'Paguei')}
        </Button>
      )}
      {settled && desk.undoError !== null && <FormError>{desk.undoError}</FormError>}
      {/* `contents`: the sheet is no item of the button's row. */}
      <Suspense fallback={null}>
        {desk.isOpen && (
          <div className="contents">
            <LazySheet desk={desk} />
          </div>
        )}
      </Suspense>
    </>
  );
}
