/** Complaints of the server on the fields they are about. */
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, errorMessage } from '@/api/client';
import type { Warning } from '@/api/types';
import { useEffect } from 'react';

/** The sentence beside the fields, what is unlikely, and the record as it is now where somebody else was faster. */
export type Trouble<R> = { error: string | null; warnings: Warning[]; conflict: R | null };

/** All went well so far. */
export function noTrouble<R>(): Trouble<R> {
  return { error: null, warnings: [], conflict: null };
}

/** Sorts a failure: somebody else was faster, something is unlikely, or a sentence (null when the fields have it). */
export function troubleOf<R>(error: unknown, sentence: string | null): Trouble<R> {
  const conflict = currentOf<R>(error);
  const warnings = error instanceof ApiError ? error.warnings : [];
  return { conflict, warnings, error: conflict !== null || warnings.length > 0 ? null : sentence };
}

/** The record as it is now, where it changed since it was read. */
export function currentOf<R>(error: unknown): R | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  return (error.problem?.current ?? null) as R | null;
}

/** Tells what was asked, or the sentence that is about no field; null where there is none. Once, when the form opens. */
export function useRefusedBefore<V extends FieldValues, B>(
  refused: ApiError | null,
  form: UseFormReturn<V, unknown, B>,
  aliases: Record<string, string> | undefined,
  tell: (sentence: string | null) => void,
): void {
  // The fields take no errors before they are there.
  useEffect(() => {
    if (refused === null) return;
    const asked = refused.warnings.map(({ message }) => message).join(' ');
    tell(asked === '' ? applyFieldErrors(refused, form, aliases) : asked);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** The form's name for a server field: "dueDates[0].name" is "dueDates.0.name" here. */
function fieldName(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^\/|^\$\./, '')
    .replaceAll('/', '.');
}

/**
 * Puts each complaint on its field. What has no field in this form, or is no complaint about fields at all, comes back
 * as a sentence for the form as a whole; null when every complaint found its field. `aliases` renames server fields.
 */
export function applyFieldErrors<V extends FieldValues, B>(
  error: unknown,
  form: UseFormReturn<V, unknown, B>,
  aliases: Record<string, string> = {},
): string | null {
  if (!(error instanceof ApiError) || error.fields.length === 0) return errorMessage(error, 'form');
  const homeless: string[] = [];
  for (const { field, code, message } of error.fields) {
    const name = aliases[field] ?? fieldName(field);
    if ((name.split('.')[0] ?? '') in form.getValues()) {
      form.setError(name as Path<V>, { type: code, message });
    } else {
      homeless.push(message);
    }
  }
  return homeless.length === 0 ? null : homeless.join(' ');
}

/** Puts each warning that names a field of this form there, so that both values stay in sight while it is corrected. */
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

/** Moves the focus to the first field with an error, opening whatever is folded around it. */
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
