/**
 * A form over one record: keeps its draft, sends it, puts the server's complaints on the fields, asks before what is
 * unlikely, and when somebody else changed the record meanwhile, brings both together without losing what was typed.
 */
import { useState, useEffect, useRef } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useDraft, useKeepDraft, type DraftHandle } from '@/lib/forms/use-draft';
import { ApiError, NetworkError, SpokenError } from '@/api/client';
import { isStored, mergeConflict, useBasis } from './conflict';
import {
  applyFieldErrors,
  markWarnings,
  focusFirstError,
  useRefusedBefore,
  currentOf,
  noTrouble,
  troubleOf,
  type Trouble,
} from './form-errors';
import { keptIn } from './idempotency';
import type { Warning } from '@/api/types';
import { useIsMounted } from './use-is-mounted';

/** Gives the form's place and the way to lead to its first error. */
function useComplaints(isSubmitting: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const [complaints, setComplaints] = useState(0);
  const answered = useRef(0);
  // The focus can move to a field only once React has drawn its error mark. The form library announces the errors of a
  // submit together with the submit's end, after it has called us: only then is the mark there.
  useEffect(() => {
    if (isSubmitting || answered.current === complaints) return;
    answered.current = complaints;
    focusFirstError(formRef.current);
  }, [complaints, isSubmitting]);
  return { formRef, complain: () => setComplaints((count) => count + 1) };
}

/** Values sent beside the body. */
export type Sending = { ifMatch: number | null; confirm: string[] };

/** How a record's form works. */
export type RecordFormOptions<V extends FieldValues, B, R extends { version: number }> = {
  userId: number;
  /** Names the draft: "vehicle:new", "vehicle:3". Null keeps none, where an old "now" would do harm. */
  name: string | null;
  defaults: V;
  /** The version being edited; null for a new record. */
  version: number | null;
  schema: GenericSchema<V, B>;
  /** The form's names for server fields that are called otherwise here. */
  aliases?: Record<string, string>;
  /** Gives the stored record, or 'kept' where the device keeps it, to be sent later. */
  save: (body: B, sending: Sending, typed: V) => Promise<R | 'kept'>;
  /** The form's values of a stored record, for when it changed under our hands. */
  toValues: (record: R) => V;
  onSaved: (record: R) => void;
  /** Earlier refusal of the server: the form opens with it at its fields. */
  refused?: ApiError | null;
  /** Goes on with what the device keeps; no other form's `save` gives 'kept'. */
  onKept?: (body: B) => void;
};

/** State and actions of a form on the screen. */
export type RecordFormState<V extends FieldValues, B, R> = {
  form: UseFormReturn<V, unknown, B>;
  formRef: React.RefObject<HTMLFormElement | null>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  isSaving: boolean;
  /** Error beside the fields. */
  formError: string | null;
  /** Whether it can be saved only with a signal: nothing keeps it until then. */
  needsSignal: boolean;
  /** Whether the form opened with something left half done. */
  restored: boolean;
  startOver: () => void;
  warnings: Warning[];
  confirmWarnings: () => void;
  dismissWarnings: () => void;
  /** The record as it is now, when it changed while the form was open. */
  conflict: R | null;
  keepMine: () => void;
  takeTheirs: () => void;
};

/** Marks the fields that both sides changed. */
function markConflicts<V extends FieldValues, B>(form: UseFormReturn<V, unknown, B>, fields: string[]): void {
  const message = 'Este campo também foi mudado por fora. Confira antes de salvar.';
  for (const field of fields) form.setError(field as Path<V>, { type: 'conflict', message });
}

/** The form of one record. */
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
  const [basis, rebase] = useBasis(draft, form, options.version, options.defaults);
  const { formRef, complain } = useComplaints(form.formState.isSubmitting);
  const [restored, setRestored] = useState(draft.restored);
  const [trouble, setTrouble] = useState<Trouble<R>>(noTrouble);
  const { conflict } = trouble;
  const isHere = useIsMounted();
  useRefusedBefore(options.refused ?? null, form, options.aliases, (error) => {
    setTrouble({ ...noTrouble(), error });
    complain();
  });

  /** The record, when the change that is refused as too late is our own: its answer was lost on the way. */
  function savedBefore(error: unknown): R | null {
    const current = currentOf<R>(error);
    if (current === null || basis.version === null || current.version !== basis.version + 1) return null;
    return isStored(basis.values, form.getValues(), options.toValues(current)) ? current : null;
  }

  async function saved(body: B, confirm: string[]): Promise<R | 'kept' | null> {
    try {
      const sending = { ifMatch: basis.version, confirm };
      return await options.save(keptIn(draft.keyPlace, body), sending, form.getValues());
    } catch (error) {
      const before = savedBefore(error);
      if (before !== null) return before;
      if (![ApiError, NetworkError, SpokenError].some((known) => error instanceof known)) console.error(error);
      // Whoever has gone finds it in "Por enviar": in two places it would be saved twice.
      if (isHere.current) draft.takeBack();
      setTrouble(troubleOf(error, applyFieldErrors(error, form, options.aliases)));
      complain();
      return null;
    }
  }

  async function send(body: B, confirm: string[]): Promise<void> {
    setTrouble(noTrouble);
    // The page may be gone before the answer comes.
    draft.keep(form.getValues());
    const record = await saved(body, confirm);
    if (record === null) return;
    draft.close();
    // A person who opened another screen meanwhile stays there.
    if (!isHere.current) return;
    try {
      if (record === 'kept') options.onKept?.(body);
      else options.onSaved(record);
    } catch (error) {
      // It is saved: to offer the form once more would make a second one. Thrown while drawing, it reaches the safety net.
      setTrouble(() => {
        throw error;
      });
    }
  }

  const submitWith = (confirm: string[]) => form.handleSubmit((body) => send(body, confirm), complain);

  function adopt(record: R, values: V): void {
    rebase({ version: record.version, values: options.toValues(record) });
    form.reset(values, { keepDefaultValues: true });
    setTrouble(noTrouble);
  }

  /** Half a date stands in its input alone and not among the values: the input is told. */
  function clearHalfTyped(): void {
    formRef.current?.dispatchEvent(new Event('reset'));
  }

  function startOver(): void {
    rebase({ version: options.version, values: options.defaults });
    draft.discard();
    form.reset(options.defaults);
    clearHalfTyped();
    setRestored(false);
    setTrouble(noTrouble);
  }

  function correctWarnings(): void {
    markWarnings(trouble.warnings, form, options.aliases);
    setTrouble(noTrouble);
    complain();
  }

  function keepMine(record: R): void {
    const { values, both } = mergeConflict(basis.values, form.getValues(), options.toValues(record));
    adopt(record, values);
    markConflicts(form, both);
    if (both.length > 0) complain();
  }

  function takeTheirs(record: R): void {
    adopt(record, options.toValues(record));
    clearHalfTyped();
    draft.discard();
  }

  return {
    form,
    formRef,
    submit: submitWith([]),
    isSaving: form.formState.isSubmitting,
    formError: trouble.error,
    needsSignal: options.onKept === undefined || options.version !== null,
    restored,
    startOver,
    warnings: trouble.warnings,
    confirmWarnings: () => void submitWith(trouble.warnings.map(({ code }) => code))(),
    dismissWarnings: correctWarnings,
    conflict,
    keepMine: () => conflict !== null && keepMine(conflict),
    takeTheirs: () => conflict !== null && takeTheirs(conflict),
  };
}
