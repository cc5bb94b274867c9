/** Text that keeps to one line of a table. */
import type { ReactNode } from 'react';

/**
 * As much of the text as its column has room for; the pointer shows the rest. It asks for no width itself: the column
 * says how much it takes, and a narrow one folds its text over lines where its row does.
 */
export function OneLine({ text, children = text }: { text: string; children?: ReactNode }) {
  return (
    <span title={text} className="block truncate @2xl:w-0 @2xl:min-w-full">
      {children}
    </span>
  );
}
