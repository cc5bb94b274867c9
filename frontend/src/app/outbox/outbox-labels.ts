/** Labels of the outbox: entries and their status. */
import { isStep, type Entry } from '@/offline/outbox/entry';
import type { OutboxState } from '@/offline/outbox/outbox-state';
import type { EntryStatus } from '@/offline/outbox/entry-status';
import { atClock } from '@/lib/browser/clock';
import { formatMoment, formatTime } from '@/lib/format/dates';

/** Text for unreadable storage: none, or upgraded by a newer version in another tab. */
export function closedStorageText({ entries, isOld }: Pick<OutboxState, 'entries' | 'isOld'>): string {
  if (isOld) return 'A Boleia foi atualizada em outra aba. Atualize a página para ver o que falta enviar.';
  return entries.length > 0
    ? 'Este aparelho não deixou ler agora o que guardou.'
    : 'Este navegador não deixa guardar nada neste aparelho. Sem sinal, o que você lançar não fica guardado.';
}

/** Summary of an entry. Steps show their time: "today" may have passed since. */
export function detailOf(entry: Entry, timeZone: string): string {
  const at = entry.body['occurredAt'];
  return isStep(entry) && typeof at === 'string' ? formatMoment(at, timeZone) : entry.detail;
}

/** Names of the records whose entries block each other. */
const recordLabels: Record<string, string> = {
  freights: 'deste frete',
  vehicles: 'deste caminhão',
  finances: 'desta conta',
  drivers: 'deste motorista',
};

const pendingLabels = {
  noSignal: 'Espera sinal',
  noAnswer: 'Espera conexão com a Boleia',
  signedOut: 'Espera você entrar de novo',
  blocked: 'Espera a Boleia voltar a aceitar',
  full: 'Espera espaço neste aparelho',
  turn: 'Vai ser enviado em seguida',
} as const;

const unknownOutcomeLabels = {
  noSignal: 'Talvez já tenha sido enviado: a Boleia confere quando houver sinal',
  noAnswer: 'Talvez já tenha sido enviado: a Boleia confere quando houver conexão',
  signedOut: 'Talvez já tenha sido enviado: a Boleia confere quando você entrar de novo',
  blocked: 'Talvez já tenha sido enviado: a Boleia confere quando puder',
  full: 'Talvez já tenha sido enviado: a Boleia confere quando puder',
  turn: 'Talvez já tenha sido enviado: a Boleia confere em seguida',
} as const;

/** Status text of an entry. */
export function entryStatusLabel(entryStatus: EntryStatus, timeZone: string): string {
  if (entryStatus.kind === 'pending') {
    const pendingReason =
      entryStatus.pendingReason === 'noSignal' && navigator.onLine ? 'noAnswer' : entryStatus.pendingReason;
    return (entryStatus.outcomeUnknown ? unknownOutcomeLabels : pendingLabels)[pendingReason];
  }
  if (entryStatus.kind === 'behind') {
    const before = `o lançamento anterior ${recordLabels[entryStatus.orderingKey.replace(/\/.*/, '')] ?? ''}`.trim();
    return entryStatus.needsPerson ? `Espera você resolver ${before}` : `Espera ${before}`;
  }
  if (entryStatus.kind !== 'paused') return entryStatus.kind === 'refused' ? 'Precisa de você' : 'Enviando';
  const hour = formatTime(atClock(entryStatus.at).toISOString(), timeZone);
  return entryStatus.outcomeUnknown
    ? `Talvez já tenha sido enviado: a Boleia confere às ${hour}`
    : `A Boleia tenta de novo às ${hour}`;
}
