/** Where half-filled forms are kept on the device, by user and form. */

/** A POST that was sent and not answered: what it was, under which Idempotency-Key, and when, in ms since 1970. */
export type Unanswered = { fingerprint: string; key: string; at?: number };

/** A place that remembers one unanswered POST; `handOver` says that what it belongs to is kept elsewhere from now on. */
export type KeyPlace = {
  read: () => Unanswered | null;
  write: (unanswered: Unanswered | null) => void;
  handOver: () => void;
};

/** A form as it was left: what was typed, over which record (version null for a new one), and what was sent of it. */
export type Draft<T> = {
  version: number | null;
  base: Partial<T>;
  values: Partial<T>;
  unanswered?: Unanswered | null;
};

/** Where a draft lives. */
export function draftKey(userId: number, form: string): string {
  return `draft:${userId}:${form}`;
}

/** The name of a new record's draft: another one for each thing that the record was begun for. */
export function newDraftName(kind: string, about: Record<string, string | number | null> = {}): string {
  const parts = Object.entries(about).filter(([, value]) => value !== null && value !== '');
  return [`${kind}:new`, ...parts.map(([name, value]) => `${name}=${value}`)].join('-');
}

/** The draft kept under the key; null when there is none, or it cannot be read. */
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

/** Keeps a draft. A full or closed storage is no reason to disturb who is typing. */
export function writeDraft<T>(key: string, draft: Draft<T>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form itself still holds what was typed.
  }
}

/** Throws a draft away. */
export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing to throw away without storage.
  }
}
