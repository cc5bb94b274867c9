/** Storage of form drafts, by user and form. */

/** Unanswered POST: fingerprint, Idempotency-Key and time in ms since 1970. */
export type Unanswered = { fingerprint: string; key: string; at?: number };

/** Storage of one unanswered POST; `transferOwnership` marks that the outbox owns the values from now on. */
export type IdempotencyKeyStore = {
  read: () => Unanswered | null;
  write: (unanswered: Unanswered | null) => void;
  transferOwnership: () => void;
};

/** Draft: typed values, the record they edit (version null for a new one), and an unanswered POST. */
export type Draft<T> = {
  version: number | null;
  base: Partial<T>;
  values: Partial<T>;
  unanswered?: Unanswered | null;
};

export function draftKey(userId: number, form: string): string {
  return `draft:${userId}:${form}`;
}

/** Name of a new record's draft, distinct by its context. */
export function newDraftName(kind: string, context: Record<string, string | number | null> = {}): string {
  const parts = Object.entries(context).filter(([, value]) => value !== null && value !== '');
  return [`${kind}:new`, ...parts.map(([name, value]) => `${name}=${value}`)].join('-');
}

/** Stored draft; null without a readable one. */
export function readDraft<T>(key: string): Draft<T> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft<T>(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft<T>(value: unknown): value is Draft<T> {
  return typeof value === 'object' && value !== null && 'values' in value && 'base' in value && 'version' in value;
}

/** Stores a draft; full or closed storage is ignored. */
export function writeDraft<T>(key: string, draft: Draft<T>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form still holds the values.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Closed storage holds no draft.
  }
}
