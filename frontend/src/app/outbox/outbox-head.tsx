/** Why something still waits, in one sentence, and what makes it go. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@/api/session/current-user';
import { canWake } from '@/offline/outbox/queue-messages';
import { useOutbox, type OutboxState } from '@/offline/outbox/outbox-state';
import { entryStatuses } from '@/offline/outbox/entry-status';
import { sendNow } from '@/offline/sync/sync-scheduler';
import { announce } from '@/lib/browser/announce';
import { backWords, lackWords, stillWords } from '@/lib/labels/connectivity-labels';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/states';
import { toast } from '@/components/ui/toast-store';
import { closedWords } from './outbox-labels';

/** What of the outbox the head speaks of. */
type OutboxHeadProps = Pick<OutboxState, 'entries' | 'rest' | 'said' | 'sending' | 'isClosed' | 'isOld'>;

/** Stands above the entries; nothing where there are none. */
export function OutboxHead(props: OutboxHeadProps) {
  const note = noteOf(props);
  useTellChange(note?.words ?? 'Nada por enviar.');
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

function noteOf({ entries, rest, said, sending, isClosed, isOld }: OutboxHeadProps): Note | null {
  if (isClosed) return { words: closedWords({ entries, isOld }), tone: 'warn' };
  if (entries.length === 0) return null;
  if (rest === 'signedOut')
    return {
      words: 'Sua sessão terminou. Entre de novo, e a Boleia envia o que falta.',
      tone: 'warn',
      action: <SignInAgain />,
    };
  if (rest === 'blocked')
    return { words: `A Boleia não está aceitando o que você envia. ${said ?? ''}`, tone: 'warn', action: <SendNow /> };
  if (rest === 'full') return { words: fullWords, tone: 'warn', action: <SendNow /> };
  const others = entryStatuses({ entries, rest, sending }).filter(({ standing }) => standing.kind !== 'refused');
  if (others.every(({ standing }) => standing.kind === 'held')) return { words: 'O que está aqui precisa de você.' };
  const words =
    rest === 'noSignal'
      ? `${lackWords()}. O que está aqui fica guardado neste aparelho. ${goesWords()}`
      : rest === 'later'
        ? 'A Boleia não conseguiu receber agora. Ela tenta de novo sozinha.'
        : 'A Boleia está enviando.';
  return { words, tone: 'info', action: <SendNow /> };
}

/** What the device has is kept; to send it wants a little room. */
const fullWords =
  'Este aparelho está cheio. O que está aqui continua guardado: libere espaço no aparelho, e a Boleia envia.';

/** When it goes, once the server can be reached. */
function goesWords(): string {
  return canWake
    ? `A Boleia envia quando ${backWords()}.`
    : `A Boleia envia quando ${backWords()} e ela estiver aberta.`;
}

/** Says it when it is another: what was there before is on screen. */
function useTellChange(words: string): void {
  const last = useRef(words);
  // A screen reader is outside React.
  useEffect(() => {
    if (last.current !== words) announce(words);
    last.current = words;
  }, [words]);
}

/** Why something is still left, after a try; null where the sentence above the entries says enough. */
function stillOf({ rest, entries }: OutboxState): string | null {
  if (entries.length === 0) return null;
  if (rest === 'noSignal') return stillWords();
  if (rest === 'later') return 'A Boleia ainda não conseguiu receber';
  if (rest === 'full') return 'Este aparelho ainda está cheio';
  return rest === 'blocked' ? 'A Boleia ainda não está aceitando' : null;
}

/** Says that a try changed nothing, where it is why something was left before it, too. */
function tellStill(before: OutboxState['rest'], outbox: OutboxState): void {
  const still = outbox.rest === before ? stillOf(outbox) : null;
  if (still === null) return;
  toast({ title: still });
}

/** Tries at once, without waiting for its time. */
function SendNow() {
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    const { rest } = useOutbox.getState();
    try {
      await sendNow();
      tellStill(rest, useOutbox.getState());
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

/** The app then knows nobody, and leads to the login and back here. */
function SignInAgain() {
  const client = useQueryClient();
  return <Button onClick={() => client.setQueryData(currentUserQuery.queryKey, null)}>Entrar de novo</Button>;
}
