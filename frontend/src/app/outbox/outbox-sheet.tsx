/** "Por enviar": what was entered on this device and is not in the system yet, why, and what a person can do about it. */
import { useState } from 'react';
import { follows, type Entry } from '@/offline/outbox/entry';
import { entryStatuses } from '@/offline/outbox/entry-status';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { Sheet } from '@/components/ui/dialog';
import { EmptyState, ListSkeleton } from '@/components/ui/states';
import { DiscardDialog } from './outbox-discard';
import { OutboxEdit } from './outbox-edit';
import { OutboxEntry } from './outbox-entry';
import { OutboxHead } from './outbox-head';
import { OutboxReady } from './outbox-ready';
import { OutboxSent } from './outbox-sent';

/** Before the id of an entry that is changed: the address of the list is `?outbox=1`, and an entry may be the first. */
const EDIT = 'edit-';

/** `asked` is what the address says; it names an entry that is changed, or shows them all. */
export type OutboxSheetProps = {
  userId: number;
  asked: string;
  onAsk: (asked: string) => void;
  /** As `onAsk`, in the place of what is left: the way back does not lead into a form that was closed. */
  onTurn: (asked: string) => void;
  onClose: () => void;
};

/** The sheet of the address `?outbox=1`, and the form of `?outbox=edit-12`. */
export default function OutboxSheet({ userId, asked, onAsk, onTurn, onClose }: OutboxSheetProps) {
  if (asked.startsWith(EDIT)) {
    const id = Number(asked.slice(EDIT.length));
    return <OutboxEdit key={id} id={id} userId={userId} onDone={() => onTurn('1')} />;
  }
  return <OutboxList userId={userId} onEdit={({ id }) => onAsk(EDIT + id)} onClose={onClose} />;
}

type ListProps = { userId: number; onEdit: (entry: Entry) => void; onClose: () => void };

function OutboxList({ userId, onEdit, onClose }: ListProps) {
  const outbox = useOutbox();
  const [leaving, setLeaving] = useState<number | null>(null);
  const discarded = outbox.entries.find(({ id }) => id === leaving);
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
              {entryStatuses(outbox).map(({ entry, standing }) => (
                <OutboxEntry
                  key={entry.id}
                  entry={entry}
                  standing={standing}
                  userId={userId}
                  onEdit={onEdit}
                  onDiscard={({ id }) => setLeaving(id)}
                />
              ))}
            </ul>
            <OutboxSent entries={outbox.answered} />
            <OutboxReady userId={userId} />
          </div>
        ) : (
          <ListSkeleton rows={3} />
        )}
      </Sheet>
      {discarded && (
        <DiscardDialog
          entry={discarded}
          following={outbox.entries.filter((entry) => follows(entry, discarded)).length}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
