/** Confirmation of a logout while entries are queued. */
import { useState } from 'react';
import { needDecisionLabel } from '@/offline/outbox/entry-status';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { entriesOf } from '@/offline/outbox/store';
import { sendNow } from '@/offline/sync/sync-scheduler';
import { useIsMounted } from '@/api/forms/use-is-mounted';
import { offlineLabel } from '@/lib/labels/connectivity-labels';
import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { countOf } from '@/lib/format/text';
import { Button, LinkButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useLogout } from '@/app/logout';
import { useOutboxCounts } from './outbox-count';

/** Reason for unsent entries. */
function useReason(): string {
  const pendingReason = useOutbox((state) => state.pendingReason);
  const { refused } = useOutboxCounts();
  if (pendingReason === 'signedOut') return 'Sua sessão terminou: não deu para enviar.';
  if (pendingReason === 'noSignal') return `${offlineLabel()}: não deu para enviar.`;
  if (pendingReason === 'blocked') return 'A Boleia não está aceitando o que você envia.';
  if (pendingReason === 'full') return 'Este aparelho está cheio: não deu para enviar.';
  if (pendingReason === 'later') return 'A Boleia não conseguiu receber agora: não deu para enviar.';
  return refused > 0 ? `Não deu para enviar tudo: ${needDecisionLabel(refused)}.` : 'Não deu para enviar tudo agora.';
}

/** Queued entries, as far as known. */
function useQueuedText(userId: number): string {
  const { all } = useOutboxCounts();
  const isClosed = useOutbox((state) => state.isClosed);
  const isRead = useOutbox((state) => state.userId === userId);
  if (isClosed)
    return 'Não deu para ler o que este aparelho guardou. O que faltar só é enviado quando você entrar de novo.';
  if (!isRead) return 'Conferindo o que falta enviar…';
  if (all === 0) return 'Não há mais nada por enviar.';
  const stay = all === 1 ? 'ele fica neste aparelho e só é enviado' : 'eles ficam neste aparelho e só são enviados';
  return `Há ${countOf(all, 'lançamento', 'lançamentos')} por enviar. Se sair, ${stay} quando você entrar de novo.`;
}

/** Sends and signs out, signs out anyway, or stays. */
export default function LogoutConfirmation({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { all, refused } = useOutboxCounts();
  const { busy, logout } = useLogout();
  const [isSending, setSending] = useState(false);
  const [hasRemaining, setHasRemaining] = useState(false);
  const reason = useReason();
  const queuedText = useQueuedText(userId);
  const { hrefTo } = useSheetAddress('outbox');
  const isMounted = useIsMounted();
  async function sendAndLogout() {
    setSending(true);
    await sendNow().catch(() => undefined);
    const remaining = await entriesOf(userId).catch(() => null);
    // The user has closed the dialog meanwhile.
    if (!isMounted.current) return;
    setSending(false);
    if (remaining?.length === 0) logout();
    else setHasRemaining(true);
  }
  return (
    <Dialog open title="Sair do Sistema" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2 text-ink-2">
          <p>{queuedText}</p>
          <p role="status" className="font-medium text-neg">
            {hasRemaining && all > 0 && reason}
          </p>
        </div>
        <div className="flex flex-col gap-2">
          {refused > 0 && hasRemaining ? (
            <LinkButton variant="primary" to={hrefTo('1')} onClick={onClose}>
              Ver o que falta
            </LinkButton>
          ) : (
            <Button variant="primary" busy={isSending} disabled={busy} onClick={() => void sendAndLogout()}>
              Enviar agora e sair
            </Button>
          )}
          <Button busy={busy} disabled={isSending} onClick={logout}>
            Sair assim mesmo
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
