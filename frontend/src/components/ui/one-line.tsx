/** Text that keeps to one line of a table. */
import type { ReactNode } from 'react';

/**
 * As much of the text as its column has room for; the pointer shows the rest. It asks for no width itself, so that it never
 * makes a table too wide: the column says how much it takes.
 */
export function OneLine({ text, children = text }: { text: string; children?: ReactNode }) {
  return (
    <span title={text} className="block w-0 min-w-full truncate">
      {children}
    </span>
  );
}
