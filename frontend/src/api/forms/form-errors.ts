/** Maps server errors to the fields of a form. */
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, errorMessage } from '@/api/client';
import type { Warning } from '@/api/types';
import { useEffect } from 'react';

/** Form-level error, warnings to confirm, and the current record after a conflict. */
export type SaveFailure<R> = { error: string | null; warnings: Warning[]; conflict: R | null };

export function noFailure<R>(): SaveFailure<R> {
  return { error: null, warnings: [], conflict: null };
}

/** Classifies an error: conflict, warnings, or a message (null when fields show it). */
export function saveFailureOf<R>(error: unknown, sentence: string | null): SaveFailure<R> {
  const conflict = currentOf<R>(error);
  const warnings = error instanceof ApiError ? error.warnings : [];
  return { conflict, warnings, error: conflict !== null || warnings.length > 0 ? null : sentence };
}

/** Current record of a version conflict; null for any other error. */
export function currentOf<R>(error: unknown): R | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  return (error.problem?.current ?? null) as R | null;
}

/** Shows the warnings or the form-level message of an earlier refusal, once, when the form opens. */
export function useRefusedBefore<V extends FieldValues, B>(
  refused: ApiError | null,
  form: UseFormReturn<V, unknown, B>,
  aliases: Record<string, string> | undefined,
  show: (sentence: string | null) => void,
): void {
  // Fields accept errors only once they are registered.
  useEffect(() => {
    if (refused === null) return;
    const warningText = refused.warnings.map(({ message }) => message).join(' ');
    show(warningText === '' ? applyFieldErrors(refused, form, aliases) : warningText);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Form name of a server field: "dueDates[0].name" is "dueDates.0.name" here. */
function fieldName(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^\/|^\$\./, '')
    .replaceAll('/', '.');
}

/**
 * Sets each field error on its field. Errors without a field in this form return as one message for the form; null when
 * every error found its field. `aliases` maps server fields to form fields.
 */
export function applyFieldErrors<V extends FieldValues, B>(
  error: unknown,
  form: UseFormReturn<V, unknown, B>,
  aliases: Record<string, string> = {},
): string | null {
  if (!(error instanceof ApiError) || error.fields.length === 0) return errorMessage(error, 'form');
  const unmappedErrors: string[] = [];
  for (const { field, code, message } of error.fields) {
    const name = aliases[field] ?? fieldName(field);
    if ((name.split('.')[0] ?? '') in form.getValues()) {
      form.setError(name as Path<V>, { type: code, message });
    } else {
      unmappedErrors.push(message);
    }
  }
  return unmappedErrors.length === 0 ? null : unmappedErrors.join(' ');
}

/** Sets each warning on the field it names, so that both values stay visible during correction. */
export function markWarnings<V extends FieldValues, B>(
  warnings: readonly Warning[],
  form: UseFormReturn<V, unknown, B>,
  aliases: Record<string, string> = {},
): void {
  for (const { field, code, message } of warnings) {
    const name = field == null ? '' : (aliases[field] ?? fieldName(field));
    if ((name.split('.')[0] ?? '') in form.getValues()) form.setError(name as Path<V>, { type: code, message });
  }
}

/** Moves the focus to the first invalid field and opens the folds around it. */
export function focusFirstError(root: HTMLElement | null): void {
  const field = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return;
  for (let box = field.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null) {
    box.open = true;
  }
  const control = field.matches('input, select, textarea, button, [tabindex]')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]');
  control?.focus();
}
