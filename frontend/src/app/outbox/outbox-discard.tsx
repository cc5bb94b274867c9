/** Taking an entry out of the outbox for good. */
import { useState } from 'react';
import { discard } from '@/offline/outbox/enqueue';
import type { Entry } from '@/offline/outbox/entry';
import { useTimeZone } from '@/api/session/user-today';
import { countOf } from '@/lib/format/text';
import { ConfirmDialog } from '@/components/ui/dialog';
import { detailOf } from './outbox-labels';

/** It was sent and no answer came, be it so long ago that it is not sent again by itself. */
function mayBeThere({ state, refusal }: Entry): boolean {
  return state === 'unsure' || (state === 'refused' && (refusal === null || refusal.status === 0));
}

/** Names it, and says what becomes of it. `following` is how many later ones wait for it. */
export function DiscardDialog({ entry, following, onClose }: { entry: Entry; following: number; onClose: () => void }) {
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
        {mayBeThere(entry) ? (
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
