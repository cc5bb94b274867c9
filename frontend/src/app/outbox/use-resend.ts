/** Sending an entry again after a person decided. */
import { useState } from 'react';
import { ApiError, errorMessage } from '@/api/client';
import { resend } from '@/offline/outbox/enqueue';
import type { Entry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { isFull, StorageError } from '@/offline/outbox/storage-error';
import { toast } from '@/components/ui/toast-store';

type Change = (body: Entry['body']) => Entry['body'];

/** What is said of a failure; what the server said stands with the entry as well. */
function titleOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Não deu para enviar';
  // Nothing is wrong with the step itself.
  if (error.status === 412) return 'O frete mudou de novo';
  return error.warnings.length > 0 ? 'Falta você confirmar' : 'O sistema recusou de novo';
}

/** What is said of it then. Where the device keeps no change, the entry stays as it was: nothing is lost. */
function sentenceFor(error: unknown): string {
  if (error instanceof ApiError && error.warnings.length > 0)
    return error.warnings.map(({ message }) => message).join(' ');
  if (!(error instanceof StorageError)) return errorMessage(error);
  if (isFull(error.cause)) return 'Este aparelho está cheio: libere espaço. O lançamento continua aqui como estava.';
  // A device that did not answer in time may have kept it all the same; of an old page, the sentence says the way out.
  return error.cause === null
    ? 'Este aparelho demorou a responder. Confira o lançamento antes de tentar de novo.'
    : errorMessage(error);
}

/** How it is sent again: over which version of its record, where that matters, and what it says of itself then. */
type Again = { ifMatch?: number | undefined; detail?: string };

/** The way to send it with its body changed, and whether that is under way. */
export function useResend({ id, title }: Entry) {
  const [busy, setBusy] = useState(false);
  async function send(change: Change, { ifMatch, detail }: Again) {
    setBusy(true);
    try {
      const entered = await resend(id, change, ifMatch, detail);
      if ('answer' in entered) toast({ title: `Enviado: ${title}` });
      else toast({ title: 'Guardado no aparelho', description: queueMessage() });
    } catch (error) {
      toast({ title: titleOf(error), description: sentenceFor(error), tone: 'error' });
    }
    setBusy(false);
  }
  return { busy, resend: (change: Change = (body) => body, again: Again = {}) => void send(change, again) };
}
