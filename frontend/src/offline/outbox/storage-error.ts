/** Storage error: the device caches nothing. */
import { SpokenError } from '@/api/client';
import { lackWords } from '@/lib/labels/connectivity-labels';

const STAY = 'Fique nesta tela: o que você digitou continua aqui.';

/** Why the device keeps nothing. */
const why = {
  full: 'Este aparelho está cheio e não guardou nada.',
  closed: 'Este navegador não deixa guardar nada.',
  old: 'Esta página é de uma versão antiga da Boleia. Quando houver sinal, atualize a página.',
  noCode: 'A parte da Boleia que guarda ainda não carregou.',
} as const;

/** Whether there is no room on the device. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** Whether the storage is that of a newer version than this page. */
export function isOld(error: unknown): boolean {
  return error instanceof Error && error.name === 'VersionError';
}

function reasonOf(cause: unknown): keyof typeof why {
  if (isFull(cause)) return 'full';
  return isOld(cause) ? 'old' : 'closed';
}

/** The device keeps nothing: its storage is closed to us or full, or what keeps did not come. What was entered is not kept. */
export class StorageError extends SpokenError {
  constructor(cause: unknown, reason: keyof typeof why = reasonOf(cause)) {
    super(`${why[reason]} ${STAY}`, { cause });
    this.name = 'StorageError';
  }

  /** The same where it could not be sent either. */
  unsent(): SpokenError {
    return new SpokenError(`${lackWords()}. ${this.message}`, { cause: this });
  }
}
