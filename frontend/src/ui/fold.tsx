/** A part of a form or page that is folded away until wanted. Native: it opens without JavaScript and by page search. */
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** Props of `Fold`; `summary` says in a few words what is inside ("RENAVAM, chassi, cor"). */
export type FoldProps = { title: string; summary?: string; open?: boolean; children: ReactNode };

/** A card whose body opens at its title. `open` is only how it starts. */
export function Fold({ title, summary, open = false, children }: FoldProps) {
  return (
    <details open={open} className="group min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-bold">{title}</span>
          {summary && <span className="block text-sm text-ink-3 group-open:hidden">{summary}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-6 md:pb-6">{children}</div>
    </details>
  );
}
