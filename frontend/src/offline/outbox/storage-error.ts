/** Storage errors: the device cannot store an entry. */
import { UserFacingError } from '@/api/client';
import { offlineLabel } from '@/lib/labels/connectivity-labels';

const STAY = 'Fique nesta tela: o que você digitou continua aqui.';

/** Messages by reason. */
const why = {
  full: 'Este aparelho está cheio e não guardou nada.',
  closed: 'Este navegador não deixa guardar nada.',
  old: 'Esta página é de uma versão antiga da Boleia. Quando houver sinal, atualize a página.',
  noCode: 'A parte da Boleia que guarda ainda não carregou.',
} as const;

export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** True if a newer version of the app upgraded the storage. */
export function isOld(error: unknown): boolean {
  return error instanceof Error && error.name === 'VersionError';
}

function reasonOf(cause: unknown): keyof typeof why {
  if (isFull(cause)) return 'full';
  return isOld(cause) ? 'old' : 'closed';
}

/** Nothing was stored: storage is closed or full, or its code failed to load. */
export class StorageError extends UserFacingError {
  constructor(cause: unknown, reason: keyof typeof why = reasonOf(cause)) {
    super(`${why[reason]} ${STAY}`, { cause });
    this.name = 'StorageError';
  }

  /** Variant for an entry that could not be sent either. */
  unsent(): UserFacingError {
    return new UserFacingError(`${offlineLabel()}. ${this.message}`, { cause: this });
  }
}
