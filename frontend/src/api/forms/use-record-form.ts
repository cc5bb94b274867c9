/**
 * Record form: stores drafts, submits, maps server errors to fields, confirms warnings, and merges concurrent edits
 * without losing input.
 */
import { useState, useEffect, useRef } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useDraft, useKeepDraft, type DraftHandle } from '@/lib/forms/use-draft';
import { ApiError, NetworkError, UserFacingError } from '@/api/client';
import { isStored, mergeConflict, useBaseline } from './conflict';
import {
  applyFieldErrors,
  markWarnings,
  focusFirstError,
  useRefusedBefore,
  currentOf,
  noFailure,
  saveFailureOf,
  type SaveFailure,
} from './form-errors';
import { withKeyStore } from './idempotency';
import type { Warning } from '@/api/types';
import { useIsMounted } from './use-is-mounted';

/** Ref of the form, and a function that focuses its first error. */
function useErrorFocus(isSubmitting: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const [focusRequests, setFocusRequests] = useState(0);
  const focused = useRef(0);
  // Error marks exist only after React has rendered them. The form library publishes the errors of a submit together
  // with the submit's end, after it has called us.
  useEffect(() => {
    if (isSubmitting || focused.current === focusRequests) return;
    focused.current = focusRequests;
    focusFirstError(formRef.current);
  }, [focusRequests, isSubmitting]);
  return { formRef, requestErrorFocus: () => setFocusRequests((count) => count + 1) };
}

/** Headers and confirmations sent beside the body. */
export type SaveConditions = { ifMatch: number | null; confirm: string[] };

export type RecordFormOptions<V extends FieldValues, B, R extends { version: number }> = {
  userId: number;
  /** Name of the draft: "vehicle:new", "vehicle:3". Null stores none, where an old "now" would be wrong. */
  name: string | null;
  defaults: V;
  /** Version being edited; null for a new record. */
  version: number | null;
  schema: GenericSchema<V, B>;
  /** Form fields by server field, where the names differ. */
  aliases?: Record<string, string>;
  /** Returns the stored record, or 'queued' when the outbox queued it. */
  save: (body: B, sending: SaveConditions, typed: V) => Promise<R | 'queued'>;
  /** Form values of a stored record, for merging a concurrent edit. */
  toValues: (record: R) => V;
  onSaved: (record: R) => void;
  /** Earlier refusal of the server: the form opens with its errors. */
  refused?: ApiError | null;
  /** Called after `save` returned 'queued'. */
  onQueued?: (body: B) => void;
};

export type RecordFormState<V extends FieldValues, B, R> = {
  form: UseFormReturn<V, unknown, B>;
  formRef: React.RefObject<HTMLFormElement | null>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  isSaving: boolean;
  /** Form-level error. */
  formError: string | null;
  /** True if saving needs a connection: no outbox queues this form. */
  needsSignal: boolean;
  /** True if the form opened with a stored draft. */
  restored: boolean;
  startOver: () => void;
  warnings: Warning[];
  confirmWarnings: () => void;
  dismissWarnings: () => void;
  /** Current record after a version conflict. */
  conflict: R | null;
  keepMine: () => void;
  takeTheirs: () => void;
};

function markConflicts<V extends FieldValues, B>(form: UseFormReturn<V, unknown, B>, fields: string[]): void {
  const message = 'Este campo também foi mudado por fora. Confira antes de salvar.';
  for (const field of fields) form.setError(field as Path<V>, { type: 'conflict', message });
}

export function useRecordForm<V extends FieldValues, B, R extends { version: number }>(
  options: RecordFormOptions<V, B, R>,
): RecordFormState<V, B, R> {
  const draft: DraftHandle<V> = useDraft(options.userId, options.name, options.defaults, options.version);
  const form = useForm<V, unknown, B>({
    resolver: standardSchemaResolver(options.schema),
    defaultValues: draft.initial as DefaultValues<V>,
    shouldFocusError: false,
  });
  useKeepDraft(draft, form as Parameters<typeof useKeepDraft>[1]);
  const [baseline, rebase] = useBaseline(draft, form, options.version, options.defaults);
  const { formRef, requestErrorFocus } = useErrorFocus(form.formState.isSubmitting);
  const [restored, setRestored] = useState(draft.restored);
  const [saveFailure, setSaveFailure] = useState<SaveFailure<R>>(noFailure);
  const { conflict } = saveFailure;
  const isMounted = useIsMounted();
  useRefusedBefore(options.refused ?? null, form, options.aliases, (error) => {
    setSaveFailure({ ...noFailure(), error });
    requestErrorFocus();
  });

  /** Stored record when a conflict is caused by our own save, whose response was lost. */
  function savedBefore(error: unknown): R | null {
    const current = currentOf<R>(error);
    if (current === null || baseline.version === null || current.version !== baseline.version + 1) return null;
    return isStored(baseline.values, form.getValues(), options.toValues(current)) ? current : null;
  }

  async function saved(body: B, confirm: string[]): Promise<R | 'queued' | null> {
    try {
      const sending = { ifMatch: baseline.version, confirm };
      return await options.save(withKeyStore(draft.keyStore, body), sending, form.getValues());
    } catch (error) {
      const before = savedBefore(error);
      if (before !== null) return before;
      if (![ApiError, NetworkError, UserFacingError].some((known) => error instanceof known)) console.error(error);
      // After a change of screen "Por enviar" shows the entry: a draft as well would save it twice.
      if (isMounted.current) draft.reclaimDraft();
      setSaveFailure(saveFailureOf(error, applyFieldErrors(error, form, options.aliases)));
      requestErrorFocus();
      return null;
    }
  }

  async function send(body: B, confirm: string[]): Promise<void> {
    setSaveFailure(noFailure);
    // The page may close before the response.
    draft.saveDraft(form.getValues());
    const record = await saved(body, confirm);
    if (record === null) return;
    draft.close();
    // A user who opened another screen in the meantime stays there.
    if (!isMounted.current) return;
    try {
      if (record === 'queued') options.onQueued?.(body);
      else options.onSaved(record);
    } catch (error) {
      // The record is saved: showing the form again would create a second one. Throwing in render reaches the error
      // boundary.
      setSaveFailure(() => {
        throw error;
      });
    }
  }

  const submitWith = (confirm: string[]) => form.handleSubmit((body) => send(body, confirm), requestErrorFocus);

  function rebaseOnRecord(record: R, values: V): void {
    rebase({ version: record.version, values: options.toValues(record) });
    form.reset(values, { keepDefaultValues: true });
    setSaveFailure(noFailure);
  }

  /** Clears half-typed dates: they exist only in their input, not among the form values. */
  function clearHalfTyped(): void {
    formRef.current?.dispatchEvent(new Event('reset'));
  }

  function startOver(): void {
    rebase({ version: options.version, values: options.defaults });
    draft.discard();
    form.reset(options.defaults);
    clearHalfTyped();
    setRestored(false);
    setSaveFailure(noFailure);
  }

  function correctWarnings(): void {
    markWarnings(saveFailure.warnings, form, options.aliases);
    setSaveFailure(noFailure);
    requestErrorFocus();
  }

  function keepMine(record: R): void {
    const { values, both } = mergeConflict(baseline.values, form.getValues(), options.toValues(record));
    rebaseOnRecord(record, values);
    markConflicts(form, both);
    if (both.length > 0) requestErrorFocus();
  }

  function takeTheirs(record: R): void {
    rebaseOnRecord(record, options.toValues(record));
    clearHalfTyped();
    draft.discard();
  }

  return {
    form,
    formRef,
    submit: submitWith([]),
    isSaving: form.formState.isSubmitting,
    formError: saveFailure.error,
    needsSignal: options.onQueued === undefined || options.version !== null,
    restored,
    startOver,
    warnings: saveFailure.warnings,
    confirmWarnings: () => void submitWith(saveFailure.warnings.map(({ code }) => code))(),
    dismissWarnings: correctWarnings,
    conflict,
    keepMine: () => conflict !== null && keepMine(conflict),
    takeTheirs: () => conflict !== null && takeTheirs(conflict),
  };
}
