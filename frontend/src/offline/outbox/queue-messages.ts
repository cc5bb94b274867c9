/** Messages about queued entries. */
import { connectivityState } from '@/lib/browser/connectivity';
import { reconnectedLabel } from '@/lib/labels/connectivity-labels';
import { useOutbox } from './outbox-state';

/** True with Background Sync: the browser sends after the app is closed; elsewhere the app must be open. */
export const canWake = 'SyncManager' in globalThis;

/** Message of a queued entry; `isHeld` if an earlier one needs a decision first. */
export function queueMessage(isHeld = false): string {
  if (isHeld) return 'Vai ser enviado depois que você resolver o lançamento anterior deste frete.';
  const { pendingReason } = useOutbox.getState();
  if (pendingReason === 'signedOut') return 'Entre de novo, e a Boleia envia.';
  if (pendingReason === 'blocked') return 'A Boleia não está aceitando o que você envia. Veja por quê em Por enviar.';
  if (pendingReason === 'full') return 'Este aparelho está cheio. Libere espaço, e a Boleia envia.';
  if (!connectivityState.getState().isOffline) return 'Vai ser enviado daqui a pouco.';
  return canWake
    ? `Vai ser enviado quando ${reconnectedLabel()}.`
    : `Vai ser enviado quando ${reconnectedLabel()} e a Boleia estiver aberta.`;
}
