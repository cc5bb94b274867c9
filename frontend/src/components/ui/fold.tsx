/** Collapsible section. Native `details`: works without JavaScript and with page search. */
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useIsWide } from './use-media-query';

/** `summary` lists the content in a few words ("RENAVAM, chassi, cor"). */
export type FoldProps = {
  title: string;
  summary?: ReactNode;
  open?: boolean;
  /** Marks the title of a page section as a heading; parts of a form have none. */
  heading?: boolean;
  children: ReactNode;
};

/** Collapsible card. `open` is the initial state. */
export function Fold({ title, summary, open = false, heading = false, children }: FoldProps) {
  const Title = heading ? 'h2' : 'span';
  return (
    <details open={open} className="min-w-0 rounded-card border border-line bg-surface">
      <summary className="grid min-h-control-lg cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 rounded-card px-4 py-3 md:px-card [&::-webkit-details-marker]:hidden">
        <Title className="text-lg font-bold">{title}</Title>
        <Chevron className="row-span-2" />
        {summary && <span className="col-start-1 text-sm text-ink-3 [[open]>summary>&]:hidden">{summary}</span>}
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-card md:pb-card">{children}</div>
    </details>
  );
}

/** Page section: expanded where the screen has room, else collapsed. */
export function FoldCard(props: Omit<FoldProps, 'open' | 'heading'>) {
  return (
    <section className="min-w-0">
      <Fold {...props} heading open={useIsWide()} />
    </section>
  );
}

/** The same within a card; `open` overrides the state that the width gives. */
export function FoldPart({ title, summary, open, children }: Omit<FoldProps, 'heading'>) {
  const isWide = useIsWide();
  return (
    <details open={open ?? isWide} className="mt-1 border-t border-line pt-1">
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-medium">{title}</span>
        <span className="text-right text-sm whitespace-nowrap text-ink-2 [[open]>summary>&]:hidden">{summary}</span>
        <Chevron />
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  );
}

/** Turned by its own summary: collapsible parts may be nested. */
function Chevron({ className = '' }: { className?: string }) {
  return (
    <ChevronDown
      aria-hidden="true"
      className={`size-5 shrink-0 text-ink-2 transition-transform duration-150 [[open]>summary>&]:rotate-180 ${className}`}
    />
  );
}
