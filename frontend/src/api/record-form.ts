/**
 * A form over one record: keeps its draft, sends it, puts the server's complaints on the fields, asks before what is
 * unlikely, and when somebody else changed the record meanwhile, brings both together without losing what was typed.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useDraft, useKeepDraft, type DraftHandle } from '@/lib/draft';
import { ApiError, errorMessage } from './client';
import { applyFieldErrors, focusFirstError, mergeConflict } from './form-errors';
import type { Warning } from './types';

/** What goes along with the body. */
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
  save: (body: B, sending: Sending) => Promise<R>;
  /** The form's values of a stored record, for when it changed under our hands. */
  toValues: (record: R) => V;
  onSaved: (record: R) => void;
};

/** What a form on the screen works with. */
export type RecordForm<V extends FieldValues, B, R> = {
  form: UseFormReturn<V, unknown, B>;
  formRef: React.RefObject<HTMLFormElement | null>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  isSaving: boolean;
  /** What went wrong beside the fields. */
  formError: string | null;
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

type Basis<V> = { version: number | null; values: V };
type Trouble<R> = { error: string | null; warnings: Warning[]; conflict: R | null };

function noTrouble<R>(): Trouble<R> {
  return { error: null, warnings: [], conflict: null };
}

/** Sorts a failure: somebody else was faster, something is unlikely, or a sentence (null when the fields have it). */
function troubleOf<R>(error: unknown, sentence: string | null): Trouble<R> {
  const conflict = currentOf<R>(error);
  const warnings = error instanceof ApiError ? error.warnings : [];
  return { conflict, warnings, error: conflict !== null || warnings.length > 0 ? null : sentence };
}

function currentOf<R>(error: unknown): R | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  return (error.problem?.current ?? null) as R | null;
}

/** What the form's values are based on; what was not typed over follows the record when it is read anew beneath the form. */
function useBasis<V extends FieldValues, B>(
  draft: DraftHandle<V>,
  form: UseFormReturn<V, unknown, B>,
  version: number | null,
  values: V,
) {
  const [basis, setBasis] = useState<Basis<V>>({ version: draft.version, values: draft.base });
  const latest = useMemo(
    () => (version === null ? null : { version, values }),
    // The values are a new object with every drawing; they change only with the version.
    // oxlint-disable-next-line react/exhaustive-deps
    [version],
  );
  // Something of the record was settled elsewhere on the page. Where both sides changed a field, the server's refusal
  // will ask.
  useEffect(() => {
    if (latest === null || basis.version === null || latest.version <= basis.version) return;
    const merged = mergeConflict(basis.values, form.getValues(), latest.values);
    if (merged.both.length > 0) return;
    setBasis(latest);
    form.reset(merged.values, { keepDefaultValues: true });
  }, [basis, form, latest]);
  return [basis, setBasis] as const;
}

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

/** Marks the fields that both sides changed. */
function markConflicts<V extends FieldValues, B>(form: UseFormReturn<V, unknown, B>, fields: string[]): void {
  const message = 'Este campo também foi mudado por fora. Confira antes de salvar.';
  for (const field of fields) form.setError(field as Path<V>, { type: 'conflict', message });
}

/** The form of one record. */
export function useRecordForm<V extends FieldValues, B, R extends { version: number }>(
  options: RecordFormOptions<V, B, R>,
): RecordForm<V, B, R> {
  const draft: DraftHandle<V> = useDraft(options.userId, options.name, options.defaults, options.version);
  const form = useForm<V, unknown, B>({
    resolver: standardSchemaResolver(options.schema),
    defaultValues: draft.initial as DefaultValues<V>,
    shouldFocusError: false,
  });
  useKeepDraft(draft, form as Parameters<typeof useKeepDraft>[1]);
  const [basis, setBasis] = useBasis(draft, form, options.version, options.defaults);
  const { formRef, complain } = useComplaints(form.formState.isSubmitting);
  const [restored, setRestored] = useState(draft.restored);
  const [trouble, setTrouble] = useState<Trouble<R>>(noTrouble);
  const { conflict } = trouble;

  async function send(body: B, confirm: string[]): Promise<void> {
    setTrouble(noTrouble);
    try {
      const record = await options.save(body, { ifMatch: basis.version, confirm });
      draft.close();
      options.onSaved(record);
    } catch (error) {
      setTrouble(troubleOf(error, applyFieldErrors(error, form, options.aliases)));
      complain();
    }
  }

  const submitWith = (confirm: string[]) => form.handleSubmit((body) => send(body, confirm), complain);

  function adopt(record: R, values: V): void {
    setBasis({ version: record.version, values: options.toValues(record) });
    form.reset(values, { keepDefaultValues: true });
    setTrouble(noTrouble);
  }

  function startOver(): void {
    draft.discard();
    setBasis({ version: options.version, values: options.defaults });
    form.reset(options.defaults);
    setRestored(false);
    setTrouble(noTrouble);
  }

  function keepMine(record: R): void {
    const { values, both } = mergeConflict(basis.values, form.getValues(), options.toValues(record));
    adopt(record, values);
    markConflicts(form, both);
    if (both.length > 0) complain();
  }

  function takeTheirs(record: R): void {
    draft.discard();
    adopt(record, options.toValues(record));
  }

  return {
    form,
    formRef,
    submit: submitWith([]),
    isSaving: form.formState.isSubmitting,
    formError: trouble.error,
    restored,
    startOver,
    warnings: trouble.warnings,
    confirmWarnings: () => void submitWith(trouble.warnings.map(({ code }) => code))(),
    dismissWarnings: () => setTrouble(noTrouble),
    conflict,
    keepMine: () => conflict !== null && keepMine(conflict),
    takeTheirs: () => conflict !== null && takeTheirs(conflict),
  };
}

/** For what is written without a form: the sentence to show. */
export function sentenceOf(error: unknown): string | null {
  return error === null || error === undefined ? null : errorMessage(error);
}
