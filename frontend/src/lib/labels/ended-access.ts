/** Access that the server ended, in words. */
import { countOf, joinWords } from '@/lib/format/text';
import type { Answer, Wire } from '@/lib/wire';

/** Sessions that ended, and names of the API keys that were revoked. */
export type EndedAccess = Answer<Wire['EndedAccess']>;

/** "2 sessões encerradas. Chaves revogadas: Contador e Planilha."; empty where nothing ended. */
export function endedWords({ endedSessions, revokedTokens }: EndedAccess): string {
  const sentences: string[] = [];
  if (endedSessions > 0) sentences.push(`${countOf(endedSessions, 'sessão encerrada', 'sessões encerradas')}.`);
  if (revokedTokens.length > 0) {
    const what = revokedTokens.length === 1 ? 'Chave revogada' : 'Chaves revogadas';
    sentences.push(`${what}: ${joinWords(revokedTokens)}.`);
  }
  return sentences.join(' ');
}
