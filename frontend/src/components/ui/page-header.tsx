/** Page header. On the phone its title appears in the top bar only. */
import { useId, useLayoutEffect, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { create } from 'zustand';
import { Link } from 'react-router-dom';
import { useDensity } from '@/lib/browser/density';
import { restoredUrl, RETURNING } from '@/lib/navigation/list-restoration';
import { useIsVeryWide } from './use-media-query';

/** Title and back link of the page. */
export type Heading = { id: string; title: string; back: string | undefined };

/** Heading of the current page; null without one. The layout shows it in the top bar and the document title. */
export const useHeading = create<{ heading: Heading | null }>(() => ({ heading: null }));

/** Publishes a page's heading while mounted. */
export function useAnnounceHeading(title: string, back?: string): void {
  const id = useId();
  // Before paint, so that no other title flashes.
  useLayoutEffect(() => {
    useHeading.setState({ heading: { id, title, back } });
    return () => useHeading.setState(({ heading }) => (heading?.id === id ? { heading: null } : { heading }));
  }, [id, title, back]);
}

/** Place of the page's tabs in its header; null where they are below it. */
export const useTabSlot = create<{ slot: HTMLElement | null }>(() => ({ slot: null }));

const setTabSlot = (slot: HTMLElement | null) => useTabSlot.setState({ slot });

/** `back`: parent address; a list is restored as it was left. */
export type PageHeaderProps = {
  title: string;
  back?: string;
  /** Line below the title. */
  description?: ReactNode;
  /** Buttons at the right; below the title on the phone. */
  actions?: ReactNode;
};

/** Exactly one per page; constant height without buttons, so that tabs below do not move. A wide compact one has them. */
export function PageHeader({ title, back, description, actions }: PageHeaderProps) {
  const to = back && restoredUrl(back);
  const [density] = useDensity();
  useAnnounceHeading(title, to);
  const hasTabs = useIsVeryWide() && density === 'compact';
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 md:mb-section md:min-h-control md:gap-y-2">
      <div className="flex min-w-0 items-center gap-2 max-md:contents">
        {to && (
          <Link
            to={to}
            state={RETURNING}
            aria-label="Voltar"
            className="-ml-2 hidden size-control shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink md:inline-flex print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
        )}
        <div className="min-w-0 max-md:contents">
          <h1 className="text-title font-bold tracking-tight max-md:sr-only print:not-sr-only">{title}</h1>
          {description && <div className="max-w-text text-ink-2 max-md:mb-3 max-md:basis-full">{description}</div>}
        </div>
      </div>
      {hasTabs && <div ref={setTabSlot} className="min-w-0 flex-1 basis-0 empty:hidden" />}
      {actions && <div className="flex flex-wrap items-center gap-2 max-md:basis-full max-md:*:mb-4">{actions}</div>}
    </header>
  );
}
