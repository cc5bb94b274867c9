/** How the sheet speaks: what an entry is, and why it still waits. */
import { isStep, type Entry } from '@/offline/outbox/entry';
import type { OutboxState } from '@/offline/outbox/outbox-state';
import type { EntryStatus } from '@/offline/outbox/entry-status';
import { atClock } from '@/lib/browser/clock';
import { formatMoment, formatTime } from '@/lib/format/dates';

/** Where the device does not let read what it keeps: it keeps nothing, or another tab has a newer version of the app. */
export function closedWords({ entries, isOld }: Pick<OutboxState, 'entries' | 'isOld'>): string {
  if (isOld) return 'A Boleia foi atualizada em outra aba. Atualize a página para ver o que falta enviar.';
  return entries.length > 0
    ? 'Este aparelho não deixou ler agora o que guardou.'
    : 'Este navegador não deixa guardar nada neste aparelho. Sem sinal, o que você lançar não fica guardado.';
}

/** What an entry says beside its title. Of a step it is when it was: what was today when it was entered is not any more. */
export function detailOf(entry: Entry, timeZone: string): string {
  const at = entry.body['occurredAt'];
  return isStep(entry) && typeof at === 'string' ? formatMoment(at, timeZone) : entry.detail;
}

/** What the entries of a record are called, of which a later one waits for an earlier one. */
const ofRecord: Record<string, string> = {
  freights: 'deste frete',
  vehicles: 'deste caminhão',
  finances: 'desta conta',
  drivers: 'deste motorista',
};

const waiting = {
  noSignal: 'Espera sinal',
  noAnswer: 'Espera conexão com a Boleia',
  signedOut: 'Espera você entrar de novo',
  blocked: 'Espera a Boleia voltar a aceitar',
  full: 'Espera espaço neste aparelho',
  turn: 'Vai ser enviado em seguida',
} as const;

const unsure = {
  noSignal: 'Talvez já tenha sido enviado: a Boleia confere quando houver sinal',
  noAnswer: 'Talvez já tenha sido enviado: a Boleia confere quando houver conexão',
  signedOut: 'Talvez já tenha sido enviado: a Boleia confere quando você entrar de novo',
  blocked: 'Talvez já tenha sido enviado: a Boleia confere quando puder',
  full: 'Talvez já tenha sido enviado: a Boleia confere quando puder',
  turn: 'Talvez já tenha sido enviado: a Boleia confere em seguida',
} as const;

/** Why an entry is still here. */
export function standingWords(standing: EntryStatus, timeZone: string): string {
  if (standing.kind === 'waiting') {
    const rest = standing.rest === 'noSignal' && navigator.onLine ? 'noAnswer' : standing.rest;
    return (standing.unsure ? unsure : waiting)[rest];
  }
  if (standing.kind === 'held') {
    const before = `o lançamento anterior ${ofRecord[standing.record.replace(/\/.*/, '')] ?? ''}`.trim();
    return standing.needsPerson ? `Espera você resolver ${before}` : `Espera ${before}`;
  }
  if (standing.kind !== 'paused') return standing.kind === 'refused' ? 'Precisa de você' : 'Enviando';
  const hour = formatTime(atClock(standing.at).toISOString(), timeZone);
  return standing.unsure
    ? `Talvez já tenha sido enviado: a Boleia confere às ${hour}`
    : `A Boleia tenta de novo às ${hour}`;
}
