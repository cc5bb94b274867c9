import { useEffect, useRef } from 'react';

/**
 * A dialog's action may remove the button that opened it, and the focus with it. Once the dialog is closed and what it
 * was about (`subject`) is no longer what it was, a focus that was lost goes where the person goes on.
 */
export function useFocusWhenLost(open: boolean, subject: unknown, goOn: () => void): void {
  const before = useRef<{ subject: unknown } | null>(null);
  // The focus is the document's, and the change may come before the dialog closes or after.
  useEffect(() => {
    if (open) before.current ??= { subject };
    else if (before.current !== null && before.current.subject !== subject) {
      before.current = null;
      if (document.activeElement === document.body) goOn();
    }
  });
}
