/** Head of the outbox: why entries remain, and how to send them. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@/api/session/current-user';
import { canWake } from '@/offline/outbox/queue-messages';
import { useOutbox, type OutboxState } from '@/offline/outbox/outbox-state';
import { entryStatuses } from '@/offline/outbox/entry-status';
import { sendNow } from '@/offline/sync/sync-scheduler';
import { announce } from '@/lib/browser/announce';
import { reconnectedLabel, offlineLabel, stillOfflineLabel } from '@/lib/labels/connectivity-labels';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/states';
import { toast } from '@/components/ui/toast-store';
import { closedStorageText } from './outbox-labels';

type OutboxHeadProps = Pick<
  OutboxState,
  'entries' | 'pendingReason' | 'serverMessage' | 'sending' | 'isClosed' | 'isOld'
>;

/** Renders nothing without entries. */
export function OutboxHead(props: OutboxHeadProps) {
  const note = noteOf(props);
  useAnnounceChange(note?.words ?? 'Nada por enviar.');
  if (note === null) return null;
  return note.tone === undefined ? (
    <p className="text-ink-2">{note.words}</p>
  ) : (
    <Notice tone={note.tone} action={note.action}>
      {note.words}
    </Notice>
  );
}

type Note = { words: string; tone?: 'warn' | 'info'; action?: ReactNode };

function noteOf({ entries, pendingReason, serverMessage, sending, isClosed, isOld }: OutboxHeadProps): Note | null {
  if (isClosed) return { words: closedStorageText({ entries, isOld }), tone: 'warn' };
  if (entries.length === 0) return null;
  if (pendingReason === 'signedOut')
    return {
      words: 'Sua sessão terminou. Entre de novo, e a Boleia envia o que falta.',
      tone: 'warn',
      action: <SignInAgain />,
    };
  if (pendingReason === 'blocked')
    return {
      words: `A Boleia não está aceitando o que você envia. ${serverMessage ?? ''}`,
      tone: 'warn',
      action: <SendNow />,
    };
  if (pendingReason === 'full') return { words: fullStorageText, tone: 'warn', action: <SendNow /> };
  const others = entryStatuses({ entries, pendingReason, sending }).filter(
    ({ entryStatus }) => entryStatus.kind !== 'refused',
  );
  if (others.every(({ entryStatus }) => entryStatus.kind === 'behind'))
    return { words: 'O que está aqui precisa de você.' };
  const words =
    pendingReason === 'noSignal'
      ? `${offlineLabel()}. O que está aqui fica guardado neste aparelho. ${deliveryText()}`
      : pendingReason === 'later'
        ? 'A Boleia não conseguiu receber agora. Ela tenta de novo sozinha.'
        : 'A Boleia está enviando.';
  return { words, tone: 'info', action: <SendNow /> };
}

/** Entries are stored; sending them needs a little free storage. */
const fullStorageText =
  'Este aparelho está cheio. O que está aqui continua guardado: libere espaço no aparelho, e a Boleia envia.';

/** Text on the next attempt once the server is reachable. */
function deliveryText(): string {
  return canWake
    ? `A Boleia envia quando ${reconnectedLabel()}.`
    : `A Boleia envia quando ${reconnectedLabel()} e ela estiver aberta.`;
}

/** Announces changes; the first text is visible already. */
function useAnnounceChange(words: string): void {
  const last = useRef(words);
  // Screen readers are external to React.
  useEffect(() => {
    if (last.current !== words) announce(words);
    last.current = words;
  }, [words]);
}

/** Reason for remaining entries after an attempt; null if the head explains it. */
function stillOf({ pendingReason, entries }: OutboxState): string | null {
  if (entries.length === 0) return null;
  if (pendingReason === 'noSignal') return stillOfflineLabel();
  if (pendingReason === 'later') return 'A Boleia ainda não conseguiu receber';
  if (pendingReason === 'full') return 'Este aparelho ainda está cheio';
  return pendingReason === 'blocked' ? 'A Boleia ainda não está aceitando' : null;
}

/** Announces an attempt that changed nothing. */
function announceStillQueued(before: OutboxState['pendingReason'], outbox: OutboxState): void {
  const still = outbox.pendingReason === before ? stillOf(outbox) : null;
  if (still === null) return;
  toast({ title: still });
}

/** Sends immediately, ignoring back-off. */
function SendNow() {
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    const { pendingReason } = useOutbox.getState();
    try {
      await sendNow();
      announceStillQueued(pendingReason, useOutbox.getState());
    } catch {
      toast({
        title: 'Não deu para enviar',
        description: 'Este aparelho não deixa ler o que guardou.',
        tone: 'error',
      });
    }
    setBusy(false);
  }
  return (
    <Button busy={busy} onClick={() => void send()}>
      Enviar agora
    </Button>
  );
}

/** Forgets the user, which opens the login and returns here. */
function SignInAgain() {
  const client = useQueryClient();
  return <Button onClick={() => client.setQueryData(currentUserQuery.queryKey, null)}>Entrar de novo</Button>;
}
