/** "Por enviar": entries that the server does not have yet, their status, and the user's options. */
import { useState, useEffect, createElement, Suspense, type ComponentType } from 'react';
import {
  isBlockedBy,
  type Entry,
  type DeliveredEntry,
  isChangeable,
  isOutcomeUnknown,
  type QueuedEditorProps,
  type EntryKind,
} from '@/offline/outbox/entry';
import { entryStatuses } from '@/offline/outbox/entry-status';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { Sheet, Dialog, ConfirmDialog } from '@/components/ui/dialog';
import { EmptyState, ListSkeleton } from '@/components/ui/states';
import { OutboxEntry } from './outbox-entry';
import { OutboxHead } from './outbox-head';
import { useTimeZone } from '@/api/session/current-user';
import { formatMoment } from '@/lib/format/dates';
import { readySince, usePrefetchTime } from '@/app/offline/offline-ready';
import { ChevronDown } from 'lucide-react';
import { now } from '@/lib/browser/clock';
import { detailOf } from './outbox-labels';
import { Button } from '@/components/ui/button';
import { lazyNamed } from '@/components/ui/lazy';
import { discard } from '@/offline/outbox/enqueue';
import { countOf } from '@/lib/format/text';

/** True if it may have arrived, even if too old for an automatic retry. */
function mayHaveArrived(entry: Entry): boolean {
  const { state, refusal } = entry;
  return isOutcomeUnknown(entry) || (state === 'refused' && (refusal === null || refusal.status === 0));
}

/** Names the entry and the consequences. `following`: number of later entries it blocks. */
function DiscardDialog({ entry, following, onClose }: { entry: Entry; following: number; onClose: () => void }) {
  const timeZone = useTimeZone();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function confirm() {
    setBusy(true);
    try {
      await discard(entry.id);
      onClose();
    } catch {
      setBusy(false);
      setError('Este aparelho não deixou apagar. Tente de novo.');
    }
  }
  return (
    <ConfirmDialog
      open
      title={`Descartar “${entry.title}”?`}
      confirmLabel="Descartar"
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        <p className="font-medium text-ink">{detailOf(entry, timeZone)}</p>
        {mayHaveArrived(entry) ? (
          <p>
            Já foi enviado, e a resposta não chegou: pode já estar no sistema. Descartar aqui não apaga o que já está
            lá.
          </p>
        ) : (
          <p>Não vai para o sistema, e o que você digitou se perde.</p>
        )}
        {following > 0 && (
          <p>
            {countOf(
              following,
              'lançamento que vem depois deste é enviado',
              'lançamentos que vêm depois deste são enviados',
            )}{' '}
            sem ele.
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

const forms: Record<EntryKind, ComponentType<QueuedEditorProps>> = {
  fuel: lazyNamed(() => import('@/features/fuel/queued-fuel-editor'), 'QueuedFuelEditor'),
  expense: lazyNamed(() => import('@/features/freights/expenses/queued-expense-editor'), 'QueuedExpenseEditor'),
  transaction: lazyNamed(() => import('@/features/finances/queued-transaction-editor'), 'QueuedTransactionEditor'),
  move: lazyNamed(() => import('@/features/freights/queued-move-editor'), 'QueuedMoveEditor'),
  arrival: lazyNamed(() => import('@/features/freights/queued-arrival-editor'), 'QueuedArrivalEditor'),
  payment: lazyNamed(() => import('@/features/finances/queued-payment-editor'), 'QueuedPaymentEditor'),
  advance: lazyNamed(() => import('@/features/payments/advances/queued-advance-editor'), 'QueuedAdvanceEditor'),
};

/** Form that edits an entry. It keeps the entry as it was when opened: it may be sent meanwhile. */
function OutboxEdit({ id, userId, onDone }: { id: number; userId: number; onDone: () => void }) {
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

/** Age up to which delivered entries are listed, in ms; they are stored for longer. */
const DELIVERED_LIST_MS = 3 * 86_400_000;

/** Folded, newest first. */
function OutboxSent({ entries }: { entries: readonly DeliveredEntry[] }) {
  const timeZone = useTimeZone();
  const listed = entries.filter(({ answered }) => +now() - Date.parse(answered.at) < DELIVERED_LIST_MS);
  if (listed.length === 0) return null;
  return (
    <details className="group text-ink-2">
      <summary className="flex min-h-control list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        Enviados nos últimos 3 dias ({listed.length})
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col divide-y divide-line">
        {listed.toReversed().map((entry) => (
          <li key={entry.id} className="py-3 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
            <p className="font-medium text-ink">{entry.title}</p>
            <p className="text-sm">{detailOf(entry, timeZone)}</p>
            <p className="text-sm">Enviado {formatMoment(entry.answered.at, timeZone)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Renders nothing until storage has been read. */
export function OutboxReady({ userId }: { userId: number }) {
  const timeZone = useTimeZone();
  const { at } = usePrefetchTime();
  const [since, setSince] = useState<number | null>();
  // Storage is external, and changes with a prefetch.
  useEffect(() => {
    let isShown = true;
    void readySince(userId).then((moment) => isShown && setSince(moment));
    return () => {
      isShown = false;
    };
  }, [userId, at]);
  if (since === undefined) return null;
  return (
    <p className="text-sm text-ink-2">
      {since === null
        ? 'Este aparelho ainda não está pronto para usar sem sinal. Deixe a Boleia aberta por alguns segundos com sinal.'
        : `Pronto para usar sem sinal, com os dados da estrada ${formatMoment(new Date(since).toISOString(), timeZone)}.`}
    </p>
  );
}

/** Prefix of the id of an edited entry: the list is `?outbox=1`, which could be an id. */
const EDIT = 'edit-';

/** `param` is the address parameter: the edited entry, or the list. */
export type OutboxSheetProps = {
  userId: number;
  param: string;
  onOpen: (param: string) => void;
  /** Like `onOpen` but replaces the history entry: back does not reopen a closed form. */
  onReplace: (param: string) => void;
  onClose: () => void;
};

/** Sheet at `?outbox=1`, and the form at `?outbox=edit-12`. */
export default function OutboxSheet({ userId, param, onOpen, onReplace, onClose }: OutboxSheetProps) {
  if (param.startsWith(EDIT)) {
    const id = Number(param.slice(EDIT.length));
    return <OutboxEdit key={id} id={id} userId={userId} onDone={() => onReplace('1')} />;
  }
  return <OutboxList userId={userId} onEdit={({ id }) => onOpen(EDIT + id)} onClose={onClose} />;
}

type ListProps = { userId: number; onEdit: (entry: Entry) => void; onClose: () => void };

function OutboxList({ userId, onEdit, onClose }: ListProps) {
  const outbox = useOutbox();
  const [discardingId, setDiscardingId] = useState<number | null>(null);
  const discarded = outbox.entries.find(({ id }) => id === discardingId);
  return (
    <>
      <Sheet open onClose={onClose} title="Por enviar">
        {outbox.userId === userId ? (
          <div className="flex flex-col gap-4">
            <OutboxHead {...outbox} />
            {outbox.entries.length === 0 && !outbox.isClosed && (
              <EmptyState title="Nada por enviar">Nenhum lançamento está esperando neste aparelho.</EmptyState>
            )}
            <ul className="flex flex-col gap-3">
              {entryStatuses(outbox).map(({ entry, entryStatus }) => (
                <OutboxEntry
                  key={entry.id}
                  entry={entry}
                  entryStatus={entryStatus}
                  userId={userId}
                  onEdit={onEdit}
                  onDiscard={({ id }) => setDiscardingId(id)}
                />
              ))}
            </ul>
            <OutboxSent entries={outbox.delivered} />
            <OutboxReady userId={userId} />
          </div>
        ) : (
          <ListSkeleton rows={3} />
        )}
      </Sheet>
      {discarded && (
        <DiscardDialog
          entry={discarded}
          following={outbox.entries.filter((entry) => isBlockedBy(entry, discarded)).length}
          onClose={() => setDiscardingId(null)}
        />
      )}
    </>
  );
}
