/**
 * Small authentication forms: uncontrolled fields, validated on submit. Independent of the form library, because they
 * are part of the first download.
 */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ApiError, errorMessage } from '@/api/client';
import { focusFirstError } from '@/api/forms/form-errors';

/** Errors by field, and of the form. */
export type FieldErrors = { fields: Record<string, string>; form: string | null };

const none: FieldErrors = { fields: {}, form: null };

/** "Muitas tentativas..." with the server's Retry-After. */
function rateLimitMessage(error: ApiError): string {
  const wait = error.retryAfter;
  if (wait === null) return errorMessage(error, 'form');
  const time = wait < 120 ? `${wait} ${wait === 1 ? 'segundo' : 'segundos'}` : `${Math.ceil(wait / 60)} minutos`;
  return `Muitas tentativas seguidas. Tente de novo em ${time}.`;
}

/** Server errors by the form's fields; the rest as one message. */
export function complaintsOf(error: unknown, known: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) return { fields: {}, form: errorMessage(error, 'form') };
  if (error.status === 429) return { fields: {}, form: rateLimitMessage(error) };
  const fields: Record<string, string> = {};
  const homeless: string[] = [];
  for (const { field, message } of error.fields) {
    if (known.includes(field)) fields[field] ??= message;
    else homeless.push(message);
  }
  const placed = Object.keys(fields).length > 0;
  return { fields, form: homeless.join(' ') || (placed ? null : errorMessage(error, 'form')) };
}

export type RawValues = Record<string, FormDataEntryValue>;

/** Validates the values: the body to send, or errors by field. */
export type Check<B> = (values: RawValues) => { body: B } | { fields: Record<string, string> };

/** Validates, sends and shows errors. `send` throws the server's error; `done` is for forms that stay on screen. */
export function useAuthForm<B>(check: Check<B>, send: (body: B, form: HTMLFormElement) => Promise<void>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [complaints, setComplaints] = useState<FieldErrors>(none);
  const [busy, setBusy] = useState(false);

  // Error marks exist only after React has rendered them.
  useEffect(() => {
    if (Object.keys(complaints.fields).length > 0) focusFirstError(formRef.current);
  }, [complaints]);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const values = Object.fromEntries(new FormData(element));
    const checked = check(values);
    if ('fields' in checked) {
      setComplaints({ fields: checked.fields, form: null });
      return;
    }
    setComplaints(none);
    setBusy(true);
    try {
      await send(checked.body, element);
    } catch (error) {
      setComplaints(complaintsOf(error, Object.keys(values)));
    }
    setBusy(false);
  }

  return {
    busy,
    formError: complaints.form,
    form: { ref: formRef, noValidate: true, onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event) },
    error: (field: string): string | undefined => complaints.fields[field],
  };
}
