/** Changing an entry that waits: the form in which it was entered, as it was typed. */
import { createElement, Suspense, useState, type ComponentType } from 'react';
import { isChangeable, type Entry, type EntryEditProps, type EntryKind } from '@/offline/outbox/entry';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { Button } from '@/components/ui/button';
import { Dialog, Sheet } from '@/components/ui/dialog';
import { lazyNamed } from '@/components/ui/lazy';
import { ListSkeleton } from '@/components/ui/states';

const forms: Record<EntryKind, ComponentType<EntryEditProps>> = {
  fuel: lazyNamed(() => import('@/features/fuel/fuel-entry'), 'FuelEntry'),
  expense: lazyNamed(() => import('@/features/freights/expenses/expense-entry'), 'ExpenseEntry'),
  transaction: lazyNamed(() => import('@/features/finances/transaction-entry'), 'TransactionEntry'),
  move: lazyNamed(() => import('@/features/freights/move-entry'), 'MoveEntry'),
  arrival: lazyNamed(() => import('@/features/freights/arrival-entry'), 'ArrivalEntry'),
  payment: lazyNamed(() => import('@/features/finances/payment-entry'), 'PaymentEntry'),
  advance: lazyNamed(() => import('@/features/payments/advances/advance-entry'), 'AdvanceEntry'),
};

/** The form over one entry, of which it keeps what it was when the form opened: it may be sent meanwhile. */
export function OutboxEdit({ id, userId, onDone }: { id: number; userId: number; onDone: () => void }) {
  const outbox = useOutbox();
  const [opened, setOpened] = useState<Entry>();
  const found = outbox.entries.find((entry) => entry.id === id);
  if (opened === undefined && found && isChangeable(found)) setOpened(found);
  const waits = (
    <Sheet open title="Editar lançamento" onClose={onDone}>
      <ListSkeleton rows={3} />
    </Sheet>
  );
  if (opened)
    return <Suspense fallback={waits}>{createElement(forms[opened.kind], { entry: opened, userId, onDone })}</Suspense>;
  if (outbox.userId !== userId) return waits;
  return (
    <Dialog open title="Este lançamento já foi enviado" onClose={onDone}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-2">
          {found
            ? 'A resposta ainda não chegou. Dá para editar depois que a Boleia souber se foi enviado.'
            : 'Ele não espera mais neste aparelho. Se precisar, mude no próprio registro.'}
        </p>
        <Button variant="primary" onClick={onDone}>
          Voltar
        </Button>
      </div>
    </Dialog>
  );
}
