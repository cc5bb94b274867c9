/** Texts of a lost and a returning connection. */

/** Offline the signal is missing; otherwise it may be the server. */
export function offlineLabel(): string {
  return navigator.onLine ? 'Sem conexão com a Boleia' : 'Sem sinal';
}

/** Text after another failed attempt. */
export function stillOfflineLabel(): string {
  return `Ainda ${navigator.onLine ? 'sem conexão com a Boleia' : 'sem sinal'}`;
}

/** Missing part that must return. */
export function reconnectedLabel(): string {
  return navigator.onLine ? 'a conexão voltar' : 'o sinal voltar';
}
