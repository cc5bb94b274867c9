/** How it is called that no answer comes, and that one comes again. */

/** Without a network it is the signal; with one it may as well be the server. */
export function lackWords(): string {
  return navigator.onLine ? 'Sem conexão com a Boleia' : 'Sem sinal';
}

/** That it is so still, after somebody tried. */
export function stillWords(): string {
  return `Ainda ${navigator.onLine ? 'sem conexão com a Boleia' : 'sem sinal'}`;
}

/** Thing that has to come back. */
export function backWords(): string {
  return navigator.onLine ? 'a conexão voltar' : 'o sinal voltar';
}
