/** Complaints of the server on the fields they are about. */
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, errorMessage } from './client';

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
  if (!(error instanceof ApiError) || error.fields.length === 0) return errorMessage(error);
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

/** Gives the form's place and the way to lead to its first error. */
export function useComplaints(isSubmitting: boolean) {
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

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Brings together what was there (`base`), what was typed over it (`mine`) and what is stored now (`theirs`):
 * a field I touched stays mine, any other becomes theirs. `both` names the fields that both sides changed differently.
 */
export function mergeConflict<V extends FieldValues>(base: V, mine: V, theirs: V): { values: V; both: string[] } {
  const names = Object.keys(mine);
  const both = names.filter(
    (name) => !same(mine[name], base[name]) && !same(theirs[name], base[name]) && !same(mine[name], theirs[name]),
  );
  const merged = names.map((name) => [name, same(mine[name], base[name]) ? theirs[name] : mine[name]]);
  return { values: Object.fromEntries(merged) as V, both };
}

const trimmed = (_name: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);

function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, trimmed) === JSON.stringify(b, trimmed);
}

/** Whether all that was typed (`mine` over `base`) is stored already. */
export function isStored<V extends FieldValues>(base: V, mine: V, theirs: V): boolean {
  const typed = Object.keys(mine).filter((name) => !sameText(mine[name], base[name]));
  return typed.length > 0 && typed.every((name) => sameText(mine[name], theirs[name]));
}
