/** Half-filled forms are kept on the device, by user and form, until they are saved or thrown away. */
import { useEffect, useState } from 'react';

/** A form as it was left: what was typed, and the record it was typed over (version null for a new one). */
export type Draft<T> = { version: number | null; base: Partial<T>; values: Partial<T> };

/** Where a draft lives. */
export function draftKey(userId: number, form: string): string {
  return `draft:${userId}:${form}`;
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

/** The part of react-hook-form that a draft needs. */
type WatchableForm = { watch: (callback: () => void) => { unsubscribe: () => void }; getValues: () => unknown };

/** What a form does with its draft. */
export type DraftHandle<T> = {
  /** The values to start from: the defaults with what was left half done over them. */
  initial: T;
  /** The values that what was typed is based on. */
  base: T;
  /** The version of the record the typed values are based on; null for a new record. */
  version: number | null;
  /** Whether something was left half done. */
  restored: boolean;
  /** Writes what the form holds; what equals the values it started from is no draft. */
  keep: (values: unknown) => void;
  /** Throws the draft away; what is typed afterwards is kept again. */
  discard: () => void;
  /** To be called once the form is saved: throws the draft away and keeps nothing more. */
  close: () => void;
};

/** Only what the form still knows is taken over from an old draft. */
function merge<T extends object>(defaults: T, kept: Partial<T>): T {
  const known = Object.entries(kept).filter(([name]) => name in defaults);
  return { ...defaults, ...Object.fromEntries(known) };
}

const nothing = () => undefined;

function unkept<T>(defaults: T, version: number | null): DraftHandle<T> {
  return {
    initial: defaults,
    base: defaults,
    version,
    restored: false,
    keep: nothing,
    discard: nothing,
    close: nothing,
  };
}

/** Reads the draft of a form once, when the form opens, and says how to keep it. A form without a name keeps none. */
export function useDraft<T extends object>(
  userId: number,
  form: string | null,
  defaults: T,
  version: number | null = null,
): DraftHandle<T> {
  const [handle] = useState<DraftHandle<T>>(() => {
    if (form === null) return unkept(defaults, version);
    const key = draftKey(userId, form);
    const draft = readDraft<T>(key);
    const base = draft ? merge(defaults, draft.base) : defaults;
    const baseVersion = draft ? draft.version : version;
    const untouched = JSON.stringify(base);
    let closed = false;
    return {
      initial: draft ? merge(defaults, draft.values) : defaults,
      base,
      version: baseVersion,
      restored: draft !== null,
      keep: (values) => {
        if (closed) return;
        if (JSON.stringify(values) === untouched) clearDraft(key);
        else writeDraft(key, { version: baseVersion, base, values: values as Partial<T> });
      },
      discard: () => clearDraft(key),
      close: () => {
        closed = true;
        clearDraft(key);
      },
    };
  });
  return handle;
}

/** Keeps what is typed into the form, a moment after each change and at once when the page goes away. */
export function useKeepDraft<T>(draft: DraftHandle<T>, form: WatchableForm): void {
  // The form is outside React's data flow, and so is the storage: this keeps the two in step.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      draft.keep(form.getValues());
    };
    const watching = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(flush, 300);
    });
    window.addEventListener('pagehide', flush);
    return () => {
      watching.unsubscribe();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [draft, form]);
}
