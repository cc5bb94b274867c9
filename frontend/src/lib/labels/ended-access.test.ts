import { expect, test } from 'vitest';
import { endedAccessText } from './labels';

test.each([
  [0, [], ''],
  [1, [], '1 sessão encerrada.'],
  [0, ['Planilha'], 'Chave revogada: Planilha.'],
  [2, ['Contador', 'Planilha'], '2 sessões encerradas. Chaves revogadas: Contador e Planilha.'],
])('%i sessions and the keys %j', (endedSessions, revokedTokens, words) => {
  expect(endedAccessText({ endedSessions, revokedTokens })).toBe(words);
});
