/**
 * The small forms before and around the session: uncontrolled fields, checked once on submit. They do without the form
 * library, because everybody downloads them before the first screen.
 */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ApiError, errorMessage } from '@/api/client';
import { focusFirstError } from '@/api/forms/form-errors';

/** Errors: by field, and with the form as a whole. */
export type Complaints = { fields: Record<string, string>; form: string | null };

const none: Complaints = { fields: {}, form: null };

/** "Muitas tentativas..." with the seconds the server wants us to wait. */
function rateLimitMessage(error: ApiError): string {
  const wait = error.retryAfter;
  if (wait === null) return errorMessage(error, 'form');
  const time = wait < 120 ? `${wait} ${wait === 1 ? 'segundo' : 'segundos'}` : `${Math.ceil(wait / 60)} minutos`;
  return `Muitas tentativas seguidas. Tente de novo em ${time}.`;
}

/** Server complaints on the fields that this form has; the rest in one sentence. */
export function complaintsOf(error: unknown, known: readonly string[]): Complaints {
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

/** Values of the fields, by name. */
export type RawValues = Record<string, FormDataEntryValue>;

/** Looks at the values before they are sent: the body to send, or what is wrong with which field. */
export type Check<B> = (values: RawValues) => { body: B } | { fields: Record<string, string> };

/** Checks, sends and complains. `send` throws what the server said; `done` is for the form that stays on screen. */
export function useAuthForm<B>(check: Check<B>, send: (body: B, form: HTMLFormElement) => Promise<void>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [complaints, setComplaints] = useState<Complaints>(none);
  const [busy, setBusy] = useState(false);

  // The marks of the fields are in the document only after React has drawn them.
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
    /** Props of the `<form>`. */
    form: { ref: formRef, noValidate: true, onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event) },
    /** The complaint about a field. */
    error: (field: string): string | undefined => complaints.fields[field],
  };
}
