/** Leads whoever saves a form to the first thing that is wrong with it. */
import { useEffect, useRef, useState } from 'react';
import { focusFirstError } from './form-errors';

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
