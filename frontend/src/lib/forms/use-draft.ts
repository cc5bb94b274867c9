/** Half-filled forms are kept on the device, by user and form, until they are saved or thrown away. */
import { useEffect, useState } from 'react';
import { clearDraft, draftKey, readDraft, writeDraft, type KeyPlace } from './draft';
import { mergeKnown } from './merge-known';

/** The part of react-hook-form that a draft needs. */
type WatchableForm = { watch: (callback: () => void) => { unsubscribe: () => void }; getValues: () => unknown };

/** Draft actions of a form. */
export type DraftHandle<T> = {
  /** The values to start from: the defaults with what was left half done over them. */
  initial: T;
  /** The values that what was typed is based on. */
  base: T;
  /** The version of the record the typed values are based on; null for a new record. */
  version: number | null;
  /** Whether something was left half done. */
  restored: boolean;
  /** Writes what the form holds; what equals the values it is based on is no draft. */
  keep: (values: unknown) => void;
  /** Keeps the key of what was sent with the draft; null where no draft is kept. */
  keyPlace: KeyPlace | null;
  /** Makes a submitted form a draft again after a refusal. */
  takeBack: () => void;
  /** Rebases the typed values on these. */
  rebase: (base: T, version: number | null) => void;
  /** Throws the draft away; what is typed afterwards is kept again. */
  discard: () => void;
  /** To be called once the form is saved: throws the draft away and keeps nothing more. */
  close: () => void;
};

const nothing = () => undefined;

function unkept<T>(defaults: T, version: number | null): DraftHandle<T> {
  return {
    initial: defaults,
    base: defaults,
    version,
    restored: false,
    keep: nothing,
    keyPlace: null,
    takeBack: nothing,
    rebase: nothing,
    discard: nothing,
    close: nothing,
  };
}

/** The draft under a key. It is written with every change, so that it is there after a restart. */
function openDraft<T extends object>(key: string, defaults: T, current: number | null): DraftHandle<T> {
  const stored = readDraft<T>(key);
  const initial = stored ? mergeKnown(defaults, stored.values) : defaults;
  let base = stored ? mergeKnown(defaults, stored.base) : defaults;
  let version = stored ? stored.version : current;
  let values: unknown = initial;
  let unanswered = stored?.unanswered ?? null;
  let closed = false;
  let isHandedOver = false;
  function store() {
    if (closed || isHandedOver) return;
    const isUntouched = unanswered === null && JSON.stringify(values) === JSON.stringify(base);
    if (isUntouched) clearDraft(key);
    else writeDraft(key, { version, base, values: values as Partial<T>, unanswered });
  }
  return {
    initial,
    base,
    version,
    restored: stored !== null,
    keep: (next) => {
      values = next;
      store();
    },
    keyPlace: {
      read: () => unanswered,
      write: (next) => {
        unanswered = next;
        store();
      },
      // Kept in two places, it would be saved twice after a restart.
      handOver: () => {
        isHandedOver = true;
        unanswered = null;
        clearDraft(key);
      },
    },
    takeBack: () => {
      isHandedOver = false;
      store();
    },
    rebase: (nextBase, nextVersion) => {
      base = nextBase;
      version = nextVersion;
    },
    discard: () => {
      values = base;
      unanswered = null;
      store();
    },
    close: () => {
      closed = true;
      clearDraft(key);
    },
  };
}

/** Reads the draft of a form once, when the form opens, and says how to keep it. A form without a name keeps none. */
export function useDraft<T extends object>(
  userId: number,
  form: string | null,
  defaults: T,
  version: number | null = null,
): DraftHandle<T> {
  const [handle] = useState<DraftHandle<T>>(() =>
    form === null ? unkept(defaults, version) : openDraft(draftKey(userId, form), defaults, version),
  );
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
