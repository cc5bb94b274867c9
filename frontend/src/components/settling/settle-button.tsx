/** "It came", "I paid", and taking it back. */
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

/** Props of `SettleButton`; the labels may say more to a screen reader than the words on the button. */
export type SettleButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  desk: SettlingDesk;
  settled: boolean;
  /** How the two buttons are called. */
  labels?: { settle: string; undo: string };
  /** Label of the button that settles, where it is more than the verb. */
  settleWord?: string;
  /** Label of the button that undoes it; a quiet button where it is short. */
  undoWord?: string;
};

const waitWords = { sending: 'Por enviar', person: 'Precisa de você', sent: 'Enviado' } as const;

/** The button that fits the state, and the sheet that asks what really moved. */
export function SettleButton({ desk, settled, labels, settleWord, undoWord, ...look }: SettleButtonProps) {
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
          variant={undoWord === undefined ? 'secondary' : 'ghost'}
          busy={desk.undoing}
          aria-label={labels?.undo}
          onClick={() => void desk.undo()}
        >
          {undoWord ?? (kind === 'income' ? 'Desfazer recebimento' : 'Desfazer pagamento')}
        </Button>
      ) : desk.waits !== null ? (
        <LinkButton
          {...look}
          variant="ghost"
          to={waitingHref}
          aria-label={`${waitWords[desk.waits]}: ${desk.posting.title}`}
        >
          {waitWords[desk.waits]}
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
          {settleWord ?? (kind === 'income' ? 'Recebi' : 'Paguei')}
        </Button>
      )}
      {settled && desk.undoError !== null && <FormError>{desk.undoError}</FormError>}
      {/* Whatever row the button stands in spaces what is in it, and the sheet is not. */}
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
