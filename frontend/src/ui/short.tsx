/** A text on one line. */
import { clsx } from 'clsx';

/** What does not fit is cut, and stands whole in the title. */
export function Short({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={clsx('block truncate', className)}>
      {text}
    </span>
  );
}
