/** Notice of evicted entries. Shown above the page, because a dialog would cover a form. */
import { useEffect, useState } from 'react';
import type { LostEntry } from '@/offline/outbox/evicted-entries';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { acknowledgeLost } from '@/offline/sync/sync-scheduler';
import { announce } from '@/lib/browser/announce';
import { countOf } from '@/lib/format/text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/states';

/** Shown at each start until acknowledged; renders nothing without lost entries. */
export function OutboxLost() {
  const lost = useOutbox((state) => state.lost);
  if (lost.length === 0) return null;
  return <Lost lost={lost} />;
}

function Lost({ lost }: { lost: readonly LostEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const what = countOf(lost.length, 'lançamento que esperava', 'lançamentos que esperavam');
  const words = `O navegador apagou ${what} neste aparelho.`;
  // Screen readers are external to React.
  useEffect(() => announce(words), [words]);
  return (
    <div className="mb-4 print:hidden">
      <Notice
        tone="warn"
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Ver o que era
          </Button>
        }
      >
        {words}
      </Notice>
      <Dialog open={isOpen} title="O navegador apagou lançamentos" onClose={() => setOpen(false)}>
        <div className="flex flex-col gap-4">
          <p>{words} Confira no sistema o que já aparece e lance de novo o que faltar:</p>
          <ul className="flex flex-col gap-2">
            {lost.map(({ title, detail }, index) => (
              // Entries may be equal, and their order is fixed.
              <li key={index} className="rounded-control bg-sunken px-4 py-3">
                <p className="font-medium">{title}</p>
                <p className="text-sm text-ink-2">{detail}</p>
              </li>
            ))}
          </ul>
          <Button variant="primary" onClick={acknowledgeLost}>
            Entendi
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
