/** Resends a refused entry after a decision of the user. */
import { useState } from 'react';
import { ApiError, errorMessage } from '@/api/client';
import { resend } from '@/offline/outbox/enqueue';
import type { Entry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { isFull, StorageError } from '@/offline/outbox/storage-error';
import { toast } from '@/components/ui/toast-store';

type Change = (body: Entry['body']) => Entry['body'];

/** Title of a failure; the entry shows the server's message. */
function titleOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Não deu para enviar';
  // The step itself is valid.
  if (error.status === 412) return 'O frete mudou de novo';
  return error.warnings.length > 0 ? 'Falta você confirmar' : 'O sistema recusou de novo';
}

/** Message of a failure. If the change could not be stored, the entry is unchanged. */
function sentenceFor(error: unknown): string {
  if (error instanceof ApiError && error.warnings.length > 0)
    return error.warnings.map(({ message }) => message).join(' ');
  if (!(error instanceof StorageError)) return errorMessage(error);
  if (isFull(error.cause)) return 'Este aparelho está cheio: libere espaço. O lançamento continua aqui como estava.';
  // A device that timed out may have stored it; an old page has its own message.
  return error.cause === null
    ? 'Este aparelho demorou a responder. Confira o lançamento antes de tentar de novo.'
    : errorMessage(error);
}

/** Version to lock on, if any, and the new summary. */
type Again = { ifMatch?: number | undefined; detail?: string };

/** Resend action, and true while it runs. */
export function useResend({ id, title }: Entry) {
  const [busy, setBusy] = useState(false);
  async function send(change: Change, { ifMatch, detail }: Again) {
    setBusy(true);
    try {
      const result = await resend(id, change, ifMatch, detail);
      if ('response' in result) toast({ title: `Enviado: ${title}` });
      else toast({ title: 'Guardado no aparelho', description: queueMessage() });
    } catch (error) {
      toast({ title: titleOf(error), description: sentenceFor(error), tone: 'error' });
    }
    setBusy(false);
  }
  return { busy, resend: (change: Change = (body) => body, again: Again = {}) => void send(change, again) };
}
