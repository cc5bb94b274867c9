/** Form drafts, stored by user and form until saved or discarded. */
import { useEffect, useState } from 'react';
import { clearDraft, draftKey, readDraft, writeDraft, type IdempotencyKeyStore } from './draft';
import { restoreKnownFields } from './restore-known-fields';

type WatchableForm = { watch: (callback: () => void) => { unsubscribe: () => void }; getValues: () => unknown };

export type DraftHandle<T> = {
  /** Initial values: defaults with the draft over them. */
  initial: T;
  /** Base of the typed values. */
  base: T;
  /** Version of the record that the typed values are based on; null for a new record. */
  version: number | null;
  /** True if a draft was restored. */
  restored: boolean;
  /** Stores the values; values equal to the base are no draft. */
  saveDraft: (values: unknown) => void;
  /** Key storage within the draft; null without drafts. */
  keyStore: IdempotencyKeyStore | null;
  /** Restores the draft of a submitted form after a refusal. */
  reclaimDraft: () => void;
  /** Rebases the typed values. */
  rebase: (base: T, version: number | null) => void;
  /** Discards the draft; later input is stored again. */
  discard: () => void;
  /** Discards the draft for good after saving. */
  close: () => void;
};

const nothing = () => undefined;

function noDraft<T>(defaults: T, version: number | null): DraftHandle<T> {
  return {
    initial: defaults,
    base: defaults,
    version,
    restored: false,
    saveDraft: nothing,
    keyStore: null,
    reclaimDraft: nothing,
    rebase: nothing,
    discard: nothing,
    close: nothing,
  };
}

/** Draft under a key, written with every change, so that it survives a restart. */
function openDraft<T extends object>(key: string, defaults: T, current: number | null): DraftHandle<T> {
  const stored = readDraft<T>(key);
  const initial = stored ? restoreKnownFields(defaults, stored.values) : defaults;
  let base = stored ? restoreKnownFields(defaults, stored.base) : defaults;
  let version = stored ? stored.version : current;
  let values: unknown = initial;
  let unanswered = stored?.unanswered ?? null;
  let closed = false;
  let isTransferred = false;
  function store() {
    if (closed || isTransferred) return;
    const isUntouched = unanswered === null && JSON.stringify(values) === JSON.stringify(base);
    if (isUntouched) clearDraft(key);
    else writeDraft(key, { version, base, values: values as Partial<T>, unanswered });
  }
  return {
    initial,
    base,
    version,
    restored: stored !== null,
    saveDraft: (next) => {
      values = next;
      store();
    },
    keyStore: {
      read: () => unanswered,
      write: (next) => {
        unanswered = next;
        store();
      },
      // A second copy would be saved twice after a restart.
      transferOwnership: () => {
        isTransferred = true;
        unanswered = null;
        clearDraft(key);
      },
    },
    reclaimDraft: () => {
      isTransferred = false;
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

/** Reads a form's draft once, on mount. A form without a name has none. */
export function useDraft<T extends object>(
  userId: number,
  form: string | null,
  defaults: T,
  version: number | null = null,
): DraftHandle<T> {
  const [handle] = useState<DraftHandle<T>>(() =>
    form === null ? noDraft(defaults, version) : openDraft(draftKey(userId, form), defaults, version),
  );
  return handle;
}

/** Stores input, debounced, and at once when the page is hidden. */
export function useKeepDraft<T>(draft: DraftHandle<T>, form: WatchableForm): void {
  // Form library and storage are external to React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      draft.saveDraft(form.getValues());
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
