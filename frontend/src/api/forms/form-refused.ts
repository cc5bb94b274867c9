/** Opens a form with what the server said to it before, at the fields that it is about. */
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '@/api/client';
import { applyFieldErrors } from './form-errors';

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
